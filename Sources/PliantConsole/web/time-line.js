// The time line under all views: how much happened when. Marking a part of it filters the views.

import { button, el, setText } from "./dom.js";
import { LANES } from "./history.js";
import { pump } from "./pump.js";
import { drawTimeLine, LEFT } from "./time-line-drawing.js";
import { clock, count, counted, duration } from "./text.js";

const KEY = "pliant.timeline";
const SPANS = [["1 min", 60], ["5 min", 300], ["30 min", 1800], ["all", Infinity]];
const NARROW = matchMedia("(max-width: 600px)");
const INTERVAL = matchMedia("(prefers-reduced-motion: reduce)").matches ? 2_000 : 500;
const NOUNS = {
  lines: "line", errors: "error", calls: "call", values: "value", deaths: "deallocation",
};
/** A shorter way of the pointer is a click. */
const CLICK = 3;

export class TimeLine {
  /** `{ start, end }`, the part that is marked; null if all is shown. */
  range = null;
  marks = { a: null, b: null };
  #cursor = null;
  #hover = null;
  #span = 300;
  /** The domain stays while a part is marked. */
  #held = null;
  #anchor = null;

  /**
   * `now()` is the program's time, null for a file; `markers()` are the log's;
   * `onRange(range)` filters the views, `onCompare(a, b)` compares two times.
   */
  constructor({ history, now, markers, onRange, onCompare }) {
    Object.assign(this, { history, now, markers, onRange, onCompare });
    this.schedule = pump(() => this.#draw());
    const kept = localStorage.getItem(KEY);
    this.isOpen = kept === null ? !NARROW.matches : kept === "open";
    this.#makeParts();
    setInterval(() => this.schedule(), INTERVAL);
    new ResizeObserver(this.schedule).observe(this.canvas);
  }

  #makeParts() {
    this.head = button("", {
      "aria-controls": "time-line", "data-test": "time-line-toggle",
      onclick: () => this.#setOpen(!this.isOpen),
    });
    this.choice = el("select", { "aria-label": "Time shown", onchange: () => this.#choose() },
      ...SPANS.map(([text, value]) => el("option", { value, text })));
    this.choice.value = this.#span;
    const mark = (name) => button(`Set ${name.toUpperCase()}`, {
      "data-test": `mark-${name}`,
      title: `Mark ${name.toUpperCase()}: the time of the cursor, or now`,
      onclick: () => this.#mark(name),
    });
    this.compare = button("Compare", {
      "data-test": "compare",
      title: "Compare the marks A and B, or both ends of the marked time",
      onclick: () => this.onCompare(...this.#moments),
    });
    this.clear = button("Show all time", {
      "data-test": "time-line-clear", hidden: true, onclick: () => this.setRange(null),
    });
    this.text = el("span", { class: "muted", "data-test": "time-line-text" });
    this.tools = el("div", { class: "group" },
      this.choice, mark("a"), mark("b"), this.compare, this.clear);
    this.canvas = el("canvas", {
      id: "time-line", class: "time-line-canvas", tabindex: "0", role: "slider",
      "aria-label": "Time line: arrow keys move the cursor, with Shift they mark a part",
      "data-test": "time-line",
    });
    this.element = el("section", { class: "time-line", "aria-label": "Time line" },
      el("div", { class: "time-line-head" }, this.head, this.tools, this.text), this.canvas);
    this.#listen();
    this.#setOpen(this.isOpen);
  }

  #listen() {
    const { canvas } = this;
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      this.#anchor = { x: event.offsetX, time: this.#timeAt(event.offsetX) };
    });
    canvas.addEventListener("pointermove", (event) => {
      this.#hover = this.#timeAt(event.offsetX);
      if (this.#anchor && Math.abs(event.offsetX - this.#anchor.x) > CLICK) {
        this.setRange(rangeOf(this.#anchor.time, this.#hover));
      } else this.schedule();
    });
    canvas.addEventListener("pointerup", (event) => {
      if (!this.#anchor) return;
      const isClick = Math.abs(event.offsetX - this.#anchor.x) <= CLICK;
      if (isClick) this.#cursor = this.#anchor.time;
      if (isClick && this.range) this.setRange(null);
      this.#anchor = null;
      this.schedule();
    });
    canvas.addEventListener("pointerleave", () => {
      this.#hover = null;
      this.schedule();
    });
    canvas.addEventListener("keydown", (event) => this.#key(event));
  }

  get place() {
    const text = (time) => (time === null ? "" : time.toFixed(6));
    const { a, b } = this.marks;
    return {
      from: text(this.range?.start ?? null), to: text(this.range?.end ?? null), a: text(a),
      b: text(b), seconds: this.#span === 300 ? "" : String(this.#span),
    };
  }

  set place({ from, to, a, b, seconds = "300" }) {
    const time = (text) => (Number.isFinite(parseFloat(text)) ? parseFloat(text) : null);
    this.marks = { a: time(a), b: time(b) };
    this.#span = SPANS.find(([, value]) => String(value) === seconds)?.[1] ?? 300;
    this.choice.value = this.#span;
    const [start, end] = [time(from), time(to)];
    this.setRange(start !== null && end > start ? { start, end } : null);
  }

  /** Marks a part of time, or none; the views show only what happened in it. */
  setRange(range) {
    this.#held = range ? this.#held ?? this.#domainWith(range) : null;
    this.range = range;
    this.clear.hidden = range === null;
    this.onRange(range);
    this.schedule();
  }

  get #moments() {
    const { a, b } = this.marks;
    if (a !== null && b !== null) return [a, b];
    return this.range ? [this.range.start, this.range.end] : [null, null];
  }

  #mark(name) {
    this.marks[name] = this.#cursor ?? this.now() ?? this.history.end;
    this.schedule();
  }

  #choose() {
    this.#span = Number(this.choice.value);
    this.#held = null;
    if (this.range) this.#held = this.#domainWith(this.range);
    this.schedule();
  }

  #setOpen(isOpen) {
    this.isOpen = isOpen;
    localStorage.setItem(KEY, isOpen ? "open" : "closed");
    this.head.setAttribute("aria-expanded", String(isOpen));
    setText(this.head, `Time line ${isOpen ? "▾" : "▸"}`);
    this.canvas.hidden = !isOpen;
    this.tools.hidden = !isOpen;
    this.schedule();
  }

  get #domain() {
    if (this.#held) return this.#held;
    const { start, end, isEmpty } = this.history;
    const now = this.now();
    const last = Math.max(now ?? end, isEmpty ? -Infinity : end);
    if (!Number.isFinite(last)) return { start: 0, end: 1 };
    if (now !== null && this.#span < Infinity) return { start: last - this.#span, end: last };
    const length = Math.max(last - (isEmpty ? last : start), 1e-6);
    return { start: last - length * 1.01, end: last + length * 0.01 };
  }

  /** The present domain, and a range that may lie outside. */
  #domainWith(range) {
    const { start, end } = this.#domain;
    return { start: Math.min(start, range.start), end: Math.max(end, range.end) };
  }

  #timeAt(x) {
    const { start, end } = this.#domain;
    const part = (x - LEFT) / Math.max(1, this.canvas.clientWidth - LEFT);
    return start + Math.min(Math.max(part, 0), 1) * (end - start);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { start, end } = this.#domain;
    const now = this.#cursor ?? end;
    const step = (end - start) / 100;
    const target = {
      ArrowLeft: now - step, ArrowRight: now + step, Home: start, End: end,
      PageDown: now - 10 * step, PageUp: now + 10 * step,
    }[event.key];
    const name = event.key.toLowerCase();
    if (target !== undefined) this.#moveCursor(now, Math.min(Math.max(target, start), end), event);
    else if (name === "a" || name === "b") this.#mark(name);
    else if (name === "c" && !this.#moments.includes(null)) this.onCompare(...this.#moments);
    else if (event.key === "Escape") this.setRange(null);
    else return;
    event.preventDefault();
  }

  #moveCursor(from, to, { shiftKey }) {
    this.#cursor = to;
    if (!shiftKey) return this.schedule();
    const { start, end } = this.range ?? { start: from, end: from };
    // The end that the cursor was at moves.
    this.setRange(rangeOf(Math.abs(from - start) < Math.abs(from - end) ? end : start, to));
  }

  #draw() {
    const { start, end } = this.#domain;
    this.compare.disabled = this.#moments.includes(null);
    setText(this.text, this.#text(start, end));
    if (!this.isOpen || this.canvas.clientWidth === 0) return;
    const { canvas } = this;
    const time = this.#cursor ?? end;
    for (const [name, value] of [["min", start], ["max", end], ["now", time]]) {
      canvas.setAttribute(`aria-value${name}`, value);
    }
    canvas.setAttribute("aria-valuetext", `${textOf(time, start)}; ${this.text.textContent}`);
    drawTimeLine(canvas, {
      history: this.history, start, end, range: this.range, marks: this.marks,
      cursor: this.#hover ?? this.#cursor, markers: this.markers(),
    });
  }

  /** The text about the marked part or, without one, about the time at the pointer. */
  #text(start, end) {
    const isHover = this.#hover !== null && !this.range;
    const part = (end - start) / 200;
    const from = this.range?.start ?? (isHover ? this.#hover - part / 2 : start);
    const to = this.range?.end ?? (isHover ? from + part : end);
    const lanes = this.history.parts(from, to, 1);
    const counts = LANES.map((lane, index) => [NOUNS[lane], Math.round(lanes[index][0])])
      .filter(([, number]) => number > 0).map(([noun, number]) => counted(number, noun));
    const when = isHover ? textOf(this.#hover, start) : duration(to - from);
    return [when, ...counts].join(" · ") || count(0);
  }
}

const rangeOf = (a, b) => (a === b ? null : { start: Math.min(a, b), end: Math.max(a, b) });

/** Times of traces begin at 0; others are of a clock. */
export const textOf = (time, start) => (start < 1e8 ? duration(Math.max(0, time)) : clock(time));
