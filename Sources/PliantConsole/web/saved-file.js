// Reads a saved session, a log of lines of JSON, or a trace in Chrome's format, as events.

import { recordOf } from "./foreign-log.js";
import { nextTask } from "./pump.js";
import { FORMAT } from "./session.js";
import { isWellFormed } from "./session-shapes.js";
import { count, counted, oneLine } from "./text.js";
import { traceOf } from "./trace.js";

const SLICE = 8;
const BATCH = 200;
/** Longer lines are left out; a trace may be a single line. */
const LONGEST_LINE = 16 << 20;
const LARGEST_TRACE = 256 << 20;
/** A line that is not whole after that many characters is no line of a log. */
const LONGEST_FIRST_LINE = 1 << 20;

/** A reason to open nothing, as a sentence. */
export class FileError extends Error {}

/**
 * Reads a file of a name and a size from a stream of bytes, and hands its events to
 * `receive(name, value)`. Returns `{ kind, note }`; `note` says what was left out.
 */
export async function readFile(stream, { name, size }, receive) {
  const shownName = oneLine(name, 100);
  const reader = new LineReader(shownName, receive);
  const bytes = stream.getReader();
  const decoder = new TextDecoder();
  let got = 0;
  let sliceEnd = performance.now() + SLICE;
  try {
    while (true) {
      const { value, done } = await bytes.read();
      if (done) break;
      got += value.length;
      await reader.push(decoder.decode(value, { stream: true }), got);
      if (performance.now() < sliceEnd) continue;
      await nextTask();
      sliceEnd = performance.now() + SLICE;
    }
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(`Cannot read '${shownName}': it ended after ${counted(got, "byte")}.`);
  } finally {
    bytes.cancel().catch(() => {});
  }
  if (size !== null && got < size) {
    const came = `only ${count(got)} of ${count(size)} bytes came`;
    throw new FileError(`Cannot read '${shownName}': ${came}.`);
  }
  return reader.end();
}

class LineReader {
  #kind = null;
  #pieces = [];
  #length = 0;
  #isTooLong = false;
  #batch = [];
  #last = null;
  #good = 0;
  #bad = 0;

  constructor(name, receive) {
    Object.assign(this, { name, receive });
  }

  async push(text, got) {
    if (this.#kind === "trace") return this.#keep(text, got);
    const lines = text.split("\n");
    for (const [index, line] of lines.entries()) {
      this.#add(line);
      if (index < lines.length - 1) this.#line();
      else if (!this.#kind && this.#length > LONGEST_FIRST_LINE) this.#begin("trace");
      if (this.#kind !== "trace") continue;
      return this.#keep(["", ...lines.slice(index + 1)].join("\n"), got);
    }
  }

  /** A session says itself what it is of. */
  #begin(kind) {
    this.#kind = kind;
    const hello = { process: this.name, pid: 0, session: this.name, started: 0 };
    if (kind !== "session") this.receive("hello", hello);
  }

  /** A trace is read as a whole. */
  #keep(text, got) {
    if (got > LARGEST_TRACE) {
      throw new FileError(
        `Cannot open '${this.name}': it is a trace of more than 256 MB. Record fewer calls.`,
      );
    }
    this.#pieces.push(text);
  }

  #add(text) {
    this.#length += text.length;
    if (this.#length > LONGEST_LINE) {
      this.#isTooLong = true;
      this.#pieces = [];
    } else this.#pieces.push(text);
  }

  #line() {
    const text = this.#pieces.join("");
    const isTooLong = this.#isTooLong;
    if (!this.#kind && text.trim() !== "") this.#begin(kindOf(text));
    // Its text is kept.
    if (this.#kind === "trace") return;
    this.#pieces = [];
    this.#length = 0;
    this.#isTooLong = false;
    if (isTooLong) this.#bad += 1;
    else if (text.trim() !== "") this.#take(text);
  }

  #take(text) {
    try {
      const value = JSON.parse(text);
      if (typeof value !== "object" || value === null) throw new TypeError();
      if (this.#kind === "log") this.#record(value);
      else if (Object.hasOwn(value, "pliantSession")) return;
      else this.#event(value);
      this.#good += 1;
    } catch {
      this.#bad += 1;
    }
  }

  #event(value) {
    if (!isWellFormed(value.event, value.data)) throw new TypeError();
    this.receive(value.event, value.data);
  }

  #record(value) {
    if (Array.isArray(value)) throw new TypeError();
    const divider = dividerOf(value);
    if (divider) {
      this.#flush();
      return this.receive(...divider);
    }
    this.#last = recordOf(value, (this.#last?.n ?? 0) + 1, this.#last);
    this.#batch.push(this.#last);
    if (this.#batch.length >= BATCH) this.#flush();
  }

  #flush() {
    if (this.#batch.length > 0) this.receive("log", { records: this.#batch });
    this.#batch = [];
  }

  end() {
    if (this.#length > 0 || this.#isTooLong) this.#line();
    if (this.#kind === "trace") return this.#endTrace();
    this.#flush();
    if (this.#good === 0) throw this.#refusal;
    const left = `${counted(this.#bad, "line")} of the file could not be read, and`;
    const note = this.#bad > 0 ? `${left} ${this.#bad === 1 ? "was" : "were"} left out.` : null;
    return { kind: this.#kind, note };
  }

  #endTrace() {
    let trace;
    try {
      trace = traceOf(JSON.parse(this.#pieces.join("")));
    } catch {
      throw this.#refusal;
    }
    if (trace.spans.length === 0) {
      throw new FileError(`Cannot open '${this.name}': it is a trace without calls.`);
    }
    this.receive("trace", trace);
    const note = trace.left > 0 ? `${counted(trace.left, "event")} of the trace left out.` : null;
    return { kind: "trace", note };
  }

  get #refusal() {
    return new FileError(
      `Cannot open '${this.name}': it is neither a saved session, nor lines of JSON, nor a trace `
        + "in Chrome's format, or is damaged.",
    );
  }
}

/** The kind of a file, by its first line: a trace's is not whole, or an array. */
function kindOf(text) {
  let value = null;
  try {
    value = JSON.parse(text);
  } catch {
    return /^\s*[[{]/.test(text) && !/^\s*\{.*\}\s*$/.test(text) ? "trace" : "log";
  }
  if (Array.isArray(value) || Array.isArray(value?.traceEvents)) return "trace";
  return value?.pliantSession === FORMAT.pliantSession ? "session" : "log";
}

/** The lines that this page exports beside records. */
function dividerOf({ lost, skipped, marker, text }) {
  if (Number.isFinite(lost)) return ["lost", { count: lost }];
  if (Number.isFinite(skipped)) return ["lost", { count: skipped }];
  if (Number.isFinite(marker)) return ["marker", { time: marker, text: String(text ?? "") }];
  return null;
}
