// Draws calls over time: what is called lies below its caller, in a track for each thread or task.

import { prepare, themeColors } from "./plot.js";
import { duration, oneLine } from "./text.js";

const ROW = 18;
const TOP = 24;
const MOST_DEPTH = 60;
const MOST_ROWS = 400;

/** How many rows all tracks need, with one for the name of each. */
export function trackRows(tracks) {
  return placesOf(tracks).rows;
}

function placesOf(tracks) {
  const tops = new Map();
  let rows = 0;
  for (const track of tracks) {
    if (rows >= MOST_ROWS) break;
    tops.set(track, rows);
    rows += Math.min(track.rows, MOST_DEPTH) + 1;
  }
  return { tops, rows };
}

export function drawFlames(canvas, { spans, tracks, start, end, chosen }) {
  const { context, width, height } = prepare(canvas);
  const colors = themeColors();
  const { tops } = placesOf(tracks);
  const x = (time) => ((time - start) / (end - start || 1)) * width;
  context.clearRect(0, 0, width, height);
  context.font = "11px ui-monospace, monospace";
  context.textBaseline = "middle";
  drawAxis(context, { start, end, x, width, height, colors });
  context.fillStyle = colors.muted;
  context.textAlign = "left";
  for (const [track, top] of tops) {
    context.fillText(oneLine(track.name, 60), 4, TOP + top * ROW + ROW / 2);
  }
  // Calls too short to be seen are drawn once for each pixel.
  const drawn = new Map();
  for (const span of spans) {
    if (!tops.has(span.track) || span.depth >= MOST_DEPTH) continue;
    const row = tops.get(span.track) + 1 + span.depth;
    const left = Math.max(0, x(span.start));
    const right = Math.min(width, Math.max(x(span.end), left + 1));
    if (right <= (drawn.get(row) ?? -1)) continue;
    drawn.set(row, Math.floor(right));
    const top = TOP + row * ROW;
    drawSpan(context, span, { left, right, top, colors, isChosen: span === chosen });
  }
}

function drawSpan(context, span, { left, right, top, colors, isChosen }) {
  context.fillStyle = isChosen ? colors.accent : colors.selected;
  context.fillRect(left, top, right - left - (right - left > 3 ? 1 : 0), ROW - 1);
  if (right - left < 24) return;
  context.fillStyle = isChosen ? colors["on-accent"] : colors.text;
  const room = Math.floor((right - left - 6) / 6.7);
  const text = oneLine(span.name, 200);
  const shown = text.length > room ? `${text.slice(0, Math.max(0, room - 1))}…` : text;
  context.fillText(shown, left + 3, top + ROW / 2);
}

function drawAxis(context, { start, end, x, width, height, colors }) {
  context.strokeStyle = colors.border;
  context.fillStyle = colors.muted;
  const parts = Math.max(2, Math.floor(width / 140));
  for (let part = 0; part <= parts; part += 1) {
    const time = start + ((end - start) * part) / parts;
    const line = Math.round(x(time)) + 0.5;
    context.beginPath();
    context.moveTo(line, 16);
    context.lineTo(line, height);
    context.stroke();
    context.textAlign = part === 0 ? "left" : part === parts ? "right" : "center";
    context.fillText(duration(time - start), x(time), 8);
  }
}

/** The call at a place of the chart; null if none is there. */
export function spanAt(canvas, { spans, tracks, start, end, x, y }) {
  const { tops } = placesOf(tracks);
  const row = Math.floor((y - TOP) / ROW);
  const pixel = (end - start) / canvas.clientWidth;
  const time = start + x * pixel;
  return spans.find((span) => {
    return tops.has(span.track) && tops.get(span.track) + 1 + span.depth === row
      && span.start <= time + pixel && span.end >= time - pixel;
  }) ?? null;
}
