// One row of the log: a line, or a divider between lines.

import { el, setText } from "./dom.js";
import { levelOf } from "./log-filter.js";
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

/** Made once and filled often: the text nodes stay, and only their text changes. */
export function makeRow() {
  const row = el("div", { class: "row", role: "option" });
  row.cells = ["time", "level", "label", "message"].map((name) => {
    const cell = el("span", { class: `cell-${name}` });
    cell.append("");
    row.append(cell);
    return cell.firstChild;
  });
  row.pairs = Array.from({ length: MOST_PAIRS }, () => {
    const pair = el("span", { class: "pair" });
    row.append(pair);
    return pair;
  });
  return row;
}

/** `place` is `{ id, isSelected, isActive }`. */
export function fillRow(row, entry, place) {
  row.className = classOf(entry, place);
  row.id = place.id;
  row.dataset.test = TESTS[entry.kind];
  row.dataset.seq = entry.seq;
  row.setAttribute("aria-selected", String(place.isSelected));
  // Numbers that hold while lines come and go; -1 says that the whole is not known.
  row.setAttribute("aria-posinset", entry.seq + 1);
  row.setAttribute("aria-setsize", -1);
  cellTexts(entry).forEach((text, index) => {
    row.cells[index].data = text;
  });
  const pairs = entry.kind === "record" ? pairsOf(entry.record) : [];
  row.pairs.forEach((element, index) => fillPair(element, pairs[index]));
}

/** The first values of `#log` and of metadata. */
function pairsOf({ expressions, metadata }) {
  const pairs = expressions.slice(0, MOST_PAIRS);
  for (const key in metadata) {
    if (pairs.length >= MOST_PAIRS) break;
    pairs.push([key, metadata[key]]);
  }
  return pairs;
}

function fillPair(element, pair) {
  element.hidden = !pair;
  element.pair = pair ?? null;
  setText(element, pair ? `${oneLine(pair[0], 40)}=${oneLine(pair[1], 60)}` : "");
  element.title = pair ? "Click to show only lines with this value" : "";
}

function classOf({ kind, record }, { isSelected, isActive }) {
  const look = kind === "record" ? `level-${levelOf(record)}` : `divider divider-${kind}`;
  return `row ${look}${isSelected ? " selected" : ""}${isActive ? " active" : ""}`;
}

function cellTexts(entry) {
  if (entry.kind !== "record") return ["", "", "", dividerText(entry)];
  const { time, label, module, message } = entry.record;
  return [clock(time), levelOf(entry.record), oneLine(label || module, 60), oneLine(message)];
}

function gapText({ after, through, isFetching, failure }) {
  const what = `${counted(through - after, "line")} skipped to show the newest`;
  if (isFetching) return `${what}; fetching…`;
  return failure ? `${what}; not fetched: ${failure}` : `${what}; shown when you scroll here`;
}

/** The text of a divider, in the list, in the detail pane and in exports. */
export function dividerText(entry) {
  switch (entry.kind) {
    case "lost":
      return `${counted(entry.count, "line")} lost: no longer kept when they could be sent`;
    case "gap":
      return gapText(entry);
    case "restart":
      return `program restarted ${dateAndClock(entry.time)}, process ${entry.process.pid}`;
    default:
      return `marker ${dateAndClock(entry.time)}${entry.text ? ` ${oneLine(entry.text)}` : ""}`;
  }
}
