// The functions that pages have overridden by value, delay or error.

import { CallRates } from "./call-rates.js";
import { button, el, reconcile, setText } from "./dom.js";
import { attempt } from "./status.js";
import { count, oneLine, rate } from "./text.js";

const VERBS = { answer: "returns", delay: "waits", fail: "throws" };

export class OverrideList {
  #overrides = [];
  #rates = new CallRates();

  constructor({ api }) {
    this.api = api;
    this.list = el("ul");
    this.element = el("section", { class: "page-overrides", hidden: true },
      el("h2", { text: "Overridden in the console" }), this.list);
    // Rates fall while no calls are made.
    setInterval(() => this.#draw(), 1000);
  }

  receive(overrides) {
    this.#overrides = overrides;
    this.element.hidden = overrides.length === 0;
    this.#rates.add(overrides, performance.now());
    this.#draw();
  }

  #draw() {
    reconcile(this.list, this.#overrides, ({ id }) => String(id), ({ id }) => this.#make(id),
      ({ parts }, { id, name, action, text, calls, changed }) => {
        setText(parts.name, oneLine(name, 300));
        setText(parts.action, `${VERBS[action] ?? action} ${oneLine(text, 200)}`);
        const perSecond = this.#rates.of(id, performance.now()) ?? 0;
        const often = perSecond > 0 ? `, ${rate(perSecond)}/s` : "";
        setText(parts.count, `${count(changed)} of ${count(calls)} calls changed${often}`);
      });
  }

  #make(id) {
    const parts = {
      name: el("span", { class: "code" }),
      action: el("span", { class: "tag tag-accent" }),
      count: el("span", { class: "muted" }),
      installer: el("span", { class: "muted", text: "by the console" }),
    };
    const ask = () => this.api.post("overrides/stop", { overrides: [id] });
    const stop = button("Stop", {
      class: "changes", "data-test": "override-stop", onclick: () => attempt("stopped", ask),
    });
    return el("li", { class: "redefinition", "data-test": "page-override", parts },
      stop, ...Object.values(parts));
  }

}
