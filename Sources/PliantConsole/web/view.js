// The base of the views: each draws itself when it is shown, and has a filter field.

export class View {
  isShown = false;
  /** The part of time that is marked, `{ start, end }`; null for all. */
  range = null;

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

  focusFilter() {
    this.field.focus();
  }

  /** What is shown, as texts of the page's address. */
  get place() {
    return { filter: this.field.value };
  }

  set place({ filter = "" }) {
    setField(this.field, filter);
  }
}

/** As if it was typed. */
export function setField(field, text) {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event("input"));
}
