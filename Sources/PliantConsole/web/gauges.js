// Numbers that the program keeps, as they were at each time: calls of functions, living objects.

import { firstIndex } from "./order.js";

const MOST_NAMES = 2_000;
const MOST_SAMPLES = 2_000;

export class Gauges {
  /** By name: `[time, value]`, in order of time, only where the value changed. */
  #samples = new Map();

  /** Returns by how much the value is greater than before; 0 for the first. */
  note(name, time, value) {
    const samples = this.#samples.get(name) ?? [];
    if (samples.length === 0 && this.#samples.size >= MOST_NAMES) return 0;
    this.#samples.set(name, samples);
    const last = samples.at(-1);
    if (last?.[1] === value) return 0;
    // Every other one goes; the newest stays.
    if (samples.length >= MOST_SAMPLES) {
      this.#samples.set(name, samples.filter((_, index) => index % 2 === 1));
    }
    this.#samples.get(name).push([time, value]);
    return last ? Math.max(0, value - last[1]) : 0;
  }

  /** The value at a time; null before the first. */
  at(name, time) {
    const samples = this.#samples.get(name) ?? [];
    const after = firstIndex(samples.length, (index) => samples[index][0] > time);
    return after === 0 ? null : samples[after - 1][1];
  }

  /** By how much it grew; what was before the first sample does not count. */
  growth(name, { start, end }) {
    const first = this.#samples.get(name)?.[0]?.[1] ?? 0;
    return Math.max(0, (this.at(name, end) ?? first) - (this.at(name, start) ?? first));
  }

  get names() {
    return [...this.#samples.keys()];
  }

  forget() {
    this.#samples.clear();
  }

  /** All of it, as an event of a saved session. */
  get event() {
    return { gauges: [...this.#samples].map(([name, samples]) => ({ name, samples })) };
  }
}
