// The fields above the log, as a test of its entries.

import { compileQuery } from "./log-query.js";

export const LEVELS = ["trace", "debug", "info", "notice", "warning", "error", "critical"];

// A regular expression may take far longer than the text is long; nothing can interrupt it.
const LONGEST_FOR_EXPRESSIONS = 20_000;

/**
 * Makes a test of entries from `{ levels, text, isRegex, isInverse, matchesCase, expression }`.
 * and the marked part of time, or null.
 * Returns `{ test, error }`; text that is no regular expression filters nothing.
 */
export function compileFilter(settings, range = null) {
  const { matches, error } = textMatcher(settings);
  const query = settings.expression.trim();
  const hasExpression = expressionMatcher(query);
  const hasAll = compileQuery(query);
  const { levels, isInverse } = settings;
  const everyLevel = LEVELS.every((level) => levels.has(level));
  const test = (entry) => {
    if (range && timeOf(entry) < range.start || range && timeOf(entry) > range.end) return false;
    if (entry.kind !== "record") return true;
    const { record } = entry;
    if (!everyLevel && !levels.has(levelOf(record))) return false;
    if (matches && matchesRecord(record, matches) === isInverse) return false;
    return !hasAll || hasAll(record) || record.expressions.some(hasExpression);
  };
  return { test, error };
}

/** Of what has no time, such as lost lines, the result compares as false. */
const timeOf = ({ record, time }) => record?.time ?? time ?? NaN;

/** A level that this page does not know counts as info. */
export function levelOf(record) {
  return LEVELS.includes(record.level) ? record.level : "info";
}

export const isError = (record) => ["error", "critical"].includes(levelOf(record));

function matchesRecord(record, matches) {
  if (matches(record.message) || matches(record.label)) return true;
  for (const key in record.metadata) {
    if (matches(`${key}=${record.metadata[key]}`)) return true;
  }
  return false;
}

function textMatcher({ text, isRegex, matchesCase }) {
  if (text === "") return { matches: null, error: null };
  if (!isRegex && matchesCase) return { matches: (line) => line.includes(text), error: null };
  try {
    const source = isRegex ? text : text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
    const pattern = new RegExp(source, matchesCase ? "" : "i");
    if (!isRegex) return { matches: (line) => pattern.test(line), error: null };
    return { matches: (line) => pattern.test(line.slice(0, LONGEST_FOR_EXPRESSIONS)), error: null };
  } catch (error) {
    return { matches: null, error: error.message.replace(/^Invalid regular expression: /, "") };
  }
}

/**
 * `x` tests the source text; `x=1`, `x!=1`, `x<1`, `x>1` also its value, and `x~1` a part of it.
 * The source text may contain such a sign itself, as in `a == b`, so it is compared, not parsed.
 */
function expressionMatcher(wanted) {
  if (wanted === "") return null;
  return ([source, actual]) => {
    if (!wanted.startsWith(source)) return false;
    if (source === wanted) return true;
    const parts = /^\s*(!=|==?|~|<|>)\s*(.*)$/.exec(wanted.slice(source.length));
    return parts !== null && COMPARISONS[parts[1]](actual, parts[2]);
  };
}

const COMPARISONS = {
  "=": (actual, value) => actual === value,
  "==": (actual, value) => actual === value,
  "!=": (actual, value) => actual !== value,
  "~": (actual, value) => actual.toLowerCase().includes(value.toLowerCase()),
  "<": (actual, value) => Number(actual) < Number(value),
  ">": (actual, value) => Number(actual) > Number(value),
};
