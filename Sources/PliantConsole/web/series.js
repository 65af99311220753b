// The values of a watched property, bounded.

import { firstIndex } from "./order.js";

const MOST_VALUES = 20_000;
const MOST_TEXTS = 200;
const LONGEST_TEXT = 1000;

export class Series {
  /** `{ time, number }` in order of time. */
  #points = [];
  /** `{ time, text, key }`, the newest only. */
  #texts = [];
  #added = 0;
  #hasText = false;

  add({ time, number, text }) {
    this.#added += 1;
    this.#texts.push({ time, text: text.slice(0, LONGEST_TEXT), key: this.#added });
    if (this.#texts.length > MOST_TEXTS) this.#texts.shift();
    if (!Number.isFinite(number)) {
      this.#hasText = true;
      return;
    }
    this.#points.push({ time, number });
    if (this.#points.length > MOST_VALUES * 1.2) {
      this.#points.splice(0, this.#points.length - MOST_VALUES);
    }
  }

  /** A copy, which later values do not change. */
  copy() {
    const copy = new Series();
    copy.#points = [...this.#points];
    copy.#texts = [...this.#texts];
    copy.#hasText = this.#hasText;
    return copy;
  }

  /** An optional number that is nil at times is still a plot. */
  get isNumeric() {
    return this.#points.length > 0 || !this.#hasText;
  }

  get lastTime() {
    return this.#texts.at(-1)?.time ?? Date.now() / 1000;
  }

  /** The points of a span of time, with the one before it, for a value holds until the next. */
  window(start, end) {
    const first = Math.max(0, this.#indexAfter(start) - 1);
    const points = this.#points.slice(first, this.#indexAfter(end));
    let min = Infinity;
    let max = -Infinity;
    for (const { number } of points) {
      if (number < min) min = number;
      if (number > max) max = number;
    }
    return { points, min, max, last: this.textsUntil(end, 1)[0] };
  }

  /** The newest texts until then, newest first. */
  textsUntil(end, count) {
    return this.#texts.filter(({ time }) => time <= end + 0.001).slice(-count).reverse();
  }

  #indexAfter(time) {
    return firstIndex(this.#points.length, (index) => this.#points[index].time > time);
  }
}
