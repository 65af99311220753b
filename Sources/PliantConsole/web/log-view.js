// The view of the log: brings its store, filter, list, selection and detail pane together.

import { byId, el, setAttribute } from "./dom.js";
import { DetailPane } from "./detail-pane.js";
import { chunksOf, copy, download, fileName, jsonLine, textLine } from "./export.js";
import { FilteredLog } from "./filtered-log.js";
import { queryFor } from "./log-query.js";
import { Follower } from "./follower.js";
import { GapFiller } from "./gap-filler.js";
import { compileFilter } from "./log-filter.js";
import { LogLayout } from "./log-layout.js";
import { LogKeyboard } from "./log-keyboard.js";
import { LogStatus } from "./log-status.js";
import { LogToolbar, press } from "./log-toolbar.js";
import { fillRow, makeRow } from "./log-row.js";
import { MarkerNote } from "./marker-note.js";
import { Selection } from "./selection.js";
import { announce, attempt } from "./status.js";
import { counted } from "./text.js";
import { VirtualList } from "./virtual-list.js";
import { View } from "./view.js";

const ROW_HEIGHT = 22;
// The part of a frame of 16 ms that is used for work; the rest is for drawing.
const SLICE = 6;

export class LogView extends View {
  selection = new Selection();
  /** How high the rows were that went at the front since the list was drawn. */
  #removed = 0;
  /** The line that the page's address names, until it is found. */
  #sought = null;

  /** `onUnseen(count)` receives the number of unseen lines. */
  constructor({ panel, store, pace, api, onUnseen, onCalls }) {
    super();
    Object.assign(this, { store, pace, api, onUnseen });
    this.toolbar = new LogToolbar(this);
    this.rows = new FilteredLog(store, compileFilter(this.toolbar.settings).test);
    this.note = new MarkerNote(() => this.list.refresh());
    this.detail = new DetailPane({
      onClose: () => this.closeDetail(),
      onNarrow: (name, value) => this.toolbar.narrow(name, value),
      onColumn: (name) => this.layout.toggleColumn(name),
      onCalls,
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
        this.#showState();
        this.#fetchGaps();
      },
    });
    this.layout = new LogLayout(this);
    this.gaps = new GapFiller(this);
    this.follower = new Follower(this.list, () => this.#showState());
    new LogKeyboard(this);
    this.status = new LogStatus(() => this.follower.jumpToEnd());
    const area = el("div", { class: "log-area" }, this.viewport, this.status.empty);
    panel.append(
      this.toolbar.element,
      this.note.element,
      this.layout.head,
      el("div", { class: "split" }, area, this.detail.element),
      this.status.bar,
    );
    document.addEventListener("visibilitychange", () => this.schedule());
    this.schedule();
  }

  setRange(range) {
    this.range = range;
    this.filter();
  }

  /** Shows only the lines that have these values, by key. */
  showOnly(values) {
    const query = Object.entries(values).map(([key, value]) => queryFor(key, `${value}`)).join(" ");
    this.toolbar.place = { query };
    this.follower.jumpToEnd();
  }

  focusFilter() {
    this.toolbar.field.focus();
    this.toolbar.field.select();
  }

  get place() {
    const entry = this.selection.active === null ? null : this.store.at(this.selection.active);
    const { record, process } = entry ?? {};
    const found = record && { session: process.session, n: record.n };
    const sought = this.#sought ?? found;
    const line = sought ? `${sought.session}.${sought.n}` : "";
    return { ...this.toolbar.place, ...this.layout.place, line };
  }

  set place(place) {
    this.toolbar.place = place;
    press(this.toolbar.wrap, place.wrap === "1");
    this.layout.place = place;
    const [, session, n] = /^(.*)\.(\d+)$/.exec(place.line ?? "") ?? [];
    this.#sought = session === undefined ? null : { session, n: Number(n), from: 0 };
    this.schedule();
  }

  /** Shows the line that the page's address names, once it is there. */
  #seek() {
    if (!this.#sought || this.rows.isRefiltering) return;
    const { session, n } = this.#sought;
    const from = Math.max(this.#sought.from, this.store.first);
    for (let seq = from; seq < this.store.end; seq += 1) {
      const { record, process } = this.store.at(seq) ?? {};
      if (record?.n !== n || process.session !== session) continue;
      this.#sought = null;
      const index = this.rows.indexFrom(seq);
      if (this.rows.seqAt(index) !== seq) return;
      this.follower.stop();
      this.list.scrollToRow(Math.max(0, index - Math.floor(this.list.page / 2)));
      this.selection.select(seq);
      return this.activate(index, { opensDetail: true });
    }
    this.#sought.from = this.store.end;
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

  exportText() {
    this.#export(textLine, "log", "text/plain;charset=utf-8");
  }

  exportJSON() {
    this.#export(jsonLine, "ndjson", "application/x-ndjson");
  }

  copy() {
    const entries = this.chosenEntries();
    attempt("copied", async () => {
      await copy((await chunksOf(entries, textLine)).join(""));
      announce(`${counted(entries.length, "line")} copied.`);
    });
  }

  async #export(lineOf, extension, type) {
    const entries = this.chosenEntries();
    download(await chunksOf(entries, lineOf), fileName(this.store.process, extension), type);
    announce(`${counted(entries.length, "line")} exported.`);
  }

  clear() {
    attempt("cleared", async () => {
      await this.api.post("log/clear");
      announce("Log cleared.");
    });
  }

  filter() {
    const { test, error } = compileFilter(this.toolbar.settings, this.range);
    this.toolbar.showError(error);
    this.rows.setTest(test);
    this.schedule();
  }

  /** Filters new entries for a part of a frame, and requests another frame if some are left. */
  update() {
    const anchor = this.rows.seqAt(this.list.firstVisible);
    const { added, removed, isReplaced } = this.rows.step(performance.now() + SLICE);
    // Lines that a filter hides must not be copied.
    if (isReplaced) this.selection.clear();
    if (removed > 0) this.selection.forgetBefore(this.store.first);
    this.#removed += this.list.dropFront(removed);
    if (isReplaced) this.list.replace(this.rows.length);
    else this.list.setCount(this.rows.length);
    this.follower.came(added, this.isShown && !document.hidden);
    if (this.isShown) this.#draw(anchor, isReplaced);
    this.#showState();
    if (this.rows.isBehind || this.rows.isRefiltering) this.schedule();
    else {
      this.#seek();
      this.#fetchGaps();
    }
  }

  #draw(anchor, isReplaced) {
    if (this.follower.isFollowing) this.list.scrollToEnd();
    else if (isReplaced) this.list.scrollToRow(this.rows.indexFrom(anchor ?? 0));
    else if (this.#removed > 0) this.list.shiftBy(-this.#removed);
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
  insert(seq, filled) {
    const index = this.rows.indexFrom(seq);
    const place = index - this.list.firstVisible;
    this.selection.move(seq, filled.made.length - (filled.isLeft ? 0 : 1));
    const added = this.rows.insert(seq, filled);
    this.list.replace(this.rows.length);
    if (place < this.list.page / 2) this.list.shift(added, index);
    this.list.refresh();
    this.schedule();
  }

  #fillRow(row, index) {
    const entry = this.rows.at(index);
    if (!entry) return;
    fillRow(row, entry, {
      id: rowID(entry.seq),
      isSelected: this.selection.has(entry.seq), isActive: this.selection.active === entry.seq,
      columns: this.layout.columns, isWrapped: this.layout.isWrapped,
    });
  }

  #showState() {
    const id = this.activeIndex === null ? null : rowID(this.selection.active);
    // A row has an element only while it is in sight.
    if (id === null || !byId(id)) this.viewport.removeAttribute("aria-activedescendant");
    else setAttribute(this.viewport, "aria-activedescendant", id);
    this.status.show(this);
    this.onUnseen(this.follower.unseen);
  }
}

const rowID = (seq) => `line-${seq}`;
