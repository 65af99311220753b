// The observations and bindings that are shown: what the program sends unasked or, if that is not
// all of them, the part that it finds when asked.

import { attempt } from "./status.js";

const TYPING = 200;
const NOTHING = { objects: [], observations: [], bindings: [], start: 0, total: 0, allObjects: 0 };

export class ObservedPart {
  #sent = NOTHING;
  #found = null;
  #word = "";
  #start = 0;
  #timer = null;
  #isAsking = false;
  #isStale = false;

  /** `onChange()` is called when another part was found. */
  constructor({ api, onChange }) {
    Object.assign(this, { api, onChange });
  }

  /** Whether the program searches and pages; otherwise the page has everything and filters it. */
  get isSearched() {
    const { observations, bindings, total } = this.#sent;
    return total > observations.length + bindings.length;
  }

  get state() {
    return this.isSearched && this.#isOther ? this.#found ?? this.#sent : this.#sent;
  }

  /** The numbers of the first and the last one that is shown, and of all that match. */
  get place() {
    const { observations, bindings, start, total } = this.state;
    return { first: start + 1, last: start + observations.length + bindings.length, total };
  }

  receive(state) {
    this.#sent = state;
    if (this.isSearched && this.#isOther) this.#ask();
    this.onChange();
  }

  search(word) {
    if (word === this.#word) return;
    this.#word = word;
    this.#go(0, TYPING);
  }

  /** Shows the next part, or the previous one. */
  turn(direction) {
    const { first, last } = this.place;
    const size = last - first + 1;
    this.#go(direction > 0 ? last : Math.max(0, first - 1 - Math.max(size, 1000)), 0);
  }

  forget() {
    this.#start = 0;
    this.receive(NOTHING);
  }

  get #isOther() {
    return this.#word !== "" || this.#start > 0;
  }

  #go(start, delay) {
    this.#start = start;
    clearTimeout(this.#timer);
    if (!this.isSearched) return;
    this.#timer = setTimeout(() => (this.#isOther ? this.#ask() : this.onChange()), delay);
  }

  /** One request at a time: what changes meanwhile is asked for after it. */
  async #ask() {
    this.#isStale = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    await attempt("searched", async () => {
      while (this.#isStale) {
        this.#isStale = false;
        const asked = { search: this.#word, start: this.#start };
        this.#found = await this.api.post("observed/search", asked);
        this.onChange();
      }
    });
    this.#isAsking = false;
  }
}
