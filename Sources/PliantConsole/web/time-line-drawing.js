// Draws the time line: a lane of bars for each kind of thing, the marked part, marks and cursor.

import { LANES } from "./history.js";
import { prepare } from "./plot.js";
import { clock, duration } from "./text.js";
import { themeColors } from "./theme.js";

export const LEFT = 86;
const LANE = 13;
const AXIS = 16;
const BAR = 3;
const NAMES = ["Lines", "Errors", "Calls", "Values", "Deallocations"];
const TICKS = [
  1e-6, 2e-6, 5e-6, 1e-5, 2e-5, 5e-5, 1e-4, 2e-4, 5e-4, 1e-3, 2e-3, 5e-3, 0.01, 0.02, 0.05,
  0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 21600, 43200, 86400,
];
const TICK_ROOM = 90;

export function drawTimeLine(canvas, view) {
  const { start, end, range, marks, cursor, markers } = view;
  const colors = themeColors();
  const { context, width, height } = prepare(canvas, "system-ui, sans-serif");
  const x = (time) => LEFT + ((time - start) / (end - start)) * (width - LEFT);
  if (range) {
    context.fillStyle = colors.selected;
    context.fillRect(x(range.start), 0, x(range.end) - x(range.start), height - AXIS);
  }
  // The shown time may have ended long before.
  drawUnknown(context, { until: Math.min(x(view.history.knownFrom), width), height, colors });
  drawLanes(context, { ...view, width, colors });
  drawTicks(context, { start, end, x, width, height, colors });
  const color = colors.accent;
  for (const time of markers) drawLine(context, x(time), { height, color, dash: [2, 2] });
  if (range) for (const time of [range.start, range.end]) {
    drawLine(context, x(time), { height, color });
  }
  if (cursor !== null) drawLine(context, x(cursor), { height, color: colors.text });
  for (const [name, time] of Object.entries(marks)) {
    if (time !== null) drawMark(context, name.toUpperCase(), x(time), { height, colors });
  }
}

/** Stripes where nobody counted: an empty lane says that nothing happened. */
function drawUnknown(context, { until, height, colors }) {
  if (!(until > LEFT)) return;
  context.save();
  context.beginPath();
  context.rect(LEFT, 0, until - LEFT, height - AXIS);
  context.clip();
  context.strokeStyle = colors.border;
  context.beginPath();
  for (let place = LEFT - height; place < until; place += 8) {
    context.moveTo(place, height);
    context.lineTo(place + height, 0);
  }
  context.stroke();
  context.restore();
}

function drawLanes(context, { history, start, end, width, colors }) {
  const parts = Math.max(1, Math.floor((width - LEFT) / BAR));
  const inks = [colors.muted, colors.error, colors.accent, colors.notice, colors.warning];
  history.parts(start, end, parts).forEach((counts, lane) => {
    const bottom = (lane + 1) * LANE;
    context.fillStyle = colors.muted;
    context.textAlign = "left";
    context.fillText(NAMES[lane] ?? LANES[lane], 12, bottom - LANE / 2, LEFT - 16);
    context.fillStyle = colors.border;
    context.fillRect(LEFT, bottom - 1, width - LEFT, 1);
    const most = counts.reduce((a, b) => Math.max(a, b), 0);
    context.fillStyle = inks[lane];
    counts.forEach((number, part) => {
      if (number <= 0) return;
      // Whatever happened is seen, however little it was.
      const size = Math.max(2, (number / most) * (LANE - 2));
      context.fillRect(LEFT + part * BAR, bottom - 1 - size, BAR - 1, size);
    });
  });
}

function drawTicks(context, { start, end, x, width, height, colors }) {
  const wanted = Math.max(2, (width - LEFT) / TICK_ROOM);
  const step = TICKS.find((size) => (end - start) / size <= wanted) ?? (end - start) / wanted;
  context.fillStyle = colors.muted;
  context.textAlign = "center";
  const first = Math.ceil(start / step);
  for (let tick = first; tick * step <= end && tick < first + 60; tick += 1) {
    const time = tick * step;
    const text = start < 1e8 ? duration(time) : clock(time).slice(0, step < 1 ? 12 : 8);
    const place = x(time);
    if (place < LEFT + 24 || place > width - 24) continue;
    context.fillText(text, place, height - AXIS / 2);
    drawLine(context, place, { height, color: colors.border });
  }
}

function drawLine(context, place, { height, color, dash = [] }) {
  if (place < LEFT) return;
  context.strokeStyle = color;
  context.setLineDash(dash);
  context.beginPath();
  context.moveTo(Math.round(place) + 0.5, 0);
  context.lineTo(Math.round(place) + 0.5, height - AXIS);
  context.stroke();
  context.setLineDash([]);
}

function drawMark(context, name, place, { height, colors }) {
  drawLine(context, place, { height, color: colors.accent });
  if (place < LEFT) return;
  context.fillStyle = colors.accent;
  context.fillRect(place - 6, 0, 13, 13);
  context.fillStyle = colors["on-accent"];
  context.textAlign = "center";
  context.fillText(name, place + 0.5, 7);
}
