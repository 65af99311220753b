// The living objects of one class, page by page; of each, its values and who observes it.

import { detailPane, el, reconcile, setText } from "./dom.js";
import { Pager } from "./pager.js";
import { throttled } from "./pump.js";
import { attempt } from "./status.js";
import { clock, count, oneLine } from "./text.js";
import { ObjectFacts } from "./object-facts.js";

const PAGE = 200;
const INTERVAL = 1000;
const AGES = { "": "All", new: "New since the mark", survived: "Survived the mark" };

export class ObjectPane {
  /** The class that is shown, `{ id, name }`. */
  chosen = null;
  canEdit = false;
  #start = 0;
  #question = 0;
  #range = null;
  #seen = "";

  constructor({ api, onClose }) {
    Object.assign(this, { api, onClose });
    this.choice = el("select", {
      "aria-label": "Which objects", "data-test": "object-age", onchange: () => this.#go(0),
    }, ...Object.entries(AGES).map(([value, text]) => el("option", { value, text })));
    this.pager = new Pager({
      test: "object", onTurn: (by) => this.#go(Math.max(0, this.#start + by * PAGE)),
    });
    this.countText = el("span", { class: "muted", role: "status", "data-test": "object-count" });
    this.list = el("ul", { class: "object-list" });
    const { element, title, body } = detailPane({
      label: "Objects of the class", test: "object-pane", name: "Objects",
      above: [el("div", { class: "toolbar" }, this.choice, this.countText, this.pager.element)],
      onClose: () => this.close(),
    });
    title.classList.add("code");
    body.append(this.list);
    Object.assign(this, { element, title });
    this.refresh = throttled(() => this.#ask(), INTERVAL);
  }

  get age() {
    return this.choice.value;
  }

  set age(age) {
    this.choice.value = Object.hasOwn(AGES, age) ? age : "";
  }

  open({ id, name }, mark) {
    this.chosen = { id, name };
    setText(this.title, oneLine(name, 200));
    this.#showMark(mark);
    this.element.hidden = false;
    this.#go(0);
  }

  close() {
    if (this.chosen === null) return;
    this.chosen = null;
    this.element.hidden = true;
    this.onClose();
  }

  setRange(range) {
    this.#range = range;
    if (this.chosen) this.#go(0);
  }

  /** The numbers of the class have changed; it is no longer tracked if they are null. */
  receive(counts, mark) {
    if (counts === null) return this.close();
    this.#showMark(mark);
    const seen = JSON.stringify([counts, mark]);
    if (seen === this.#seen) return;
    this.#seen = seen;
    this.refresh();
  }

  #showMark(mark) {
    for (const option of this.choice.options) option.disabled = mark === null && option.value !== "";
    if (mark === null && this.age !== "") this.choice.value = "";
  }

  #go(start) {
    this.#start = start;
    this.#ask();
  }

  #ask() {
    if (this.chosen === null) return;
    if (this.api.base === null) return this.#draw({ objects: [], start: 0, total: 0 });
    this.#question += 1;
    const question = this.#question;
    attempt("found", async () => {
      const { start: from, end: to } = this.#range ?? {};
      const found = await this.api.post("objects/search", {
        class: this.chosen.id, age: this.age, start: this.#start, from, to,
      });
      if (question !== this.#question) return;
      // The page that was shown may have gone.
      if (found.objects.length === 0 && this.#start > 0) return this.#go(0);
      this.#draw(found);
    });
  }

  #draw({ objects, start, total }) {
    const text = this.api.base === null ? "only counted: the file has no program" : count(total);
    setText(this.countText, text);
    this.pager.show({ first: start + 1, last: start + objects.length, total });
    reconcile(this.list, objects, ({ n }) => String(n), (one) => this.#make(one), (row, one) => {
      row.parts.isNew.hidden = !one.isNew;
    });
  }

  #make(one) {
    const isNew = el("span", { class: "tag tag-accent", text: "new" });
    const summary = el("summary", { class: "object-open code", "data-test": "object" },
      el("span", { text: `#${count(one.n)}` }), el("span", { text: oneLine(one.address, 40) }),
      el("span", { class: "muted", text: clock(one.time) }), isNew,
      el("span", { class: "muted", text: one.maker ? `← ${oneLine(one.maker, 200)}` : "" }));
    const facts = new ObjectFacts({ pane: this, object: one, summary, name: "object" });
    return el("li", { parts: { isNew } }, facts.element);
  }
}
