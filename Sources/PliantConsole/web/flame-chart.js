// The calls of the last seconds, each above those that it made.

import { endOf, head, lane } from "./call-text.js";
import { el, setText } from "./dom.js";
import { prepare, themeColors } from "./plot.js";
import { duration, oneLine } from "./text.js";

const ROW = 17;
const AXIS = 18;
const MOST_TRACKS = 24;
const LEAST_TEXT = 34;

export class FlameChart {
  #boxes = [];
  #signature = "";

  /** `onChoose(call)` is called for a click on a call. */
  constructor({ onChoose }) {
    this.canvas = el("canvas", {
      class: "flame", role: "img", "data-test": "flame", "aria-label": "No calls",
      onmousemove: (event) => this.#name(this.#at(event)),
      onmouseleave: () => this.#name(null),
      onclick: (event) => {
        const call = this.#at(event);
        if (call) onChoose(call);
      },
    });
    this.note = el("p", { class: "flame-note muted code" });
    this.element = el(
      "div", { class: "flame-area" }, el("div", { class: "flame-scroll" }, this.canvas), this.note,
    );
  }

  /**
   * Draws what of `calls` is between two times, of which the last has a name; `selected` is the
   * number of a call.
   */
  draw({ calls, start, end, endText, selected }) {
    const { tracks, left } = packed(calls.filter((one) => endOf(one) >= start && one.time <= end));
    const rows = tracks.reduce((sum, { depth }) => sum + depth, 0);
    const height = Math.max(rows, 3) * ROW + AXIS + tracks.length * 4;
    const { context, width } = prepareFlames(this.canvas, height);
    const colors = themeColors();
    const x = (time) => ((time - start) / (end - start)) * width;
    drawAxis(context, { start, end, endText, x, width, height, colors });
    this.#boxes = [];
    let top = AXIS;
    for (const { trees, depth } of tracks) {
      const ends = [];
      for (const { call, depth: level } of trees.flat()) {
        const from = Math.max(0, x(call.time));
        const to = Math.min(width, Math.max(x(endOf(call)), from + 1));
        // Many short calls are one pixel.
        if (to - from <= 1 && ends[level] >= to && call.n !== selected) continue;
        ends[level] = to;
        const box = { call, from, to, top: top + level * ROW, isChosen: call.n === selected };
        drawCall(context, box, colors);
        this.#boxes.push(box);
      }
      top += depth * ROW + 4;
    }
    this.#label(calls, tracks, left);
  }

  #label(calls, tracks, left) {
    const more = left > 0 ? `, and ${left} more` : "";
    const text = `Flame chart of ${this.#boxes.length} calls on ${tracks.length} lanes${more}`;
    if (text === this.#signature) return;
    this.#signature = text;
    this.canvas.setAttribute("aria-label", text);
    if (left > 0) setText(this.note, `${left} more threads or tasks have no room`);
  }

  #at(event) {
    const [x, y] = [event.offsetX, event.offsetY];
    const isIn = ({ from, to, top }) => x >= from - 1 && x <= to + 1 && y >= top && y < top + ROW;
    return this.#boxes.findLast(isIn)?.call ?? null;
  }

  #name(call) {
    setText(this.note, call
      ? oneLine(`${duration(call.duration / 1e9)}  ${head(call)}  ${lane(call)}`, 300) : "");
  }
}

/**
 * Calls in tracks: those of one thread or task form trees, and a track has trees that do not
 * overlap. Each tree is a list of `{ call, depth }`.
 */
export function packed(calls) {
  const open = new Map();
  const trees = [];
  for (const call of calls.toSorted((a, b) => a.start - b.start || b.duration - a.duration)) {
    const key = lane(call);
    const ends = open.get(key) ?? open.set(key, []).get(key);
    const end = call.start + call.duration;
    while (ends.length > 0 && ends.at(-1) < end) ends.pop();
    if (ends.length === 0) {
      ends.tree = [];
      trees.push({ key, start: call.start, end, nodes: ends.tree });
    }
    ends.tree.push({ call, depth: ends.length });
    ends.push(end);
  }
  const tracks = [];
  let left = 0;
  for (const { key, start, end, nodes } of trees) {
    const isFree = (track) => track.end <= start;
    let track = tracks.find((one) => one.key === key && isFree(one)) ?? tracks.find(isFree);
    if (!track && tracks.length === MOST_TRACKS) {
      left += 1;
      continue;
    }
    if (!track) tracks.push(track = { trees: [], depth: 0 });
    track.trees.push(nodes);
    track.depth = nodes.reduce((most, { depth }) => Math.max(most, depth + 1), track.depth);
    Object.assign(track, { key, end });
  }
  return { tracks, left };
}

/** A color for the calls of each function. */
function fillOf(trace, width, { text }) {
  const isDark = Number(text.match(/\d+/)?.[0]) > 128;
  const isNarrow = width < 5;
  const [saturation, light] = isDark ? [35, isNarrow ? 55 : 30] : [55, isNarrow ? 50 : 86];
  return `hsl(${(trace * 67 + 200) % 360} ${saturation}% ${light}%)`;
}

/** Makes the canvas that high, and matches it to the screen. */
function prepareFlames(canvas, height) {
  canvas.style.height = `${height}px`;
  const { context, width } = prepare(canvas);
  context.clearRect(0, 0, width, height);
  context.font = "11px ui-monospace, monospace";
  context.textBaseline = "middle";
  return { context, width };
}

function drawAxis(context, { start, end, endText, x, width, height, colors }) {
  context.fillStyle = colors.text;
  context.strokeStyle = colors.border;
  context.lineWidth = 1;
  context.beginPath();
  const span = end - start;
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    const place = Math.min(Math.max(Math.round(x(start + part * span)), 1), width - 1) + 0.5;
    context.moveTo(place, AXIS - 4);
    context.lineTo(place, height);
    context.textAlign = part === 0 ? "left" : part === 1 ? "right" : "center";
    context.fillText(part === 1 ? endText : `−${duration(span * (1 - part))}`, place, 7);
  }
  context.stroke();
  context.textAlign = "left";
}

function drawCall(context, { call, from, to, top, isChosen }, colors) {
  const width = Math.max(to - from - (to - from > 4 ? 1 : 0), 1);
  context.fillStyle = call.outcome === "threw" ? colors.error : fillOf(call.trace, width, colors);
  context.fillRect(from, top, width, ROW - 1);
  if (call.outcome === "threw" && width > 6) {
    context.fillStyle = fillOf(call.trace, width, colors);
    context.fillRect(from + 3, top, width - 3, ROW - 1);
  }
  if (isChosen) {
    context.strokeStyle = colors.accent;
    context.lineWidth = 2;
    context.strokeRect(from + 1, top + 1, Math.max(width - 2, 1), ROW - 3);
  }
  if (width < LEAST_TEXT) return;
  context.save();
  context.beginPath();
  context.rect(from, top, width - 3, ROW);
  context.clip();
  context.fillStyle = colors.text;
  context.fillText(oneLine(call.name, 120), from + 5, top + ROW / 2);
  context.restore();
}
