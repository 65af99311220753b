// The classes of the program: how many objects of those that are tracked live, and how that grows.

import { button, el, emptyNote, reconcile, region, setAttribute, setText } from "./dom.js";
import { ObjectPane } from "./object-pane.js";
import { Pager } from "./pager.js";
import { SortedTable } from "./sorted-table.js";
import { attempt } from "./status.js";
import { clock, count, oneLine, signed } from "./text.js";
import { FilteredView } from "./view.js";

const PAGE = 200;
const SEARCH_WAIT = 200;
const COLUMNS = [
  ["Class"],
  ["Live", "living", "Objects that were allocated since the class is tracked, and live"],
  ["Growth", "growth", "How many more live than at the mark"],
  ["Survived", "survivors", "Of the objects that lived at the mark, those that still do"],
  ["Allocated", "allocated", "Objects that were allocated since the class is tracked"],
];

export class ClassList extends FilteredView {
  /** The tracked classes by id, and what the program found; null while that is not known. */
  #tracked = new Map();
  #mark = null;
  #found = null;
  #start = 0;
  #timer = 0;
  #question = 0;
  /** The name of the class whose objects are to be shown once it is tracked. */
  #wanted = "";

  constructor({ panel, api }) {
    super({ test: "objects", placeholder: "Search classes", label: "Search classes" });
    this.api = api;
    this.pager = new Pager({
      test: "objects", onTurn: (by) => this.#go(Math.max(0, this.#start + by * PAGE), 0),
    });
    this.trackAll = button("Track all found", {
      class: "changes", "data-test": "objects-track-all",
      onclick: () => attempt("tracked", () => api.post("classes/track", { search: this.word })),
    });
    this.mark = button("Mark", {
      class: "changes", "data-test": "objects-mark",
      title: "Counts growth and survivors from now on",
      onclick: () => attempt("marked", () => api.post("objects/mark")),
    });
    this.markText = el("span", { class: "muted", "data-test": "objects-marked" });
    // Tracked classes, by a column; without one, all are shown by name.
    this.table = new SortedTable({
      test: "objects", caption: "Classes", columns: COLUMNS, order: "", action: "Track",
      onSort: this.schedule,
    });
    this.empty = emptyNote(
      "No class is found.",
      "The classes of the program and of its libraries are listed, except those of Pliant and of "
        + "Swift's own libraries. Track one: its objects are counted from then on.",
    );
    this.pane = new ObjectPane({ api, onClose: () => this.#close() });
    panel.append(
      el("div", { class: "toolbar" },
        this.filter, this.countText, this.pager.element, this.trackAll, this.mark, this.markText),
      el("div", { class: "split" },
        el("div", { class: "log-area" },
          region("Classes", "class-area", this.table.element, this.empty)),
        this.pane.element),
    );
  }

  filterChanged() {
    this.#go(0, SEARCH_WAIT);
  }

  setShown(isShown) {
    super.setShown(isShown);
    clearTimeout(this.#timer);
    // The program may have loaded more meanwhile.
    if (isShown) this.#go(this.#start, 0);
  }

  setRange(range) {
    super.setRange(range);
    this.pane.setRange(range);
  }

  receive({ mark = null, canEdit, classes }) {
    const isOther = classes.length !== this.#tracked.size
      || classes.some(({ id }) => !this.#tracked.has(id));
    this.#tracked = new Map(classes.map((one) => [one.id, one]));
    this.#mark = mark;
    this.pane.canEdit = canEdit;
    if (isOther && this.isShown) this.#go(this.#start, 0);
    const wanted = classes.find(({ name }) => name === this.#wanted);
    if (wanted) this.#open(wanted);
    const { chosen } = this.pane;
    if (chosen) this.pane.receive(this.#tracked.get(chosen.id) ?? null, mark);
    this.schedule();
  }

  reset() {
    this.#found = null;
    this.pane.close();
    this.receive({ mark: null, canEdit: false, classes: [] });
  }

  get place() {
    const name = this.pane.chosen?.name ?? this.#wanted;
    const age = name === "" ? "" : this.pane.age;
    return { ...super.place, class: name, age, order: this.table.order };
  }

  set place({ filter = "", class: name = "", age = "", order = "" }) {
    super.place = { filter };
    this.table.order = COLUMNS.some(([text]) => text === order) ? order : "";
    this.pane.age = age;
    if (name === "") return this.pane.close();
    this.#wanted = name;
    const wanted = [...this.#tracked.values()].find((one) => one.name === name);
    if (wanted) this.#open(wanted);
  }

  #go(start, wait) {
    this.#start = start;
    this.isSearching = true;
    this.#question += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#find(), wait);
  }

  async #find() {
    // Before the page is connected there is nobody to ask, and a file has no program.
    if (this.api.base === null) return void (this.isSearching = false);
    if (!this.api.token) return this.isShown && this.#go(this.#start, SEARCH_WAIT);
    const question = this.#question;
    const asked = { search: this.word, start: this.#start };
    await attempt("searched", async () => {
      const found = await this.api.post("classes/search", asked);
      if (question === this.#question) this.#found = found;
    });
    if (question === this.#question) this.isSearching = false;
  }

  // Drawing

  draw() {
    const isCounted = this.table.order !== "" && this.#tracked.size > 0;
    const { classes, start, total } = isCounted ? this.#known : this.#found ?? this.#known;
    const shown = this.table.sorted(classes).slice(0, PAGE);
    setText(this.countText, `${count(total)} found, ${count(this.#tracked.size)} tracked`);
    this.pager.show({ first: start + 1, last: start + shown.length, total });
    this.trackAll.disabled = this.api.base === null || this.isSearching || isCounted || total === 0
      || total > PAGE;
    this.trackAll.title = total > PAGE ? `Search for ${PAGE} classes at most` : "";
    this.mark.disabled = this.#tracked.size === 0;
    setText(this.markText, this.#mark === null ? "" : `Mark: ${clock(this.#mark)}`);
    this.table.element.hidden = total === 0;
    this.empty.hidden = total > 0;
    reconcile(this.table.body, shown, ({ id }) => id, (one) => this.#make(one), (row, one) => {
      fill(row, this.#tracked.get(one.id) ?? null, this.#mark !== null);
      row.classList.toggle("selected", this.pane.chosen?.id === one.id);
    });
  }

  /** The tracked classes, if no program can be asked. */
  get #known() {
    const { word } = this;
    const classes = [...this.#tracked.values()]
      .filter(({ name }) => name.toLowerCase().includes(word))
      .map((one) => ({ ...one, growth: one.living - one.marked }));
    return { classes, start: 0, total: classes.length };
  }

  #make(one) {
    const text = oneLine(one.name, 200);
    const parts = {
      open: button(text, {
        class: "traced-name code", title: oneLine(`Shows the objects of ${one.name}`, 600),
        "data-test": "class-open", onclick: () => this.#open(one),
      }),
      name: el("span", { class: "code", text, title: oneLine(one.name, 600) }),
      cells: this.table.makeCells(),
      track: button("Track", {
        "data-test": "class-track", onclick: () => this.#toggle(one),
      }),
    };
    const { open, name, cells, track } = parts;
    return el("tr", { "data-test": "class", parts },
      el("th", { scope: "row" }, open, name), ...cells, el("td", { class: "changes" }, track));
  }

  // Actions

  #open(one) {
    this.#wanted = "";
    this.pane.open(one, this.#mark);
    this.schedule();
  }

  #close() {
    const row = [...this.table.body.children].find((each) => each.classList.contains("selected"));
    row?.parts.open.focus();
    this.schedule();
  }

  #toggle(one) {
    if (this.#tracked.has(one.id)) attempt("stopped", () => this.api.post("classes/stop", { classes: [one.id] }));
    else attempt("tracked", () => this.api.post("classes/track", { class: one.id }));
  }
}

/** `counts` are null for a class that is not tracked. */
function fill({ parts: { open, name, cells, track } }, counts, isMarked) {
  open.hidden = counts === null;
  name.hidden = counts !== null;
  const texts = counts === null ? ["", "", "", ""] : [
    // Nobody knows of those that were there before.
    counts.allocated === 0 ? "none new" : count(counts.living),
    isMarked ? signed(counts.living - counts.marked) : "",
    isMarked ? `${count(counts.survivors)} of ${count(counts.marked)}` : "",
    count(counts.allocated),
  ];
  cells.forEach((cell, index) => setText(cell, texts[index]));
  setText(track, counts === null ? "Track" : "Stop");
  setAttribute(track, "aria-label", `${track.textContent} ${name.textContent}`);
}
