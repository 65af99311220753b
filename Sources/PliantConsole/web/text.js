// Shows the program's text: on one line, cut, and with visible signs for invisible characters.

// Format characters can turn or hide text. The joiners U+200C and U+200D are left alone: emoji and
// some scripts need them, and they move nothing.
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const INVISIBLE_IN_BLOCK = /(?![\u200c\u200d\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const MOST_MARKED = 500;

const CONTROLS = [
  "NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI",
  "DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US",
].join(" ").split(" ");

/** A visible sign for an invisible character; few fonts have Unicode's own control pictures. */
function sign(character) {
  if (character === "\n") return "↵";
  if (character === "\t") return "→";
  const code = character.codePointAt(0);
  return `⟨${code === 0x7f ? "DEL" : CONTROLS[code] ?? codeName(character)}⟩`;
}

function codeName(character) {
  return `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The beginning of a text on a single line. It looks at no more than `limit` characters. */
export function oneLine(text, limit = 500) {
  const isCut = text.length > limit;
  const visible = (isCut ? text.slice(0, limit) : text).replace(INVISIBLE, sign);
  return isCut ? `${visible}…` : visible;
}

/**
 * Fills an element with a text of many lines, and marks invisible characters.
 * Returns the number of characters that were left out.
 */
export function fillBlock(element, text, limit) {
  const shown = text.length > limit ? text.slice(0, limit) : text;
  const parts = [];
  let end = 0;
  let marked = 0;
  for (const match of shown.matchAll(INVISIBLE_IN_BLOCK)) {
    // A text of nothing but control characters must not make a node of each.
    if (++marked > MOST_MARKED) break;
    parts.push(shown.slice(end, match.index), mark(match[0]));
    end = match.index + match[0].length;
  }
  parts.push(shown.slice(end).replace(INVISIBLE_IN_BLOCK, sign));
  element.replaceChildren(...parts);
  return text.length - shown.length;
}

function mark(character) {
  const span = document.createElement("span");
  span.className = "invisible";
  span.title = codeName(character);
  span.textContent = sign(character);
  return span;
}

const pad = (number, length = 2) => String(number).padStart(length, "0");

/** `12:30:00.123`, local time, of seconds since 1970. */
export function clock(seconds) {
  const date = dateOf(seconds);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => pad(part));
  return `${parts.join(":")}.${pad(date.getMilliseconds(), 3)}`;
}

/** `2026-11-21 12:30:00.123`, local time. */
export function dateAndClock(seconds) {
  const date = dateOf(seconds);
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day} ${clock(seconds)}`;
}

// Rounded, for 1763740000.123 s are 1763740000122.9999 ms.
const dateOf = (seconds) => new Date(Math.round(seconds * 1000));

/** `1.2 ms`, of seconds; `5 min` of many. Three digits: 999.9 ms are 1 s. */
export function duration(seconds) {
  if (seconds >= 120) return `${Number((seconds / 60).toPrecision(3))} min`;
  const units = [["s", 1], ["ms", 1e-3], ["µs", 1e-6]];
  const [unit, size] = units.find(([, least]) => seconds >= 0.9995 * least) ?? ["ns", 1e-9];
  return `${Number((seconds / size).toPrecision(3))} ${unit}`;
}

const numbers = new Intl.NumberFormat("en-US");

/** `100,000` */
export const count = (number) => numbers.format(number);

/** `+1`, `−1` or `0` */
export function signed(number) {
  const sign = number > 0 ? "+" : number < 0 ? "−" : "";
  return sign + count(Math.abs(number));
}

/** `1.5` or `1,200` */
export const rate = (number) => (number < 10 ? number.toFixed(1) : count(Math.round(number)));

/** `1 line`, `2 lines` */
export const counted = (number, noun) => `${count(number)} ${noun}${number === 1 ? "" : "s"}`;

/** `Shop.swift:12` */
export const placeOf = ({ file, line }) => `${file.split("/").at(-1)}:${line}`;
