// Where the rows of a list are: equally high, or each as high as a function says.

import { firstIndex } from "./order.js";

const MOST_GONE = 20_000;

export class RowPlaces {
  count = 0;
  #heightOf = null;
  /** The top of each row, and the end of the last; those before `#head` are gone. */
  #tops = [0];
  #head = 0;
  /** How many went at the front. */
  #gone = 0;

  constructor(rowHeight) {
    this.rowHeight = rowHeight;
  }

  get isUniform() {
    return this.#heightOf === null;
  }

  /** `heightOf(index)`, or null for rows that are equally high. */
  setHeights(heightOf) {
    this.#heightOf = heightOf;
    this.forget();
  }

  /** Any row may be as high as another now. */
  forget() {
    this.#tops = [0];
    this.#head = 0;
    this.#gone = 0;
    this.setCount(this.count);
  }

  /** All rows are others now. */
  replace(count) {
    this.count = count;
    this.forget();
  }

  setCount(count) {
    this.count = count;
    if (this.isUniform) return;
    this.#tops.length = Math.min(this.#tops.length, this.#head + count + 1);
    for (let index = this.#tops.length - 1 - this.#head; index < count; index += 1) {
      this.#tops.push(this.#tops.at(-1) + this.#heightOf(index));
    }
  }

  /** Rows went at the front: the places of the others stay. Returns how high they were. */
  drop(rows) {
    const height = this.top(rows);
    this.count = Math.max(0, this.count - rows);
    this.#gone += rows;
    if (this.isUniform) return height;
    this.#head = Math.min(this.#head + rows, this.#tops.length - 1);
    if (this.#head > MOST_GONE) this.#tops.splice(0, this.#head);
    if (this.#head > MOST_GONE) this.#head = 0;
    return height;
  }

  /** The place of the first row, from which the others are counted. */
  get origin() {
    return this.isUniform ? this.#gone * this.rowHeight : this.#tops[this.#head];
  }

  /** How far a row is below the first. */
  top(index) {
    if (this.isUniform) return index * this.rowHeight;
    const place = Math.min(this.#head + index, this.#tops.length - 1);
    return this.#tops[place] - this.#tops[this.#head];
  }

  height(index) {
    return this.isUniform ? this.rowHeight : this.top(index + 1) - this.top(index);
  }

  /** The number of a row for its element, which stays while others go at the front. */
  number(index) {
    return index + this.#gone;
  }

  indexAt(top) {
    if (this.isUniform) return Math.floor(top / this.rowHeight);
    return firstIndex(this.count, (index) => this.top(index + 1) > top);
  }
}
