// Lines of JSON of any logger, as records: the keys differ, what they mean does not.

import { LEVELS } from "./levels.js";

const TIMES = ["time", "timestamp", "ts", "@timestamp", "date"];
const NAMES = ["level", "severity", "lvl", "levelname", "log.level"];
const MESSAGES = ["message", "msg", "text", "event"];
const LABELS = ["label", "logger", "name", "service"];
const OTHER_LEVELS = {
  verbose: "trace", silly: "trace", information: "info", warn: "warning", err: "error",
  severe: "error", fatal: "critical", panic: "critical", emergency: "critical", alert: "critical",
};
/** pino and bunyan. */
const NUMBERED = ["trace", "trace", "debug", "info", "warning", "error", "critical"];
const MOST_PAIRS = 100;
const LONGEST = 32_768;

/** The record of an object; `before` is that of the line above, or null. */
export function recordOf(object, n, before) {
  const rest = new Map(Object.entries(object));
  const take = (keys) => {
    const key = keys.find((name) => rest.has(name));
    const value = rest.get(key);
    rest.delete(key);
    return value;
  };
  const time = secondsOf(take(TIMES)) ?? before?.time ?? 0;
  const level = levelOf(take(NAMES));
  const message = take(MESSAGES);
  const record = { n, time, level, label: textOf(take(LABELS)), message: textOf(message) };
  if (message === undefined) record.message = textOf(object);
  for (const key of ["module", "file", "function"]) record[key] = textOf(take([key]));
  for (const key of ["line", "thread"]) record[key] = Number(take([key])) || 0;
  rest.delete("n");
  return { ...record, expressions: pairsOf(take(["expressions"])), metadata: metadataOf(rest) };
}

/** Of numbers, the size says the unit. */
function secondsOf(value) {
  const parsed = typeof value === "string" ? Date.parse(value) / 1000 : NaN;
  let time = Number.isNaN(parsed) ? Number(value ?? NaN) : parsed;
  for (let unit = 0; unit < 3 && Math.abs(time) > 1e11; unit += 1) time /= 1000;
  return Math.abs(time) <= 1e11 ? time : null;
}

function levelOf(value) {
  if (typeof value === "number") return NUMBERED[Math.round(value / 10)] ?? "info";
  const name = String(value ?? "").toLowerCase();
  return LEVELS.includes(name) ? name : OTHER_LEVELS[name] ?? "info";
}

/** Pairs of texts, as this page exports them. */
function pairsOf(value) {
  if (!Array.isArray(value)) return [];
  const pairs = value.filter((pair) => Array.isArray(pair) && pair.length === 2);
  return pairs.slice(0, MOST_PAIRS).map((pair) => pair.map(textOf));
}

/** Not by assignment: a key may be `__proto__`. */
function metadataOf(rest) {
  const own = rest.get("metadata");
  const pairs = typeof own === "object" && own !== null ? Object.entries(own) : [];
  if (pairs.length > 0 || own === undefined || own === null) rest.delete("metadata");
  const all = [...pairs, ...rest].slice(0, MOST_PAIRS);
  return Object.fromEntries(all.map(([key, value]) => [key.slice(0, 200), textOf(value)]));
}

function textOf(value) {
  if (value === undefined || value === null) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (cut here)` : text;
}
