// Which rows are selected: by number of the entry, so that it holds while lines come and go.

export class Selection {
  /** In order, from the oldest. */
  selected = new Set();
  /** The entry that the keyboard is at, and the one that a range begins at. */
  active = null;
  anchor = null;

  get size() {
    return this.selected.size;
  }

  has(seq) {
    return this.selected.has(seq);
  }

  select(seq) {
    this.selected = new Set([seq]);
    this.active = seq;
    this.anchor = seq;
  }

  toggle(seq) {
    if (!this.selected.delete(seq)) {
      this.selected = new Set([...this.selected, seq].sort((a, b) => a - b));
    }
    this.active = seq;
    this.anchor = seq;
  }

  /** Selects from the anchor to `seq`, of the rows of `list`. */
  extend(seq, list) {
    const anchor = this.anchor ?? seq;
    const [low, high] = anchor < seq ? [anchor, seq] : [seq, anchor];
    this.#selectRows(list, list.indexFrom(low), list.indexFrom(high + 1));
    this.active = seq;
    this.anchor = anchor;
  }

  selectAll(list) {
    this.#selectRows(list, 0, list.length);
  }

  clear() {
    this.selected = new Set();
    this.anchor = this.active;
  }

  /** Entries after `seq` have other numbers now. */
  move(seq, by) {
    const moved = (number) => (number !== null && number > seq ? number + by : number);
    this.selected = new Set([...this.selected].map(moved));
    this.active = moved(this.active);
    this.anchor = moved(this.anchor);
  }

  /** Removes entries that are no longer kept. */
  forgetBefore(first) {
    for (const seq of this.selected) {
      if (seq >= first) break;
      this.selected.delete(seq);
    }
    if (this.active < first) this.active = null;
    if (this.anchor < first) this.anchor = null;
  }

  #selectRows(list, start, end) {
    this.selected = new Set();
    for (let index = start; index < end; index += 1) this.selected.add(list.seqAt(index));
  }
}
