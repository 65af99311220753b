// The requests that the program answers, by route, and the slowest with their calls.

import { button, el, reconcile, setText } from "./dom.js";
import { SortedTable } from "./sorted-table.js";
import { count, duration, fillBlock, oneLine, rate } from "./text.js";

const PACE = 2_000;
const COLUMNS = [
  ["Route", "name"], ["Per second", "perSecond"], ["Errors", "errors"], ["p50", "p50"],
  ["p99", "p99"], ["Maximum", "max"],
];
const OFF = "off";
const LONGEST_CALLS = 50_000;
const time = (nanoseconds) => duration(nanoseconds / 1e9);
const TEXTS = { perSecond: rate, errors: count, p50: time, p99: time, max: time };

export class Requests {
  #isReading = false;

  /** `isShown()` says whether anyone looks, and `onChange()` asks to be drawn. */
  constructor({ page, isShown, onChange }) {
    Object.assign(this, { page, isShown, onChange });
    this.choice = el("select", {
      class: "changes", "data-test": "requests-choice", "aria-label": "Requests",
      title: "Records the program's own functions meanwhile", onchange: () => this.#read(true),
    });
    this.heading = el("p", { class: "muted", role: "status", "data-test": "requests-heading" });
    this.table = new SortedTable({
      test: "requests", caption: "Requests by route", columns: COLUMNS, order: "", onSort: onChange,
    });
    this.slowest = el("ul", { class: "tasks" });
    this.element = el("section", { class: "error-groups" },
      el("h2", { text: "Requests" }), this.heading, this.table.element, this.slowest);
    this.reset();
    page.on({ traces: ({ traces }) => this.#offer(traces) });
    setInterval(() => this.choice.value !== OFF && this.isShown() && this.#read(), PACE);
  }

  reset() {
    this.answer = null;
    this.names = [];
    this.#choose(OFF);
  }

  /** Any traced function may be the one that answers requests. */
  #offer(traces) {
    this.names = traces.map(({ module, name }) => `${module}.${name}`);
    this.#choose(this.choice.value);
  }

  #choose(chosen) {
    const names = new Set([...this.names, ...[OFF, ""].includes(chosen) ? [] : [chosen]]);
    const choices = [[OFF, "No requests"], ["", "Requests"],
      ...[...names].map((name) => [name, `Requests: ${oneLine(name, 80)}`])];
    reconcile(this.choice, choices, ([value]) => value,
      ([value, text]) => el("option", { value, text }), () => {});
    this.choice.value = chosen;
  }

  async #read(isNew = false) {
    if (this.#isReading && !isNew) return;
    this.#isReading = true;
    const chosen = this.choice.value;
    try {
      const record = isNew ? { isOn: chosen !== OFF, name: chosen || undefined } : undefined;
      const answer = await this.page.api.post("requests/read", { record });
      if (chosen === this.choice.value) {
        this.answer = answer;
        // Another page may have chosen meanwhile.
        this.#choose(answer ? answer.request ?? "" : OFF);
      }
    } catch (error) {
      this.answer = { heading: error.message };
      this.#choose(OFF);
    }
    this.#isReading = false;
    this.onChange();
  }

  draw() {
    const { heading = "", routes = [], slowest = [] } = this.answer ?? {};
    const rows = routes.map(({ times: [p50, p99, max], ...row }) => ({ ...row, p50, p99, max }));
    this.element.hidden = heading === "";
    setText(this.heading, heading);
    reconcile(this.table.body, this.table.sorted(rows), ({ name }) => name, ({ name }) => {
      const cells = this.table.makeCells();
      const text = el("th", { scope: "row", class: "code", text: oneLine(name, 200) });
      return el("tr", { "data-test": "request", parts: { cells } }, text, ...cells);
    }, ({ parts: { cells } }, row) => cells.forEach((cell, index) => {
      const [, key] = COLUMNS[index + 1];
      setText(cell, TEXTS[key](row[key]));
    }));
    // A call that somebody reads stays.
    if (this.slowest.querySelector("[open], :focus")) return;
    reconcile(this.slowest, slowest, ({ id }) => String(id), (slow) => {
      const head = el("summary", { text: `${time(slow.time)} ${oneLine(slow.name, 200)}` });
      const [lines, calls] = [button("Lines", {
        "data-test": "slow-lines", hidden: !slow.task, title: "Shows the lines of its task",
        onclick: () => this.page.showLines({ task: slow.task }),
      }), el("pre")];
      fillBlock(calls, slow.calls, LONGEST_CALLS);
      return el("li", { "data-test": "slow-request" }, el("details", {}, head, calls, lines));
    }, () => {});
  }
}
