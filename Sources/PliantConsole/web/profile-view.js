// Where the program spends the time of its processors: a flame graph, the functions and the tasks.

import { button, el, emptyNote, reconcile, region, setText, toggle } from "./dom.js";
import { colorOf } from "./flame-chart.js";
import { Flames } from "./flames.js";
import { SortedTable } from "./sorted-table.js";
import { duration, oneLine } from "./text.js";
import { FilteredView, setField } from "./view.js";

const [MOST_ROWS, MOST_DEPTH] = [100, 80];
const HINT = "The kernel takes 99 samples a second of each thread that runs.";

export class ProfileView extends FilteredView {
  /** By stack, `task;outer;inner`, the nanoseconds. */
  #stacks = new Map();
  #isOn = false;
  #isReading = false;
  #showsRuntime = false;
  /** The stack that is as wide as the graph. */
  #chosen = "";

  constructor({ panel, page }) {
    super({
      test: "profile", placeholder: "Filter function or task", label: "Filter the profile",
    });
    this.page = page;
    this.switch = button("Start", { "data-test": "profile-switch", onclick: () => this.#record() });
    const runtime = toggle("Runtime functions", false, (isOn) => {
      this.#showsRuntime = isOn;
      this.#clear();
    });
    const clear = button("Clear", { onclick: () => this.#clear() });
    this.empty = emptyNote("Nothing was recorded yet.", HINT);
    this.flames = new Flames({
      class: "flames", role: "img", "data-test": "profile-flames", "aria-label": "No samples",
      onmousemove: (event) => this.#name(this.flames.callAt(event)),
      onclick: (event) => {
        const { path = "" } = this.flames.callAt(event) ?? {};
        this.#chosen = path === this.#chosen ? "" : path;
        this.schedule();
      },
    });
    this.note = el("p", { class: "flame-note muted code" });
    const table = (test, caption, columns) => new SortedTable({
      test, caption, columns: [[caption, "name"], ...columns], order: "Own", onSort: this.schedule,
    });
    const times = [["Own", "own", "Without its calls"], ["Whole", "whole", "With what it calls"]];
    this.functions = table("profile-functions", "Function", times);
    this.tasks = table("profile-tasks", "Task", [["Own", "own", "Its time"]]);
    this.parts = el("div", {}, this.flames.canvas, this.note,
      el("div", { class: "profile-tables" }, this.functions.element, this.tasks.element));
    panel.append(
      el("div", { class: "toolbar" }, this.switch, this.filter, runtime, clear, this.countText),
      region("Profile", "scroll", this.empty, this.parts),
    );
    new ResizeObserver(this.schedule).observe(this.flames.canvas);
  }

  reset() {
    this.#isOn = false;
    this.#clear();
  }

  #clear() {
    this.#stacks.clear();
    this.#chosen = "";
    this.schedule();
  }

  /** Begins, or ends; each answer has the samples of a second. */
  async #record() {
    this.#isOn = !this.#isOn;
    setText(this.empty.lastChild, HINT);
    this.schedule();
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#isOn) {
      const all = this.#showsRuntime;
      try {
        const { stacks } = await this.page.api.post("profile/read", { all });
        if (all === this.#showsRuntime) this.#add(stacks);
      } catch (error) {
        this.#isOn = false;
        setText(this.empty.lastChild, error.message);
        setText(this.note, error.message);
      }
      this.schedule();
    }
    this.#isReading = false;
  }

  #add(stacks) {
    for (const line of stacks.split("\n").slice(0, -1)) {
      const end = line.lastIndexOf(" ");
      const stack = line.slice(0, end);
      this.#stacks.set(stack, (this.#stacks.get(stack) ?? 0) + Number(line.slice(end)));
    }
  }

  draw() {
    setText(this.switch, this.#isOn ? "Stop" : "Start");
    this.switch.classList.toggle("primary", this.#isOn);
    this.empty.hidden = this.#stacks.size > 0;
    this.parts.hidden = this.#stacks.size === 0;
    const root = { time: 0, path: "", name: "all", inner: new Map() };
    const [functions, tasks] = [new Map(), new Map()];
    for (const [stack, time] of this.#stacks) {
      if (!stack.toLowerCase().includes(this.word)) continue;
      const names = stack.split(";");
      addTo(root, names.slice(0, MOST_DEPTH), time);
      count(tasks, names.slice(0, 1), time);
      count(functions, names.slice(1), time);
    }
    setText(this.countText, this.#stacks.size > 0 ? `${duration(root.time / 1e9)} of CPU` : "");
    this.#fill(this.functions, functions, root.time);
    this.#fill(this.tasks, tasks, root.time);
    if (!this.parts.hidden) this.#drawFlames(root);
  }

  #drawFlames(root) {
    const boxes = [];
    const add = (node, start, row) => {
      boxes.push({ call: node, name: node.name, start, end: start + node.time, row });
      for (const inner of [...node.inner.values()].toSorted(byName)) {
        add(inner, start, row + 1);
        start += inner.time;
      }
    };
    add(root, 0, 0);
    boxes.sort((a, b) => a.row - b.row || a.start - b.start);
    const { start, end, call: chosen } =
      boxes.find(({ call }) => call.path === this.#chosen) ?? boxes[0];
    const seconds = root.time / 1e9;
    this.flames.draw({
      boxes: boxes.filter((box) => box.end > start && box.start < end), start, end, chosen,
      rows: Math.max(...boxes.map(({ row }) => row)) + 1,
      fillOf: ({ name }, isNarrow) => colorOf(numberOf(name), isNarrow),
      textAt: (part) => duration(((start + (end - start) * part) / (root.time || 1)) * seconds),
    });
    this.flames.canvas.setAttribute("aria-label",
      `Flame graph of ${duration(seconds)}; the tables have its functions and tasks`);
  }

  #name(node) {
    setText(this.note, node ? `${duration(node.time / 1e9)}  ${oneLine(node.name, 300)}` : "");
  }

  /** Rows whose names filter the graph. */
  #fill(table, times, whole) {
    const rows = table.sorted([...times.values()]).slice(0, MOST_ROWS);
    const share = (time) => `${((100 * time) / whole).toFixed(1)} %`;
    const keys = table.columns.slice(1).map(([, key]) => key);
    reconcile(table.body, rows, ({ name }) => name, ({ name }) => {
      const cells = table.makeCells();
      const choose = button(oneLine(name, 200), {
        class: "traced-name code", title: "Shows only the stacks with it",
        onclick: () => setField(this.field, this.field.value === name ? "" : name),
      });
      return el("tr", { parts: { cells } }, el("th", { scope: "row" }, choose), ...cells);
    }, ({ parts: { cells } }, row) => {
      cells.forEach((cell, index) => setText(cell, share(row[keys[index]])));
    });
  }
}

/** Adds a stack to the tree of all. */
function addTo(root, names, time) {
  let node = root;
  node.time += time;
  for (const name of names) {
    const { inner, path } = node;
    node = inner.get(name) ?? { time: 0, path: `${path};${name}`, name, inner: new Map() };
    inner.set(name, node);
    node.time += time;
  }
}

/** Adds the time of a stack to each of its functions, and to the innermost as its own. */
function count(times, names, time) {
  for (const name of new Set(names)) {
    const row = times.get(name) ?? { name, own: 0, whole: 0 };
    times.set(name, row);
    row.whole += time;
    if (name === names.at(-1)) row.own += time;
  }
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);

const numberOf = (name) => [...name].reduce((sum, one) => sum + one.codePointAt(0), 0);
