// Fetches skipped lines when the reader scrolls to where they belong.

export class GapFiller {
  /** The view inserts a part of a gap that came, and shows the gap anew if none did. */
  constructor(view) {
    this.view = view;
  }

  /** Asks for a part of a gap, unless that is under way or failed; `again` asks anew after that. */
  async fetch(gap, { again = false } = {}) {
    if (gap.isFetching || (gap.failure && !again)) return;
    const { api, list, store } = this.view;
    if (gap.process !== store.process) {
      gap.failure = "the program was restarted";
      return list.refresh();
    }
    gap.isFetching = true;
    gap.failure = null;
    list.refresh();
    try {
      const { after, through } = gap;
      const answer = await api.post("log/lines", { after, through });
      gap.isFetching = false;
      const filled = store.fill(gap, answer);
      if (filled) this.view.insert(gap.seq, filled);
    } catch (error) {
      gap.isFetching = false;
      gap.failure = error.message;
      list.refresh();
    }
  }
}
