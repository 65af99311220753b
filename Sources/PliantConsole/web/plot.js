// Draws a plot of numbers over time.

import { clock } from "./text.js";
import { themeColors } from "./theme.js";

const LEFT = 64;
const BOTTOM = 20;
const PADDING = 8;

/**
 * `points` are steps: each holds until the next, the last until `end`, whose name is `endText`.
 * `names`, if given, are shown for the values 0 and 1; `cursor` is a time, or null.
 */
export function drawPlot(canvas, view) {
  const { points, min, max, start, end, endText, names, cursor } = view;
  const colors = themeColors();
  const { context, width, height } = prepare(canvas);
  const [low, high] = names ? [-0.2, 1.2] : scale(min, max);
  const named = names?.map((text, value) => ({ value, text }));
  const marks = named ?? (points.length > 0 ? ticks(low, high, 5) : []);
  const x = (time) => LEFT + ((time - start) / (end - start)) * (width - LEFT - PADDING);
  const scaled = (number) => ((number - low) / (high - low)) * (height - BOTTOM - PADDING);
  const y = (number) => height - BOTTOM - scaled(number);
  drawValueAxis(context, { marks, y, width, colors });
  drawTimeAxis(context, { start, end, endText, x, height, colors });
  if (points.length > 0) drawSteps(context, { points, x, y, end, colors });
  const point = cursor === null ? null : pointAt(points, cursor);
  if (point) drawCursor(context, { point, x: x(cursor), y, width, height, cursor, colors });
}

/** The part of the time between the ends of a plot at a place of it, from 0 to 1. */
export function partAt(canvas, place) {
  const part = (place - LEFT) / (canvas.clientWidth - LEFT - PADDING);
  return Math.min(Math.max(part, 0), 1);
}

/** The point that holds at a time. */
export const pointAt = (points, time) => points.findLast((point) => point.time <= time) ?? null;

function drawCursor(context, { point, x, y, width, height, cursor, colors }) {
  context.strokeStyle = colors.muted;
  context.fillStyle = colors.text;
  context.beginPath();
  context.moveTo(x, PADDING);
  context.lineTo(x, height - BOTTOM);
  context.stroke();
  context.beginPath();
  context.arc(x, y(point.number), 3, 0, 2 * Math.PI);
  context.fill();
  const isRight = x > width / 2;
  context.textAlign = isRight ? "right" : "left";
  context.textBaseline = "top";
  const text = `${clock(cursor)}  ${Number(point.number.toPrecision(6))}`;
  context.fillText(text, x + (isRight ? -6 : 6), PADDING);
}

/** Empties a canvas, and matches its pixels to the screen's. */
export function prepare(canvas, font = "ui-monospace, monospace") {
  const ratio = window.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    canvas.width = pixelWidth;
    canvas.height = pixelHeight;
  }
  const context = canvas.getContext("2d");
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = `11px ${font}`;
  context.textBaseline = "middle";
  return { context, width, height };
}

/** A little air at both ends, and some height for a value that does not change. */
function scale(min, max) {
  if (!Number.isFinite(min)) return [0, 1];
  const span = max - min || Math.abs(max) * 0.1 || 1;
  return [min - span * 0.08, max + span * 0.08];
}

function drawValueAxis(context, { marks, y, width, colors }) {
  context.strokeStyle = colors.border;
  context.fillStyle = colors.muted;
  context.textAlign = "right";
  context.lineWidth = 1;
  context.beginPath();
  for (const { value, text } of marks) {
    const line = Math.round(y(value)) + 0.5;
    context.moveTo(LEFT, line);
    context.lineTo(width - PADDING, line);
    context.fillText(text, LEFT - 6, line, LEFT - 8);
  }
  context.stroke();
}

function drawTimeAxis(context, { start, end, endText, x, height, colors }) {
  context.fillStyle = colors.muted;
  context.textBaseline = "bottom";
  const span = end - start;
  for (const part of [0, 0.5, 1]) {
    context.textAlign = part === 0 ? "left" : part === 1 ? "right" : "center";
    const text = part === 1 ? endText : `−${Number((span * (1 - part)).toPrecision(3))} s`;
    context.fillText(text, x(start + part * span), height - 2);
  }
}

function drawSteps(context, { points, x, y, end, colors }) {
  context.strokeStyle = colors.accent;
  context.fillStyle = colors.accent;
  context.lineWidth = 1.5;
  context.lineJoin = "round";
  context.beginPath();
  const left = LEFT;
  let previous = y(points[0].number);
  context.moveTo(Math.max(left, x(points[0].time)), previous);
  for (const { time, number } of points.slice(1)) {
    const across = Math.max(left, x(time));
    context.lineTo(across, previous);
    previous = y(number);
    context.lineTo(across, previous);
  }
  context.lineTo(x(end), previous);
  context.stroke();
  context.beginPath();
  context.arc(x(end), previous, 2.5, 0, 2 * Math.PI);
  context.fill();
}

/** Round numbers between `low` and `high`, about `wanted` of them. */
function ticks(low, high, wanted) {
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 5, 10].map((factor) => factor * power);
  const step = steps.find((size) => size >= rough) ?? 10 * power;
  const result = [];
  for (let index = Math.ceil(low / step); index * step <= high && result.length < 20; index += 1) {
    result.push({ value: index * step, text: tickText(index * step, step) });
  }
  return result;
}

function tickText(value, step) {
  if (value === 0) return "0";
  if (Math.abs(value) >= 1e6 || step < 1e-4) return value.toExponential(2);
  return value.toFixed(Math.max(0, -Math.floor(Math.log10(step))));
}
