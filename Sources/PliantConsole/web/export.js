// Lines as text and as NDJSON, to the clipboard or to a file.

import { el } from "./dom.js";
import { dividerText } from "./log-row.js";
import { nextTask } from "./pump.js";
import { dateAndClock } from "./text.js";

const CHUNK = 200;
const SLICE = 8;

/** `2026-11-21 12:30:00.123 warning App[123:7b]: message key=value`, as in the program's sinks. */
export function textLine(entry) {
  if (entry.kind !== "record") return `--- ${escaped(dividerText(entry))} ---`;
  const { record, process } = entry;
  const label = escaped(record.label || record.module);
  const place = `${label}[${process.pid}:${record.thread.toString(16)}]`;
  const metadata = Object.keys(record.metadata).sort()
    .map((key) => ` ${escaped(key)}=${escaped(record.metadata[key])}`).join("");
  const text = escaped(record.message) + metadata;
  return `${dateAndClock(record.time)} ${record.level} ${place}: ${text}`;
}

/** The record as it came; dividers under their kind. */
export function jsonLine(entry) {
  switch (entry.kind) {
    case "record": return JSON.stringify(entry.record);
    case "lost": return JSON.stringify({ lost: entry.count });
    case "gap": return JSON.stringify({ skipped: entry.through - entry.after });
    case "restart": return JSON.stringify({ restart: entry.time, pid: entry.process.pid });
    default: return JSON.stringify({ marker: entry.time, text: entry.text });
  }
}

/** Without control characters, so that no message can forge a line or steer a terminal. */
function escaped(text) {
  return text.replace(/[\\\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, (character) => {
    const known = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" }[character];
    return known ?? `\\u{${character.codePointAt(0).toString(16)}}`;
  });
}

/** All lines, in several strings, because a single string could exceed the maximum length. */
export async function chunksOf(entries, lineOf) {
  const chunks = [];
  let sliceEnd = performance.now() + SLICE;
  for (let start = 0; start < entries.length; start += CHUNK) {
    chunks.push(linesOf(entries.slice(start, start + CHUNK), lineOf));
    if (performance.now() < sliceEnd) continue;
    await nextTask();
    sliceEnd = performance.now() + SLICE;
  }
  return chunks;
}

export const linesOf = (entries, lineOf) => entries.map((entry) => `${lineOf(entry)}\n`).join("");

export function download(chunks, name, type) {
  const url = URL.createObjectURL(new Blob(chunks, { type }));
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Throws if the browser does not allow it. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

/** For pages that may not use the clipboard directly, as those of a forwarded port. */
function copyBySelection(text) {
  const area = el("textarea", { class: "offscreen", text });
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  focused?.focus();
  if (!isCopied) throw new Error("The browser did not allow it.");
}

/** `demo-123-2026-11-21-123000.log` */
export function fileName(process, extension) {
  const name = `${process?.name ?? "log"}`.replace(/[^\w.-]/g, "_").slice(0, 60);
  const time = dateAndClock(Date.now() / 1000).slice(0, 19).replaceAll(":", "").replace(" ", "-");
  return `${name}-${process?.pid ?? 0}-${time}.${extension}`;
}
