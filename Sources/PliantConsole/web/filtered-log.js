// The entries of the log that a filter lets through. Works in slices of time, never all at once.

import { firstIndex } from "./order.js";

export class FilteredLog {
  #store;
  #test;
  #shown = new Pass(0);
  /** Filters all entries again; the old rows are shown until that is done, to avoid flickering. */
  #next = null;

  constructor(store, test) {
    this.#store = store;
    this.#test = test;
  }

  get length() {
    return this.#shown.rows.length - this.#shown.head;
  }

  /** How many of the rows are records. */
  get records() {
    return this.#shown.records;
  }

  get isRefiltering() {
    return this.#next !== null;
  }

  get isBehind() {
    return (this.#next ?? this.#shown).cursor < this.#store.end;
  }

  at(index) {
    return this.#store.at(this.seqAt(index));
  }

  seqAt(index) {
    return this.#shown.rows[this.#shown.head + index];
  }

  /** The index of the first row whose number is `seq` or greater. */
  indexFrom(seq) {
    return firstIndex(this.length, (index) => this.seqAt(index) >= seq);
  }

  /**
   * The store has filled a gap: `made` are its new entries, and `isLeft` says whether the gap stays
   * before them. Returns how many rows more there are.
   */
  insert(seq, { made, isLeft }) {
    const before = this.length;
    this.#shown.insert(seq, made, isLeft, this.#test);
    this.#next?.insert(seq, made, isLeft, this.#test);
    return this.length - before;
  }

  setTest(test) {
    this.#test = test;
    this.#next = new Pass(this.#store.first);
  }

  /**
   * Goes on until `deadline` (of performance.now) or the end. Returns how many rows went at the
   * front, how many records came at the end, and whether all the rows are others now.
   */
  step(deadline) {
    const removed = this.#shown.trim(this.#store);
    if (!this.#next) {
      const added = this.#shown.advance(this.#store, this.#test, deadline);
      return { removed, added, isReplaced: false };
    }
    this.#next.trim(this.#store);
    this.#next.advance(this.#store, this.#test, deadline);
    if (this.isBehind) return { removed, added: 0, isReplaced: false };
    this.#shown = this.#next;
    this.#next = null;
    return { removed, added: 0, isReplaced: true };
  }
}

/** One run of a filter over the store, from its oldest entry to its newest. */
class Pass {
  /** Numbers of entries; those before `head` are gone. */
  rows = [];
  head = 0;
  /** The numbers of those rows that are no records; they are few. */
  #dividers = [];

  constructor(first) {
    this.cursor = first;
  }

  get records() {
    return this.rows.length - this.head - this.#dividers.length;
  }

  /** Returns how many records came. */
  advance(store, test, deadline) {
    let added = 0;
    let unclocked = 0;
    this.cursor = Math.max(this.cursor, store.first);
    while (this.cursor < store.end) {
      const entry = store.at(this.cursor);
      if (test(entry)) {
        this.rows.push(this.cursor);
        if (entry.kind === "record") added += 1;
        else this.#dividers.push(this.cursor);
      }
      this.cursor += 1;
      // Reading the clock costs as much as a test; a long line counts as many.
      unclocked += 100 + entry.size;
      if (unclocked < 20_000) continue;
      if (performance.now() > deadline) break;
      unclocked = 0;
    }
    return added;
  }

  /** Takes in the entries that a gap was filled with. */
  insert(seq, made, isLeft, test) {
    const moved = made.length - (isLeft ? 0 : 1);
    const passing = made.filter(test);
    const seqs = (entries) => entries.map((entry) => entry.seq);
    const change = (numbers, entries, head) => {
      const kept = numbers.slice(head);
      const place = kept.findIndex((number) => number >= seq);
      const end = place < 0 ? kept.length : place;
      const hasGap = kept[end] === seq;
      // Entries beyond the cursor come when it gets there.
      if (this.cursor <= seq) return kept;
      const rest = kept.slice(end + (hasGap ? 1 : 0)).map((number) => number + moved);
      return [...kept.slice(0, end), ...(isLeft && hasGap ? [seq] : []), ...seqs(entries), ...rest];
    };
    this.rows = change(this.rows, passing, this.head);
    this.head = 0;
    this.#dividers = change(this.#dividers, passing.filter(({ kind }) => kind !== "record"), 0);
    if (this.cursor > seq) this.cursor += moved;
  }

  /** Forgets rows whose entries the store has dropped, and returns how many. */
  trim(store) {
    const before = this.head;
    while (this.head < this.rows.length && this.rows[this.head] < store.first) this.head += 1;
    const gone = this.head - before;
    while (this.#dividers[0] < store.first) this.#dividers.shift();
    if (this.head > 10_000 || this.head === this.rows.length) {
      this.rows.splice(0, this.head);
      this.head = 0;
    }
    return gone;
  }
}
