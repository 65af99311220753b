// A list of any length that has elements only for the rows in sight. All rows are equally high.

import { el } from "./dom.js";

// Elements that are placed farther than some millions of pixels away are placed badly.
const LARGEST_OFFSET = 200_000;

export class VirtualList {
  #count = 0;
  /**
   * The number of rows removed at the front. Rows are placed, and have their elements, by index +
   * offset, so that the remaining rows need no work.
   */
  #offset = 0;
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
    return this.viewport.scrollTop + this.#height >= this.#count * this.rowHeight - 1;
  }

  get canScroll() {
    return this.#count * this.rowHeight > this.#height;
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
    return Math.floor(this.viewport.scrollTop / this.rowHeight);
  }

  /** The list has that many rows now, and those it shows may be others. */
  setCount(count) {
    if (count !== this.#count) {
      this.#count = count;
      this.sizer.style.height = `${count * this.rowHeight}px`;
    }
  }

  /** That many rows went at the front; the others follow without being filled anew. */
  dropFront(rows) {
    if (rows === 0) return;
    this.#offset += rows;
    if (this.#offset > LARGEST_OFFSET) {
      this.#offset = 0;
      this.invalidate();
    }
    this.window.style.transform = `translateY(${-this.#offset * this.rowHeight}px)`;
  }

  /** Moves the visible rows by that many rows without a visible scroll. */
  shift(rows) {
    this.#scrollTo(this.viewport.scrollTop + rows * this.rowHeight);
  }

  scrollToRow(index) {
    this.#scrollTo(index * this.rowHeight);
  }

  scrollToEnd() {
    this.#scrollTo(Math.max(0, this.#count * this.rowHeight - this.#height));
  }

  /** Scrolls no more than needed. */
  reveal(index) {
    const top = index * this.rowHeight;
    if (top < this.viewport.scrollTop) this.#scrollTo(top);
    const bottom = top + this.rowHeight - this.#height;
    if (bottom > this.viewport.scrollTop) this.#scrollTo(bottom);
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

  refresh() {
    this.invalidate();
    this.render();
  }

  render() {
    if (this.#height === 0) return;
    // Two more rows on each side hide that rows are filled after scrolling.
    const first = Math.max(0, this.firstVisible - 2) + this.#offset;
    const last = this.firstVisible + Math.ceil(this.#height / this.rowHeight) + 3;
    const end = Math.min(this.#count, last) + this.#offset;
    this.#growPool(Math.ceil(this.#height / this.rowHeight) + 6);
    const size = this.#pool.length;
    for (let slot = 0; slot < size; slot += 1) {
      // A row keeps its element while it is in sight: `size` places in a row have a slot each.
      const place = first + ((slot - (first % size) + size) % size);
      this.#place(slot, place < end ? place : -1);
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

  #place(slot, place) {
    const row = this.#pool[slot];
    if (place < 0) {
      if (!row.hidden) row.hidden = true;
      this.#filled[slot] = -1;
      return;
    }
    if (this.#filled[slot] === place) return;
    this.#filled[slot] = place;
    row.hidden = false;
    row.style.transform = `translateY(${place * this.rowHeight}px)`;
    this.fillRow(row, place - this.#offset);
  }
}
