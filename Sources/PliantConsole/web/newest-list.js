// A list of what happens, the newest at the top.

import { el, setAttribute, setText } from "./dom.js";
import { VirtualList } from "./virtual-list.js";

export class NewestList extends VirtualList {
  /** With numbers, `n`, and in their order. */
  items = [];
  #newest = 0;

  /**
   * `attributes` are those of the list, `row` and `cells` those of a row and of its cells, whose
   * texts `fill(row, item)` returns.
   */
  constructor({ attributes, row, cells, fill }) {
    super({
      viewport: el("div", { class: "newest-list", tabindex: "0", ...attributes }),
      rowHeight: 24,
      makeRow: () => {
        const parts = cells.map((one) => el("span", one));
        return el("div", { role: "row", ...row, parts }, ...parts);
      },
      fillRow: (element, index) => {
        setAttribute(element, "aria-rowindex", index + 1);
        fill(element, this.at(index)).forEach((text, place) => setText(element.parts[place], text));
      },
    });
  }

  at(index) {
    return this.items[this.items.length - 1 - index];
  }

  /** The place of the item with a number; negative if it is not shown. */
  indexOf(n) {
    const index = this.items.findLastIndex((one) => one.n === n);
    return index < 0 ? -1 : this.items.length - 1 - index;
  }

  show(items) {
    this.items = items;
    this.setCount(items.length);
    setAttribute(this.viewport, "aria-rowcount", items.length);
    // New rows are inserted at the top; the rows in view do not move.
    let added = 0;
    while (items.at(-1 - added)?.n > this.#newest) added += 1;
    if (this.viewport.scrollTop > 0) this.shift(added);
    this.#newest = items.at(-1)?.n ?? 0;
    this.refresh();
  }
}
