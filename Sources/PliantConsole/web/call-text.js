// Calls and durations as text.

import { oneLine } from "./text.js";

const UNITS = [[1e9, "s"], [1e6, "ms"], [1e3, "µs"]];

/** `812 ns`, `1.24 µs`, `31.0 ms` */
export function duration(nanoseconds) {
  const unit = UNITS.find(([size]) => nanoseconds >= size);
  if (!unit) return `${Math.round(nanoseconds)} ns`;
  return `${(nanoseconds / unit[0]).toPrecision(3).replace(/e.*/, "")} ${unit[1]}`;
}

/** `Cart.load(id: 3)` */
export function head({ name, arguments: values }) {
  const texts = values.map(({ label, text }) => (label ? `${label}: ${text}` : text));
  if (name.endsWith(" (setter)")) return `${name.slice(0, -" (setter)".length)} = ${texts.join(", ")}`;
  if (texts.length === 0) return name;
  const open = name.lastIndexOf("(");
  return open > 0 && name.endsWith(":)")
    ? `${name.slice(0, open)}(${texts.join(", ")})` : `${name}[${texts.join(", ")}]`;
}

/** ` → "bread"` */
export function ending({ outcome, value }) {
  if (outcome === "threw") return ` threw ${value ?? ""}`;
  if (outcome === "returned") return (value ?? null) === null ? "" : ` → ${value}`;
  return outcome === "unwound" ? " left by an exception" : " …";
}

/** Where a call ran: the lane in which it is drawn. */
export function lane({ task, thread }) {
  return (task ?? null) === null ? `thread ${thread}` : `task ${task}`;
}

export const callText = (call) => oneLine(head(call) + ending(call), 600);

/** The time at which a call ended, in seconds. */
export const endOf = ({ time, duration: nanoseconds }) => time + nanoseconds / 1e9;
