// How lines are laid out: wrapped or not, and the columns of values.

import { button, el } from "./dom.js";
import { widthOf } from "./log-row.js";
import { oneLine } from "./text.js";

const MOST_COLUMNS = 8;
/** The height of a line in the style sheet. */
const LINE = 18;
const PADDING = 4;
const MOST_LINES = 40;

export class LogLayout {
  isWrapped = false;
  columns = [];
  /** How many characters a line of the wrapped text has. */
  #width = 80;

  /** `schedule()` is called when lines are laid out otherwise. */
  constructor({ viewport, rows, list, schedule }) {
    Object.assign(this, { viewport, rows, list, schedule });
    this.head = el("div", { class: "log-head", "data-test": "log-head", hidden: true });
    new ResizeObserver(() => this.isWrapped && this.#measure() && this.apply()).observe(viewport);
  }

  get place() {
    return { wrap: this.isWrapped ? "1" : "", columns: this.columns.join(" ") };
  }

  set place({ wrap = "", columns = "" }) {
    this.isWrapped = wrap === "1";
    this.columns = columns.split(" ").filter(Boolean).slice(0, MOST_COLUMNS);
    this.apply();
  }

  setWrapped(isWrapped) {
    this.isWrapped = isWrapped;
    this.apply();
  }

  /** Shows a column of a key, or removes it. */
  toggleColumn(key) {
    const others = this.columns.filter((other) => other !== key);
    if (others.length < this.columns.length) this.columns = others;
    else if (!/\s/.test(key)) this.columns = [...this.columns, key].slice(-MOST_COLUMNS);
    this.apply();
  }

  apply() {
    this.viewport.classList.toggle("wrapped", this.isWrapped);
    this.head.hidden = this.columns.length === 0;
    this.head.replaceChildren(
      el("span", { class: "cell-time", text: "Time" }),
      el("span", { class: "cell-level", text: "Level" }),
      el("span", { class: "cell-label", text: "Label" }),
      el("span", { class: "cell-columns" }, ...this.columns.map((key) => this.#columnHead(key))),
      el("span", { class: "cell-body", text: "Message" }),
    );
    this.list.refresh();
    this.#measure();
    this.list.setHeights(this.isWrapped ? (index) => this.#heightOf(index) : null);
    this.list.render();
    this.schedule();
  }

  #columnHead(key) {
    const name = oneLine(key, 60);
    return el("span", {}, button(`${name} ×`, {
      class: "narrow",
      title: `Remove the column ${name}`,
      onclick: () => this.toggleColumn(key),
    }));
  }

  /** Returns whether a line has room for another number of characters now. */
  #measure() {
    const body = this.viewport.querySelector(".row:not(.divider):not([hidden]) .cell-body");
    const probe = el("span", { class: "code", text: "0".repeat(100) });
    this.viewport.append(probe);
    const character = probe.getBoundingClientRect().width / 100;
    const width = Math.floor((body?.clientWidth ?? 0) / character);
    probe.remove();
    if (width < 1 || width === this.#width) return false;
    this.#width = width;
    return true;
  }

  #heightOf(index) {
    const entry = this.rows.at(index);
    const lines = entry ? Math.ceil(widthOf(entry, this.columns) / this.#width) : 1;
    return Math.min(Math.max(lines, 1), MOST_LINES) * LINE + PADDING;
  }
}
