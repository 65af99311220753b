// A trace in Chrome's format, as calls with times, places and depths, and what they come to.

const MOST_SPANS = 1_000_000;
const MOST_DEPTH = 200;

/**
 * Returns `{ spans, tracks, start, end, left }` of the parsed text. A span is
 * `{ name, start, end, depth, track, module, args }` in seconds; `left` counts what was left out.
 */
export function traceOf(value) {
  const events = Array.isArray(value) ? value : value?.traceEvents;
  if (!Array.isArray(events)) throw new TypeError("no trace");
  const tracks = new Map();
  const spans = [];
  let left = 0;
  for (const event of events) {
    if (typeof event !== "object" || event === null) left += 1;
    else if (event.ph === "M") nameTrack(tracks, event);
    else if (spans.length >= MOST_SPANS || !add(event, tracks, spans)) left += 1;
  }
  for (const track of tracks.values()) left += track.open.length;
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  setDepths(spans);
  let end = -Infinity;
  for (const span of spans) end = Math.max(end, span.end);
  return { spans, tracks: usedTracks(spans), start: spans[0]?.start ?? 0, end, left };
}

function trackOf(tracks, { pid, tid }) {
  const key = `${pid ?? 0}/${tid ?? 0}`;
  if (!tracks.has(key)) tracks.set(key, { name: `thread ${tid ?? 0}`, open: [] });
  return tracks.get(key);
}

function nameTrack(tracks, event) {
  const name = event.args?.name;
  if (event.name === "thread_name" && typeof name === "string") trackOf(tracks, event).name = name;
}

/** Returns whether the event is, begins or ends a span. */
function add(event, tracks, spans) {
  const time = event.ts / 1e6;
  if (!Number.isFinite(time)) return false;
  const track = trackOf(tracks, event);
  if (event.ph === "E") {
    const span = track.open.pop();
    if (!span) return false;
    span.end = Math.max(time, span.start);
    spans.push(span);
    return true;
  }
  if (event.ph !== "X" && event.ph !== "B") return false;
  const span = { name: textOf(event.name), start: time, end: time, depth: 0, track };
  span.module = textOf(event.cat);
  span.args = Object.entries(event.args ?? {}).slice(0, 100)
    .map(([key, text]) => [key, textOf(text)]);
  if (event.ph === "B") return track.open.push(span);
  span.end = time + Math.max(0, Number(event.dur) || 0) / 1e6;
  spans.push(span);
  return true;
}

const textOf = (value) => (typeof value === "string" ? value : JSON.stringify(value) ?? "");

/** Of spans in order of their starts: in how many of the same track each is. */
function setDepths(spans) {
  for (const span of spans) {
    // The lowest row that is free: calls of several tasks may overlap on a track.
    const ends = (span.track.ends ??= []);
    const free = ends.findIndex((end) => end <= span.start);
    span.depth = free < 0 ? Math.min(ends.length, MOST_DEPTH) : free;
    ends[span.depth] = span.end;
  }
}

/** The tracks that have spans, with the number of rows that they need. */
function usedTracks(spans) {
  const used = new Set();
  for (const { track, depth } of spans) {
    track.rows = Math.max(track.rows ?? 0, depth + 1);
    used.add(track);
  }
  return [...used];
}

/**
 * Returns `{ name, module, calls, total, self, mean, p50, p99 }` for each function. Spans are in
 * order of their starts; time in calls of its own function is not counted twice.
 */
export function functionsOf(spans) {
  const functions = new Map();
  const stacks = new Map();
  for (const span of spans) {
    const one = functions.get(span.name) ?? make(span);
    functions.set(span.name, one);
    const time = span.end - span.start;
    one.times.push(time);
    one.self += time;
    const stack = stacks.get(span.track) ?? [];
    stacks.set(span.track, stack);
    while (stack.length > 0 && stack.at(-1).end <= span.start) stack.pop();
    const caller = stack.at(-1);
    if (caller) functions.get(caller.name).self -= Math.min(caller.end, span.end) - span.start;
    if (!stack.some(({ name }) => name === span.name)) one.total += time;
    stack.push(span);
  }
  return [...functions.values()].map(finish);
}

const make = ({ name, module }) => ({ name, module, times: [], total: 0, self: 0 });

function finish({ times, ...one }) {
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const sum = times.reduce((a, b) => a + b, 0);
  return { ...one, calls: times.length, mean: sum / times.length, p50: at(0.5), p99: at(0.99) };
}
