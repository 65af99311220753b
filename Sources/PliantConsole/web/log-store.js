// The lines that this page has received, oldest first. Bounded: the oldest go, and are counted.

/** More than any program should ask for; browsers still draw a list that long. */
const MOST_LINES = 500_000;
const MOST_MARKERS = 100;
const MOST_KEYS = 1_000;
const LONGEST_KEY = 60;
/** Lines can be a megabyte each. */
const MOST_CHARACTERS = 100_000_000;

/**
 * An entry is `{ seq, kind, size, … }`; `seq` is its number on this page, without gaps:
 * - `record`: `{ record, process }`
 * - `gap`: `{ after, through }`, numbers of records that can be fetched
 * - `lost`: `{ count, program }`, `restart`: `{ time, process }`, `marker`: `{ time, text }`
 */
export class LogStore {
  #entries = [];
  /** The number of `#entries[0]`. */
  #base = 0;
  #first = 0;
  #characters = 0;
  #capacity = 110_000;
  #lastN = 0;
  #clearedThrough = 0;
  /** The run of the program that the newest lines are from: `{ name, pid, session }`. */
  process = null;
  /** How many records are kept, and how many went because they were too many. */
  records = 0;
  dropped = 0;
  /** The names of expressions and metadata in the records. */
  keys = new Set();
  /** How many lines are in gaps. */
  skipped = 0;
  /** The times of the newest markers. */
  markers = [];

  /** The numbers of the kept entries are `first ..< end`. */
  get first() {
    return this.#first;
  }

  get end() {
    return this.#base + this.#entries.length;
  }

  at(seq) {
    return this.#entries[seq - this.#base];
  }

  /** Removes everything, for another program or a file. */
  forget() {
    this.#dropThrough(this.end);
    this.process = null;
    this.dropped = 0;
    this.keys.clear();
    this.markers = [];
  }

  /** Handles a new connection. Returns whether the program was restarted since the last one. */
  greet(hello) {
    const keeps = Number.isFinite(hello.keeps) ? hello.keeps : 100_000;
    this.#capacity = Math.min(Math.ceil(keeps * 1.1) + 1000, MOST_LINES);
    if (this.process?.session === hello.session) return false;
    const isRestart = this.process !== null;
    this.process = { name: hello.process, pid: hello.pid, session: hello.session };
    this.#lastN = 0;
    this.#clearedThrough = 0;
    if (isRestart) {
      this.#add({ kind: "restart", time: hello.started, process: this.process, size: 0 });
    }
    return isRestart;
  }

  /** Adds records, but for those that a reconnection brought again. Returns the added ones. */
  receive(records) {
    const added = [];
    for (const record of records) {
      if (record.n <= this.#lastN) continue;
      this.#lastN = record.n;
      this.records += 1;
      this.#learn(record);
      this.#add({ kind: "record", record, process: this.process, size: sizeOf(record) });
      added.push(record);
    }
    this.#dropExcess();
    return added;
  }

  /** Lines were skipped, which can be fetched: a gap. */
  skip({ after, through }) {
    this.skipped += through - after;
    this.#lastN = Math.max(this.#lastN, through);
    this.#add({ kind: "gap", after, through, process: this.process, size: 0 });
  }

  /**
   * Puts fetched records into a gap, after what is left of it: all that are kept after record
   * `after`. Returns the new entries and what is left, or null if the gap has gone meanwhile.
   */
  fill(gap, { after, records }) {
    if (this.at(gap.seq) !== gap) return null;
    const made = [];
    const add = (entry) => made.push(entry);
    let last = after;
    for (const record of records) {
      if (record.n > last + 1) add({ kind: "lost", count: record.n - last - 1, size: 0 });
      add({ kind: "record", record, process: gap.process, size: sizeOf(record) });
      last = record.n;
    }
    if (gap.through > last) add({ kind: "lost", count: gap.through - last, size: 0 });
    this.skipped -= gap.through - after;
    gap.through = after;
    const isLeft = gap.through > gap.after;
    const start = gap.seq - this.#base;
    this.#entries.splice(start, 1, ...(isLeft ? [gap] : []), ...made);
    for (let index = start; index < this.#entries.length; index += 1) {
      this.#entries[index].seq = this.#base + index;
    }
    for (const { size } of made) this.#characters += size;
    this.records += records.length;
    return { made, isLeft };
  }

  /** Lines are missing; of which program, if this is the log of several. */
  lose({ count, program = null }) {
    this.#add({ kind: "lost", count, program, size: 0 });
  }

  mark(time, text = "") {
    this.markers = [...this.markers, time].slice(-MOST_MARKERS);
    return this.#add({ kind: "marker", time, text, size: 0 });
  }

  /** Removes all up to record `n` of this session. A reconnection repeats earlier removals. */
  clear(n) {
    if (n <= this.#clearedThrough) return;
    this.#clearedThrough = n;
    let end = this.#first;
    let isAllGone = true;
    for (let seq = this.#first; seq < this.end; seq += 1) {
      const { kind, process, record, through } = this.at(seq);
      if (kind !== "record" && kind !== "gap") continue;
      isAllGone = process !== this.process || (record?.n ?? through) <= n;
      if (!isAllGone) break;
      end = seq + 1;
    }
    this.#dropThrough(isAllGone ? this.end : end);
    this.dropped = 0;
  }

  /** Remembers the keys of a record, to complete and correct queries. */
  #learn({ expressions, metadata }) {
    if (this.keys.size >= MOST_KEYS) return;
    for (const [name] of expressions) if (name.length <= LONGEST_KEY) this.keys.add(name);
    for (const name in metadata) if (name.length <= LONGEST_KEY) this.keys.add(name);
  }

  #add(entry) {
    entry.seq = this.end;
    this.#entries.push(entry);
    this.#characters += entry.size;
    return entry;
  }

  #dropExcess() {
    const before = this.records;
    let end = Math.max(this.#first, this.end - this.#capacity);
    let characters = this.#characters;
    for (let seq = this.#first; seq < end; seq += 1) characters -= this.at(seq).size;
    // The newest line stays, however long it is.
    while (characters > MOST_CHARACTERS && end < this.end - 1) {
      characters -= this.at(end).size;
      end += 1;
    }
    this.#dropThrough(end);
    this.dropped += before - this.records;
  }

  #dropThrough(end) {
    for (let seq = this.#first; seq < end; seq += 1) {
      const entry = this.at(seq);
      this.#characters -= entry.size;
      if (entry.kind === "record") this.records -= 1;
      if (entry.kind === "gap") this.skipped -= entry.through - entry.after;
      this.#entries[seq - this.#base] = undefined;
    }
    this.#first = end;
    // Moving the rest is dear, so it waits until there is a good deal to win.
    const gone = this.#first - this.#base;
    if (gone > 10_000 || gone === this.#entries.length) {
      this.#entries.splice(0, gone);
      this.#base = this.#first;
    }
  }
}

function sizeOf(record) {
  let size = record.message.length;
  for (const [source, value] of record.expressions) size += source.length + value.length;
  for (const key in record.metadata) size += key.length + record.metadata[key].length;
  return size;
}
