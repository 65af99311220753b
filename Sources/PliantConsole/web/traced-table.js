// The traced functions, with how often they are called and how long that takes.

import { CallRates } from "./call-rates.js";
import { button, el, reconcile, setText } from "./dom.js";
import { SortedTable } from "./sorted-table.js";
import { count, duration, oneLine, rate } from "./text.js";

const COLUMNS = [
  ["Function"], ["Calls", "calls"], ["Per second", "perSecond"], ["p50", "p50"], ["p99", "p99"],
  ["Maximum", "max"], ["Total", "total"], ["Threw", "threw"],
];

export class TracedTable extends SortedTable {
  #rates = new CallRates();
  /** The function whose calls alone are shown, by number of its trace. */
  chosen = null;

  /** `onChange()` asks to be drawn again, `onStop(id)` to stop a trace. */
  constructor({ onChange, onStop }) {
    super({
      test: "traced", caption: "Traced functions", columns: COLUMNS, order: "Total",
      action: "Stop", onSort: onChange,
    });
    Object.assign(this, { onChange, onStop });
  }

  receive(traces) {
    this.#rates.add(traces, performance.now());
    if (!traces.some(({ id }) => id === this.chosen)) this.chosen = null;
  }

  reset() {
    this.#rates = new CallRates();
    this.chosen = null;
  }

  draw(traces) {
    const now = performance.now();
    const perSecond = ({ id }) => this.#rates.of(id, now) ?? 0;
    const rows = traces.map((trace) => ({ ...trace, perSecond: perSecond(trace) }));
    reconcile(this.body, this.sorted(rows), ({ id }) => String(id), (one) => this.#make(one), fill);
    for (const row of this.body.children) {
      const isChosen = Number(row.dataset.key) === this.chosen;
      row.classList.toggle("selected", isChosen);
      row.parts.name.setAttribute("aria-pressed", String(isChosen));
    }
  }

  #make({ id, module, name }) {
    const open = button(oneLine(name, 200), {
      class: "traced-name code", title: oneLine(`Shows only the calls of ${module}.${name}`, 600),
      onclick: () => {
        this.chosen = this.chosen === id ? null : id;
        this.onChange();
      },
    });
    const note = el("span", { class: "tag" });
    const cells = this.makeCells();
    const stop = button("Stop", {
      "data-test": "traced-stop", "aria-label": `Stop ${oneLine(name, 200)}`,
      onclick: () => this.onStop(id),
    });
    return el("tr", { "data-test": "traced-function", parts: { name: open, note, cells } },
      el("th", { scope: "row" }, open, note), ...cells, el("td", { class: "changes" }, stop));
  }
}

function fill({ parts: { note, cells } }, trace) {
  const { calls, recorded, perSecond, p50, p99, max, total, threw, skipped, lost, unread } = trace;
  const time = (nanoseconds) => (recorded > 0 ? duration(nanoseconds / 1e9) : "–");
  const texts = [
    count(calls), rate(perSecond), time(p50), time(p99), time(max), time(total), count(threw),
  ];
  cells.forEach((cell, index) => setText(cell, texts[index]));
  const missing = skipped + lost;
  const notes = [];
  if (missing > 0) notes.push(`${count(missing)} calls not recorded, for there are too many`);
  if (unread) notes.push(`Some values are not read: ${oneLine(unread, 300)}`);
  setText(note, notes.length === 0 ? "" : missing > 0 ? "sampled" : "types only");
  note.title = notes.join(". ");
}
