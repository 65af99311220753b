// How often hooks are called, from the counts of successive states.

const WINDOW = 5000;

export class CallRates {
  /** By hook: `{ time, calls }`, oldest first. */
  #samples = new Map();

  add(hooks, now) {
    const previous = this.#samples;
    this.#samples = new Map();
    for (const { id, calls } of hooks) {
      // The program omits unknown counts.
      if (calls === null || calls === undefined) continue;
      let samples = previous.get(id) ?? [];
      // A hook that came into use again counts from 0.
      if (samples.length > 0 && samples.at(-1).calls > calls) samples = [];
      // Keeps one sample before the window, from which the first difference is computed.
      while (samples.length > 1 && samples[1].time < now - WINDOW) samples.shift();
      samples.push({ time: now, calls });
      this.#samples.set(id, samples);
    }
  }

  /** Calls per second, over the last few seconds; null if unknown. */
  of(id, now) {
    const samples = this.#samples.get(id);
    if (!samples || samples.length < 2) return null;
    const start = samples.find(({ time }) => time >= now - WINDOW);
    if (!start) return 0;
    const base = samples[Math.max(0, samples.indexOf(start) - 1)];
    return (samples.at(-1).calls - base.calls) / Math.max((now - base.time) / 1000, 0.1);
  }
}
