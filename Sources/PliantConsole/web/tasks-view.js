// Every task of the program, as a tree, with what each waits for, and the threads.

import { el, emptyNote, reconcile, region, setText, toggle } from "./dom.js";
import { counted, duration, oneLine } from "./text.js";
import { FilteredView } from "./view.js";

const PACE = 2_000;

export class TasksView extends FilteredView {
  #picture = null;
  /** By task, what it was doing and since when. */
  #since = new Map();
  #showsRuntime = false;

  constructor({ panel, page }) {
    super({
      test: "tasks", placeholder: "Filter name, function or value", label: "Filter tasks",
    });
    this.page = page;
    this.warnings = el("ul", { class: "task-warnings", "data-test": "task-warnings" });
    this.tree = el("ul", { class: "tasks", "data-test": "tasks" });
    this.threads = el("ul", { class: "tasks" });
    this.empty = emptyNote("The program's tasks were not read yet.", "");
    const runtime = toggle("Runtime functions", false, (isOn) => {
      this.#showsRuntime = isOn;
      this.schedule();
    });
    panel.append(
      el("div", { class: "toolbar" }, this.filter, runtime, this.countText),
      region("Tasks", "scroll", this.empty, this.warnings, this.tree, this.threads),
    );
    setInterval(() => this.#read(), PACE);
  }

  setShown(isShown) {
    super.setShown(isShown);
    this.#read();
  }

  reset() {
    this.#picture = null;
    this.#since.clear();
    this.schedule();
  }

  async #read() {
    if (!this.isShown || document.hidden || this.isReading) return;
    this.isReading = true;
    try {
      this.#receive(await this.page.api.post("tasks/read"));
    } catch (error) {
      if (this.#picture === null) setText(this.empty.firstChild, error.message);
    } finally {
      this.isReading = false;
    }
  }

  #receive(picture) {
    const now = Date.now();
    const known = this.#since;
    this.#since = new Map(picture.tasks.map(({ id, moment }) => {
      const before = known.get(id);
      return [id, before?.moment === moment ? before : { moment, start: now }];
    }));
    this.#picture = picture;
    this.schedule();
  }

  draw() {
    this.empty.hidden = this.#picture !== null;
    const { tasks = [], threads = [], warnings = [] } = this.#picture ?? {};
    const living = tasks.filter(({ state }) => state !== "complete");
    const texts = new Map(living.map((task) => [task.id, this.#text(task)]));
    const children = Map.groupBy(living, ({ parent }) => (texts.has(parent) ? parent : null));
    const rows = [];
    const add = (parent, depth) => {
      for (const task of (children.get(parent) ?? []).toSorted((a, b) => a.id - b.id)) {
        rows.push({ ...texts.get(task.id), depth });
        if (depth < 64) add(task.id, depth + 1);
      }
    };
    add(null, 0);
    const shown = rows.filter(({ text }) => text.includes(this.word));
    setText(this.countText, `${shown.length} of ${counted(rows.length, "task")}`);
    fill(this.tree, shown);
    fill(this.threads, this.word === "" ? threads.map((thread) => this.#thread(thread)) : []);
    const make = (text) => el("li", { text: oneLine(text, 500) });
    reconcile(this.warnings, warnings, (line) => line, make, () => {});
  }

  #text(task) {
    const still = Date.now() - (this.#since.get(task.id)?.start ?? Date.now());
    const time = still < PACE ? "" : ` · for ${duration(still / 1e3)}`;
    const values = Object.entries(task.values).map(([key, value]) => `${key} = ${value}`);
    return this.#row(`task ${task.id}`, task.name, task.wait + time, values, task.stack);
  }

  #thread({ id, name, state, task, stack }) {
    const work = task === undefined ? { R: "runs" }[state] ?? "" : `runs task ${task}`;
    return { ...this.#row(`thread ${id}`, name, work, [], stack), depth: 0 };
  }

  /** The parts of a task or a thread, and all of it as a text to look for a word in. */
  #row(id, name, state, values, stack) {
    const own = this.#showsRuntime ? stack : stack.filter(({ isRuntime }) => !isRuntime);
    const frames = (own.length > 0 ? own : stack.slice(0, 1)).map(
      (frame) => [oneLine(frame.function, 300), oneLine(fileOf(frame), 100)],
    );
    const lines = [...values.map((value) => [oneLine(value, 300), ""]), ...frames];
    const head = [id, name ? ` “${oneLine(name, 80)}”` : "", ` ${oneLine(state, 300)}`];
    return { id, head, lines, text: [head, ...lines].flat().join("\n").toLowerCase() };
  }
}

const fileOf = ({ place }) => place?.split("/").at(-1) ?? "";

/** Rows that open to their stacks; those that are open stay so. */
function fill(list, rows) {
  reconcile(list, rows, ({ id }) => id, () => {
    const [head, body] = [el("summary"), el("ol")];
    return el("li", { "data-test": "task", parts: { head, body } }, el("details", {}, head, body));
  }, ({ style, parts: { head, body } }, row) => {
    style.setProperty("--depth", Math.min(row.depth, 12));
    setText(head, row.head.join(""));
    reconcile(body, row.lines.map(([text, place], n) => ({ key: `${n}`, text, place })),
      ({ key }) => key,
      () => el("li", {}, el("code"), el("span", { class: "muted" })),
      ({ firstChild, lastChild }, { text, place }) => {
        setText(firstChild, text);
        setText(lastChild, place);
      });
  });
}
