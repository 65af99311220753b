// The calls of the last seconds, each below its caller.

import { endOf, head, lane } from "./call-text.js";
import { el, setText } from "./dom.js";
import { Flames } from "./flames.js";
import { duration, oneLine } from "./text.js";
import { themeColors } from "./theme.js";

const MOST_TRACKS = 24;
/** The room between two tracks, as a part of a row. */
const GAP = 0.25;

export class FlameChart {
  #signature = "";

  /** `onChoose(call)` is called for a click on a call. */
  constructor({ onChoose }) {
    this.flames = new Flames({
      role: "img", "data-test": "flame", "aria-label": "No calls",
      onmousemove: (event) => this.#name(this.flames.callAt(event)),
      onmouseleave: () => this.#name(null),
      onclick: (event) => {
        const call = this.flames.callAt(event);
        if (call) onChoose(call);
      },
    });
    this.note = el("p", { class: "flame-note muted code" });
    this.element = el("div", { class: "flame-area" },
      el("div", { class: "flame-scroll" }, this.flames.canvas), this.note);
  }

  /** Draws what of `calls` is between two times, of which the last has a name. */
  draw({ calls, start, end, endText, chosen }) {
    const { tracks, left } = packed(calls.filter((one) => endOf(one) >= start && one.time <= end));
    const boxes = [];
    let rows = 0;
    for (const { trees, depth } of tracks) {
      for (const { call, depth: level } of trees.flat()) {
        const [name, isWrong] = [call.name, call.outcome === "threw"];
        const box = { call, name, start: call.time, end: endOf(call), row: rows + level, isWrong };
        boxes.push(box);
      }
      rows += depth + GAP;
    }
    const textAt = (part) => (part === 1 ? endText : `−${duration((end - start) * (1 - part))}`);
    this.flames.draw({ boxes, rows: Math.max(rows, 3), start, end, chosen, fillOf, textAt });
    this.#label(tracks, left);
  }

  #label(tracks, left) {
    const more = left > 0 ? `, and ${left} more` : "";
    const text = `Flame chart of ${this.flames.count} calls on ${tracks.length} lanes${more}`;
    if (text === this.#signature) return;
    this.#signature = text;
    this.flames.canvas.setAttribute("aria-label", text);
    if (left > 0) setText(this.note, `${left} more threads or tasks have no room`);
  }

  #name(call) {
    setText(this.note, call
      ? oneLine(`${duration(call.duration / 1e9)}  ${head(call)}  ${lane(call)}`, 300) : "");
  }
}

const fillOf = ({ trace }, isNarrow) => colorOf(trace, isNarrow);

/** A color for the calls of each function. */
export function colorOf(number, isNarrow) {
  const isDark = Number(themeColors().text.match(/\d+/)?.[0]) > 128;
  const [saturation, light] = isDark ? [35, isNarrow ? 55 : 30] : [55, isNarrow ? 50 : 86];
  return `hsl(${(number * 67 + 200) % 360} ${saturation}% ${light}%)`;
}

/**
 * Calls in tracks: those of one thread or task form trees, and a track has trees that do not
 * overlap. Each tree is a list of `{ call, depth }`.
 */
function packed(calls) {
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
