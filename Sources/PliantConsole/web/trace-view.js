// The calls of a trace: a flame chart, one track a thread or task, and the functions as a table.

import { el, emptyNote, region, setText } from "./dom.js";
import { Flames } from "./flames.js";
import { SortedTable } from "./sorted-table.js";
import { functionsOf } from "./trace.js";
import { count, counted, duration, oneLine } from "./text.js";
import { themeColors } from "./theme.js";
import { FilteredView } from "./view.js";

const MOST_ROWS = 500;
const MOST_DEPTH = 60;
const MOST_TRACK_ROWS = 400;
const NOTHING = { spans: [], tracks: [], start: 0, end: 0, left: 0 };
const TIMES = ["total", "self", "mean", "p50", "p99"];
const COLUMNS = [
  ["Function", "name"], ["Calls", "calls"], ["Total", "total"], ["Self", "self"], ["Mean", "mean"],
  ["p50", "p50"], ["p99", "p99"],
];

export class TraceView extends FilteredView {
  #trace = NOTHING;
  #shown = [];
  #chosen = null;

  constructor({ panel, page }) {
    super({
      test: "trace", placeholder: "Filter functions", label: "Filter the calls by function",
    });
    page.on({
      trace: (news) => {
        page.noteSpans(news.spans);
        this.#receive(news);
        page.showBadge("trace", news.spans.length);
        page.showTab("trace");
      },
    });
    this.flames = new Flames({
      class: "flames", tabindex: "0", role: "application", "data-test": "flames",
      "aria-roledescription": "flame chart",
      onclick: (event) => this.#choose(this.flames.callAt(event)),
      onkeydown: (event) => this.#key(event),
    });
    this.canvas = this.flames.canvas;
    this.details = el("p", {
      class: "trace-details code", role: "status", "data-test": "trace-details",
    });
    this.table = new SortedTable({
      test: "trace-functions", caption: "Functions", columns: COLUMNS, order: "Total",
      onSort: this.schedule,
    });
    this.empty = emptyNote(
      "No trace is open.",
      "Open a file in Chrome's trace format, for example one that was made by:",
      "pliant trace --format chromeTrace --output trace.json -- ./program",
    );
    this.parts = el("div", {}, this.canvas, this.details, this.table.element);
    panel.append(
      el("div", { class: "toolbar" }, this.filter, this.countText),
      region("Trace", "scroll", this.empty, this.parts),
    );
    new ResizeObserver(this.schedule).observe(this.canvas);
  }

  #receive(trace) {
    this.#trace = trace;
    this.#chosen = null;
    this.schedule();
  }

  reset() {
    this.#receive(NOTHING);
  }

  /** The part of time that is shown. */
  get #domain() {
    return this.range ?? this.#trace;
  }

  draw() {
    const { spans, tracks } = this.#trace;
    const { start, end } = this.#domain;
    const { word } = this;
    const isWanted = (span) => span.start < end && span.end >= start
      && (word === "" || span.name.toLowerCase().includes(word));
    const isAll = word === "" && !this.range;
    this.#shown = isAll ? spans : spans.filter(isWanted);
    this.empty.hidden = spans.length > 0;
    this.parts.hidden = spans.length === 0;
    setText(this.countText, `${count(this.#shown.length)} of ${counted(spans.length, "call")}`);
    if (spans.length === 0) return;
    const { tops, rows } = placesOf(tracks);
    this.flames.draw({
      boxes: boxesOf(this.#shown, tops),
      names: [...tops].map(([{ name: text }, row]) => ({ text, row })),
      rows, start, end, chosen: this.#chosen,
      fillOf: () => themeColors().selected,
      textAt: (part) => duration((end - start) * part),
    });
    const what = `${counted(this.#shown.length, "call")} in ${duration(end - start)}`;
    this.canvas.setAttribute("aria-label", `Flame chart: ${what}. Arrow keys go from call to call`);
    this.#fillTable();
  }

  #fillTable() {
    const functions = this.table.sorted(functionsOf(this.#shown)).slice(0, MOST_ROWS);
    this.table.body.replaceChildren(...functions.map((one) => el("tr", {},
      el("th", { scope: "row", class: "code", text: oneLine(one.name, 200), title: one.module }),
      el("td", { text: count(one.calls) }),
      ...TIMES.map((key) => el("td", { text: duration(one[key]) })))));
  }

  #choose(span) {
    this.#chosen = span;
    setText(this.details, span ? textOf(span) : "");
    this.schedule();
  }

  #key(event) {
    const index = this.#chosen ? this.#shown.indexOf(this.#chosen) : -1;
    const last = this.#shown.length - 1;
    const target = {
      ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1,
      Home: 0, End: last,
    }[event.key];
    if (target === undefined || last < 0) return;
    event.preventDefault();
    this.#choose(this.#shown[Math.min(Math.max(target, 0), last)]);
  }
}

/** The first row of each track, which has its name, and how many rows there are. */
function placesOf(tracks) {
  const tops = new Map();
  let rows = 0;
  for (const track of tracks) {
    if (rows >= MOST_TRACK_ROWS) break;
    tops.set(track, rows);
    rows += Math.min(track.rows, MOST_DEPTH) + 1;
  }
  return { tops, rows };
}

function* boxesOf(spans, tops) {
  for (const call of spans) {
    const { name, start, end, depth, track } = call;
    const row = tops.get(track) + 1 + depth;
    if (tops.has(track) && depth < MOST_DEPTH) yield { call, name, start, end, row };
  }
}

function textOf({ name, start, end, track, args }) {
  const values = args.map(([key, value]) => `${oneLine(key, 60)}: ${oneLine(value, 500)}`);
  return [`${oneLine(name, 300)}, ${duration(end - start)}, ${oneLine(track.name, 60)}`, ...values]
    .join(" · ");
}
