// The objects that died while something waited for it.

import { el, emptyNote, setText } from "./dom.js";
import { NewestList } from "./newest-list.js";
import { clock, count, counted, dateAndClock, oneLine } from "./text.js";
import { FilteredView } from "./view.js";

const COLUMNS = ["Time", "Class", "Address", "Monitors", "Thread"];
const MOST_KEPT = 20_000;

export class DeathsView extends FilteredView {
  /** The known deaths, oldest first. */
  deaths = [];
  #dropped = 0;
  #lost = 0;
  #watched = null;
  #lastN = 0;

  constructor({ panel }) {
    super({
      test: "deaths", placeholder: "Filter class or address", label: "Filter deallocations",
    });
    this.watchedText = el("span", { "data-test": "deaths-watched" });
    this.list = new NewestList({
      attributes: { role: "table", "aria-label": "Deallocations, the newest first" },
      row: { class: "row death", "data-test": "death" },
      cells: COLUMNS.map(() => ({ role: "cell" })),
      fill,
    });
    this.empty = emptyNote(
      "No object was deallocated yet.",
      "Objects with monitors are listed here when they are deallocated, for example after:",
      "onDeallocation(of: view) { … }",
    );
    this.head = el("div", { class: "death death-head", "aria-hidden": "true" },
      ...COLUMNS.map((text) => el("span", { text })));
    this.overlay = el("div", { class: "overlay" }, this.empty);
    panel.append(
      el("div", { class: "toolbar" }, this.filter, this.countText, this.watchedText),
      this.head,
      el("div", { class: "log-area" }, this.list.viewport, this.overlay),
    );
  }

  receive({ deaths, lost, watched }) {
    // Items that left the program's memory before this page came are no loss.
    if (this.#lastN > 0) this.#lost += lost;
    for (const death of deaths) {
      if (death.n <= this.#lastN) continue;
      this.#lastN = death.n;
      this.deaths.push(death);
    }
    this.#watched = watched;
    // Cut in large steps, for each moves all the rest.
    if (this.deaths.length > MOST_KEPT * 1.2) {
      const excess = this.deaths.length - MOST_KEPT;
      this.deaths.splice(0, excess);
      this.#dropped += excess;
    }
    this.schedule();
  }

  /** Another run of the program: it numbers from 1, and its deaths are other ones. */
  reset() {
    this.deaths = [];
    this.#dropped = 0;
    this.#lost = 0;
    this.#watched = null;
    this.#lastN = 0;
    this.schedule();
  }

  draw() {
    const { word } = this;
    const isWanted = (death) => this.isInRange(death.time)
      && `${death.class}\n${death.address}`.toLowerCase().includes(word);
    this.list.show(this.deaths.filter(isWanted));
    const isEmpty = this.deaths.length === 0;
    this.overlay.hidden = !isEmpty;
    this.head.hidden = isEmpty;
    setText(this.countText, this.#countText());
    const living = this.#watched === null ? "" : counted(this.#watched, "living object");
    setText(this.watchedText, living && `${living} with monitors`);
  }

  #countText() {
    const parts = [`${count(this.list.items.length)} of ${count(this.deaths.length)}`];
    if (this.#dropped > 0) parts.push(`${count(this.#dropped)} older dropped`);
    if (this.#lost > 0) parts.push(`${count(this.#lost)} lost`);
    return parts.join(" · ");
  }
}

function fill(row, death) {
  const texts = [
    clock(death.time),
    oneLine(death.class, 200),
    oneLine(death.address, 40),
    counted(death.monitors, "monitor"),
    `thread ${death.thread}`,
  ];
  // On narrow screens some cells are hidden.
  row.title = [dateAndClock(death.time), ...texts.slice(1)].join(" · ");
  return texts;
}
