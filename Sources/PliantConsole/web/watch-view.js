// The watched properties, a live plot or a timeline of texts each.

import { button, el, emptyNote, reconcile, setText } from "./dom.js";
import { plotColors } from "./plot.js";
import { Series } from "./series.js";
import { fillCard, makeCard } from "./watch-card.js";

const SPANS = [["10 s", 10], ["30 s", 30], ["1 min", 60], ["5 min", 300]];
const DRAW_INTERVAL = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 66;

export class WatchView {
  isShown = false;
  #watches = [];
  #series = new Map();
  /** By watch: the time that its plot stands still at. */
  #paused = new Map();
  #span = 30;
  #lost = 0;
  #frame = 0;
  #lastDrawing = 0;
  /** How far this clock is ahead of the program's: the page may be on another machine. */
  #skew = Infinity;

  constructor({ panel, api, announce }) {
    Object.assign(this, { api, announce });
    this.colors = plotColors();
    this.choices = SPANS.map(([name, seconds]) => this.#makeChoice(name, seconds));
    this.lostText = el("span", { class: "muted" });
    this.cards = el("ul", { class: "plots" });
    this.empty = emptyNote(
      "Nothing is watched.",
      "Press “Watch” beside an observation under Observed, and its property is plotted here.",
    );
    const spans = el("div", { class: "group", role: "group", "aria-label": "Time span" }, ...this.choices);
    panel.append(
      el("div", { class: "toolbar" }, spans, this.lostText),
      el("div", { class: "scroll" }, this.empty, this.cards),
    );
  }

  #makeChoice(name, seconds) {
    return button(name, {
      class: "toggle",
      "aria-pressed": String(seconds === this.#span),
      onclick: () => this.#choose(seconds),
    });
  }

  setShown(isShown) {
    this.isShown = isShown;
    this.#drawSoon();
  }

  focusFilter() {
    this.choices[0].focus();
  }

  recolor() {
    this.colors = plotColors();
    this.#drawSoon();
  }

  receive({ watches }) {
    this.#watches = watches;
    const ids = new Set(watches.map(({ id }) => id));
    for (const id of this.#series.keys()) {
      if (!ids.has(id)) {
        this.#series.delete(id);
        this.#paused.delete(id);
      }
    }
    this.#drawSoon();
  }

  receiveValues({ values, lost }) {
    for (const value of values) {
      this.#skew = Math.min(this.#skew, Date.now() / 1000 - value.time);
      if (!this.#series.has(value.watch)) this.#series.set(value.watch, new Series());
      this.#series.get(value.watch).add(value);
    }
    this.#lost += lost ?? 0;
    this.#run();
  }

  reset() {
    this.#skew = Infinity;
    this.#lost = 0;
    this.#series.clear();
    this.receive({ watches: [] });
  }

  #choose(seconds) {
    this.#span = seconds;
    this.choices.forEach((choice, index) => {
      choice.setAttribute("aria-pressed", String(SPANS[index][1] === seconds));
    });
    this.#drawSoon();
  }

  #drawSoon() {
    this.#lastDrawing = 0;
    this.#run();
  }

  /** Draws for as long as there is something that moves and somebody to see it. */
  #run() {
    if (this.#frame || !this.isShown) return;
    this.#frame = requestAnimationFrame((time) => {
      this.#frame = 0;
      if (time - this.#lastDrawing >= DRAW_INTERVAL) {
        this.#lastDrawing = time;
        this.#draw();
      }
      if (this.#watches.some(({ id, ended }) => !ended && !this.#paused.has(id))) this.#run();
    });
  }

  #draw() {
    this.empty.hidden = this.#watches.length > 0;
    setText(
      this.lostText,
      this.#lost > 0 ? `${this.#lost} values lost: they changed faster than they could be sent` : "",
    );
    const make = ({ id }) => {
      return makeCard(id, { pause: () => this.#togglePause(id), stop: () => this.#stop(id) });
    };
    reconcile(this.cards, this.#watches, ({ id }) => String(id), make, (card, watch) => {
      const pausedAt = this.#paused.get(watch.id) ?? null;
      const series = this.#series.get(watch.id) ?? new Series();
      fillCard(card, { watch, series, pausedAt, now: this.#now(), span: this.#span, colors: this.colors });
    });
  }

  /** The program's time. */
  #now() {
    return Date.now() / 1000 - (Number.isFinite(this.#skew) ? this.#skew : 0);
  }

  #togglePause(id) {
    if (!this.#paused.delete(id)) this.#paused.set(id, this.#now());
    this.#drawSoon();
  }

  async #stop(id) {
    try {
      await this.api.stopWatch(id);
      this.announce("Stopped.");
    } catch (error) {
      this.announce(`Not stopped: ${error.message}`);
    }
  }
}
