// Keeps a stream of events to the program: connects, notices that it died, and connects again.

import { EventStreamParser } from "./event-stream.js";
import { nextTask } from "./pump.js";

const LIVENESS = 15_000;
// The program says something every two seconds.
const SILENCE = 5_000;
const LONGEST_WAIT = 15;
const WAIT_WHEN_FULL = 10;
// Longer than that, and a storm of lines would keep the page from drawing.
const SLICE = 6;
// The size of text parsed between two reads of the clock; megabytes may arrive at once.
const PIECE = 32_768;

export class Connection {
  token = null;
  /** Where the requests of a program begin. */
  base = "/api/";
  #lastID = null;
  #isGreeted = false;
  #attempts = 0;
  #running = null;
  #wake = null;

  /**
   * `onEvent(name, value)`, and `onState({ kind, seconds })`; `kind` is connecting, connected,
   * silent, waiting, full or refused.
   */
  constructor(onEvent, onState) {
    this.onEvent = onEvent;
    this.onState = onState;
  }

  /** Connects again, perhaps with another token; resumes after the last event if it can. */
  start(token) {
    this.token = token;
    this.#attempts = 0;
    this.#running?.abort();
    this.#wake?.();
    this.#running = new AbortController();
    this.#run(this.#running.signal);
  }

  /** Connects to another program, and from its first event on. */
  startWith(base) {
    this.base = base;
    this.#lastID = null;
    this.start(this.token);
  }

  stop() {
    this.#running?.abort();
    this.#wake?.();
  }

  retryNow() {
    this.#wake?.();
  }

  async #run(stopped) {
    while (!stopped.aborted) {
      this.onState({ kind: "connecting" });
      const end = await this.#connect(stopped);
      if (stopped.aborted) return;
      if (end === "refused") return this.onState({ kind: "refused" });
      await this.#pause(end === "full" ? "full" : "waiting");
    }
  }

  /** Returns why the connection ended. */
  async #connect(stopped) {
    const attempt = new AbortController();
    const signal = AbortSignal.any([stopped, attempt.signal]);
    const abort = () => attempt.abort();
    const liveness = new Liveness({
      onSilence: (seconds) => this.#isGreeted && this.onState({ kind: "silent", seconds }),
      onVoice: () => this.#isGreeted && this.onState({ kind: "connected" }),
      onDeath: abort,
    });
    this.#isGreeted = false;
    try {
      const headers = { Authorization: `Bearer ${this.token}`, Accept: "text/event-stream" };
      if (this.#lastID) headers["Last-Event-ID"] = this.#lastID;
      const options = { headers, cache: "no-store", signal };
      const response = await fetch(`${this.base}events`, options);
      if (response.status === 401) return "refused";
      if (response.status === 503) return "full";
      if (!response.ok || !response.body) return "failed";
      await this.#read(response.body.getReader(), liveness, signal);
      return "ended";
    } catch {
      return "failed";
    } finally {
      // An unread body would keep its connection, one of the eight.
      abort();
      liveness.stop();
    }
  }

  async #read(reader, liveness, ended) {
    const parser = new EventStreamParser((name, data, id) => {
      // An event may lead to another program; those behind it are not of that one.
      if (!ended.aborted) this.#receive(name, data, id);
    });
    let sliceEnd = performance.now() + SLICE;
    while (true) {
      const { value, done } = await reader.read();
      if (done) return;
      liveness.touch();
      for (let start = 0; start < value.length; start += PIECE) {
        parser.push(value.subarray(start, start + PIECE));
        if (performance.now() < sliceEnd) continue;
        await nextTask();
        // Another connection may be made by now: it sends the rest again.
        if (ended.aborted) return;
        sliceEnd = performance.now() + SLICE;
      }
    }
  }

  #receive(name, data, id) {
    let value;
    try {
      value = JSON.parse(data);
    } catch {
      console.warn(`The event ${name} is not JSON, and was left out.`);
      return;
    }
    if (name === "hello") {
      this.#attempts = 0;
      this.#isGreeted = true;
      this.onState({ kind: "connected" });
    }
    if (id) this.#lastID = id;
    try {
      this.onEvent(name, value);
    } catch (error) {
      // It would fail again after a reconnection, for ever.
      console.error(`The event ${name} could not be shown.`, error);
    }
  }

  async #pause(kind) {
    const wait = Math.min(0.5 * 2 ** this.#attempts, LONGEST_WAIT);
    const seconds = kind === "full" ? WAIT_WHEN_FULL : wait;
    this.#attempts += 1;
    const end = performance.now() + seconds * 1000;
    let isWoken = false;
    while (!isWoken && performance.now() < end) {
      const left = end - performance.now();
      this.onState({ kind, seconds: Math.ceil(left / 1000) });
      isWoken = await new Promise((resolve) => {
        this.#wake = () => resolve(true);
        setTimeout(() => resolve(false), Math.min(left, 1000));
      });
    }
    this.#wake = null;
  }
}

/**
 * Calls `onSilence(seconds)` each second while nothing arrives, `onVoice()` after that, and
 * `onDeath()` if it lasts too long: the program is stopped or hangs, or the network is down.
 */
class Liveness {
  #last = performance.now();
  #isSilent = false;
  #timer;

  constructor({ onSilence, onVoice, onDeath }) {
    this.onVoice = onVoice;
    this.#timer = setInterval(() => {
      const silence = performance.now() - this.#last;
      if (silence > LIVENESS) return onDeath();
      if (silence < SILENCE) return;
      this.#isSilent = true;
      onSilence(Math.floor(silence / 1000));
    }, 1000);
  }

  touch() {
    this.#last = performance.now();
    if (this.#isSilent) this.onVoice();
    this.#isSilent = false;
  }

  stop() {
    clearInterval(this.#timer);
  }
}
