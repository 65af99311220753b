// A list of any length that has elements only for the rows in sight.

import { el } from "./dom.js";
import { RowPlaces } from "./row-places.js";

// Elements that are placed farther than some millions of pixels away are placed badly.
const LARGEST_ORIGIN = 4_000_000;

export class VirtualList {
  #pool = [];
  #filled = [];
  #height = 0;
  #lastTop = 0;

  /**
   * `makeRow()` makes an element, `fillRow(element, index)` shows a row in it. `viewport` scrolls.
   * `onScroll(direction)` is called for scrolling: -1 up, 1 down.
   */
  constructor({ viewport, rowHeight, makeRow, fillRow, onScroll = () => {} }) {
    Object.assign(this, { viewport, rowHeight, makeRow, fillRow });
    this.places = new RowPlaces(rowHeight);
    this.window = el("div", { class: "window", role: "presentation" });
    this.sizer = el("div", { class: "sizer", role: "presentation" }, this.window);
    viewport.append(this.sizer);
    viewport.addEventListener("scroll", () => {
      // The list was scrolled by a change of size, not by the reader.
      if (viewport.clientHeight !== this.#height) return;
      const top = viewport.scrollTop;
      const direction = Math.sign(top - this.#lastTop);
      this.#lastTop = top;
      this.render();
      if (direction !== 0) onScroll(direction);
    }, { passive: true });
    new ResizeObserver(() => {
      this.#height = viewport.clientHeight;
      this.render();
      this.onResize?.();
    }).observe(viewport);
  }

  get isAtEnd() {
    return this.viewport.scrollTop + this.#height >= this.#end - 1;
  }

  get canScroll() {
    return this.#end > this.#height;
  }

  get #end() {
    return this.places.top(this.places.count);
  }

  /** Takes in a change of size at once, rather than with the next frame. */
  measure() {
    this.#height = this.viewport.clientHeight;
  }

  /** How many whole rows are in sight. */
  get page() {
    return Math.max(1, Math.floor(this.#height / this.rowHeight) - 1);
  }

  get firstVisible() {
    return this.places.indexAt(this.viewport.scrollTop);
  }

  /** The list has that many rows now, and those it shows may be others. */
  setCount(count) {
    this.places.setCount(count);
    this.sizer.style.height = `${this.#end}px`;
  }

  /** Rows are as high as `heightOf(index)` says; null for equally high ones. */
  setHeights(heightOf) {
    const first = this.firstVisible;
    this.places.setHeights(heightOf);
    this.#moved();
    this.scrollToRow(first);
  }

  /** Any row may be another now, or as high as another. */
  #moved() {
    this.sizer.style.height = `${this.#end}px`;
    this.#moveWindow();
    this.invalidate();
  }

  /**
   * That many rows went at the front; the others follow without being filled anew. Returns how high
   * they were.
   */
  dropFront(rows) {
    if (rows === 0) return 0;
    const height = this.places.drop(rows);
    if (this.places.origin > LARGEST_ORIGIN) {
      this.places.forget();
      this.invalidate();
    }
    this.#moveWindow();
    return height;
  }

  #moveWindow() {
    this.window.style.transform = `translateY(${-this.places.origin}px)`;
  }

  /** Rows came before a row: those in sight stay where they are. */
  shift(rows, from = 0) {
    this.shiftBy(this.places.top(from + rows) - this.places.top(from));
  }

  shiftBy(pixels) {
    this.#scrollTo(this.viewport.scrollTop + pixels);
  }

  scrollToRow(index) {
    this.#scrollTo(this.places.top(index));
  }

  scrollToEnd() {
    this.#scrollTo(Math.max(0, this.#end - this.#height));
  }

  /** Scrolls no more than needed. */
  reveal(index) {
    const top = this.places.top(index);
    const bottom = top + this.places.height(index) - this.#height;
    if (bottom > this.viewport.scrollTop) this.#scrollTo(bottom);
    if (top < this.viewport.scrollTop) this.#scrollTo(top);
  }

  #scrollTo(top) {
    this.viewport.scrollTop = top;
    // The page's own scrolling is not the reader's.
    this.#lastTop = this.viewport.scrollTop;
  }

  /** Any row may be another now: all are filled anew when they are drawn next. */
  invalidate() {
    this.#filled.fill(-1);
  }

  /** The list has other rows now, or some more in the middle. */
  replace(count) {
    this.places.replace(count);
    this.#moved();
  }

  refresh() {
    this.invalidate();
    this.render();
  }

  render() {
    if (this.#height === 0) return;
    // Two more rows on each side hide that rows are filled after scrolling.
    const { places } = this;
    const first = Math.max(0, this.firstVisible - 2);
    const end = Math.min(places.count, places.indexAt(this.viewport.scrollTop + this.#height) + 3);
    this.#growPool(Math.ceil(this.#height / this.rowHeight) + 6);
    const size = this.#pool.length;
    for (let slot = 0; slot < size; slot += 1) {
      // A row keeps its element while it is in sight: `size` numbers in a row have a slot each.
      const start = places.number(first);
      const number = start + ((slot - (start % size) + size) % size);
      const index = first + number - start;
      this.#place(slot, index < end ? index : -1, number);
    }
  }

  #growPool(size) {
    if (this.#pool.length >= size) return;
    while (this.#pool.length < size) {
      const row = this.makeRow();
      row.hidden = true;
      this.#pool.push(row);
      this.window.append(row);
    }
    // Another size gives each index another slot.
    this.#filled = new Array(size).fill(-1);
  }

  #place(slot, index, number) {
    const row = this.#pool[slot];
    if (index < 0) {
      if (!row.hidden) row.hidden = true;
      this.#filled[slot] = -1;
      return;
    }
    if (this.#filled[slot] === number) return;
    this.#filled[slot] = number;
    row.hidden = false;
    row.style.transform = `translateY(${this.places.origin + this.places.top(index)}px)`;
    row.style.height = this.places.isUniform ? "" : `${this.places.height(index)}px`;
    this.fillRow(row, index);
  }
}
