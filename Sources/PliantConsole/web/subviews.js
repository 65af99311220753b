// The base of views of several parts, of which one is shown.

import { button, el, setText } from "./dom.js";
import { count } from "./text.js";

export class Subviews {
  isShown = false;
  /** The views, by name; set by the subclass. */
  views = {};
  #current;
  #names;
  #key;

  /** `names` by name, the first of which is shown at first. */
  constructor({ panel, label, prefix, names }) {
    this.parts = {};
    this.choices = {};
    this.#names = names;
    this.#key = `pliant.${prefix}`;
    for (const [name, text] of Object.entries(names)) {
      this.parts[name] = el("div", { class: "subpanel", hidden: true });
      this.choices[name] = button(text, {
        class: "toggle", "data-test": `${prefix}-${name}`, onclick: () => this.show(name),
      });
    }
    panel.append(
      el("div", { class: "toolbar subviews", role: "group", "aria-label": label },
        ...Object.values(this.choices)),
      ...Object.values(this.parts),
    );
    const last = sessionStorage.getItem(this.#key);
    this.show(Object.hasOwn(names, last) ? last : this.#first);
  }

  get #first() {
    return Object.keys(this.#names)[0];
  }

  show(name) {
    sessionStorage.setItem(this.#key, name);
    const previous = this.#current;
    this.#current = name;
    for (const other of Object.keys(this.#names)) {
      this.choices[other].setAttribute("aria-pressed", String(other === name));
      this.parts[other].hidden = other !== name;
    }
    if (!this.isShown) return;
    this.views[previous].setShown(false);
    this.views[name].setShown(true);
  }

  schedule() {
    this.views[this.#current].schedule();
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
    const part = this.#current === this.#first ? "" : this.#current;
    return { part, ...this.views[this.#current].place };
  }

  set place({ part = "", ...place }) {
    const isKnown = Object.hasOwn(this.#names, part);
    if (isKnown) this.show(part);
    const isPlaced = Object.values(place).some((text) => text !== "");
    if (isKnown || isPlaced) this.views[this.#current].place = place;
  }

  reset() {
    for (const view of Object.values(this.views)) view.reset();
  }

  /** Shows a number beside the name of a part. */
  count(name, number) {
    const text = this.#names[name];
    setText(this.choices[name], number > 0 ? `${text} ${count(number)}` : text);
  }
}
