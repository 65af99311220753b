// The view of the log: brings its store, filter, list, selection and detail pane together.

import { button, el, emptyNote, setAttribute, setText } from "./dom.js";
import { DetailPane } from "./detail-pane.js";
import { chunksOf, copy, download, fileName, jsonLine, textLine } from "./export.js";
import { FilteredLog } from "./filtered-log.js";
import { Follower } from "./follower.js";
import { GapFiller } from "./gap-filler.js";
import { compileFilter } from "./log-filter.js";
import { LogKeyboard } from "./log-keyboard.js";
import { LogToolbar } from "./log-toolbar.js";
import { fillRow, makeRow } from "./log-row.js";
import { MarkerNote } from "./marker-note.js";
import { pump } from "./pump.js";
import { Selection } from "./selection.js";
import { count, counted } from "./text.js";
import { VirtualList } from "./virtual-list.js";
import { View } from "./view.js";

const ROW_HEIGHT = 22;
// The part of a frame of 16 ms that is used for work; the rest is for drawing.
const SLICE = 6;
const HINT = "SinkLogHandler(label: $0, level: .debug, sinks: [DebugConsole.log])";

export class LogView extends View {
  selection = new Selection();
  /** How many rows went at the front since the list was drawn. */
  #removed = 0;

  /** `onUnseen(count)` receives the number of unseen lines. */
  constructor({ panel, store, pace, api, announce, onUnseen }) {
    super();
    Object.assign(this, { store, pace, api, announce, onUnseen });
    this.schedule = pump(() => this.#update());
    this.toolbar = new LogToolbar({
      keys: store.keys,
      onFilter: () => this.#filter(),
      actions: this.#actions(),
    });
    this.rows = new FilteredLog(store, compileFilter(this.toolbar.settings).test);
    this.note = new MarkerNote(() => this.list.refresh());
    this.detail = new DetailPane({
      announce,
      onClose: () => this.closeDetail(),
      onNarrow: (name, value) => this.toolbar.narrow(name, value),
    });
    this.viewport = el("div", {
      class: "log-list",
      role: "listbox",
      tabindex: "0",
      "aria-multiselectable": "true",
      "aria-label": "Lines of the log",
    });
    this.list = new VirtualList({
      viewport: this.viewport, rowHeight: ROW_HEIGHT, makeRow,
      fillRow: (row, index) => this.#fillRow(row, index),
      onScroll: (direction) => {
        this.follower.scrolled(direction);
        this.#fetchGaps();
      },
    });
    this.gaps = new GapFiller({
      store,
      api,
      onFilled: (seq, filled) => this.#insert(seq, filled),
      onChange: () => this.list.refresh(),
    });
    this.follower = new Follower(this.list, () => this.#showState());
    new LogKeyboard(this);
    this.empty = el("div", { class: "overlay" });
    const area = el("div", { class: "log-area" }, this.viewport, this.empty);
    panel.append(
      this.toolbar.element,
      this.note.element,
      el("div", { class: "split" }, area, this.detail.element),
      this.#makeStatusBar(),
    );
    document.addEventListener("visibilitychange", () => this.schedule());
    this.schedule();
  }

  focusFilter() {
    this.toolbar.field.focus();
    this.toolbar.field.select();
  }

  /** Inserts a marker at once; its text may follow. */
  mark() {
    const marker = this.store.mark(Date.now() / 1000);
    this.note.ask(marker);
    this.schedule();
  }

  /** Moves the keyboard's focus to a row; shows its details if asked to, or if they are open. */
  activate(index, { opensDetail = false } = {}) {
    const entry = this.rows.at(index);
    if (opensDetail && entry.kind === "gap") this.gaps.fetch(entry, { again: true });
    else if (opensDetail || this.detail.isOpen) this.detail.show(entry);
    // On narrow screens the details take their room from the list.
    this.list.measure();
    this.list.reveal(index);
    if (!this.list.isAtEnd) this.follower.stop();
    this.selectionChanged();
  }

  selectionChanged() {
    this.list.refresh();
    this.#showState();
  }

  closeDetail() {
    this.detail.close();
    this.viewport.focus();
  }

  get activeIndex() {
    const { active } = this.selection;
    if (active === null) return null;
    const index = this.rows.indexFrom(active);
    return index < this.rows.length && this.rows.seqAt(index) === active ? index : null;
  }

  /** The lines to copy or export: the selection or, if there is none, all filtered lines. */
  chosenEntries() {
    const seqs = this.selection.size > 0
      ? [...this.selection.selected]
      : Array.from({ length: this.rows.length }, (_, index) => this.rows.seqAt(index));
    return seqs.map((seq) => this.store.at(seq)).filter((entry) => entry !== undefined);
  }

  #actions() {
    return {
      mark: () => this.mark(),
      copy: () => this.#copy(),
      exportText: () => this.#export(textLine, "log", "text/plain;charset=utf-8"),
      exportNDJSON: () => this.#export(jsonLine, "ndjson", "application/x-ndjson"),
      clear: () => this.#clear(),
    };
  }

  async #copy() {
    const entries = this.chosenEntries();
    try {
      await copy((await chunksOf(entries, textLine)).join(""));
      this.announce(`${counted(entries.length, "line")} copied.`);
    } catch (error) {
      this.announce(`Not copied: ${error.message}`);
    }
  }

  async #export(lineOf, extension, type) {
    const entries = this.chosenEntries();
    download(await chunksOf(entries, lineOf), fileName(this.store.process, extension), type);
    this.announce(`${counted(entries.length, "line")} exported.`);
  }

  async #clear() {
    try {
      await this.api.clearLog();
      this.announce("Log cleared.");
    } catch (error) {
      this.announce(`Not cleared: ${error.message}`);
    }
  }

  #filter() {
    const { test, error } = compileFilter(this.toolbar.settings);
    this.toolbar.showError(error);
    this.rows.setTest(test);
    this.schedule();
  }

  /** Filters new entries for a part of a frame, and requests another frame if some are left. */
  #update() {
    const anchor = this.rows.seqAt(this.list.firstVisible);
    const { added, removed, isReplaced } = this.rows.step(performance.now() + SLICE);
    // Lines that a filter hides must not be copied.
    if (isReplaced) this.selection.clear();
    if (removed > 0) this.selection.forgetBefore(this.store.first);
    this.list.setCount(this.rows.length);
    this.follower.came(added, this.isShown && !document.hidden);
    this.#removed += removed;
    if (isReplaced) this.list.invalidate();
    if (this.isShown) this.#draw(anchor, isReplaced);
    this.#showState();
    if (this.rows.isBehind || this.rows.isRefiltering) this.schedule();
    else this.#fetchGaps();
  }

  #draw(anchor, isReplaced) {
    this.list.dropFront(this.#removed);
    if (this.follower.isFollowing) this.list.scrollToEnd();
    else if (isReplaced) this.list.scrollToRow(this.rows.indexFrom(anchor ?? 0));
    else if (this.#removed > 0) this.list.shift(-this.#removed);
    this.#removed = 0;
    this.list.render();
  }

  /** Fetches the skipped lines whose place is in sight, or nearly. */
  #fetchGaps() {
    if (this.follower.isFollowing || this.rows.isRefiltering) return;
    const { firstVisible, page } = this.list;
    const end = Math.min(firstVisible + 2 * page, this.rows.length);
    for (let index = Math.max(0, firstVisible - page); index < end; index += 1) {
      const entry = this.rows.at(index);
      if (entry?.kind === "gap") return this.gaps.fetch(entry);
    }
  }

  /** A gap was filled: the lines below it stay where they are, unless it is far down. */
  #insert(seq, filled) {
    const place = this.rows.indexFrom(seq) - this.list.firstVisible;
    this.selection.move(seq, filled.made.length - (filled.isLeft ? 0 : 1));
    const added = this.rows.insert(seq, filled);
    this.list.setCount(this.rows.length);
    if (place < this.list.page / 2) this.list.shift(added);
    this.list.refresh();
    this.schedule();
  }

  #fillRow(row, index) {
    const entry = this.rows.at(index);
    if (!entry) return;
    fillRow(row, entry, {
      id: rowID(entry.seq),
      isSelected: this.selection.has(entry.seq), isActive: this.selection.active === entry.seq,
    });
  }

  #makeStatusBar() {
    this.countText = el("span", { "data-test": "log-count" });
    this.moreText = el("span", { class: "muted" });
    this.paceText = el("span", { class: "muted", "data-test": "log-pace" });
    this.followText = el("span", { text: "Following" });
    this.unseenText = el("span", { "data-test": "log-unread", hidden: true });
    this.followTail = el("span");
    this.chip = button("", {
      class: "chip",
      "data-test": "log-follow",
      onclick: () => this.follower.jumpToEnd(),
    });
    this.chip.append(this.followText, this.unseenText, this.followTail);
    const { countText, moreText, paceText, chip } = this;
    return el("div", { class: "statusbar" }, countText, moreText, paceText, chip);
  }

  #showState() {
    const { isFollowing, unseen } = this.follower;
    setText(this.countText, `${count(this.rows.records)} of ${count(this.store.records)}`);
    setText(this.moreText, [
      this.rows.isRefiltering ? "filtering…" : "",
      this.selection.size > 0 ? `${count(this.selection.size)} selected` : "",
      this.store.skipped > 0 ? `${count(this.store.skipped)} skipped` : "",
      this.store.dropped > 0 ? `${count(this.store.dropped)} older dropped` : "",
    ].filter(Boolean).join(" · "));
    const state = isFollowing ? this.pace.state : "paused";
    setText(this.paceText, this.pace.text);
    setText(this.followText, CHIP_TEXTS[state]);
    this.unseenText.hidden = isFollowing || unseen === 0;
    setText(this.unseenText, ` · ${count(unseen)} new`);
    setText(this.followTail, isFollowing ? "" : " — jump to end");
    this.chip.dataset.state = state;
    this.chip.title = isFollowing
      ? "New lines are shown as they come; scroll up to stop"
      : "Jump to the end and follow (F)";
    const { activeIndex } = this;
    if (activeIndex === null) this.viewport.removeAttribute("aria-activedescendant");
    else setAttribute(this.viewport, "aria-activedescendant", rowID(this.selection.active));
    this.onUnseen(unseen);
    this.#showEmpty();
  }

  #showEmpty() {
    const state = this.rows.length > 0 ? "" : this.store.records > 0 ? "filtered" : "none";
    if (this.empty.dataset.state === state) return;
    this.empty.dataset.state = state;
    this.empty.hidden = state === "";
    if (state === "none") this.empty.replaceChildren(
      emptyNote("No line has been received yet.", "Give the program's loggers this sink:", HINT),
    );
    if (state === "filtered") this.empty.replaceChildren(
      emptyNote(
        "No line passes the filter.", "Change the levels, the text or the expression above.",
      ),
    );
  }
}

const CHIP_TEXTS = {
  following: "Following", behind: "Behind", blind: "Not connected", paused: "Paused",
};

const rowID = (seq) => `line-${seq}`;
