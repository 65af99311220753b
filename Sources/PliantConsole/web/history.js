// How much happened when: counts over time, bounded. What is old or long ago is kept more coarsely.

export const LANES = ["lines", "errors", "calls", "values", "deaths"];
const MOST_BUCKETS = 4_096;
/** A power of two, so that times are divided exactly. */
const FINEST = 2 ** -20;
/** Some thousand years: a file may say anything. */
const LATEST = 1e11;

export class History {
  #buckets = new Map();
  #width = FINEST;
  start = Infinity;
  end = -Infinity;
  /** From when on all was counted; what was before is not known. */
  knownFrom = -Infinity;

  /** Something happened, so many times. */
  add(lane, time, times = 1) {
    if (!(Math.abs(time) < LATEST) || !(times > 0)) return;
    const index = Math.floor(time / this.#width);
    let bucket = this.#buckets.get(index);
    if (!bucket) {
      bucket = new Float64Array(LANES.length);
      this.#buckets.set(index, bucket);
    }
    bucket[LANES.indexOf(lane)] += times;
    this.start = Math.min(this.start, time);
    this.end = Math.max(this.end, time);
    while (this.#buckets.size > MOST_BUCKETS) this.#merge();
  }

  /** Makes the buckets twice as wide. */
  #merge() {
    const old = this.#buckets;
    this.#width *= 2;
    this.#buckets = new Map();
    for (const [index, counts] of old) {
      const place = Math.floor(index / 2);
      const bucket = this.#buckets.get(place);
      if (!bucket) this.#buckets.set(place, counts);
      else for (let lane = 0; lane < counts.length; lane += 1) bucket[lane] += counts[lane];
    }
  }

  get isEmpty() {
    return this.#buckets.size === 0;
  }

  forget() {
    this.#buckets.clear();
    this.#width = FINEST;
    this.start = Infinity;
    this.end = -Infinity;
    this.knownFrom = -Infinity;
  }

  /** The counts from `start` to `end`, in so many parts: an array for each lane. */
  parts(start, end, number) {
    const lanes = LANES.map(() => new Float64Array(number));
    const scale = number / (end - start);
    for (const [index, counts] of this.#buckets) {
      const from = (index * this.#width - start) * scale;
      const to = from + this.#width * scale;
      if (to <= 0 || from >= number) continue;
      const first = Math.max(0, Math.floor(from));
      const last = Math.min(number - 1, Math.max(first, Math.ceil(to) - 1));
      // A bucket wider than a part is spread over those it covers.
      const share = 1 / Math.max(1, Math.ceil(to) - Math.floor(from));
      for (let lane = 0; lane < counts.length; lane += 1) {
        if (counts[lane] === 0) continue;
        for (let part = first; part <= last; part += 1) lanes[lane][part] += counts[lane] * share;
      }
    }
    return lanes;
  }
}
