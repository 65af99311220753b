// The watched properties, a live plot or a timeline of texts each.

import { el, emptyNote, reconcile, setText } from "./dom.js";
import { Series } from "./series.js";
import { announce, attempt } from "./status.js";
import { counted } from "./text.js";
import { SpanView } from "./view.js";
import { fillCard, makeCard, namesOf } from "./watch-card.js";

const SPANS = [["10 s", 10], ["30 s", 30], ["1 min", 60], ["5 min", 300]];
const DRAW_INTERVAL = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 66;

export class WatchView extends SpanView {
  /** Asks to be drawn with the next frame. */
  schedule = () => {
    this.#lastDrawing = 0;
    this.#run();
  };
  #watches = [];
  #names = new Map();
  #series = new Map();
  /** By watch: `{ at, series }`, the time at which its plot was paused, and its values then. */
  #paused = new Map();
  /** Where the cursor of all plots is: 0 is their left end, 1 the right one; null for none. */
  #cursor = null;
  #lost = 0;
  #frame = 0;
  #lastDrawing = 0;
  #hasValues = false;
  /** The newest watch that a state has named. */
  #newest = 0;

  constructor({ panel, page }) {
    super(SPANS, 30);
    Object.assign(this, { api: page.api, now: page.now });
    page.on({
      watches: ({ watches }) => {
        this.#receive(watches);
        page.showBadge("watch", watches.length);
      },
      values: (news) => {
        this.#receiveValues(news);
        for (const { time } of news.values) page.happened("values", time);
      },
    });
    this.lostText = el("span", { class: "muted" });
    this.cards = el("ul", { class: "plots" });
    this.empty = emptyNote(
      "Nothing is watched.",
      "Press “Watch” beside an observation under Observed, or beside a value of an object under Objects.",
    );
    panel.append(
      el("div", { class: "toolbar" }, this.choices, this.lostText),
      el("div", { class: "scroll" }, this.empty, this.cards),
    );
  }

  /** The values by the names of the properties. */
  get series() {
    return this.#watches.map(({ id }) => [this.#names.get(id), this.#seriesOf(id)]);
  }

  #receive(watches) {
    this.#watches = watches;
    this.#names = namesOf(watches);
    const ids = new Set(watches.map(({ id }) => id));
    this.#newest = Math.max(this.#newest, ...ids);
    for (const id of this.#series.keys()) {
      // The values of a newer watch may come before the state that names it.
      if (!ids.has(id) && id <= this.#newest) this.#series.delete(id);
    }
    for (const id of this.#paused.keys()) {
      if (!ids.has(id)) this.#paused.delete(id);
    }
    this.schedule();
  }

  #receiveValues({ values, lost }) {
    // Items that left the program's memory before this page came are no loss.
    if (this.#hasValues) this.#lost += lost;
    this.#hasValues = true;
    for (const value of values) {
      const series = this.#seriesOf(value.watch);
      series.add(value);
      this.#series.set(value.watch, series);
    }
    this.#run();
  }

  reset() {
    this.#hasValues = false;
    this.#newest = 0;
    this.#lost = 0;
    this.#series.clear();
    this.#receive([]);
  }

  /** Draws as long as a plot moves and the page is visible. */
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
    const lost = `${counted(this.#lost, "value")} lost: no longer kept when they could be sent`;
    setText(this.lostText, this.#lost > 0 ? lost : "");
    const make = ({ id }) => {
      return makeCard(id, {
        pause: () => this.#togglePause(id),
        stop: () => this.#stop(id),
        moveCursor: (part) => {
          this.#cursor = part;
          this.schedule();
        },
      });
    };
    reconcile(this.cards, this.#watches, ({ id }) => String(id), make, (card, watch) => {
      const paused = watch.ended ? undefined : this.#paused.get(watch.id);
      const series = paused?.series ?? this.#seriesOf(watch.id);
      const pausedAt = paused?.at ?? null;
      const { range } = this;
      const span = range ? range.end - range.start : this.span;
      const name = this.#names.get(watch.id);
      const view = { watch, name, series, pausedAt, now: this.now(), span };
      fillCard(card, { ...view, heldAt: range?.end ?? pausedAt, cursor: this.#cursor });
    });
  }

  #seriesOf(id) {
    return this.#series.get(id) ?? new Series();
  }

  #togglePause(id) {
    if (!this.#paused.delete(id)) {
      this.#paused.set(id, { at: this.now(), series: this.#seriesOf(id).copy() });
    }
    this.schedule();
  }

  #stop(id) {
    attempt("stopped", async () => {
      await this.api.post(`watches/${id}/stop`);
      announce("Stopped.");
    });
  }
}
