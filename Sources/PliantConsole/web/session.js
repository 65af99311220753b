// The file of a saved session: the events of the program, one a line, as they could be sent again.

import { nextTask } from "./pump.js";

/** The first line of a file says what it is. */
export const FORMAT = { pliantSession: 1 };
const BATCH = 200;
const SLICE = 8;
/** Of deaths, values and other things that happen, the newest. */
const MOST_ITEMS = 100_000;

/** The parts of the state, of which the newest is all. */
const STATES = new Set([
  "overridden", "observed", "watches", "traces", "overrides", "objects",
]);
/** The lists of events that are kept in order, by name. */
const HAPPENINGS = new Set(["deaths", "values", "calls", "seconds"]);

/** Notes the events that are not lines of the log: those are in the store. */
export class Recorder {
  #states = new Map();
  #happenings = [];
  #items = 0;

  note(name, value) {
    if (STATES.has(name)) this.#states.set(name, value);
    if (!HAPPENINGS.has(name)) return;
    this.#happenings.push([name, value]);
    this.#items += value[name].length;
    while (this.#items > MOST_ITEMS && this.#happenings.length > 1) {
      const [oldName, old] = this.#happenings.shift();
      this.#items -= old[oldName].length;
    }
  }

  forget() {
    this.#states.clear();
    this.#happenings = [];
    this.#items = 0;
  }

  get events() {
    return [...this.#happenings, ...this.#states];
  }
}

/** The text of a session, in pieces; `events` are those beside the log's. */
export async function sessionChunks(hello, store, events) {
  const head = { ...FORMAT, saved: Date.now() / 1000 };
  const chunks = [`${JSON.stringify(head)}\n`, line("hello", { ...hello, sources: [] })];
  const batch = [];
  const flush = () => {
    if (batch.length > 0) chunks.push(line("log", { records: batch.splice(0) }));
  };
  let sliceEnd = performance.now() + SLICE;
  for (let seq = store.first; seq < store.end; seq += 1) {
    const entry = store.at(seq);
    if (!entry) continue;
    if (entry.kind === "record") batch.push(entry.record);
    if (entry.kind !== "record" || batch.length >= BATCH) flush();
    if (entry.kind !== "record") chunks.push(divider(entry, hello));
    if (performance.now() < sliceEnd) continue;
    await nextTask();
    sliceEnd = performance.now() + SLICE;
  }
  flush();
  for (const [name, value] of events) chunks.push(line(name, value));
  return chunks;
}

function divider(entry, hello) {
  switch (entry.kind) {
    case "lost": return line("lost", { count: entry.count });
    case "gap": return line("skipped", { after: entry.after, through: entry.through });
    case "restart": {
      const { name: process, pid, session } = entry.process;
      return line("hello", { ...hello, process, pid, session, started: entry.time, sources: [] });
    }
    default: return line("marker", { time: entry.time, text: entry.text });
  }
}

const line = (event, data) => `${JSON.stringify({ event, data })}\n`;
