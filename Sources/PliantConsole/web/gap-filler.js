// Fetches skipped lines when the reader scrolls to where they belong.

export class GapFiller {
  /** `onFilled(gap, filled)` is called after a part of a gap came, `onChange()` if none did. */
  constructor({ store, api, onFilled, onChange }) {
    Object.assign(this, { store, api, onFilled, onChange });
  }

  /** Asks for a part of a gap, unless that is under way or failed; `again` asks anew after that. */
  async fetch(gap, { again = false } = {}) {
    if (gap.isFetching || (gap.failure && !again)) return;
    if (gap.process !== this.store.process) {
      gap.failure = "the program was restarted";
      return this.onChange();
    }
    gap.isFetching = true;
    gap.failure = null;
    this.onChange();
    try {
      const { after, through } = gap;
      const answer = await this.api.post("log/lines", { after, through });
      gap.isFetching = false;
      const filled = this.store.fill(gap, answer);
      if (filled) this.onFilled(gap.seq, filled);
    } catch (error) {
      gap.isFetching = false;
      gap.failure = error.message;
      this.onChange();
    }
  }
}
