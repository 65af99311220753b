// The fields above the log, as a test of its entries.

import { LEVELS, levelOf } from "./levels.js";
import { compileQuery } from "./log-query.js";

// A regular expression may take far longer than the text is long; nothing can interrupt it.
const LONGEST_FOR_EXPRESSIONS = 20_000;

/**
 * Makes a test of entries from `{ levels, text, isRegex, isInverse, matchesCase, expression }`.
 * and the marked part of time, or null.
 * Returns `{ test, error }`; text that is no regular expression filters nothing.
 */
export function compileFilter(settings, range = null) {
  const { matches, error } = textMatcher(settings);
  const isFound = compileQuery(settings.expression.trim());
  const { levels, isInverse } = settings;
  const everyLevel = LEVELS.every((level) => levels.has(level));
  const test = (entry) => {
    if (range && timeOf(entry) < range.start || range && timeOf(entry) > range.end) return false;
    if (entry.kind !== "record") return true;
    const { record } = entry;
    if (!everyLevel && !levels.has(levelOf(record))) return false;
    if (matches && matchesRecord(record, matches) === isInverse) return false;
    return !isFound || isFound(record);
  };
  return { test, error };
}

/** Of what has no time, such as lost lines, the result compares as false. */
const timeOf = ({ record, time }) => record?.time ?? time ?? NaN;

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
