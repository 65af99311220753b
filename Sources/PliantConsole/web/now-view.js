// The process's work and resources, now and in the last hour, and its errors, equal ones together.

import { button, el, emptyNote, reconcile, region, setText } from "./dom.js";
import { isError } from "./levels.js";
import { drawPlot } from "./plot.js";
import { Requests } from "./requests.js";
import { clock, count, duration, oneLine, placeOf } from "./text.js";
import { SpanView } from "./view.js";

const SPANS = [["1 min", 60], ["5 min", 300], ["30 min", 1800], ["1 h", 3600]];
const MOST_KEPT = 7_200;
const MOST_GROUPS = 100;
const MOST_LINES = 20_000;
const whole = (number) => count(Math.round(number));
const rate = (number) => `${whole(number)}/s`;
const time = (milliseconds) => duration(milliseconds / 1e3);

/** The name, how a value is read, its unit in the plot, and the value; null where there is none. */
const METRICS = [
  ["CPU", (value) => `${value.toFixed(0)} %`, ({ processor }) => processor * 100],
  ["Memory", (value) => `${value.toFixed(1)} MB`, ({ memory }) => memory / 1e6],
  ["Descriptors", whole, ({ descriptors }) => descriptors],
  ["Threads", whole, ({ threads }) => threads],
  ["Calls", rate, ({ calls }) => calls],
  ["p50", time, ({ ended, p50 }) => (ended > 0 ? p50 / 1e6 : null)],
  ["p99", time, ({ ended, p99 }) => (ended > 0 ? p99 / 1e6 : null)],
  ["Lines", rate, ({ lines }) => lines],
  ["Errors", rate, ({ errors }) => errors],
];
const NOTES = {
  CPU: "Of one processor",
  Calls: "Of functions that are traced or overridden",
  p50: "Half of the calls of traced functions took less; the plot is of milliseconds",
  p99: "Of a hundred calls of traced functions, 99 took less; the plot is of milliseconds",
};

export class NowView extends SpanView {
  #seconds = [];
  /** How many errors the groups were made of, and the groups. */
  #grouped = -1;
  #groups = [];

  constructor({ panel, page, store }) {
    super(SPANS, 300);
    Object.assign(this, { page, store });
    const isShown = () => this.isShown && !document.hidden;
    this.requests = new Requests({ page, isShown, onChange: this.schedule });
    this.cards = el("ul", { class: "plots" });
    this.empty = emptyNote(
      "Nothing was counted yet.",
      "The program counts what happens in each second as long as its console runs.",
    );
    this.body = el("tbody");
    this.errors = el("section", { class: "error-groups" },
      el("h2", { text: "Errors, equal ones together" }),
      el("table", { class: "traced", "data-test": "error-groups" },
        el("caption", { class: "offscreen", text: "Errors" }),
        el("thead", {}, el("tr", {}, ...["Error", "Times", "Last"].map(
          (text) => el("th", { scope: "col", text }),
        ))), this.body));
    panel.append(
      el("div", { class: "toolbar" }, this.choices, this.requests.choice),
      region("Now", "scroll", this.empty, this.requests.element, this.cards, this.errors),
    );
    setInterval(this.schedule, 1000);
  }

  receive(seconds) {
    this.#seconds.push(...seconds);
    if (this.#seconds.length > MOST_KEPT) this.#seconds.splice(0, this.#seconds.length - MOST_KEPT);
    this.schedule();
  }

  reset() {
    this.#seconds = [];
    this.#grouped = -1;
    this.requests.reset();
    this.schedule();
  }

  draw() {
    const isEmpty = this.#seconds.length === 0;
    this.empty.hidden = !isEmpty;
    const end = this.range?.end ?? this.#seconds.at(-1)?.time ?? 0;
    const start = this.range?.start ?? end - this.span;
    const shown = this.#seconds.filter((one) => one.time >= start && one.time <= end);
    reconcile(this.cards, isEmpty ? [] : METRICS, ([name]) => name, makeCard,
      (card, metric) => this.#fill(card, metric, { shown, start, end }));
    this.requests.draw();
    this.#drawErrors();
  }

  #fill({ parts }, [name, text, value], { shown, start, end }) {
    const points = shown.map((one) => ({ time: one.time, number: value(one) }))
      .filter(({ number }) => number !== null);
    const numbers = points.map(({ number }) => number);
    const last = points.at(-1);
    const now = last && last.time > end - 2 ? text(last.number) : "none";
    const most = numbers.length > 0 ? `most ${text(Math.max(...numbers))}` : "";
    setText(parts.now, now);
    setText(parts.most, most);
    const label = `${name} over ${duration(end - start)}: ${now}, ${most}`;
    parts.canvas.setAttribute("aria-label", label);
    drawPlot(parts.canvas, {
      points, min: Math.min(0, ...numbers), max: Math.max(0, ...numbers), start, end,
      endText: this.range ? clock(end) : "now", names: null, cursor: null,
    });
  }

  #drawErrors() {
    if (this.#grouped !== this.store.end) this.#groups = groupsOf(this.store);
    this.#grouped = this.store.end;
    this.errors.hidden = this.#groups.length === 0;
    reconcile(this.body, this.#groups, ({ key }) => key, (group) => this.#makeGroup(group),
      (row, group) => {
        row.group = group;
        setText(row.cells[1], count(group.times));
        setText(row.cells[2], clock(group.last.time));
      });
  }

  #makeGroup({ last }) {
    const open = button(oneLine(last.message, 200), {
      class: "traced-name code", title: "Shows the lines of this error",
      onclick: () => {
        const { file, line } = row.group.last;
        this.page.showLines({ file, line });
      },
    });
    const place = el("span", { class: "muted code", text: ` ${placeOf(last)}` });
    const row = el("tr", { "data-test": "error-group" },
      el("th", { scope: "row" }, open, place), el("td"), el("td"));
    return row;
  }
}

function makeCard([name]) {
  const parts = {
    now: el("output", { class: "plot-now code", "aria-live": "off" }),
    most: el("span", { class: "muted" }),
    canvas: el("canvas", { class: "plot-canvas plot-low", role: "img" }),
  };
  return el("li", { class: "plot", "data-test": "now-card", title: NOTES[name], parts },
    el("div", { class: "plot-head" }, el("h2", { text: name })),
    el("div", { class: "plot-values" }, parts.now, parts.most), parts.canvas);
}

const NAMES = [
  "n", "time", "lines", "errors", "calls", "values", "deaths", "processor", "memory",
  "descriptors", "threads", "p50", "p99", "ended",
];

/** A second, which is sent as a list of numbers. */
export const secondOf = (list) => {
  return Object.fromEntries(NAMES.map((name, index) => [name, list[index] ?? 0]));
};

/** Errors of one place whose messages differ by numbers alone, those that came last first. */
function groupsOf(store) {
  const groups = new Map();
  for (let seq = Math.max(store.first, store.end - MOST_LINES); seq < store.end; seq += 1) {
    const { record } = store.at(seq) ?? {};
    if (!record || !isError(record)) continue;
    const words = record.message.slice(0, 300).replace(/0x[0-9a-f]+|[0-9]+/gi, "#");
    const key = `${record.label}\n${record.file}:${record.line}\n${words}`;
    const group = groups.get(key) ?? { key, times: 0 };
    groups.delete(key);
    groups.set(key, Object.assign(group, { times: group.times + 1, last: record }));
  }
  return [...groups.values()].reverse().slice(0, MOST_GROUPS);
}
