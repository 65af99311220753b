// One watched property: its plot or the timeline of its texts, and its buttons.

import { button, el, reconcile, setAttribute, setText } from "./dom.js";
import { drawPlot, partAt, pointAt } from "./plot.js";
import { clock, duration, oneLine } from "./text.js";

const MOST_TEXTS = 12;

/** `actions`: pause(), stop(), moveCursor(part) from 0 to 1, or null. */
export function makeCard(id, actions) {
  const parts = {
    title: el("h2", { class: "code" }),
    ended: el("span", { class: "tag", text: "ended", title: "No more values come" }),
    pause: button("Pause", { class: "toggle", "data-test": "watch-pause", onclick: actions.pause }),
    now: el("output", { class: "plot-now code", "data-test": "plot-current", "aria-live": "off" }),
    range: el("span", { class: "muted", "data-test": "plot-range" }),
    canvas: makeCanvas(actions),
    texts: el("ol", { class: "plot-texts code", tabindex: "0", "aria-label": "Values" }),
  };
  const stop = button("Stop", { "data-test": "watch-stop", "data-id": id, onclick: actions.stop });
  return el(
    "li",
    { class: "plot", "data-test": "plot", "data-id": id, parts },
    el("div", { class: "plot-head" }, parts.title, parts.ended, parts.pause, stop),
    el("div", { class: "plot-values" }, parts.now, parts.range),
    parts.canvas,
    parts.texts,
  );
}

/** The cursor is where the pointer is; arrow keys move it, too. */
function makeCanvas({ moveCursor }) {
  const canvas = el("canvas", {
    class: "plot-canvas", role: "slider", tabindex: "0", "data-test": "plot-canvas",
    "aria-valuemin": 0, "aria-valuemax": 100,
  });
  canvas.addEventListener("pointermove", ({ offsetX }) => moveCursor(partAt(canvas, offsetX)));
  canvas.addEventListener("pointerleave", () => moveCursor(null));
  canvas.addEventListener("blur", () => moveCursor(null));
  canvas.addEventListener("keydown", (event) => {
    const now = canvas.cursor ?? 1;
    const part = { ArrowLeft: now - 0.01, ArrowRight: now + 0.01, Home: 0, End: 1 }[event.key];
    if (part === undefined) return;
    event.preventDefault();
    // The next key may come before this one is drawn.
    canvas.cursor = Math.min(Math.max(part, 0), 1);
    moveCursor(canvas.cursor);
  });
  return canvas;
}

/** Shows the `span` seconds until `now`, `heldAt`, or the last value of an ended watch. */
export function fillCard({ parts }, view) {
  const { watch, name, series, heldAt, now, span, cursor } = view;
  const isPaused = view.pausedAt !== null;
  const end = heldAt ?? (watch.ended ? series.lastTime : now);
  const { points, min, max, last } = series.window(end - span, end);
  const { isNumeric } = series;
  setText(parts.title, name);
  parts.ended.hidden = !watch.ended;
  parts.pause.hidden = watch.ended;
  setAttribute(parts.pause, "aria-pressed", isPaused);
  const current = last ? oneLine(last.text, 200) : "no value yet";
  const range = points.length > 0 ? `min ${readable(min)} · max ${readable(max)}` : "";
  setText(parts.now, current);
  setText(parts.range, range);
  parts.canvas.hidden = !isNumeric;
  parts.texts.hidden = isNumeric;
  if (!isNumeric) return fillTexts(parts.texts, series.textsUntil(end, MOST_TEXTS));
  const time = cursor === null ? null : end - span + cursor * span;
  const value = time === null ? null : pointAt(points, time);
  parts.canvas.cursor = cursor;
  setAttribute(parts.canvas, "aria-valuenow", Math.round((cursor ?? 1) * 100));
  const there = value ? `${clock(time)}: ${readable(value.number)}` : current;
  setAttribute(parts.canvas, "aria-valuetext", there);
  setAttribute(parts.canvas, "aria-label", `Plot of ${duration(span)}: ${current} ${range}`);
  drawPlot(parts.canvas, {
    points, min, max, end, cursor: time,
    start: end - span,
    endText: heldAt !== null || watch.ended ? clock(end) : "now",
    names: /^(true|false)$/.test(last?.text) ? ["false", "true"] : null,
  });
}

/** By watch: `Shop.Order.total`, and what tells it from others of this name. */
export function namesOf(watches) {
  const name = ({ class: type, path }) => `${oneLine(type || "object", 120)}.${oneLine(path, 200)}`;
  const longer = (watch) => `${name(watch)} of ${watch.object}`;
  const source = ({ observation }) => observation ? `observation ${observation}` : "looked at";
  const longest = (watch) => `${longer(watch)}, ${source(watch)}`;
  const isAlone = (one, text) => watches.filter((each) => text(each) === text(one)).length === 1;
  return new Map(watches.map((one) => {
    const text = [name, longer].find((each) => isAlone(one, each)) ?? longest;
    return [one.id, text(one)];
  }));
}

const readable = (number) => String(Number(number.toPrecision(6)));

function fillTexts(list, values) {
  const make = () => el("li", {}, el("span", { class: "muted" }), el("span"));
  reconcile(list, values, ({ key }) => String(key), make, (item, { time, text }) => {
    setText(item.firstChild, clock(time));
    setText(item.lastChild, oneLine(text, 300));
  });
}
