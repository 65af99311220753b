// The functions of the program: all of them, those that are traced, and those that are overridden.

import { BentView } from "./bent-view.js";
import { button, el, setText } from "./dom.js";
import { FunctionList } from "./function-list.js";
import { OverrideDialog } from "./override-dialog.js";
import { OverrideList } from "./override-list.js";
import { count } from "./text.js";
import { TracedView } from "./traced-view.js";

const KEY = "pliant.functions";
const NAMES = { all: "All", traced: "Traced", overridden: "Overridden" };

export class FunctionsView {
  isShown = false;
  #current = "all";
  #joints = 0;
  #overrides = 0;

  constructor({ panel, api, announce, gauges }) {
    this.parts = {};
    this.choices = {};
    for (const name of Object.keys(NAMES)) {
      this.parts[name] = el("div", { class: "subpanel", hidden: true });
      this.choices[name] = button(NAMES[name], {
        class: "toggle", "data-test": `functions-${name}`, onclick: () => this.show(name),
      });
    }
    panel.append(
      el("div", { class: "toolbar subviews", role: "group", "aria-label": "Functions" },
        ...Object.values(this.choices)),
      ...Object.values(this.parts),
    );
    const onOverridden = (name) => {
      this.show("overridden");
      this.views.overridden.search(name);
    };
    const dialog = new OverrideDialog({ api, announce });
    panel.append(dialog.element);
    this.overrides = new OverrideList({ api, announce });
    this.parts.overridden.append(this.overrides.element);
    const onOverride = (one) => dialog.open(one);
    this.views = {
      all: new FunctionList({ panel: this.parts.all, api, announce, onOverridden, onOverride }),
      traced: new TracedView({ panel: this.parts.traced, api, announce }),
      overridden: new BentView({ panel: this.parts.overridden, api, announce, gauges }),
    };
    const last = sessionStorage.getItem(KEY);
    this.show(last in NAMES ? last : "all");
  }

  show(name) {
    sessionStorage.setItem(KEY, name);
    const previous = this.#current;
    this.#current = name;
    for (const other of Object.keys(NAMES)) {
      this.choices[other].setAttribute("aria-pressed", String(other === name));
      this.parts[other].hidden = other !== name;
    }
    if (!this.isShown) return;
    this.views[previous].setShown(false);
    this.views[name].setShown(true);
  }

  setShown(isShown) {
    this.isShown = isShown;
    this.views[this.#current].setShown(isShown);
  }

  focusFilter() {
    this.views[this.#current].focusFilter();
  }

  setRange(range) {
    for (const view of Object.values(this.views)) view.setRange(range);
  }

  get place() {
    const { filter } = this.views[this.#current].place;
    return { part: this.#current === "all" ? "" : this.#current, filter };
  }

  set place({ part = "", filter = "" }) {
    const isKnown = Object.hasOwn(NAMES, part);
    if (isKnown) this.show(part);
    if (isKnown || filter !== "") this.views[this.#current].place = { filter };
  }

  recolor() {
    this.views.traced.schedule();
  }

  receive(state) {
    this.views.overridden.receive(state);
    this.views.all.receiveJoints(state.joints);
    this.#joints = state.joints.length;
    this.#count("overridden", this.#joints + this.#overrides);
  }

  receiveOverrides({ overrides }) {
    this.overrides.receive(overrides);
    this.#overrides = overrides.length;
    this.#count("overridden", this.#joints + this.#overrides);
  }

  receiveTraces({ traces }) {
    this.views.traced.receive(traces);
    this.views.all.receiveTraces(traces);
    this.#count("traced", traces.length);
  }

  receiveCalls(news) {
    this.views.traced.receiveCalls(news);
  }

  reset() {
    for (const view of Object.values(this.views)) view.reset();
    this.receiveOverrides({ overrides: [] });
  }

  #count(name, number) {
    setText(this.choices[name], number > 0 ? `${NAMES[name]} ${count(number)}` : NAMES[name]);
  }
}
