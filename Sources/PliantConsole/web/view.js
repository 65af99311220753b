// The bases of the views: each draws itself while it is shown.

import { el, searchField, spanChoices } from "./dom.js";
import { pump } from "./pump.js";

export class View {
  isShown = false;
  /** The part of time that is marked, `{ start, end }`; null for all. */
  range = null;
  /** Asks to be drawn with the next frame. */
  schedule = pump(() => this.update());

  update() {
    if (this.isShown) this.draw();
  }

  setShown(isShown) {
    this.isShown = isShown;
    this.schedule();
  }

  /** Shows only what happened then. */
  setRange(range) {
    this.range = range;
    this.schedule();
  }

  /** Whether a time is in the marked part. */
  isInRange(time) {
    return this.range === null || time >= this.range.start && time <= this.range.end;
  }
}

/** With a field to filter by, and a text that says how much it lets through. */
export class FilteredView extends View {
  constructor({ test, placeholder, label }) {
    super();
    this.field = searchField({
      "data-test": `${test}-filter`,
      placeholder,
      "aria-label": label,
      oninput: () => this.filterChanged(),
    });
    this.filter = el("div", { class: "group filter" }, this.field);
    this.countText = el("span", { class: "muted", role: "status", "data-test": `${test}-count` });
  }

  filterChanged() {
    this.schedule();
  }

  focusFilter() {
    this.field.focus();
  }

  /** Whether the program still searches, and an earlier answer is shown. */
  get isSearching() {
    return this.countText.ariaBusy === "true";
  }

  set isSearching(isSearching) {
    this.countText.ariaBusy = String(isSearching);
    if (isSearching) this.schedule();
    else this.update();
  }

  /** The filter's text. */
  get word() {
    return this.field.value.trim().toLowerCase();
  }

  /** The view's state, as texts of the page's address. */
  get place() {
    return { filter: this.field.value };
  }

  set place({ filter = "" }) {
    setField(this.field, filter);
  }
}

/** Without a filter; it shows so many seconds, of which there is a choice. */
export class SpanView extends View {
  constructor(spans, seconds) {
    super();
    Object.assign(this, { spans, usual: seconds, span: seconds });
    this.choices = spanChoices(spans, seconds, (chosen) => {
      this.span = chosen;
      this.schedule();
    });
  }

  focusFilter() {
    this.choices.firstChild.focus();
  }

  get place() {
    return { seconds: this.span === this.usual ? "" : String(this.span) };
  }

  set place({ seconds = this.usual }) {
    const known = this.spans.find(([, one]) => one === Number(seconds));
    if (known) this.choices.choose(known[1]);
  }
}

/** Sets a field as if the text was typed. */
export function setField(field, text) {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event("input"));
}
