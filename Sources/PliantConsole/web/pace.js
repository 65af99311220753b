// How many lines come in a second, and how old the newest is when this page has it.

import { count, rate } from "./text.js";

/** A lag of more seconds than this is not followed but behind. */
const MOST_LAG = 1;
const MOST_WAITING = 5_000;

export class Pace {
  isConnected = false;
  /** Whether a file is shown. */
  isSaved = false;
  rate = 0;
  lag = 0;
  /** How many lines have not been sent yet. */
  waiting = 0;
  /** How far this page's clock is ahead of the program's, or less. */
  #ahead = Infinity;
  #last = null;
  #connected = 0;

  /** Another connection, perhaps to another run of the program. */
  greet() {
    this.#ahead = Infinity;
    this.#last = null;
    this.#connected = 0;
    this.waiting = 0;
    this.lag = 0;
  }

  /** The program's message of every other second. */
  receive({ time, received, sent }) {
    this.#ahead = Math.min(this.#ahead, Date.now() / 1000 - time);
    if (this.#last === null) this.#connected = time;
    else if (time > this.#last.time) {
      this.rate = Math.max(0, received - this.#last.received) / (time - this.#last.time);
    }
    this.#last = { time, received };
    this.waiting = Math.max(0, received - sent);
    if (this.waiting === 0) this.lag = Math.max(0, Date.now() / 1000 - this.#ahead - time);
  }

  /** The program's time; null if it is not known. */
  get now() {
    if (this.isSaved || !Number.isFinite(this.#ahead)) return null;
    return Date.now() / 1000 - this.#ahead;
  }

  /** Lines came, the newest of which was logged at that time. */
  came(time) {
    // Lines from before the connection are history.
    if (this.#last === null || time < this.#connected) return;
    this.lag = Math.max(0, Date.now() / 1000 - this.#ahead - time);
  }

  /** Whether the end of the list is what the program logs now: following, behind or blind. */
  get state() {
    if (this.isSaved) return "saved";
    if (!this.isConnected) return "blind";
    return this.lag > MOST_LAG || this.waiting > MOST_WAITING ? "behind" : "following";
  }

  /** For people: `1,200 lines/s · lag 0.10 s`. */
  get text() {
    if (this.isSaved) return "from a file";
    if (!this.isConnected) return "not connected";
    const parts = [`${rate(this.rate)} lines/s`, `lag ${this.lag.toFixed(this.lag < 10 ? 2 : 0)} s`];
    if (this.waiting > 0) parts.push(`${count(this.waiting)} to come`);
    return parts.join(" · ");
  }
}
