// One row of the log: a line, or a divider between lines.

import { el, setText } from "./dom.js";
import { levelOf } from "./levels.js";
import { valuesOf } from "./log-query.js";
import { clock, counted, dateAndClock, oneLine } from "./text.js";

const TESTS = {
  record: "log-row",
  lost: "log-lost",
  gap: "log-gap",
  marker: "log-marker-row",
  restart: "log-restart",
};

/** More are in the details. */
const MOST_PAIRS = 6;
const LONGEST_WRAPPED = 2_000;

/** Made once and filled often: the text nodes stay, and only their text changes. */
export function makeRow() {
  const row = el("div", { class: "row", role: "option" });
  const cells = ["time", "level", "label", "message"].map((name) => {
    const cell = el("span", { class: `cell-${name}` });
    cell.append("");
    return cell;
  });
  row.cells = cells.map((cell) => cell.firstChild);
  row.columns = el("span", { class: "cell-columns" });
  row.pairs = Array.from({ length: MOST_PAIRS }, () => el("span", { class: "pair" }));
  const body = el("span", { class: "cell-body" }, cells[3], ...row.pairs);
  row.append(...cells.slice(0, 3), row.columns, body);
  return row;
}

/** `place` is `{ id, isSelected, isActive, columns, isWrapped }`. */
export function fillRow(row, entry, place) {
  row.className = classOf(entry, place);
  row.id = place.id;
  row.dataset.test = TESTS[entry.kind];
  row.dataset.seq = entry.seq;
  row.setAttribute("aria-selected", String(place.isSelected));
  // Numbers that hold while lines come and go; -1 says that the whole is not known.
  row.setAttribute("aria-posinset", entry.seq + 1);
  row.setAttribute("aria-setsize", -1);
  cellTexts(entry, place.isWrapped).forEach((text, index) => {
    row.cells[index].data = text;
  });
  fillColumns(row.columns, entry, place.columns);
  const pairs = entry.kind === "record" ? pairsOf(entry.record, place.columns) : [];
  row.pairs.forEach((element, index) => fillPair(element, pairs[index]));
}

function fillColumns(element, { record }, columns) {
  element.hidden = columns.length === 0 || !record;
  while (element.children.length > columns.length) element.lastChild.remove();
  while (element.children.length < columns.length) element.append(el("span"));
  columns.forEach((key, index) => {
    const text = record ? oneLine(valuesOf(record, key).join(", "), 200) : "";
    setText(element.children[index], text);
    element.children[index].title = text;
  });
}

/** How many characters are as wide as what a wrapped line shows after its columns. */
export function widthOf(entry, columns) {
  if (entry.kind !== "record") return 0;
  const pairs = pairsOf(entry.record, columns).map((pair) => ` ${pairText(pair)}`);
  const text = oneLine(entry.record.message, LONGEST_WRAPPED) + pairs.join("");
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += /[ᄀ-\u{10ffff}]/u.test(character) ? 2 : 1;
  return width;
}

/** The first values of `#log` and of metadata that have no column. */
function pairsOf({ expressions, metadata }, columns) {
  const pairs = expressions.filter(([key]) => !columns.includes(key)).slice(0, MOST_PAIRS);
  for (const key in metadata) {
    if (pairs.length >= MOST_PAIRS) break;
    if (!columns.includes(key)) pairs.push([key, metadata[key]]);
  }
  return pairs;
}

const pairText = ([key, value]) => `${oneLine(key, 40)}=${oneLine(value, 60)}`;

function fillPair(element, pair) {
  element.pair = pair ?? null;
  setText(element, pair ? pairText(pair) : "");
  element.title = pair ? "Click to show only lines with this value" : "";
}

function classOf({ kind, record }, { isSelected, isActive }) {
  const look = kind === "record" ? `level-${levelOf(record)}` : `divider divider-${kind}`;
  return `row ${look}${isSelected ? " selected" : ""}${isActive ? " active" : ""}`;
}

function cellTexts(entry, isWrapped) {
  if (entry.kind !== "record") return ["", "", "", dividerText(entry)];
  const { time, label, module, message } = entry.record;
  return [clock(time), levelOf(entry.record), oneLine(label || module, 60),
    oneLine(message, isWrapped ? LONGEST_WRAPPED : undefined)];
}

function gapText({ after, through, isFetching, failure }) {
  const what = `${counted(through - after, "line")} skipped to show the newest`;
  if (isFetching) return `${what}; fetching…`;
  return failure ? `${what}; not fetched: ${failure}` : `${what}; shown when you scroll here`;
}

function lostText({ count, program }) {
  const lines = counted(count, "line");
  if (program) return `${lines} of ${oneLine(program, 60)} left out, which its own log may have`;
  return `${lines} lost: no longer kept when they could be sent`;
}

/** The text of a divider, in the list, in the detail pane and in exports. */
export function dividerText(entry) {
  switch (entry.kind) {
    case "lost":
      return lostText(entry);
    case "gap":
      return gapText(entry);
    case "restart":
      return `program restarted ${dateAndClock(entry.time)}, process ${entry.process.pid}`;
    default:
      return `marker ${dateAndClock(entry.time)}${entry.text ? ` ${oneLine(entry.text)}` : ""}`;
  }
}
