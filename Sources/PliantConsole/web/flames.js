// Draws calls over time as a flame chart: what is called lies below its caller.

import { el } from "./dom.js";
import { prepare } from "./plot.js";
import { oneLine } from "./text.js";
import { themeColors } from "./theme.js";

const ROW = 18;
const TOP = 24;
/** The room of a time on the axis, and of a character. */
const TIME = 140;
const CHARACTER = 6.7;

export class Flames {
  #boxes = [];

  constructor(attributes) {
    this.canvas = el("canvas", attributes);
  }

  /**
   * Draws `boxes`, those of a row in order: `{ call, name, start, end, row, isWrong }`. `names` are
   * `{ text, row }`; `fillOf(call, isNarrow)` is a color; `textAt(part)` names a time, of which 0 is
   * the start and 1 the end.
   */
  draw({ boxes, names = [], rows, start, end, chosen, fillOf, textAt }) {
    this.canvas.style.height = `${rows * ROW + TOP}px`;
    const { context, width, height } = prepare(this.canvas);
    const colors = themeColors();
    const x = (time) => ((time - start) / (end - start || 1)) * width;
    drawAxis(context, { textAt, width, height, colors });
    context.textAlign = "left";
    for (const { text, row } of names) {
      context.fillText(oneLine(text, 60), 4, TOP + (row + 0.5) * ROW);
    }
    this.#boxes = [];
    const drawn = new Map();
    for (const box of boxes) {
      const left = Math.max(0, x(box.start));
      const isChosen = box.call === chosen;
      const right = Math.min(width, Math.max(x(box.end), left + (isChosen ? 3 : 1)));
      // Calls too short to be seen are drawn once for each pixel.
      if (right <= (drawn.get(box.row) ?? -1) && !isChosen) continue;
      drawn.set(box.row, Math.floor(right));
      const fill = isChosen ? colors.accent : fillOf(box.call, right - left < 5);
      const place = { ...box, left, right, top: TOP + box.row * ROW };
      drawBox(context, place, { fill, ink: isChosen ? colors["on-accent"] : colors.text, colors });
      this.#boxes.push(place);
    }
  }

  /** How many calls were drawn. */
  get count() {
    return this.#boxes.length;
  }

  /** The call under a pointer; null if none is there. */
  callAt({ offsetX: x, offsetY: y }) {
    const isUnder = ({ left, right, top }) => {
      return x >= left - 1 && x <= right + 1 && y >= top && y < top + ROW;
    };
    return this.#boxes.findLast(isUnder)?.call ?? null;
  }
}

function drawAxis(context, { textAt, width, height, colors }) {
  context.strokeStyle = colors.border;
  context.fillStyle = colors.muted;
  context.lineWidth = 1;
  context.beginPath();
  const parts = Math.max(2, Math.floor(width / TIME));
  for (let part = 0; part <= parts; part += 1) {
    const place = Math.min(Math.round((part / parts) * width), width - 1) + 0.5;
    context.moveTo(place, 16);
    context.lineTo(place, height);
    context.textAlign = part === 0 ? "left" : part === parts ? "right" : "center";
    context.fillText(textAt(part / parts), place, 8);
  }
  context.stroke();
}

function drawBox(context, { name, left, right, top, isWrong }, { fill, ink, colors }) {
  const width = right - left - (right - left > 3 ? 1 : 0);
  context.fillStyle = fill;
  context.fillRect(left, top, width, ROW - 1);
  if (isWrong) {
    context.fillStyle = colors.error;
    context.fillRect(left, top, Math.min(width, 3), ROW - 1);
  }
  const room = Math.floor((width - 8) / CHARACTER);
  if (room < 3) return;
  const text = oneLine(name, 200);
  const shown = text.length > room ? `${text.slice(0, room - 1)}…` : text;
  context.fillStyle = ink;
  context.fillText(shown, left + 5, top + ROW / 2);
}
