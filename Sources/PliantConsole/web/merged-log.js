// The logs of several programs as one, in the order of their times.

import { Connection } from "./connection.js";

/** How long lines wait for those of other programs with earlier times. */
const PAUSE = 150;
/** How long the first answer of a program is waited for. */
const LONGEST_SILENCE = 3_000;
const MOST_WAITING = 200_000;
/** The most important first. */
const TROUBLES = ["refused", "full", "waiting", "silent", "connecting"];

export class MergedLog {
  #programs;
  #waiting = [];
  #n = 0;
  #started = performance.now();
  #timer = setInterval(() => this.#flush(), PAUSE);

  /**
   * Connects to the programs at `{ base, name }`; `receive(name, value)` gets events of one that
   * has the lines of all, and `onState({ kind, seconds, names })` what is the matter, with whom.
   */
  constructor({ programs, token, receive, onState }) {
    Object.assign(this, { receive, onState });
    this.#programs = programs.map((program) => new Program(program));
    for (const program of this.#programs) {
      program.connection = new Connection(
        (name, value) => this.#receive(program, name, value),
        (state) => this.#note(program, state),
      );
      program.connection.token = token;
    }
    for (const { connection, base } of this.#programs) connection.startWith(base);
  }

  stop() {
    clearInterval(this.#timer);
    for (const { connection } of this.#programs) connection.stop();
  }

  retryNow() {
    for (const { connection } of this.#programs) connection.retryNow();
  }

  #receive(program, name, value) {
    if (name === "hello") this.#greet(program, value);
    else if (name === "log") this.#waiting.push(...program.take(value.records));
    else if (name === "pace") this.#pace(program, value);
    else if (name === "lost") this.#leaveOut(program, value.count);
    else if (name === "skipped") this.#leaveOut(program, program.skip(value));
    if (this.#waiting.length > MOST_WAITING) this.#release(Infinity);
  }

  #greet(program, hello) {
    const isRestart = program.greet(hello);
    for (const one of this.#programs) one.distinguish(this.#programs);
    this.receive("hello", {
      process: this.#programs.map((one) => one.name).join(", "),
      pid: 0,
      session: "merged",
      started: 0,
      keeps: hello.keeps * this.#programs.length,
      canChange: false,
    });
    if (isRestart) {
      this.receive("marker", { time: hello.started, text: `${program.name} was restarted` });
    }
  }

  /** All count as one that is as far behind as they are together. */
  #pace(program, news) {
    program.pace = news;
    program.history ??= news.received;
    const known = this.#programs.filter(({ isDown }) => !isDown);
    if (known.some(({ pace }) => pace === null)) return;
    const sum = (key) => known.reduce((total, { pace }) => total + pace[key], 0);
    this.receive("pace", { time: news.time, received: sum("received"), sent: sum("sent") });
  }

  #leaveOut(program, lost) {
    if (lost > 0) this.#waiting.push({ program, time: program.newest, lost });
  }

  /** Lines that were logged before the page connected wait for those of all others. */
  #flush() {
    const isPatient = performance.now() - this.#started < LONGEST_SILENCE;
    const reading = this.#programs.filter((one) => one.isReading || (isPatient && one.isAwaited));
    this.#release(Math.min(Infinity, ...reading.map(({ newest }) => newest)));
  }

  #release(through) {
    const ready = [];
    const rest = [];
    for (const line of this.#waiting) (line.time <= through ? ready : rest).push(line);
    if (ready.length === 0) return;
    this.#waiting = rest;
    ready.sort((a, b) => a.time - b.time || 0);
    let records = [];
    const send = () => {
      if (records.length > 0) this.receive("log", { records });
      records = [];
    };
    for (const { program: { name: program }, record, lost } of ready) {
      if (record) {
        const metadata = { ...record.metadata, program };
        records.push({ ...record, metadata, n: (this.#n += 1) });
      } else {
        send();
        this.receive("lost", { count: lost, program });
      }
    }
    send();
  }

  #note(program, state) {
    program.state = state;
    if (program.isDown) program.pace = null;
    const withState = (kind) => this.#programs.filter((one) => one.state.kind === kind);
    const kind = TROUBLES.find((trouble) => withState(trouble).length > 0);
    if (!kind) return this.onState({ kind: "connected" });
    const troubled = withState(kind);
    const isPart = troubled.length < this.#programs.length;
    const { seconds } = troubled[0].state;
    const names = troubled.map(({ name }) => name).join(", ");
    this.onState(isPart ? { kind: "partly", seconds, names } : { kind, seconds });
  }
}

class Program {
  state = { kind: "connecting" };
  pace = null;
  /** The number of lines that there were when it was connected; null if it is not yet known. */
  history = null;
  /** The latest time of its lines. */
  newest = -Infinity;
  #process = null;
  #lastN = 0;
  #session = null;

  /** The name is where it is, until it says its own. */
  constructor({ base, name: place }) {
    Object.assign(this, { base, place, name: place });
  }

  get isDown() {
    return !["connected", "connecting"].includes(this.state.kind);
  }

  /** Whether the number of its lines is not known yet. */
  get isAwaited() {
    return !this.isDown && this.history === null;
  }

  /** Older lines than those that have come are still to come. */
  get isReading() {
    return !this.isDown && this.history !== null && this.#lastN < this.history;
  }

  /** Whether it was restarted since it was last connected. */
  greet({ process, session }) {
    const isRestart = this.#session !== null && session !== this.#session;
    if (session !== this.#session) this.#lastN = 0;
    this.#process = process;
    this.#session = session;
    return isRestart;
  }

  /** Several may run the same program. */
  distinguish(programs) {
    if (this.#process === null) return;
    const isOnly = programs.every((one) => one === this || one.#process !== this.#process);
    this.name = isOnly ? this.#process : `${this.#process} at ${this.place}`;
  }

  /** New records, each with the time by which it is sorted: never earlier than the one before. */
  take(records) {
    const lines = [];
    for (const record of records) {
      if (record.n <= this.#lastN) continue;
      this.#lastN = record.n;
      this.newest = Math.max(this.newest, record.time);
      lines.push({ program: this, time: this.newest, record });
    }
    return lines;
  }

  skip({ after, through }) {
    this.#lastN = Math.max(this.#lastN, through);
    return through - after;
  }
}
