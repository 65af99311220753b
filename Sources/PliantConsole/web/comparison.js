// Two times side by side: what was counted until each, what values were then, and the difference.

import { button, el, region } from "./dom.js";
import { LEVELS, levelOf } from "./levels.js";
import { count, oneLine, signed } from "./text.js";
import { textOf } from "./time-line.js";

const MOST_ROWS = 300;

/**
 * Rows of `{ group, name, a, b }`; null is unknown. `store` has the lines, `deaths` the objects
 * that died, `gauges` numbers by name, `watched` series by name.
 */
export function comparisonRows({ a, b, store, deaths, gauges, watched }) {
  const rows = [];
  const add = (group, name, atA, atB) => rows.push({ group, name, a: atA, b: atB });
  const levels = new Map(LEVELS.map((level) => [level, [0, 0]]));
  for (let seq = store.first; seq < store.end; seq += 1) {
    const { record } = store.at(seq) ?? {};
    if (record) tally(levels, levelOf(record), record.time, a, b);
  }
  for (const [level, [atA, atB]] of levels) if (atB + atA > 0) add("Lines", level, atA, atB);
  for (const name of gauges.names) {
    const [group, rest] = name.split(/: (.*)/s);
    add(group, rest ?? "", gauges.at(name, a), gauges.at(name, b));
  }
  const classes = new Map();
  for (const death of deaths) tally(classes, death.class, death.time, a, b);
  for (const [name, [atA, atB]] of classes) add("Deallocations", name, atA, atB);
  for (const [name, series] of watched) {
    const value = (time) => series.textsUntil(time, 1)[0]?.text ?? null;
    add("Values", name, value(a), value(b));
  }
  return rows;
}

/** Counts what happened until each of the times. */
function tally(counts, name, time, a, b) {
  const both = counts.get(name) ?? [0, 0];
  counts.set(name, both);
  if (time <= a) both[0] += 1;
  if (time <= b) both[1] += 1;
}

/** Rows that differ come first, in each group. */
export function showComparison(dialog, { a, b, rows }) {
  const sorted = rows.map((row) => ({ ...row, difference: differenceOf(row) }));
  const groups = [...new Set(rows.map(({ group }) => group))];
  sorted.sort((x, y) => groups.indexOf(x.group) - groups.indexOf(y.group)
    || (y.difference !== "") - (x.difference !== ""));
  const body = sorted.slice(0, MOST_ROWS).map((row) => el("tr", {},
    el("td", { text: row.group }),
    el("th", { scope: "row", class: "code", text: oneLine(row.name, 200) }),
    ...[row.a, row.b].map((value) => el("td", { text: textOfValue(value) })),
    el("td", { text: row.difference })));
  const names = ["", "", `A ${textOf(a, a)}`, `B ${textOf(b, a)}`, "Difference"];
  const close = button("Close", { class: "primary", onclick: () => dialog.close() });
  dialog.replaceChildren(
    el("h2", { text: "Two times compared" }),
    region("Rows", "comparison-rows",
      el("table", { "data-test": "comparison" },
        el("thead", {}, el("tr", {}, ...names.map((text) => el("th", { scope: "col", text })))),
        el("tbody", {}, ...body))),
    el("div", { class: "dialog-actions" }, close));
  dialog.showModal();
}

function textOfValue(value) {
  if (value === null) return "unknown";
  return typeof value === "number" ? count(value) : oneLine(value, 200);
}

function differenceOf({ a, b }) {
  if (a === null || b === null || a === b) return "";
  const difference = Number(b) - Number(a);
  if (!Number.isFinite(difference)) return "another";
  return signed(difference);
}
