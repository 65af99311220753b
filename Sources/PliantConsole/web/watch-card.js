// One watched property: its plot or the timeline of its texts, and its buttons.

import { button, el, reconcile, setAttribute, setText } from "./dom.js";
import { drawPlot } from "./plot.js";
import { clock, oneLine } from "./text.js";

const MOST_TEXTS = 12;

/** `actions`: pause(), stop(). */
export function makeCard(id, actions) {
  const parts = {
    title: el("h3", { class: "code" }),
    ended: el("span", { class: "tag", text: "ended", title: "No more values come" }),
    pause: button("Pause", { class: "toggle", "data-test": "watch-pause", onclick: actions.pause }),
    now: el("output", { class: "plot-now code", "data-test": "plot-current", "aria-live": "off" }),
    range: el("span", { class: "muted", "data-test": "plot-range" }),
    canvas: el("canvas", { class: "plot-canvas", role: "img" }),
    texts: el("ol", { class: "plot-texts code" }),
  };
  const stop = button("Stop", { "data-test": "watch-stop", "data-id": id, onclick: actions.stop });
  const card = el(
    "li",
    { class: "plot", "data-test": "plot", "data-id": id },
    el("div", { class: "plot-head" }, parts.title, parts.ended, parts.pause, stop),
    el("div", { class: "plot-values" }, parts.now, parts.range),
    parts.canvas,
    parts.texts,
  );
  card.parts = parts;
  return card;
}

/** Shows the `span` seconds until `now`, `pausedAt`, or the last value of an ended watch. */
export function fillCard({ parts }, { watch, series, pausedAt, now, span, colors }) {
  const isPaused = pausedAt !== null;
  const end = pausedAt ?? (watch.ended ? series.lastTime : now);
  const { points, min, max, last } = series.window(end - span, end);
  const { isNumeric } = series;
  setText(parts.title, `${oneLine(watch.class || "object", 120)}.${oneLine(watch.path, 200)}`);
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
  setAttribute(parts.canvas, "aria-label", `Plot of the last ${span} seconds: ${current} ${range}`);
  drawPlot(parts.canvas, {
    points, min, max, colors, end,
    start: end - span,
    endText: isPaused || watch.ended ? clock(end) : "now",
    names: /^(true|false)$/.test(last?.text) ? ["false", "true"] : null,
  });
}

const readable = (number) => String(Number(number.toPrecision(6)));

function fillTexts(list, values) {
  const make = () => el("li", {}, el("span", { class: "muted" }), el("span"));
  reconcile(list, values, ({ key }) => String(key), make, (item, { time, text }) => {
    setText(item.firstChild, clock(time));
    setText(item.lastChild, oneLine(text, 300));
  });
}
