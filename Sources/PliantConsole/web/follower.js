// Whether the log stays at its end, and how many lines have arrived unseen.

export class Follower {
  isFollowing = true;
  unseen = 0;

  /** `list` is the virtual list; `onChange()` is called when the reader stops or resumes. */
  constructor(list, onChange) {
    this.list = list;
    this.onChange = onChange;
    // A wheel moves by a pixel at first, which would still count as the end.
    list.viewport.addEventListener("wheel", (event) => {
      if (event.deltaY < 0 && list.canScroll) this.#set(false);
    }, { passive: true });
    list.onResize = () => {
      if (this.isFollowing) list.scrollToEnd();
    };
  }

  /** The reader scrolled. */
  scrolled(direction) {
    if (!this.list.isAtEnd) this.#set(false);
    else if (direction > 0) this.#set(true);
  }

  stop() {
    if (this.list.canScroll) this.#set(false);
  }

  jumpToEnd() {
    this.list.scrollToEnd();
    this.list.render();
    this.#set(true);
  }

  /** Lines came; `isSeen` says whether the page is looked at. */
  came(records, isSeen) {
    if (!this.isFollowing && !this.list.canScroll) this.isFollowing = true;
    if (this.isFollowing && isSeen) this.unseen = 0;
    else this.unseen += records;
  }

  #set(isFollowing) {
    if (isFollowing === this.isFollowing) return;
    this.isFollowing = isFollowing;
    if (isFollowing) this.unseen = 0;
    this.onChange();
  }
}
