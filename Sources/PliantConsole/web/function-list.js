// All functions of the program: searched in the program, and read page by page as one scrolls.

import { button, el, emptyNote, setAttribute, setText } from "./dom.js";
import { announce, attempt } from "./status.js";
import { count, counted, oneLine } from "./text.js";
import { FilteredView } from "./view.js";
import { VirtualList } from "./virtual-list.js";

const PAGE = 200;
const ROW_HEIGHT = 30;
// Typing a word makes one search.
const SEARCH_WAIT = 200;
// While the program reads its symbols.
const READING_WAIT = 400;

export class FunctionList extends FilteredView {
  /** By number of the page; null while it is asked for. */
  #pages = new Map();
  #total = 0;
  #isReading = true;
  /** Answers to earlier questions are passed over. */
  #question = 0;
  #timer = 0;
  #active = 0;
  /** Traces by function; the numbers of layers by name. */
  #traces = new Map();
  #layers = new Map();
  #pending = new Set();

  /** `onOverridden(name)` shows the layers of a function; `onOverride(one)` asks for another. */
  constructor({ panel, api, onOverridden, onOverride }) {
    super({
      test: "functions",
      placeholder: "Search functions, types and modules",
      label: "Search functions",
    });
    Object.assign(this, { api, onOverridden, onOverride });
    this.module = el("select", {
      "data-test": "functions-module", "aria-label": "Module", onchange: () => this.#searchLater(0),
    }, el("option", { value: "", text: "All modules" }));
    this.traceAll = button("Trace all found", {
      "data-test": "functions-trace-all", class: "changes", onclick: () => this.#traceFound(),
    });
    this.viewport = el("div", {
      class: "function-list",
      role: "grid",
      "aria-label": "Functions",
      tabindex: "0",
      "data-test": "functions-list",
      onkeydown: (event) => this.#key(event),
    });
    this.empty = emptyNote(
      "No function is found.",
      "Functions with a symbol are listed, except those of Pliant and of Swift's own libraries.",
    );
    this.overlay = el("div", { class: "overlay", hidden: true }, this.empty);
    this.filter.append(this.module);
    panel.append(
      el("div", { class: "toolbar" }, this.filter, this.countText, this.traceAll),
      el("div", { class: "log-area" }, this.viewport, this.overlay),
    );
    this.list = new VirtualList({
      viewport: this.viewport,
      rowHeight: ROW_HEIGHT,
      makeRow: () => this.#makeRow(),
      fillRow: (row, index) => this.#fillRow(row, index),
    });
  }

  filterChanged() {
    this.#searchLater(SEARCH_WAIT);
  }

  setShown(isShown) {
    super.setShown(isShown);
    // The program may have loaded more meanwhile.
    if (isShown) this.#searchLater(0);
    else clearTimeout(this.#timer);
  }

  receiveTraces(traces) {
    this.#traces = new Map(traces.map((trace) => [trace.function, trace]));
    this.schedule();
  }

  receiveHooks(hooks) {
    const layersOf = ({ classes, objects, moreObjects }) => moreObjects
      + [...classes, ...objects].reduce(
        (sum, { layers, redefinition }) => sum + layers.length + (redefinition ? 1 : 0), 0,
      );
    this.#layers = new Map(hooks.map((hook) => [hook.declaration, layersOf(hook)]));
    this.schedule();
  }

  reset() {
    this.#pages.clear();
    this.#total = 0;
    this.#traces.clear();
    if (this.isShown) this.#searchLater(0);
  }

  get #search() {
    const module = this.module.value;
    return { search: this.word, ...(module === "" ? {} : { module }) };
  }

  #searchLater(wait) {
    clearTimeout(this.#timer);
    this.isSearching = true;
    this.#question += 1;
    this.#timer = setTimeout(() => {
      this.#pages.clear();
      this.#ask(0);
    }, wait);
  }

  async #ask(page) {
    // Before the page is connected there is nobody to ask.
    if (!this.api.token) return this.isShown && this.#searchLater(READING_WAIT);
    const question = this.#question;
    const asked = { ...this.#search, start: page * PAGE };
    this.#pages.set(page, null);
    try {
      const found = await this.api.post("functions/search", asked);
      if (question !== this.#question) return;
      if (page === 0 && this.#total !== found.total) this.#active = 0;
      this.#pages.set(page, found.functions);
      this.#total = found.total;
      this.#isReading = found.isReading;
      this.#showModules(found.modules);
      if (page === 0) this.isSearching = false;
      else this.schedule();
      if (found.isReading && this.isShown) this.#searchLater(READING_WAIT);
    } catch (error) {
      if (question !== this.#question) return;
      this.#pages.delete(page);
      this.isSearching = false;
      announce(`Not searched: ${error.message}`);
    }
  }

  #showModules(modules) {
    const texts = modules.map(({ name, count: total }) => [name, `${name} (${count(total)})`]);
    const signature = JSON.stringify(texts);
    if (this.module.signature === signature) return;
    this.module.signature = signature;
    const chosen = this.module.value;
    this.module.replaceChildren(
      el("option", { value: "", text: "All modules" }),
      ...texts.map(([value, text]) => el("option", { value, text: oneLine(text, 80) })),
    );
    this.module.value = texts.some(([name]) => name === chosen) ? chosen : "";
  }

  // Drawing

  draw() {
    const state = this.#isReading ? "reading the symbols of the program…" : "";
    setText(this.countText, state || counted(this.#total, "function"));
    this.traceAll.disabled = this.isSearching || this.#total === 0 || this.#total > PAGE;
    this.traceAll.title = this.#total > PAGE ? `Search for ${PAGE} functions at most` : "";
    this.overlay.hidden = this.#total > 0 || this.#isReading;
    setAttribute(this.viewport, "aria-rowcount", this.#total);
    this.list.setCount(this.#total);
    this.list.refresh();
  }

  #functionAt(index) {
    const page = Math.floor(index / PAGE);
    if (!this.#pages.has(page)) this.#ask(page);
    return this.#pages.get(page)?.[index % PAGE] ?? null;
  }

  #makeRow() {
    const row = el("div", { class: "row function", role: "row", "data-test": "function" });
    row.parts = {
      name: el("span", { class: "function-name", role: "gridcell" }),
      module: el("span", { class: "function-module muted", role: "gridcell" }),
      layers: button("", {
        class: "tag tag-accent", tabindex: "-1", title: "Shows what overrides it",
        onclick: () => this.onOverridden(row.function.name),
      }),
      override: button("Override…", {
        class: "changes", tabindex: "-1", "data-test": "function-override",
        onclick: () => this.onOverride(row.function),
      }),
      trace: button("Trace", {
        class: "changes", tabindex: "-1", "data-test": "function-trace",
        onclick: () => this.#toggle(row.function),
      }),
    };
    const { name, module, layers, override, trace } = row.parts;
    row.append(name, module,
      el("span", { class: "function-tools", role: "gridcell" }, layers, override, trace));
    row.addEventListener("mousedown", () => this.#activate(row.index));
    return row;
  }

  #fillRow(row, index) {
    const one = this.#functionAt(index);
    row.index = index;
    row.function = one;
    row.id = `function-${index}`;
    setAttribute(row, "aria-rowindex", index + 1);
    row.classList.toggle("active", index === this.#active);
    if (index === this.#active) setAttribute(this.viewport, "aria-activedescendant", row.id);
    const { name, module, layers, trace } = row.parts;
    setText(name, one ? oneLine(one.name, 300) : "…");
    name.title = one ? oneLine(`${one.module}.${one.name}`, 600) : "";
    setText(module, one ? oneLine(one.module, 80) : "");
    const number = one ? this.#layers.get(one.name) ?? 0 : 0;
    setText(layers, number === 0 ? "" : counted(number, "layer"));
    const isTraced = one !== null && this.#traces.has(one.id);
    trace.hidden = one === null;
    row.parts.override.hidden = one === null;
    trace.disabled = one !== null && this.#pending.has(one.id);
    setText(trace, isTraced ? "Stop" : "Trace");
    if (one) setAttribute(trace, "aria-label", `${isTraced ? "Stop" : "Trace"} ${one.name}`);
    row.classList.toggle("traced", isTraced);
    row.classList.toggle("closure", one?.name.includes("closure #") ?? false);
  }

  #activate(index) {
    if (index === undefined || this.#total === 0) return;
    this.#active = Math.min(Math.max(index, 0), this.#total - 1);
    this.list.reveal(this.#active);
    this.list.refresh();
  }

  #key(event) {
    if (event.target !== this.viewport || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = {
      ArrowDown: this.#active + 1, ArrowUp: this.#active - 1, Home: 0, End: this.#total - 1,
      PageDown: this.#active + this.list.page, PageUp: this.#active - this.list.page,
    }[event.key];
    if (target !== undefined) this.#activate(target);
    else if (event.key === "Enter" || event.key === " ") {
      this.#toggle(this.#functionAt(this.#active));
    } else if (event.key === "o" || event.key === "O") {
      const one = this.#functionAt(this.#active);
      if (one && document.documentElement.dataset.rights !== "read") this.onOverride(one);
    } else return;
    event.preventDefault();
  }

  // Tracing

  async #toggle(one) {
    if (!one || this.#pending.has(one.id)) return;
    this.#pending.add(one.id);
    this.schedule();
    const trace = this.#traces.get(one.id);
    await attempt(trace ? "stopped" : "traced", async () => {
      if (trace) await this.api.post("traces/stop", { traces: [trace.id] });
      else this.#report(await this.api.post("functions/trace", { function: one.id }));
    });
    this.#pending.delete(one.id);
    this.schedule();
  }

  #traceFound() {
    attempt("traced", async () => this.#report(await this.api.post("functions/trace", this.#search)));
  }

  #report({ traced, refused, moreRefused }) {
    const parts = traced > 0 ? [`${counted(traced, "function")} traced.`] : [];
    if (refused.length > 0) {
      const others = refused.length - 1 + moreRefused;
      const [{ name, reason }] = refused;
      parts.push(`Cannot trace ${oneLine(name, 100)}: ${oneLine(reason, 300)}.`);
      if (others > 0) parts.push(`Nor can ${count(others)} more.`);
    }
    if (parts.length > 0) announce(parts.join(" "));
  }
}
