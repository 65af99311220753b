// Calls as text.

import { oneLine } from "./text.js";

/** `Cart.load(id: 3)` */
export function head({ name, arguments: values, wasRunning }) {
  if (wasRunning) return `${name} (was running)`;
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
  if (outcome === "unwound") return " left by an exception";
  return value ? ` … waits for ${value}` : " …";
}

/** Where a call ran: the lane in which it is drawn. */
export function lane({ task, thread }) {
  return (task ?? null) === null ? `thread ${thread}` : `task ${task}`;
}

export const callText = (call) => oneLine(head(call) + ending(call), 600);

/** The time at which a call ended, in seconds. */
export const endOf = ({ time, duration: nanoseconds }) => time + nanoseconds / 1e9;
