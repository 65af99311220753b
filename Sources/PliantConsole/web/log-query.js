// Queries such as `level>=warning route=/v1/* amount>1500`, as a test of records.

import { LEVELS } from "./levels.js";

const TERM = /^([^\s=!<>~"]+)(?:(!=|<=|>=|==?|<|>|~)("[^"]*"?|\S*))?$/;
const MOST_DISTANCE = 2;

/** The fields of every record, besides its expressions and metadata. */
const OWN = [
  "level", "label", "module", "file", "function", "line", "thread", "task", "message",
];

/** Whether a record has all that a query asks for; null if it asks for nothing. */
export function compileQuery(text) {
  const terms = termsOf(text);
  if (terms.length === 0) return null;
  const isMeant = expressionMatcher(text);
  return (record) => terms.every((term) => term(record)) || record.expressions.some(isMeant);
}

/**
 * A whole query may be about one expression: `x` is its source text, `x = 1` also has its value.
 * The source text may contain such a sign itself, as in `a == b`, so it is compared, not parsed.
 */
function expressionMatcher(wanted) {
  return ([source, actual]) => {
    if (!wanted.startsWith(source)) return false;
    if (source === wanted) return true;
    const parts = /^\s*(!=|<=|>=|==?|~|<|>)\s*(.*)$/.exec(wanted.slice(source.length));
    return parts !== null && comparison(source, parts[1], parts[2])(actual);
  };
}

/** The parts of a query: spaces in quotes do not separate. */
export function partsOf(text) {
  return text.match(/(?:"[^"]*"?|[^\s"])+/g) ?? [];
}

function termsOf(text) {
  return partsOf(text).map((part) => {
    const match = TERM.exec(part);
    // Never true: what is not understood must not seem to be found.
    if (!match) return () => false;
    const [, key, sign, quoted = ""] = match;
    if (!sign) return (record) => valuesOf(record, key).length > 0;
    const compare = comparison(key, sign, quoted.replace(/^"|"$/g, ""));
    // Of several values one is enough; but each must be another than that of `!=`.
    if (sign === "!=") return (record) => {
      const values = valuesOf(record, key);
      return values.length > 0 && values.every(compare);
    };
    return (record) => valuesOf(record, key).some(compare);
  });
}

/** The values of a key in a record. */
export function valuesOf(record, key) {
  const values = record.expressions.filter(([name]) => name === key).map(([, value]) => value);
  if (Object.hasOwn(record.metadata, key)) values.push(record.metadata[key]);
  if (values.length === 0 && OWN.includes(key)) values.push(String(record[key] ?? ""));
  return values;
}

function comparison(key, sign, wanted) {
  if (key === "level" && LEVELS.includes(wanted)) {
    return (actual) => ordered(sign, LEVELS.indexOf(actual) - LEVELS.indexOf(wanted));
  }
  if (sign === "~") return (actual) => actual.toLowerCase().includes(wanted.toLowerCase());
  if (/^[<>]/.test(sign)) return (actual) => ordered(sign, Number(actual) - Number(wanted));
  const isEqual = wanted.includes("*") ? wildcard(wanted) : (actual) => actual === wanted;
  return sign === "!=" ? (actual) => !isEqual(actual) : isEqual;
}

function ordered(sign, difference) {
  switch (sign) {
    case "<": return difference < 0;
    case ">": return difference > 0;
    case "<=": return difference <= 0;
    case ">=": return difference >= 0;
    case "!=": return difference !== 0;
    default: return difference === 0;
  }
}

/** Compares by parts: a regular expression of many stars would take too long. */
function wildcard(pattern) {
  const [start, ...parts] = pattern.split("*");
  const end = parts.pop();
  return (actual) => {
    if (!actual.startsWith(start) || actual.length < start.length + end.length) return false;
    let place = start.length;
    for (const part of parts) {
      const found = actual.indexOf(part, place);
      if (found < 0) return false;
      place = found + part.length;
    }
    return actual.endsWith(end) && place <= actual.length - end.length;
  };
}

/** A part of a query that asks for a value, quoted if it must be. */
export function queryFor(key, value) {
  const isPlain = value !== "" && !/[\s"]/.test(value);
  return `${key}=${isPlain ? value : `"${value.replaceAll('"', "*")}"`}`;
}

/** The keys that a query can name, of the records' own and those seen in the log. */
export const allKeys = (seen) => [...new Set([...OWN, ...seen])];

/** The first key of a query that no line has, and the known key that is meant, or null. */
export function mistakeIn(text, seen) {
  const keys = allKeys(seen);
  for (const part of partsOf(text)) {
    const key = TERM.exec(part)?.[1];
    if (key === undefined || keys.includes(key)) continue;
    const near = keys.map((known) => [distance(key, known), known]).sort((a, b) => a[0] - b[0])[0];
    return { key, meant: near[0] <= MOST_DISTANCE ? near[1] : null };
  }
  return null;
}

/** How many letters must change, in texts of a usual length. */
function distance(a, b) {
  if (Math.abs(a.length - b.length) > MOST_DISTANCE || a.length > 60) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1] + (a[i - 1].toLowerCase() === b[j - 1].toLowerCase() ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row.at(-1);
}
