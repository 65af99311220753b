// Everything about one line of the log.

import { button, detailPane, el, factList, setText } from "./dom.js";
import { copy, jsonLine } from "./export.js";
import { levelOf } from "./levels.js";
import { dividerText } from "./log-row.js";
import { announce, attempt } from "./status.js";
import { count, dateAndClock, fillBlock, oneLine, placeOf } from "./text.js";

const LONGEST_MESSAGE = 50_000;
const LONGEST_VALUE = 5_000;
const MOST_ROWS = 200;

export class DetailPane {
  #entry = null;

  /**
   * `onNarrow(name, value)` asks for a value, and `onColumn(name)` for a column; `onCalls(record)`
   * shows the calls of its task.
   */
  constructor({ onClose, ...actions }) {
    this.actions = actions;
    this.calls = button("Calls", {
      title: "Shows the traced calls of the line's task", "data-test": "log-calls",
      onclick: () => actions.onCalls(this.#entry.record),
    });
    this.place = button("", {
      class: "code", title: "Copies the place in the source, for an editor",
      "data-test": "log-place", onclick: () => this.#copy(({ record }) => placeOf(record)),
    });
    const text = button("Copy text", {
      title: "Copies the whole text of the line",
      onclick: () => this.#copy((entry) => entry.record?.message ?? dividerText(entry)),
    });
    const json = button("Copy JSON", {
      title: "Copies all that is known of the line", onclick: () => this.#copy(jsonLine),
    });
    const { element, body } = detailPane({
      title: "Line", label: "Details of the line", test: "log-detail", name: "Line",
      tools: [text, json, this.calls, this.place], onClose,
    });
    Object.assign(this, { element, body });
  }

  get isOpen() {
    return !this.element.hidden;
  }

  show(entry) {
    this.element.hidden = false;
    if (entry === this.#entry && entry.kind === "record") return;
    this.#entry = entry;
    this.body.scrollTop = 0;
    const isRecord = entry.kind === "record";
    this.calls.hidden = !isRecord;
    this.place.hidden = !isRecord || entry.record.file === "";
    if (isRecord) setText(this.place, oneLine(placeOf(entry.record), 60));
    const divider = () => [el("p", { text: dividerText(entry) })];
    this.body.replaceChildren(...(isRecord ? recordParts(entry, this.actions) : divider()));
  }

  close() {
    this.element.hidden = true;
    this.#entry = null;
    this.body.replaceChildren();
  }

  #copy(textOf) {
    attempt("copied", async () => {
      await copy(textOf(this.#entry));
      announce("Copied.");
    });
  }
}

function recordParts({ record, process }, actions) {
  const message = el("pre", { class: "detail-message" });
  const left = fillBlock(message, record.message, LONGEST_MESSAGE);
  return [
    message,
    left > 0 ? el("p", {
      class: "muted",
      text: `${count(left)} more characters are not shown; “Copy text” copies all.`,
    }) : null,
    ...table("Expressions", record.expressions, actions),
    ...table("Metadata", Object.entries(record.metadata), actions),
    facts(record, process),
  ].filter((part) => part !== null);
}

function facts(record, process) {
  const level = { class: `tag level-${levelOf(record)}`, text: oneLine(record.level, 40) };
  return factList([
    ["Time", dateAndClock(record.time)],
    ["Level", el("span", level)],
    ["Label", record.label],
    ["Module", record.module],
    ["Function", record.function],
    ["File", record.file],
    ["Line", record.line],
    ["Thread", `${record.thread} (0x${record.thread.toString(16)})`],
    ["Task", record.task ?? "none"],
    ["Process", process.pid],
    ["Number", record.n],
  ]);
}

function table(title, pairs, { onNarrow, onColumn }) {
  if (pairs.length === 0) return [];
  const rows = pairs.slice(0, MOST_ROWS).map(([name, value]) => {
    const cell = el("td");
    const left = fillBlock(cell, String(value), LONGEST_VALUE);
    if (left > 0) {
      cell.append(el("span", { class: "muted", text: ` … ${count(left)} more characters` }));
    }
    const narrow = button(oneLine(name, 300), {
      class: "narrow",
      title: "Show only lines with this value",
      onclick: () => onNarrow(name, value),
    });
    const column = button("Column", {
      "data-test": "log-column",
      "aria-label": `Column of ${oneLine(name, 60)}`,
      title: "Show these values in a column, or no longer",
      onclick: () => onColumn(name),
    });
    return el("tr", {}, el("th", { scope: "row" }, narrow, column), cell);
  });
  const isCut = pairs.length > MOST_ROWS;
  const caption = isCut ? `${title} (${MOST_ROWS} of ${count(pairs.length)})` : title;
  const body = el("tbody", {}, ...rows);
  return [el("table", { class: "pairs" }, el("caption", { text: caption }), body)];
}
