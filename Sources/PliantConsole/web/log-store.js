// The lines that this page has received, oldest first. Bounded: the oldest go, and are counted.

/** More than any program should ask for; browsers still draw a list that long. */
const MOST_LINES = 500_000;
/** Lines can be a megabyte each. */
const MOST_CHARACTERS = 100_000_000;

/**
 * An entry is `{ seq, kind, size, … }`; `seq` is its number on this page, without gaps:
 * - `record`: `{ record, process }`
 * - `lost`: `{ count }`, `restart`: `{ time, process }`, `marker`: `{ time, text }`
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

  /** Adds records, but for those that a reconnection brought again. */
  receive(records) {
    for (const record of records) {
      if (record.n <= this.#lastN) continue;
      this.#lastN = record.n;
      this.records += 1;
      this.#add({ kind: "record", record, process: this.process, size: sizeOf(record) });
    }
    this.#dropExcess();
  }

  lose(count) {
    this.#add({ kind: "lost", count, size: 0 });
  }

  mark(time) {
    return this.#add({ kind: "marker", time, text: "", size: 0 });
  }

  /** Removes all up to record `n` of this session. A reconnection repeats earlier removals. */
  clear(n) {
    if (n <= this.#clearedThrough) return;
    this.#clearedThrough = n;
    let end = this.#first;
    let isAllGone = true;
    for (let seq = this.#first; seq < this.end; seq += 1) {
      const { kind, process, record } = this.at(seq);
      if (kind !== "record") continue;
      isAllGone = process !== this.process || record.n <= n;
      if (!isAllGone) break;
      end = seq + 1;
    }
    this.#dropThrough(isAllGone ? this.end : end);
    this.dropped = 0;
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
