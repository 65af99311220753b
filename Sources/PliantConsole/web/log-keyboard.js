// Selecting lines with the mouse and the keyboard.

import { linesOf, textLine } from "./export.js";
import { announce } from "./status.js";
import { counted } from "./text.js";

export class LogKeyboard {
  constructor(view) {
    this.view = view;
    const { viewport } = view;
    // Lines move while they come: at the end of a click another may be under the pointer.
    viewport.addEventListener("mousedown", (event) => event.button === 0 && this.#click(event));
    // Clicks without a pointer, as those of assistive technology, have no mousedown.
    viewport.addEventListener("click", (event) => event.detail === 0 && this.#click(event));
    viewport.addEventListener("keydown", (event) => this.#key(event));
    viewport.addEventListener("copy", (event) => this.#copy(event));
  }

  #click(event) {
    const row = event.target.closest("[data-seq]");
    if (!row) return;
    const { view } = this;
    const { pair } = event.target;
    if (pair && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      return view.toolbar.narrow(...pair);
    }
    const { selection } = view;
    const seq = Number(row.dataset.seq);
    if (event.shiftKey) {
      event.preventDefault();
      view.viewport.focus();
      selection.extend(seq, view.rows);
    } else if (event.ctrlKey || event.metaKey) selection.toggle(seq);
    else selection.select(seq);
    const opensDetail = !event.shiftKey && !event.ctrlKey && !event.metaKey;
    view.activate(view.rows.indexFrom(seq), { opensDetail });
  }

  #key(event) {
    if (event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "a") {
      this.view.selection.selectAll(this.view.rows);
      this.view.selectionChanged();
    } else if (event.key === "Escape") this.#escape();
    else if (event.key === "Enter") this.#openDetail();
    else if (isCommand || !this.#move(event.key, event.shiftKey)) return;
    event.preventDefault();
  }

  #move(key, extends_) {
    const { view } = this;
    const last = view.rows.length - 1;
    const current = view.activeIndex;
    const page = view.list.page;
    const target = {
      ArrowUp: current === null ? last : current - 1,
      ArrowDown: current === null ? view.list.firstVisible : current + 1,
      PageUp: (current ?? view.list.firstVisible) - page,
      PageDown: (current ?? view.list.firstVisible) + page,
      Home: 0,
      End: last,
    }[key];
    if (target === undefined || last < 0) return target !== undefined;
    const index = Math.min(Math.max(target, 0), last);
    if (key === "End") view.follower.jumpToEnd();
    else if (index < last) view.follower.stop();
    const seq = view.rows.seqAt(index);
    if (extends_) view.selection.extend(seq, view.rows);
    else view.selection.select(seq);
    view.activate(index);
    return true;
  }

  #openDetail() {
    const index = this.view.activeIndex;
    if (index !== null) this.view.activate(index, { opensDetail: true });
  }

  #escape() {
    const { view } = this;
    if (view.detail.isOpen) return view.closeDetail();
    view.selection.clear();
    view.selectionChanged();
  }

  #copy(event) {
    const entries = this.view.chosenEntries();
    event.clipboardData.setData("text/plain", linesOf(entries, textLine));
    event.preventDefault();
    announce(`${counted(entries.length, "line")} copied.`);
  }
}
