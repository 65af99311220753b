// The traced functions: their times, the calls of the last seconds as a flame chart, and each call.

import { CallList } from "./call-list.js";
import { callText, endOf, lane as laneOf } from "./call-text.js";
import { button, el, emptyNote, region, setText, spanChoices, toggle } from "./dom.js";
import { FlameChart } from "./flame-chart.js";
import { attempt } from "./status.js";
import { clock, count, counted } from "./text.js";
import { TracedTable } from "./traced-table.js";
import { FilteredView } from "./view.js";

const MOST_KEPT = 20_000;
const MOST_UNCALLED = 10;
const SPANS = [["10 ms", 0.01], ["100 ms", 0.1], ["1 s", 1], ["5 s", 5], ["30 s", 30]];
const DRAW_INTERVAL = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 100;

export class TracedView extends FilteredView {
  #traces = [];
  #calls = [];
  #lost = 0;
  #lastN = 0;
  #span = 5;
  /** `{ now, calls }` of the time at which it was paused. */
  #paused = null;
  #timer = 0;
  /** The task or thread whose calls alone are shown; empty for all. */
  #lane = "";

  /** `now()` is the program's time. */
  constructor({ panel, api, now }) {
    super({ test: "calls", placeholder: "Filter calls by any text", label: "Filter calls" });
    Object.assign(this, { api, now });
    this.choices = spanChoices(SPANS, this.#span, (seconds) => {
      this.#span = seconds;
      this.schedule();
    });
    this.pause = toggle("Pause", false, (isPaused) => {
      this.#paused = isPaused ? { now: this.#now, calls: this.#calls } : null;
      this.schedule();
    }, { "data-test": "calls-pause" });
    this.uncalled = toggle("", false, this.schedule, { "data-test": "traced-uncalled" });
    this.table = new TracedTable({ onChange: this.schedule, onStop: (id) => this.#stop([id]) });
    this.calls = new CallList({ onChange: this.schedule });
    this.chart = new FlameChart({ onChoose: (call) => this.calls.choose(call) });
    this.empty = emptyNote(
      "No function is traced.",
      "Press “Trace” beside a function under All: its calls appear here with their callers, "
        + "arguments, results and times. The function need not be prepared.",
    );
    this.tools = el("div", { class: "toolbar" },
      this.filter,
      this.choices,
      this.pause, this.uncalled, this.countText,
      button("Stop all", { class: "changes", "data-test": "traced-stop-all",
        onclick: () => this.#stop(null) }));
    this.body = el("div", { class: "traced-body" },
      region("Traced functions", "traced-area", this.table.element),
      this.chart.element, this.calls.element);
    panel.append(this.tools, el("div", { class: "scroll", hidden: true }, this.empty), this.body);
    new ResizeObserver(this.schedule).observe(this.chart.element);
  }

  filterChanged() {
    this.#lane = "";
    this.schedule();
  }

  setShown(isShown) {
    super.setShown(isShown);
    clearInterval(this.#timer);
    if (isShown) this.#timer = setInterval(() => this.#paused || this.schedule(), DRAW_INTERVAL);
  }

  receive(traces) {
    this.#traces = traces;
    this.table.receive(traces);
    this.schedule();
  }

  receiveCalls({ calls, lost }) {
    // Calls before this page came are no loss.
    if (this.#lastN > 0) this.#lost += lost;
    const news = calls.filter(({ n }) => n > this.#lastN);
    if (news.length === 0) return;
    this.#lastN = news.at(-1).n;
    // Not in place: a drawing that is paused keeps what it has.
    this.#calls = [...this.#calls.slice(-MOST_KEPT), ...news];
    this.schedule();
  }

  /** Shows the calls of the task that logged a line, if one was running; false if not. */
  showLine({ time, thread, task }) {
    const found = this.#calls.find((call) => {
      const isItsOwn = task ? call.task === task : call.thread === thread;
      return isItsOwn && call.time <= time && time <= endOf(call);
    });
    if (!found) return false;
    this.field.value = "";
    this.#lane = laneOf(found);
    this.calls.choose(found);
    this.schedule();
    return true;
  }

  reset() {
    this.#calls = [];
    this.#lost = 0;
    this.#lastN = 0;
    this.table.reset();
    this.calls.close();
    this.receive([]);
  }

  /** A saved session ends with its newest call, if nothing was counted after that. */
  get #now() {
    return Math.max(this.now(), ...this.#calls.slice(-1).map(endOf));
  }

  draw() {
    const isEmpty = this.#traces.length === 0 && this.#calls.length === 0;
    this.empty.parentElement.hidden = !isEmpty;
    this.body.hidden = isEmpty;
    this.tools.hidden = isEmpty;
    if (isEmpty) return;
    this.#drawTable();
    const { now, calls } = this.#paused ?? { now: this.#now, calls: this.#calls };
    const shown = this.#filtered(calls);
    this.#drawChart(shown, now);
    this.calls.list.show(shown);
    const lost = this.#lost > 0 ? `, ${count(this.#lost)} skipped` : "";
    setText(this.countText, `${count(shown.length)} of ${counted(calls.length, "call")}${lost}`);
  }

  /** Many functions that nobody called would hide the others. */
  #drawTable() {
    const called = this.#traces.filter(({ id, calls }) => calls > 0 || id === this.table.chosen);
    const rest = this.#traces.length - called.length;
    this.uncalled.hidden = called.length === 0 || rest <= MOST_UNCALLED;
    setText(this.uncalled, `${count(rest)} not called`);
    const showsAll = this.uncalled.hidden || this.uncalled.getAttribute("aria-pressed") === "true";
    this.table.draw(showsAll ? this.#traces : called);
  }

  /** Around the call whose details are open, in the marked part of time, or up to now. */
  #drawChart(calls, now) {
    const selected = calls.find(({ n }) => n === this.calls.selected);
    const range = selected ? null : this.range;
    const end = selected ? Math.min(endOf(selected) + this.#span / 4, now) : range?.end ?? now;
    const start = range?.start ?? end - this.#span;
    const endText = selected || range || this.#paused ? clock(end) : "now";
    this.chart.draw({ calls, start, end, endText, chosen: selected });
  }

  #filtered(calls) {
    const { chosen } = this.table;
    const { word } = this;
    const lane = this.#lane;
    if (chosen === null && word === "" && lane === "" && this.range === null) return calls;
    return calls.filter((call) => this.isInRange(call.time)
      && (lane === "" || laneOf(call) === lane) && (chosen === null || call.trace === chosen)
      && `${callText(call)}\n${call.caller ?? ""}`.toLowerCase().includes(word));
  }

  #stop(traces) {
    attempt("stopped", () => this.api.post("traces/stop", { traces }));
  }
}
