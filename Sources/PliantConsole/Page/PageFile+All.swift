// swift-format-ignore-file
// Written by Scripts/embed-web from the files in web/; change those.

extension PageFile {
  static let all: [PageFile] = [
    PageFile(name: "api.js", type: "text/javascript; charset=utf-8", text: ###"""
// Asks the program to do something.

import { oneLine } from "./text.js";

/** Its errors say what happened in words that can be shown. */
export class API {
  token = null;

  setInUse(redefinition, isInUse) {
    return this.#post(`redefinitions/${encodeURIComponent(redefinition)}`, { isInUse });
  }

  clearLog() {
    return this.#post("log/clear", {});
  }

  watch(observation) {
    return this.#post("watches", { observation });
  }

  stopWatch(watch) {
    return this.#post(`watches/${encodeURIComponent(watch)}/stop`, {});
  }

  async #post(path, body) {
    const response = await this.#send(path, body);
    if (response.status === 204) return null;
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    throw new Error(oneLine(String(answer?.error ?? reasonFor(response.status))));
  }

  async #send(path, body) {
    try {
      return await fetch(`/api/${path}`, {
        method: "POST",
        headers: { Authorization: `Bearer ${this.token}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
    } catch {
      throw new Error("The program does not answer. It may have ended, or hang.");
    }
  }
}

function reasonFor(status) {
  if (status === 401) return "The program refused this page's token. Open the address that it printed.";
  if (status === 404) return "It is gone.";
  return `The program answered with status ${status}.`;
}

"""###),
    PageFile(name: "bent-view.js", type: "text/javascript; charset=utf-8", text: ###"""
// What is bent at present: the joints in use, and the redefinitions with a switch each.

import { el, emptyNote, reconcile, searchField, setText } from "./dom.js";
import { fillJoint, makeJoint } from "./joint-row.js";
import { CallRates } from "./call-rates.js";
import { pump } from "./pump.js";
import { RedefinitionSwitches } from "./redefinition-switches.js";
import { count } from "./text.js";
import { View } from "./view.js";

// More rows than these are not read but searched.
const MOST_SHOWN = 300;

export class BentView extends View {
  #state = { joints: [], redefinitions: [] };
  #rates = new CallRates();

  constructor({ panel, api, announce }) {
    super();
    this.schedule = pump(() => this.#draw());
    this.switches = new RedefinitionSwitches({ api, announce, onChange: this.schedule });
    this.field = searchField({
      "data-test": "bent-filter",
      placeholder: "Filter methods, classes and keys",
      "aria-label": "Filter what is bent",
      oninput: this.schedule,
    });
    this.countText = el("span", { class: "muted", role: "status" });
    this.redefinitions = el("ul");
    this.redefinitionsPart = el(
      "section",
      { class: "bent-redefinitions" },
      el("h2", { text: "Redefinitions" }),
      this.redefinitions,
    );
    this.joints = el("ul");
    this.jointsPart = el("section", {}, el("h2", { text: "Joints in use" }), this.joints);
    this.empty = emptyNote(
      "Nothing is bent.",
      "Overrides, redefinitions and spies appear here while they are in use, for example after:",
      "try #method(Greeter.greet(_:)).redefine(around: { original in … })",
    );
    panel.append(
      el("div", { class: "toolbar" }, el("div", { class: "group filter" }, this.field), this.countText),
      el("div", { class: "scroll bent-body" }, this.empty, this.redefinitionsPart, this.jointsPart),
    );
    // Rates fall while nothing is called, though no new state comes.
    setInterval(() => this.isShown && this.schedule(), 1000);
  }

  receive(state) {
    this.#state = state;
    this.#rates.add(state.joints, performance.now());
    this.switches.settle(state.redefinitions);
    this.schedule();
  }

  reset() {
    this.#rates = new CallRates();
    this.receive({ joints: [], redefinitions: [] });
  }

  #draw() {
    if (!this.isShown) return;
    const { joints, redefinitions } = this.#state;
    const words = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const shownJoints = matching(joints, words, jointTexts);
    const shownRedefinitions = matching(redefinitions, words, (one) => [one.id, ...one.targets]);
    this.#showParts(shownJoints, shownRedefinitions);
    const names = new Map(redefinitions.map((one) => [one.id, one]));
    reconcile(this.redefinitions, shownRedefinitions.slice(0, MOST_SHOWN), ({ id }) => id,
      ({ id }) => this.switches.make(id), (element, one) => this.switches.fill(element, one));
    reconcile(this.joints, shownJoints.slice(0, MOST_SHOWN), ({ id }) => id, makeJoint,
      (element, joint) => fillJoint(element, joint, this.#rates.of(joint.id, performance.now()), names));
  }

  #showParts(joints, redefinitions) {
    const total = this.#state.joints.length;
    this.empty.hidden = total + this.#state.redefinitions.length > 0;
    this.redefinitionsPart.hidden = redefinitions.length === 0;
    this.jointsPart.hidden = joints.length === 0;
    const more = joints.length > MOST_SHOWN ? `, the first ${MOST_SHOWN} shown` : "";
    setText(this.countText, `${count(joints.length)} of ${count(total)} joints${more}`);
  }
}

/** Those whose texts hold all the words. */
function matching(items, words, textsOf) {
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = textsOf(item).join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function jointTexts({ declaration, reach, classes, objects }) {
  return [
    declaration,
    reach,
    ...[...classes, ...objects].flatMap((one) => [one.class, one.address ?? "", ...one.layers]),
  ];
}

"""###),
    PageFile(name: "call-rates.js", type: "text/javascript; charset=utf-8", text: ###"""
// How often joints are called, from the counts of successive states.

const WINDOW = 5000;

export class CallRates {
  /** By joint: `{ time, calls }`, oldest first. */
  #samples = new Map();

  add(joints, now) {
    const previous = this.#samples;
    this.#samples = new Map();
    for (const { id, calls } of joints) {
      // The program leaves out what is not known.
      if (calls === null || calls === undefined) continue;
      let samples = previous.get(id) ?? [];
      // A joint that came into use again counts from 0.
      if (samples.length > 0 && samples.at(-1).calls > calls) samples = [];
      // One sample before the window stays: the counts in between are told from it.
      while (samples.length > 1 && samples[1].time < now - WINDOW) samples.shift();
      samples.push({ time: now, calls });
      this.#samples.set(id, samples);
    }
  }

  /** Calls in a second, over the last few; null where that is not known. */
  of(id, now) {
    const samples = this.#samples.get(id);
    if (!samples || samples.length < 2) return null;
    const start = samples.find(({ time }) => time >= now - WINDOW);
    if (!start) return 0;
    const base = samples[Math.max(0, samples.indexOf(start) - 1)];
    return (samples.at(-1).calls - base.calls) / Math.max((now - base.time) / 1000, 0.1);
  }
}

"""###),
    PageFile(name: "connection.js", type: "text/javascript; charset=utf-8", text: ###"""
// Keeps a stream of events to the program: connects, notices that it died, and connects again.

import { EventStreamParser } from "./event-stream.js";
import { nextTask } from "./pump.js";

const LIVENESS = 25_000;
const LONGEST_WAIT = 15;
const WAIT_WHEN_FULL = 10;
// Longer than that, and a storm of lines would keep the page from drawing.
const SLICE = 6;
// What is parsed between two looks at the clock; the network gives up to megabytes at once.
const PIECE = 32_768;

export class Connection {
  token = null;
  #lastID = null;
  #attempts = 0;
  #running = null;
  #wake = null;

  /**
   * `onEvent(name, value)`, and `onState({ kind, seconds })`, where `kind` is connecting, connected,
   * waiting, full or refused.
   */
  constructor(onEvent, onState) {
    this.onEvent = onEvent;
    this.onState = onState;
  }

  /** Begins anew, with another token perhaps. It goes on after the last event if the program is the same. */
  start(token) {
    this.token = token;
    this.#attempts = 0;
    this.#running?.abort();
    this.#wake?.();
    this.#running = new AbortController();
    this.#run(this.#running.signal);
  }

  retryNow() {
    this.#wake?.();
  }

  async #run(stopped) {
    while (!stopped.aborted) {
      this.onState({ kind: "connecting" });
      const end = await this.#connect(stopped);
      if (stopped.aborted) return;
      if (end === "refused") return this.onState({ kind: "refused" });
      await this.#pause(end === "full" ? "full" : "waiting");
    }
  }

  /** Returns why the connection ended. */
  async #connect(stopped) {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    stopped.addEventListener("abort", abort, { once: true });
    const liveness = new Liveness(abort);
    try {
      const headers = { Authorization: `Bearer ${this.token}`, Accept: "text/event-stream" };
      if (this.#lastID) headers["Last-Event-ID"] = this.#lastID;
      const response = await fetch("/api/events", { headers, cache: "no-store", signal: attempt.signal });
      if (response.status === 401) return "refused";
      if (response.status === 503) return "full";
      if (!response.ok || !response.body) return "failed";
      await this.#read(response.body.getReader(), liveness, attempt.signal);
      return "ended";
    } catch {
      return "failed";
    } finally {
      // An unread body would keep its connection, one of the eight.
      abort();
      liveness.stop();
      stopped.removeEventListener("abort", abort);
    }
  }

  async #read(reader, liveness, ended) {
    const parser = new EventStreamParser((name, data, id) => this.#receive(name, data, id));
    let sliceEnd = performance.now() + SLICE;
    while (true) {
      const { value, done } = await reader.read();
      if (done) return;
      liveness.touch();
      for (let start = 0; start < value.length; start += PIECE) {
        parser.push(value.subarray(start, start + PIECE));
        if (performance.now() < sliceEnd) continue;
        await nextTask();
        // Another connection may be made by now: it sends the rest again.
        if (ended.aborted) return;
        sliceEnd = performance.now() + SLICE;
      }
    }
  }

  #receive(name, data, id) {
    let value;
    try {
      value = JSON.parse(data);
    } catch {
      console.warn(`The event ${name} is not JSON, and was left out.`);
      return;
    }
    if (name === "hello") {
      this.#attempts = 0;
      this.onState({ kind: "connected" });
    }
    if (id) this.#lastID = id;
    try {
      this.onEvent(name, value);
    } catch (error) {
      // It would fail again after a reconnection, for ever.
      console.error(`The event ${name} could not be shown.`, error);
    }
  }

  async #pause(kind) {
    const seconds = kind === "full" ? WAIT_WHEN_FULL : Math.min(0.5 * 2 ** this.#attempts, LONGEST_WAIT);
    this.#attempts += 1;
    const end = performance.now() + seconds * 1000;
    let isWoken = false;
    while (!isWoken && performance.now() < end) {
      const left = end - performance.now();
      this.onState({ kind, seconds: Math.ceil(left / 1000) });
      isWoken = await new Promise((resolve) => {
        this.#wake = () => resolve(true);
        setTimeout(() => resolve(false), Math.min(left, 1000));
      });
    }
    this.#wake = null;
  }
}

/** Calls `onDeath` when nothing has been heard for too long: the program hangs, or the network is gone. */
class Liveness {
  #last = performance.now();
  #timer;

  constructor(onDeath) {
    this.#timer = setInterval(() => {
      if (performance.now() - this.#last > LIVENESS) onDeath();
    }, 1000);
  }

  touch() {
    this.#last = performance.now();
  }

  stop() {
    clearInterval(this.#timer);
  }
}

"""###),
    PageFile(name: "deaths-view.js", type: "text/javascript; charset=utf-8", text: ###"""
// The objects that died while something waited for it.

import { el, emptyNote, searchField, setText } from "./dom.js";
import { pump } from "./pump.js";
import { clock, count, counted, dateAndClock, oneLine } from "./text.js";
import { VirtualList } from "./virtual-list.js";
import { View } from "./view.js";

const ROW_HEIGHT = 24;
const MOST_KEPT = 20_000;

export class DeathsView extends View {
  #deaths = [];
  #shown = [];
  #dropped = 0;
  #lost = 0;
  #watched = null;
  #lastN = 0;
  /** The newest one of the last drawing, and what it was filtered by. */
  #drawnN = 0;
  #drawnWord = "";

  constructor({ panel }) {
    super();
    this.schedule = pump(() => this.#draw());
    this.field = searchField({
      "data-test": "deaths-filter",
      placeholder: "Filter class or address",
      "aria-label": "Filter deaths",
      oninput: this.schedule,
    });
    this.watchedText = el("span", { "data-test": "deaths-watched" });
    this.countText = el("span", { class: "muted" });
    this.viewport = el("div", {
      class: "deaths-list", role: "table", "aria-label": "Deaths, the newest first", tabindex: "0",
    });
    this.empty = emptyNote(
      "No object has died yet.",
      "Objects that something waits for are listed here when they die, for example after:",
      "onDeallocation(of: view) { … }",
    );
    this.head = el("div", { class: "death death-head", "aria-hidden": "true" },
      ...["Time", "Class", "Address", "Monitors", "Thread"].map((text) => el("span", { text })));
    this.overlay = el("div", { class: "overlay" }, this.empty);
    const filter = el("div", { class: "group filter" }, this.field);
    panel.append(
      el("div", { class: "toolbar" }, filter, this.countText, this.watchedText),
      this.head,
      el("div", { class: "log-area" }, this.viewport, this.overlay),
    );
    this.list = new VirtualList({
      viewport: this.viewport,
      rowHeight: ROW_HEIGHT,
      makeRow,
      fillRow: (row, index) => fillRow(row, this.#shown[this.#shown.length - 1 - index]),
    });
  }

  receive({ deaths, lost, watched }) {
    // Those that left the program's memory before this page came are no loss.
    if (this.#lastN > 0) this.#lost += lost;
    for (const death of deaths) {
      if (death.n <= this.#lastN) continue;
      this.#lastN = death.n;
      this.#deaths.push(death);
    }
    this.#watched = watched;
    // Cut in large steps, for each moves all the rest.
    if (this.#deaths.length > MOST_KEPT * 1.2) {
      const excess = this.#deaths.length - MOST_KEPT;
      this.#deaths.splice(0, excess);
      this.#dropped += excess;
    }
    this.schedule();
  }

  /** Another run of the program: it numbers from 1, and its deaths are other ones. */
  reset() {
    this.#deaths = [];
    this.#dropped = 0;
    this.#lost = 0;
    this.#watched = null;
    this.#lastN = 0;
    this.#drawnN = 0;
    this.schedule();
  }

  #draw() {
    if (!this.isShown) return;
    const word = this.field.value.trim().toLowerCase();
    const hasWord = (death) => `${death.class}\n${death.address}`.toLowerCase().includes(word);
    this.#shown = word === "" ? [...this.#deaths] : this.#deaths.filter(hasWord);
    const isEmpty = this.#deaths.length === 0;
    this.overlay.hidden = !isEmpty;
    this.head.hidden = isEmpty;
    setText(this.countText, this.#countText());
    setText(
      this.watchedText, this.#watched === null ? "" : `${counted(this.#watched, "living object")} with monitors`,
    );
    this.list.setCount(this.#shown.length);
    // New ones come on top; what the reader looks at stays where it is.
    let added = 0;
    while (this.#shown.at(-1 - added)?.n > this.#drawnN) added += 1;
    if (word === this.#drawnWord && this.viewport.scrollTop > 0) this.list.shift(added);
    this.#drawnN = this.#lastN;
    this.#drawnWord = word;
    this.list.refresh();
  }

  #countText() {
    const parts = [`${count(this.#shown.length)} of ${count(this.#deaths.length)}`];
    if (this.#dropped > 0) parts.push(`${count(this.#dropped)} older dropped`);
    if (this.#lost > 0) parts.push(`${count(this.#lost)} lost`);
    return parts.join(" · ");
  }
}

function makeRow() {
  const row = el("div", { class: "row death", role: "row", "data-test": "death" });
  row.cells = Array.from({ length: 5 }, () => el("span", { role: "cell" }));
  row.append(...row.cells);
  return row;
}

function fillRow(row, death) {
  const texts = [
    clock(death.time),
    oneLine(death.class, 200),
    oneLine(death.address, 40),
    counted(death.monitors, "monitor"),
    `thread ${death.thread}`,
  ];
  row.cells.forEach((cell, index) => setText(cell, texts[index]));
  // On narrow screens some cells are hidden.
  row.title = [dateAndClock(death.time), ...texts.slice(1)].join(" · ");
}

"""###),
    PageFile(name: "detail-pane.js", type: "text/javascript; charset=utf-8", text: ###"""
// Everything about one line of the log.

import { button, el } from "./dom.js";
import { copy, jsonLine } from "./export.js";
import { dividerText } from "./log-row.js";
import { levelOf } from "./log-filter.js";
import { count, dateAndClock, fillBlock, oneLine } from "./text.js";

const LONGEST_MESSAGE = 50_000;
const LONGEST_VALUE = 5_000;
const MOST_ROWS = 200;

export class DetailPane {
  #entry = null;

  /** `announce(text)` tells the reader what happened. */
  constructor({ announce, onClose }) {
    this.announce = announce;
    this.body = el("div", { class: "detail-body", tabindex: "0", role: "region", "aria-label": "Line" });
    const head = el(
      "div",
      { class: "detail-head" },
      el("h2", { text: "Line" }),
      button("Copy text", {
        title: "Copies the whole text of the line",
        onclick: () => this.#copy((entry) => entry.record?.message ?? dividerText(entry)),
      }),
      button("Copy JSON", {
        title: "Copies all that is known of the line",
        onclick: () => this.#copy(jsonLine),
      }),
      button("Close", { title: "Close (Escape)", onclick: onClose }),
    );
    this.element = el(
      "aside",
      { class: "detail", "data-test": "log-detail", "aria-label": "Details of the line", hidden: true },
      head,
      this.body,
    );
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && onClose());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  show(entry) {
    this.element.hidden = false;
    if (entry === this.#entry && entry.kind === "record") return;
    this.#entry = entry;
    this.body.scrollTop = 0;
    this.body.replaceChildren(
      ...(entry.kind === "record" ? recordParts(entry) : [el("p", { text: dividerText(entry) })]),
    );
  }

  close() {
    this.element.hidden = true;
    this.#entry = null;
    this.body.replaceChildren();
  }

  async #copy(textOf) {
    try {
      await copy(textOf(this.#entry));
      this.announce("Copied.");
    } catch (error) {
      this.announce(`Not copied: ${error.message}`);
    }
  }
}

function recordParts({ record, process }) {
  const message = el("pre", { class: "detail-message" });
  const left = fillBlock(message, record.message, LONGEST_MESSAGE);
  return [
    message,
    left > 0 ? el("p", {
      class: "muted", text: `${count(left)} more characters are not shown; “Copy text” copies all.`,
    }) : null,
    ...table("Expressions", record.expressions),
    ...table("Metadata", Object.entries(record.metadata)),
    facts(record, process),
  ].filter((part) => part !== null);
}

function facts(record, process) {
  const list = el("dl", { class: "facts" });
  const add = (name, value) => list.append(
    el("dt", { text: name }),
    el("dd", { text: oneLine(String(value), 1000) }),
  );
  add("Time", dateAndClock(record.time));
  list.append(
    el("dt", { text: "Level" }),
    el("dd", {}, el("span", { class: `tag level-${levelOf(record)}`, text: oneLine(record.level, 40) })),
  );
  add("Label", record.label);
  add("Module", record.module);
  add("Function", record.function);
  add("File", record.file);
  add("Line", record.line);
  add("Thread", `${record.thread} (0x${record.thread.toString(16)})`);
  add("Process", process.pid);
  add("Number", record.n);
  return list;
}

function table(title, pairs) {
  if (pairs.length === 0) return [];
  const rows = pairs.slice(0, MOST_ROWS).map(([name, value]) => {
    const cell = el("td");
    const left = fillBlock(cell, String(value), LONGEST_VALUE);
    if (left > 0) cell.append(el("span", { class: "muted", text: ` … ${count(left)} more characters` }));
    return el("tr", {}, el("th", { scope: "row", text: oneLine(name, 300) }), cell);
  });
  const caption = pairs.length > MOST_ROWS ? `${title} (${MOST_ROWS} of ${count(pairs.length)})` : title;
  return [el("table", { class: "pairs" }, el("caption", { text: caption }), el("tbody", {}, ...rows))];
}

"""###),
    PageFile(name: "dom.js", type: "text/javascript; charset=utf-8", text: ###"""
// Makes elements. Text is only ever set as text, for the program's text is not trusted.

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes, listeners (`onclick`), `text`, and children. */
export function el(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same in SVG. */
export function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "text") element.textContent = value;
    else if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** A push button. */
export function button(text, attributes = {}) {
  return el("button", { type: "button", text, ...attributes });
}

/** A field to filter by. */
export function searchField(attributes) {
  return el("input", { type: "search", autocomplete: "off", spellcheck: "false", ...attributes });
}

/** A button that stays pressed; `onChange` gets the new state. */
export function toggle(text, isOn, onChange, attributes = {}) {
  const element = button(text, { class: "toggle", "aria-pressed": String(isOn), ...attributes });
  element.addEventListener("click", () => {
    const next = element.getAttribute("aria-pressed") !== "true";
    element.setAttribute("aria-pressed", String(next));
    onChange(next);
  });
  return element;
}

/** Sets text only where it differs, so that nothing is laid out or read aloud again for nothing. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** The same for an attribute. */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

/**
 * Makes `parent`'s children those of `items`, in order, and keeps the elements of items that stay:
 * focus, selection and running transitions survive.
 */
export function reconcile(parent, items, idOf, make, update) {
  const keys = new Set(items.map(idOf));
  const old = new Map();
  // What goes is removed first: what stays then keeps its place, for moving an element takes its focus.
  for (const child of [...parent.children]) {
    const { key } = child.dataset;
    if (keys.has(key) && !old.has(key)) old.set(key, child);
    else child.remove();
  }
  let previous = null;
  for (const item of items) {
    const key = idOf(item);
    const element = old.get(key) ?? make(item);
    element.dataset.key = key;
    old.delete(key);
    update(element, item);
    const place = previous ? previous.nextSibling : parent.firstChild;
    if (place !== element) parent.insertBefore(element, place);
    previous = element;
  }
}

/** What an empty view says. `code` is shown as code. */
export function emptyNote(title, hint, code = null) {
  const note = el("div", { class: "empty" }, el("p", { class: "empty-title", text: title }));
  if (hint) note.append(el("p", { text: hint }));
  if (code) note.append(el("pre", {}, el("code", { text: code })));
  return note;
}

"""###),
    PageFile(name: "event-stream.js", type: "text/javascript; charset=utf-8", text: ###"""
// Parses a text/event-stream as its pieces arrive.

export class EventStreamParser {
  #decoder = new TextDecoder();
  // What has arrived of an unfinished line. Joined only at its end: a line of a megabyte comes in
  // many pieces, and searching it again for each would take quadratic time.
  #pieces = [];
  #event = "";
  #data = [];
  #id = "";

  /** `onEvent(name, data, id)` is called at each blank line that ends an event. */
  constructor(onEvent) {
    this.onEvent = onEvent;
  }

  push(bytes) {
    const lines = this.#decoder.decode(bytes, { stream: true }).split("\n");
    const rest = lines.pop();
    for (const line of lines) {
      this.#pieces.push(line);
      this.#line(this.#pieces.join("").replace(/\r$/, ""));
      this.#pieces = [];
    }
    if (rest !== "") this.#pieces.push(rest);
  }

  #line(line) {
    if (line === "") return this.#dispatch();
    if (line.startsWith(":")) return;
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + (line[colon + 1] === " " ? 2 : 1));
    if (field === "event") this.#event = value;
    else if (field === "data") this.#data.push(value);
    else if (field === "id") this.#id = value;
  }

  #dispatch() {
    if (this.#data.length > 0) {
      this.onEvent(this.#event || "message", this.#data.join("\n"), this.#id);
    }
    this.#event = "";
    this.#data = [];
  }
}

"""###),
    PageFile(name: "export.js", type: "text/javascript; charset=utf-8", text: ###"""
// Lines as text and as NDJSON, to the clipboard or to a file.

import { dividerText } from "./log-row.js";
import { nextTask } from "./pump.js";
import { dateAndClock } from "./text.js";

const CHUNK = 200;
const SLICE = 8;

/** `2026-11-21 12:30:00.123 warning App[123:7b]: message key=value`, as the program's own sinks do. */
export function textLine(entry) {
  if (entry.kind !== "record") return `--- ${escaped(dividerText(entry))} ---`;
  const { record, process } = entry;
  const place = `${escaped(record.label || record.module)}[${process.pid}:${record.thread.toString(16)}]`;
  const metadata = Object.keys(record.metadata).sort()
    .map((key) => ` ${escaped(key)}=${escaped(record.metadata[key])}`).join("");
  return `${dateAndClock(record.time)} ${record.level} ${place}: ${escaped(record.message)}${metadata}`;
}

/** The record as it came; dividers under their kind. */
export function jsonLine(entry) {
  switch (entry.kind) {
    case "record": return JSON.stringify(entry.record);
    case "lost": return JSON.stringify({ lost: entry.count });
    case "restart": return JSON.stringify({ restart: entry.time, pid: entry.process.pid });
    default: return JSON.stringify({ marker: entry.time, text: entry.text });
  }
}

/** Without control characters, so that no message can forge a line or steer a terminal. */
function escaped(text) {
  return text.replace(/[\\\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, (character) => {
    const known = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" }[character];
    return known ?? `\\u{${character.codePointAt(0).toString(16)}}`;
  });
}

/** All the lines, in strings of many lines each: one of them all could be longer than strings may be. */
export async function chunksOf(entries, lineOf) {
  const chunks = [];
  let sliceEnd = performance.now() + SLICE;
  for (let start = 0; start < entries.length; start += CHUNK) {
    chunks.push(linesOf(entries.slice(start, start + CHUNK), lineOf));
    if (performance.now() < sliceEnd) continue;
    await nextTask();
    sliceEnd = performance.now() + SLICE;
  }
  return chunks;
}

export const linesOf = (entries, lineOf) => entries.map((entry) => `${lineOf(entry)}\n`).join("");

export function download(chunks, name, type) {
  const url = URL.createObjectURL(new Blob(chunks, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Throws where the browser does not allow it. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

/** For pages that may not use the clipboard directly, as those of a forwarded port. */
function copyBySelection(text) {
  const area = document.createElement("textarea");
  const focused = document.activeElement;
  area.value = text;
  area.className = "offscreen";
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  focused?.focus();
  if (!isCopied) throw new Error("The browser did not allow it.");
}

/** `demo-123-2026-11-21-123000.log` */
export function fileName(process, extension) {
  const name = `${process?.name ?? "log"}`.replace(/[^\w.-]/g, "_").slice(0, 60);
  const time = dateAndClock(Date.now() / 1000).slice(0, 19).replaceAll(":", "").replace(" ", "-");
  return `${name}-${process?.pid ?? 0}-${time}.${extension}`;
}

"""###),
    PageFile(name: "filtered-log.js", type: "text/javascript; charset=utf-8", text: ###"""
// The entries of the log that a filter lets through. Works in slices of time, never all at once.

export class FilteredLog {
  #store;
  #test;
  #shown = new Pass(0);
  /** A pass over all with a new filter; the old rows are shown until it is done, so nothing flickers. */
  #next = null;

  constructor(store, test) {
    this.#store = store;
    this.#test = test;
  }

  get length() {
    return this.#shown.rows.length - this.#shown.head;
  }

  /** How many of the rows are records. */
  get records() {
    return this.#shown.records;
  }

  get isRefiltering() {
    return this.#next !== null;
  }

  get isBehind() {
    return (this.#next ?? this.#shown).cursor < this.#store.end;
  }

  at(index) {
    return this.#store.at(this.seqAt(index));
  }

  seqAt(index) {
    return this.#shown.rows[this.#shown.head + index];
  }

  /** The index of the first row whose number is `seq` or greater. */
  indexFrom(seq) {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.seqAt(middle) < seq) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  setTest(test) {
    this.#test = test;
    this.#next = new Pass(this.#store.first);
  }

  /**
   * Goes on until `deadline` (of performance.now) or the end. Returns how many rows went at the
   * front, how many records came at the end, and whether all the rows are others now.
   */
  step(deadline) {
    const removed = this.#shown.trim(this.#store);
    if (!this.#next) {
      const added = this.#shown.advance(this.#store, this.#test, deadline);
      return { removed, added, isReplaced: false };
    }
    this.#next.trim(this.#store);
    this.#next.advance(this.#store, this.#test, deadline);
    if (this.isBehind) return { removed, added: 0, isReplaced: false };
    this.#shown = this.#next;
    this.#next = null;
    return { removed, added: 0, isReplaced: true };
  }
}

/** One run of a filter over the store, from its oldest entry to its newest. */
class Pass {
  /** Numbers of entries; those before `head` are gone. */
  rows = [];
  head = 0;
  /** The numbers of those rows that are no records; they are few. */
  #dividers = [];

  constructor(first) {
    this.cursor = first;
  }

  get records() {
    return this.rows.length - this.head - this.#dividers.length;
  }

  /** Returns how many records came. */
  advance(store, test, deadline) {
    let added = 0;
    let unclocked = 0;
    this.cursor = Math.max(this.cursor, store.first);
    while (this.cursor < store.end) {
      const entry = store.at(this.cursor);
      if (test(entry)) {
        this.rows.push(this.cursor);
        if (entry.kind === "record") added += 1;
        else this.#dividers.push(this.cursor);
      }
      this.cursor += 1;
      // Reading the clock costs as much as a test; a long line counts as many.
      unclocked += 100 + entry.size;
      if (unclocked < 20_000) continue;
      if (performance.now() > deadline) break;
      unclocked = 0;
    }
    return added;
  }

  /** Forgets rows whose entries the store has dropped, and returns how many. */
  trim(store) {
    const before = this.head;
    while (this.head < this.rows.length && this.rows[this.head] < store.first) this.head += 1;
    const gone = this.head - before;
    while (this.#dividers[0] < store.first) this.#dividers.shift();
    if (this.head > 10_000 || this.head === this.rows.length) {
      this.rows.splice(0, this.head);
      this.head = 0;
    }
    return gone;
  }
}

"""###),
    PageFile(name: "follower.js", type: "text/javascript; charset=utf-8", text: ###"""
// Whether the log stays at its end, and how many lines have come that nobody has seen.

export class Follower {
  isFollowing = true;
  unseen = 0;

  /** `list` is the virtual list; `onChange()` is told when the reader stops or goes on. */
  constructor(list, onChange) {
    this.list = list;
    this.onChange = onChange;
    // A wheel moves by a pixel at first, which would still count as the end.
    list.viewport.addEventListener("wheel", (event) => {
      if (event.deltaY < 0 && list.canScroll) this.#set(false);
    }, { passive: true });
    list.onResize = () => {
      if (this.isFollowing) list.scrollToEnd();
    };
  }

  /** The reader scrolled. */
  scrolled(direction) {
    if (!this.list.isAtEnd) this.#set(false);
    else if (direction > 0) this.#set(true);
  }

  stop() {
    if (this.list.canScroll) this.#set(false);
  }

  jumpToEnd() {
    this.list.scrollToEnd();
    this.list.render();
    this.#set(true);
  }

  /** Lines came; `isSeen` says whether the page is looked at. */
  came(records, isSeen) {
    if (!this.isFollowing && !this.list.canScroll) this.isFollowing = true;
    if (this.isFollowing && isSeen) this.unseen = 0;
    else this.unseen += records;
  }

  #set(isFollowing) {
    if (isFollowing === this.isFollowing) return;
    this.isFollowing = isFollowing;
    if (isFollowing) this.unseen = 0;
    this.onChange();
  }
}

"""###),
    PageFile(name: "graph-drawing.js", type: "text/javascript; charset=utf-8", text: ###"""
// Draws the graph of observed objects as SVG. What has not changed keeps its elements.

import { reconcile, setAttribute, svg } from "./dom.js";
import { NODE_WIDTH } from "./graph-layout.js";
import { portOffset } from "./object-graph.js";
import { oneLine } from "./text.js";

const LONGEST_NAME = 27;

export class GraphDrawing {
  width = 0;
  height = 0;
  #edges = svg("g");
  #nodes = svg("g");
  element = svg("svg", { class: "graph", role: "img" }, svg("defs", {}, arrow()), this.#edges, this.#nodes);

  /** Shows `{ nodes, edges }`, placed by a layout's result. */
  show({ nodes, edges }, { places, width, height }) {
    this.width = width;
    this.height = height;
    setAttribute(this.element, "viewBox", `0 0 ${width} ${height}`);
    setAttribute(
      this.element,
      "aria-label",
      `${nodes.length} objects and ${edges.length} lines; the lists beside it say the same`,
    );
    const byID = new Map(nodes.map((node) => [node.id, node]));
    reconcile(this.#edges, edges, ({ id }) => id, makeEdge, (path, edge) => {
      placeEdge(path, edge, byID, places);
    });
    reconcile(this.#nodes, nodes, keyOf, makeNode, (element, { id }) => {
      const { x, y } = places.get(id);
      setAttribute(element, "transform", `translate(${x} ${y})`);
    });
  }

  scale(factor) {
    setAttribute(this.element, "width", this.width * factor);
    setAttribute(this.element, "height", this.height * factor);
  }
}

function arrow() {
  return svg("marker", {
    id: "arrow",
    class: "arrow",
    viewBox: "0 0 10 10",
    refX: 9,
    refY: 5,
    markerWidth: 7,
    markerHeight: 7,
    orient: "auto-start-reverse",
  },
    svg("path", { d: "M 0 0 L 10 5 L 0 10 z" }));
}

/** A node that looks different is another one. */
const keyOf = ({ id, class: name, address, ports }) => JSON.stringify([id, name, address, ports]);

function makeNode(node) {
  const rows = node.ports.flatMap((path) => {
    const middle = portOffset(node, path);
    return [
      svg("circle", { class: "port", cx: 12, cy: middle, r: 3.5 }),
      svg("text", { x: 24, y: middle + 4, text: oneLine(path, LONGEST_NAME - 2) }),
    ];
  });
  return svg("g", { class: "node", "data-id": node.id },
    svg("title", { text: `${oneLine(node.class, 300)} ${oneLine(node.address, 40)}` }),
    svg("rect", { width: NODE_WIDTH, height: node.height, rx: 4 }),
    svg("text", { class: "node-class", x: 12, y: 18, text: oneLine(node.class, LONGEST_NAME - 1) }),
    svg("text", { class: "node-address", x: 12, y: 34, text: oneLine(node.address, LONGEST_NAME) }),
    ...rows);
}

function makeEdge({ kind }) {
  return svg("path", { class: `edge edge-${kind}`, "marker-end": "url(#arrow)" });
}

function placeEdge(path, { from, to, both }, byID, places) {
  setAttribute(path, "d", curve(endOf(from, byID, places), endOf(to, byID, places)));
  if (both) setAttribute(path, "marker-start", "url(#arrow)");
  else path.removeAttribute("marker-start");
}

function endOf({ object, path }, byID, places) {
  const place = places.get(object);
  return { left: place.x, right: place.x + NODE_WIDTH, y: place.y + portOffset(byID.get(object), path) };
}

/** Leaves to the right and arrives from the left where it can; within a column it bows out to the right. */
function curve(start, end) {
  if (start.right < end.left) return bezier(start.right, start.y, end.left, end.y, 1, -1);
  if (start.left > end.right) return bezier(start.left, start.y, end.right, end.y, -1, 1);
  return bezier(start.right, start.y, end.right, end.y, 1, 1);
}

function bezier(x1, y1, x2, y2, leaving, arriving) {
  const bend = Math.max(36, Math.abs(x2 - x1) / 2);
  return `M ${x1} ${y1} C ${x1 + leaving * bend} ${y1} ${x2 + arriving * bend} ${y2} ${x2} ${y2}`;
}

"""###),
    PageFile(name: "graph-layout.js", type: "text/javascript; charset=utf-8", text: ###"""
// Places the nodes of a graph in columns, what depends on others to their right. What has a place keeps
// it while the graph changes, so that nothing jumps under the reader's eyes.

export const NODE_WIDTH = 224;
const COLUMN = NODE_WIDTH + 96;
const GAP = 20;
const MARGIN = 16;

export class GraphLayout {
  /** By node: `{ column, y, height }`. */
  #places = new Map();
  /** By column: its places from top to bottom. */
  #columns = new Map();

  forget() {
    this.#places.clear();
  }

  /** `nodes` are `{ id, height }`, `links` `{ from, to }`. Returns `{ places, width, height }`. */
  update(nodes, links) {
    this.#keep(nodes);
    const ids = new Set(nodes.map(({ id }) => id));
    const fresh = nodes.filter(({ id }) => !this.#places.has(id));
    const shown = links.filter(({ from, to }) => ids.has(from) && ids.has(to));
    if (fresh.length > 0) this.#addAll(fresh, nodes.length, shown);
    return this.#result();
  }

  /** Forgets nodes that are gone; one that has grown pushes down those below it. */
  #keep(nodes) {
    const heights = new Map(nodes.map(({ id, height }) => [id, height]));
    this.#columns.clear();
    for (const [id, place] of this.#places) {
      if (!heights.has(id)) {
        this.#places.delete(id);
        continue;
      }
      place.height = heights.get(id);
      this.#inColumn(place.column).push(place);
    }
    for (const places of this.#columns.values()) {
      places.sort((a, b) => a.y - b.y);
      let end = MARGIN;
      for (const place of places) {
        place.y = Math.max(place.y, end);
        end = bottomOf(place);
      }
    }
  }

  #addAll(fresh, total, links) {
    const neighbours = neighboursOf(links);
    const depths = depthsOf(fresh.map(({ id }) => id), neighbours);
    const linked = fresh.filter(({ id }) => neighbours.has(id));
    linked.sort((a, b) => depths.get(a.id) - depths.get(b.id));
    for (const node of linked) {
      const { before, after } = neighbours.get(node.id);
      const column = this.#columnBeside(before, after) ?? depths.get(node.id);
      this.#add(node, column, this.#meanY([...before, ...after]));
    }
    // Nodes without links fill up the columns, to about a square.
    const tallest = Math.max(600, Math.sqrt(total * COLUMN * 80));
    let column = 0;
    for (const node of fresh.filter(({ id }) => !neighbours.has(id))) {
      // A node that is taller than that has a column of its own.
      while (this.#inColumn(column).length > 0 && this.#bottom(column) + node.height > tallest) column += 1;
      this.#add(node, column, 0);
    }
  }

  #columnBeside(before, after) {
    const columns = (ids) => this.#known(ids).map(({ column }) => column);
    const left = columns(before);
    if (left.length > 0) return Math.max(...left) + 1;
    const right = columns(after);
    return right.length > 0 ? Math.max(0, Math.min(...right) - 1) : null;
  }

  #meanY(ids) {
    const known = this.#known(ids);
    return known.length > 0 ? known.reduce((sum, { y }) => sum + y, 0) / known.length : 0;
  }

  /** The places of those that have one already. */
  #known(ids) {
    return ids.map((id) => this.#places.get(id)).filter((place) => place !== undefined);
  }

  /** Into the first gap of the column at `wanted` or below. */
  #add({ id, height }, column, wanted) {
    const places = this.#inColumn(column);
    let y = Math.max(MARGIN, wanted);
    let index = 0;
    for (; index < places.length; index += 1) {
      if (bottomOf(places[index]) <= y) continue;
      if (y + height + GAP <= places[index].y) break;
      y = bottomOf(places[index]);
    }
    const place = { column, y, height };
    places.splice(index, 0, place);
    this.#places.set(id, place);
  }

  #inColumn(column) {
    if (!this.#columns.has(column)) this.#columns.set(column, []);
    return this.#columns.get(column);
  }

  #bottom(column) {
    const last = this.#inColumn(column).at(-1);
    return last ? bottomOf(last) : MARGIN;
  }

  #result() {
    const places = new Map();
    let width = 0;
    let height = 0;
    for (const [id, place] of this.#places) {
      const x = MARGIN + place.column * COLUMN;
      places.set(id, { x, y: place.y, height: place.height });
      width = Math.max(width, x + NODE_WIDTH + MARGIN + 40);
      height = Math.max(height, place.y + place.height + MARGIN);
    }
    return { places, width, height };
  }
}

const bottomOf = ({ y, height }) => y + height + GAP;

function neighboursOf(links) {
  const neighbours = new Map();
  const of = (id) => {
    if (!neighbours.has(id)) neighbours.set(id, { before: [], after: [] });
    return neighbours.get(id);
  };
  for (const { from, to } of links) {
    if (from === to) continue;
    of(from).after.push(to);
    of(to).before.push(from);
  }
  return neighbours;
}

/** The longest way to each node; a link that closes a circle counts nothing. */
function depthsOf(ids, neighbours) {
  const depths = new Map();
  const visiting = new Set();
  const depth = (id) => {
    if (depths.has(id)) return depths.get(id);
    if (visiting.has(id)) return -1;
    visiting.add(id);
    const before = neighbours.get(id)?.before ?? [];
    const result = before.reduce((most, other) => Math.max(most, depth(other) + 1), 0);
    visiting.delete(id);
    depths.set(id, result);
    return result;
  };
  ids.forEach(depth);
  return depths;
}

"""###),
    PageFile(name: "index.html", type: "text/html; charset=utf-8", text: ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Pliant console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
<script type="module" src="main.js"></script>
</head>
<body>
<header class="top">
  <h1 class="brand">Pliant <span id="process" class="process"></span></h1>
  <div class="tabs" role="tablist" aria-label="Views">
    <button type="button" role="tab" id="tab-logs" data-test="tab-logs" aria-controls="logs">Logs <span class="badge" id="badge-logs" hidden></span></button>
    <button type="button" role="tab" id="tab-bent" data-test="tab-bent" aria-controls="bent">Bent <span class="badge" id="badge-bent" hidden></span></button>
    <button type="button" role="tab" id="tab-observed" data-test="tab-observed" aria-controls="observed">Observed <span class="badge" id="badge-observed" hidden></span></button>
    <button type="button" role="tab" id="tab-watch" data-test="tab-watch" aria-controls="watch">Watch <span class="badge" id="badge-watch" hidden></span></button>
    <button type="button" role="tab" id="tab-deaths" data-test="tab-deaths" aria-controls="deaths">Deaths <span class="badge" id="badge-deaths" hidden></span></button>
  </div>
  <div class="connection">
    <span id="connection" data-test="connection" role="status" data-state="connecting">Connecting</span>
    <span id="countdown" class="muted" aria-hidden="true"></span>
    <button type="button" id="reconnect" hidden>Now</button>
  </div>
  <div class="top-tools">
    <button type="button" id="theme" data-test="theme" title="Theme: as the system, light or dark"><span class="wide-only">Theme:&nbsp;</span><span>system</span></button>
    <button type="button" id="help" aria-label="Keyboard shortcuts" title="Keyboard shortcuts (?)">?</button>
  </div>
</header>

<form id="token-form" class="token-form" hidden>
  <label for="token-field">Paste the address that the program printed</label>
  <div class="field-row">
    <input id="token-field" type="text" autocomplete="off" spellcheck="false" aria-describedby="token-error" placeholder="http://127.0.0.1:8080/#token=…">
    <button type="submit" class="primary">Connect</button>
  </div>
  <p id="token-error" class="error-text" role="alert"></p>
</form>

<main>
  <section role="tabpanel" id="logs" class="panel" aria-labelledby="tab-logs" hidden></section>
  <section role="tabpanel" id="bent" class="panel" aria-labelledby="tab-bent" hidden></section>
  <section role="tabpanel" id="observed" class="panel" aria-labelledby="tab-observed" hidden></section>
  <section role="tabpanel" id="watch" class="panel" aria-labelledby="tab-watch" hidden></section>
  <section role="tabpanel" id="deaths" class="panel" aria-labelledby="tab-deaths" hidden></section>
</main>

<div id="notice" class="notice" role="status" aria-live="polite"></div>
<dialog id="shortcuts" class="shortcuts" aria-labelledby="shortcuts-title"></dialog>
<noscript>The console is a page of scripts: switch JavaScript on for this address.</noscript>
</body>
</html>

"""###),
    PageFile(name: "joint-row.js", type: "text/javascript; charset=utf-8", text: ###"""
// One joint: a method or function that is bent, and what answers its calls.

import { el, setText } from "./dom.js";
import { count, counted, oneLine } from "./text.js";

const REACHES = {
  everyCall: ["every call", () => "Every call is bent."],
  callsOf: [
    "calls not inlined",
    ({ images }) =>
      images.length === 0
        ? "Calls are bent but for those that the optimizer inlined."
        : `Calls are bent but for those that the optimizer inlined, or led to its copies: ${images.join(", ")}`,
  ],
  callsFrom: [
    "calls from images",
    ({ images }) => `Calls that these images make are bent: ${images.join(", ")}`,
  ],
};
const MOST_STACKS = 40;
const MOST_LAYERS = 50;

export function makeJoint() {
  const parts = {
    declaration: el("h3", { class: "code" }),
    reach: el("span", { class: "tag" }),
    images: el("span", { class: "muted code" }),
    calls: el("span", { class: "number", "data-test": "joint-calls" }),
    rate: el("span", { class: "number muted", "data-test": "joint-rate" }),
    tasks: el("span", { class: "tag tag-accent" }),
    stacks: el("div", { class: "stacks" }),
  };
  const element = el("li", { class: "joint", "data-test": "joint" },
    el("div", { class: "joint-head" }, parts.declaration, parts.reach, parts.images, parts.tasks,
      el("span", { class: "joint-calls" }, parts.calls, parts.rate)),
    parts.stacks);
  element.parts = parts;
  return element;
}

/** `rate` may be null; `redefinitions` by id. */
export function fillJoint(element, joint, rate, redefinitions) {
  const { parts } = element;
  element.dataset.id = joint.id;
  const [name, explain] = REACHES[joint.reach] ?? [joint.reach, () => ""];
  setText(parts.declaration, oneLine(joint.declaration));
  setText(parts.reach, oneLine(name, 60));
  parts.reach.title = explain(joint);
  setText(parts.images, joint.images.length > 0 ? oneLine(joint.images.join(", "), 200) : "");
  setText(parts.calls, (joint.calls ?? null) === null ? "calls not counted" : counted(joint.calls, "call"));
  setText(parts.rate, rate === null ? "" : `${perSecond(rate)}/s`);
  parts.tasks.hidden = joint.tasks === 0;
  setText(parts.tasks, `redefined in ${counted(joint.tasks, "task")}`);
  fillStacks(element, joint, redefinitions);
}

function perSecond(rate) {
  if (rate === 0) return "0";
  return rate < 10 ? rate.toFixed(1) : count(Math.round(rate));
}

/** Made anew only where something changed: the counts change all the time, the layers seldom. */
function fillStacks(element, joint, redefinitions) {
  const { stacks } = element.parts;
  const used = joint.classes.map(({ redefinition }) => redefinitions.get(redefinition)?.isInUse);
  const signature = JSON.stringify([joint.classes, joint.objects, joint.moreObjects, used]);
  if (element.signature === signature) return;
  element.signature = signature;
  const classes = joint.classes.slice(0, MOST_STACKS).map((one) => stack(
    one.class === "" ? "function" : `class ${one.class}`,
    [...layersOf(one), ...redefinitionOf(one, redefinitions), bottom("original")]));
  const objects = joint.objects.slice(0, MOST_STACKS).map((one) => stack(
    `${one.class} ${one.address}`, [...layersOf(one), bottom("as its class")]));
  const unshown = (list) => Math.max(0, list.length - MOST_STACKS);
  const more = joint.moreObjects + unshown(joint.objects) + unshown(joint.classes);
  stacks.replaceChildren(...classes, ...objects);
  if (more > 0) stacks.append(el("p", { class: "muted more", text: `and ${count(more)} more` }));
}

/** From the layer that answers first down to the code that was there before. */
function stack(title, layers) {
  const list = el("ol", { "aria-label": "Layers, the newest first" }, ...layers);
  return el(
    "div",
    { class: "stack" },
    el("div", { class: "stack-title code", text: oneLine(title, 120), title: oneLine(title, 400) }),
    list,
  );
}

function layersOf({ layers }) {
  const shown = layers.slice(0, MOST_LAYERS).map((key) => {
    const text = key === "" ? "layer without a key" : oneLine(key, 120);
    return el("li", { class: "layer code", title: "Layer; the newest is on top", text });
  });
  if (layers.length > MOST_LAYERS) shown.push(
    el("li", { class: "layer muted", text: `${count(layers.length - MOST_LAYERS)} more layers` }),
  );
  return shown;
}

function redefinitionOf({ redefinition }, redefinitions) {
  if (redefinition === null || redefinition === undefined) return [];
  const isOff = redefinitions.get(redefinition)?.isInUse === false;
  return [
    el("li", {
      class: `layer layer-redefinition${isOff ? " off" : ""}`,
      text: `redefinition ${oneLine(redefinition, 60)}${isOff ? " (off)" : ""}`,
    }),
  ];
}

const bottom = (text) => el("li", { class: "layer layer-original", text });

"""###),
    PageFile(name: "log-filter.js", type: "text/javascript; charset=utf-8", text: ###"""
// What the fields above the log say, as a test of its entries.

export const LEVELS = ["trace", "debug", "info", "notice", "warning", "error", "critical"];

// A regular expression may take far longer than the text is long; nothing can interrupt it.
const LONGEST_FOR_EXPRESSIONS = 20_000;

/**
 * Makes a test of entries from `{ levels, text, isRegex, isInverse, matchesCase, expression }`.
 * Returns `{ test, error }`; text that is no regular expression filters nothing.
 */
export function compileFilter(settings) {
  const { matches, error } = textMatcher(settings);
  const hasExpression = expressionMatcher(settings.expression.trim());
  const { levels, isInverse } = settings;
  const everyLevel = LEVELS.every((level) => levels.has(level));
  const test = (entry) => {
    if (entry.kind !== "record") return true;
    const { record } = entry;
    if (!everyLevel && !levels.has(levelOf(record))) return false;
    if (matches && matchesRecord(record, matches) === isInverse) return false;
    return !hasExpression || record.expressions.some(hasExpression);
  };
  return { test, error };
}

/** A level that this page does not know counts as info. */
export function levelOf(record) {
  return LEVELS.includes(record.level) ? record.level : "info";
}

function matchesRecord(record, matches) {
  if (matches(record.message) || matches(record.label)) return true;
  for (const key in record.metadata) {
    if (matches(`${key}=${record.metadata[key]}`)) return true;
  }
  return false;
}

function textMatcher({ text, isRegex, matchesCase }) {
  if (text === "") return { matches: null, error: null };
  if (!isRegex && matchesCase) return { matches: (line) => line.includes(text), error: null };
  try {
    const source = isRegex ? text : text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
    const pattern = new RegExp(source, matchesCase ? "" : "i");
    if (!isRegex) return { matches: (line) => pattern.test(line), error: null };
    return { matches: (line) => pattern.test(line.slice(0, LONGEST_FOR_EXPRESSIONS)), error: null };
  } catch (error) {
    return { matches: null, error: error.message.replace(/^Invalid regular expression: /, "") };
  }
}

/**
 * `x` asks for the source text; `x=1`, `x!=1`, `x<1`, `x>1` for its value too, and `x~1` for a part of
 * it. The source text may hold such a sign itself, as in `a == b`, so it is compared rather than parsed.
 */
function expressionMatcher(wanted) {
  if (wanted === "") return null;
  return ([source, actual]) => {
    if (!wanted.startsWith(source)) return false;
    if (source === wanted) return true;
    const parts = /^\s*(!=|==?|~|<|>)\s*(.*)$/.exec(wanted.slice(source.length));
    return parts !== null && COMPARISONS[parts[1]](actual, parts[2]);
  };
}

const COMPARISONS = {
  "=": (actual, value) => actual === value,
  "==": (actual, value) => actual === value,
  "!=": (actual, value) => actual !== value,
  "~": (actual, value) => actual.toLowerCase().includes(value.toLowerCase()),
  "<": (actual, value) => Number(actual) < Number(value),
  ">": (actual, value) => Number(actual) > Number(value),
};

"""###),
    PageFile(name: "log-keyboard.js", type: "text/javascript; charset=utf-8", text: ###"""
// Selecting lines with the mouse and the keyboard.

import { linesOf, textLine } from "./export.js";
import { counted } from "./text.js";

export class LogKeyboard {
  constructor(view) {
    this.view = view;
    const { viewport } = view;
    // Lines move while they come: at the end of a click another may be under the pointer.
    viewport.addEventListener("mousedown", (event) => event.button === 0 && this.#click(event));
    // Clicks without a pointer, as those of assistive technology, have no mousedown.
    viewport.addEventListener("click", (event) => event.detail === 0 && this.#click(event));
    viewport.addEventListener("keydown", (event) => this.#key(event));
    viewport.addEventListener("copy", (event) => this.#copy(event));
  }

  #click(event) {
    const row = event.target.closest("[data-seq]");
    if (!row) return;
    const { view } = this;
    const { selection } = view;
    const seq = Number(row.dataset.seq);
    if (event.shiftKey) {
      event.preventDefault();
      view.viewport.focus();
      selection.extend(seq, view.rows);
    } else if (event.ctrlKey || event.metaKey) selection.toggle(seq);
    else selection.select(seq);
    const opensDetail = !event.shiftKey && !event.ctrlKey && !event.metaKey;
    view.activate(view.rows.indexFrom(seq), { opensDetail });
  }

  #key(event) {
    if (event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "a") {
      this.view.selection.selectAll(this.view.rows);
      this.view.selectionChanged();
    } else if (event.key === "Escape") this.#escape();
    else if (event.key === "Enter") this.#openDetail();
    else if (isCommand || !this.#move(event.key, event.shiftKey)) return;
    event.preventDefault();
  }

  #move(key, extends_) {
    const { view } = this;
    const last = view.rows.length - 1;
    const current = view.activeIndex;
    const page = view.list.page;
    const target = {
      ArrowUp: current === null ? last : current - 1,
      ArrowDown: current === null ? view.list.firstVisible : current + 1,
      PageUp: (current ?? view.list.firstVisible) - page,
      PageDown: (current ?? view.list.firstVisible) + page,
      Home: 0,
      End: last,
    }[key];
    if (target === undefined || last < 0) return target !== undefined;
    const index = Math.min(Math.max(target, 0), last);
    if (key === "End") view.follower.jumpToEnd();
    else if (index < last) view.follower.stop();
    const seq = view.rows.seqAt(index);
    if (extends_) view.selection.extend(seq, view.rows);
    else view.selection.select(seq);
    view.activate(index);
    return true;
  }

  #openDetail() {
    const index = this.view.activeIndex;
    if (index !== null) this.view.activate(index, { opensDetail: true });
  }

  #escape() {
    const { view } = this;
    if (view.detail.isOpen) return view.closeDetail();
    view.selection.clear();
    view.selectionChanged();
  }

  #copy(event) {
    const entries = this.view.chosenEntries();
    event.clipboardData.setData("text/plain", linesOf(entries, textLine));
    event.preventDefault();
    this.view.announce(`${counted(entries.length, "line")} copied.`);
  }
}

"""###),
    PageFile(name: "log-row.js", type: "text/javascript; charset=utf-8", text: ###"""
// One row of the log: a line, or a divider between lines.

import { el } from "./dom.js";
import { levelOf } from "./log-filter.js";
import { clock, counted, dateAndClock, oneLine } from "./text.js";

const TESTS = { record: "log-row", lost: "log-lost", marker: "log-marker-row", restart: "log-restart" };

/** Made once and filled often: the text nodes stay, and only their text changes. */
export function makeRow() {
  const row = el("div", { class: "row", role: "option" });
  row.cells = ["time", "level", "label", "message"].map((name) => {
    const cell = el("span", { class: `cell-${name}` });
    cell.append("");
    row.append(cell);
    return cell.firstChild;
  });
  return row;
}

/** `place` is `{ id, isSelected, isActive }`. */
export function fillRow(row, entry, place) {
  row.className = classOf(entry, place);
  row.id = place.id;
  row.dataset.test = TESTS[entry.kind];
  row.dataset.seq = entry.seq;
  row.setAttribute("aria-selected", String(place.isSelected));
  // Numbers that hold while lines come and go; -1 says that the whole is not known.
  row.setAttribute("aria-posinset", entry.seq + 1);
  row.setAttribute("aria-setsize", -1);
  cellTexts(entry).forEach((text, index) => {
    row.cells[index].data = text;
  });
}

function classOf({ kind, record }, { isSelected, isActive }) {
  const look = kind === "record" ? `level-${levelOf(record)}` : `divider divider-${kind}`;
  return `row ${look}${isSelected ? " selected" : ""}${isActive ? " active" : ""}`;
}

function cellTexts(entry) {
  if (entry.kind !== "record") return ["", "", "", dividerText(entry)];
  const { time, label, module, message } = entry.record;
  return [clock(time), levelOf(entry.record), oneLine(label || module, 60), oneLine(message)];
}

/** What a divider says; the same in the list, in the detail pane and in exports. */
export function dividerText(entry) {
  switch (entry.kind) {
    case "lost":
      return `${counted(entry.count, "line")} lost: no longer kept when they could be sent`;
    case "restart":
      return `program restarted ${dateAndClock(entry.time)}, process ${entry.process.pid}`;
    default:
      return `marker ${dateAndClock(entry.time)}${entry.text ? ` ${oneLine(entry.text)}` : ""}`;
  }
}

"""###),
    PageFile(name: "log-store.js", type: "text/javascript; charset=utf-8", text: ###"""
// The lines that this page has received, oldest first. Bounded: the oldest go, and are counted.

/** More than any program should ask for; browsers still draw a list that long. */
const MOST_LINES = 500_000;
/** Lines can be a megabyte each. */
const MOST_CHARACTERS = 100_000_000;

/**
 * An entry is `{ seq, kind, size, … }`, where `seq` is its number on this page, without gaps:
 * - `record`: `{ record, process }`
 * - `lost`: `{ count }`, `restart`: `{ time, process }`, `marker`: `{ time, text }`
 */
export class LogStore {
  #entries = [];
  /** The number of `#entries[0]`. */
  #base = 0;
  #first = 0;
  #characters = 0;
  #capacity = 110_000;
  #lastN = 0;
  #clearedThrough = 0;
  /** The run of the program that the newest lines are from: `{ name, pid, session }`. */
  process = null;
  /** How many records are kept, and how many went because they were too many. */
  records = 0;
  dropped = 0;

  /** The numbers of the kept entries are `first ..< end`. */
  get first() {
    return this.#first;
  }

  get end() {
    return this.#base + this.#entries.length;
  }

  at(seq) {
    return this.#entries[seq - this.#base];
  }

  /** A connection was made. Returns whether it is to another run of the program than the one before. */
  greet(hello) {
    const keeps = Number.isFinite(hello.keeps) ? hello.keeps : 100_000;
    this.#capacity = Math.min(Math.ceil(keeps * 1.1) + 1000, MOST_LINES);
    if (this.process?.session === hello.session) return false;
    const isRestart = this.process !== null;
    this.process = { name: hello.process, pid: hello.pid, session: hello.session };
    this.#lastN = 0;
    this.#clearedThrough = 0;
    if (isRestart) this.#add({ kind: "restart", time: hello.started, process: this.process, size: 0 });
    return isRestart;
  }

  /** Adds records, but for those that a reconnection brought again. */
  receive(records) {
    for (const record of records) {
      if (record.n <= this.#lastN) continue;
      this.#lastN = record.n;
      this.records += 1;
      this.#add({ kind: "record", record, process: this.process, size: sizeOf(record) });
    }
    this.#dropExcess();
  }

  lose(count) {
    this.#add({ kind: "lost", count, size: 0 });
  }

  mark(time) {
    return this.#add({ kind: "marker", time, text: "", size: 0 });
  }

  /** Removes all up to record `n` of this session. A reconnection says again what was removed before. */
  clear(n) {
    if (n <= this.#clearedThrough) return;
    this.#clearedThrough = n;
    let end = this.#first;
    let isAllGone = true;
    for (let seq = this.#first; seq < this.end; seq += 1) {
      const { kind, process, record } = this.at(seq);
      if (kind !== "record") continue;
      isAllGone = process !== this.process || record.n <= n;
      if (!isAllGone) break;
      end = seq + 1;
    }
    this.#dropThrough(isAllGone ? this.end : end);
    this.dropped = 0;
  }

  #add(entry) {
    entry.seq = this.end;
    this.#entries.push(entry);
    this.#characters += entry.size;
    return entry;
  }

  #dropExcess() {
    const before = this.records;
    let end = Math.max(this.#first, this.end - this.#capacity);
    let characters = this.#characters;
    for (let seq = this.#first; seq < end; seq += 1) characters -= this.at(seq).size;
    // The newest line stays, however long it is.
    while (characters > MOST_CHARACTERS && end < this.end - 1) {
      characters -= this.at(end).size;
      end += 1;
    }
    this.#dropThrough(end);
    this.dropped += before - this.records;
  }

  #dropThrough(end) {
    for (let seq = this.#first; seq < end; seq += 1) {
      const entry = this.at(seq);
      this.#characters -= entry.size;
      if (entry.kind === "record") this.records -= 1;
      this.#entries[seq - this.#base] = undefined;
    }
    this.#first = end;
    // Moving the rest is dear, so it waits until there is a good deal to win.
    const gone = this.#first - this.#base;
    if (gone > 10_000 || gone === this.#entries.length) {
      this.#entries.splice(0, gone);
      this.#base = this.#first;
    }
  }
}

function sizeOf(record) {
  let size = record.message.length;
  for (const [source, value] of record.expressions) size += source.length + value.length;
  for (const key in record.metadata) size += key.length + record.metadata[key].length;
  return size;
}

"""###),
    PageFile(name: "log-toolbar.js", type: "text/javascript; charset=utf-8", text: ###"""
// The fields and buttons above the log.

import { button, el, searchField, setText, toggle } from "./dom.js";
import { LEVELS } from "./log-filter.js";

// Typing a word makes one filter, not one for each letter.
const TYPING = 120;

export class LogToolbar {
  settings = {
    levels: new Set(LEVELS), text: "", isRegex: false, isInverse: false, matchesCase: false, expression: "",
  };
  #timer = null;

  /** `onFilter()` after a change of `settings`; `actions`: mark, copy, exportText, exportNDJSON, clear. */
  constructor({ onFilter, actions }) {
    this.onFilter = onFilter;
    this.field = this.#textField("text", {
      "data-test": "log-filter",
      placeholder: "Filter text",
      "aria-label": "Filter by text",
      "aria-describedby": "log-filter-error",
    });
    this.error = el("span", {
      id: "log-filter-error", class: "error-text", role: "alert", "data-test": "log-filter-error",
    });
    const expression = this.#textField("expression", {
      "data-test": "log-expression",
      placeholder: "Expression: x or x=1",
      "aria-label": "Filter by expression",
      title: "Lines that logged an expression: x, x=1, x!=1, x<1, x>1, or x~1 for a part of its value",
    });
    const levels = LEVELS.map((level) => this.#levelToggle(level));
    this.element = el(
      "div",
      { class: "toolbar", role: "group", "aria-label": "Log" },
      el("div", { class: "group levels", role: "group", "aria-label": "Levels" }, ...levels),
      el(
        "div",
        { class: "group filter" },
        this.field,
        this.#option("isRegex", ".*", "Regular expression", "log-regex"),
        this.#option("matchesCase", "Aa", "Match case", "log-case"),
        this.#option("isInverse", "Not", "Lines that do not match", "log-invert"),
      ),
      el("div", { class: "group filter-expression" }, expression),
      el("div", { class: "group actions" }, ...makeActions(actions)),
      this.error,
    );
  }

  showError(message) {
    setText(
      this.error, message === null ? "" : `Not a regular expression, so nothing is filtered: ${message}`,
    );
    this.field.setAttribute("aria-invalid", String(message !== null));
  }

  #levelToggle(level) {
    return toggle(level, true, (isOn) => {
      if (isOn) this.settings.levels.add(level);
      else this.settings.levels.delete(level);
      this.onFilter();
    }, { class: `toggle level-${level}`, "data-test": `level-${level}` });
  }

  #option(name, text, label, test) {
    return toggle(text, false, (isOn) => {
      this.settings[name] = isOn;
      this.onFilter();
    }, { title: label, "aria-label": label, "data-test": test });
  }

  #textField(name, attributes) {
    const field = searchField(attributes);
    field.addEventListener("input", () => {
      this.settings[name] = field.value;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.onFilter, TYPING);
    });
    return field;
  }
}

function makeActions(actions) {
  const make = (text, test, title, onclick) => button(text, { "data-test": test, title, onclick });
  const which = "the selected lines, or all that are filtered";
  return [
    make("Mark", "log-marker", "Insert a marker here (M)", actions.mark),
    make("Copy", "log-copy", `Copy ${which}`, actions.copy),
    make("Export text", "log-export-text", `Save ${which}, as text`, actions.exportText),
    make("Export NDJSON", "log-export-ndjson", `Save ${which}, as lines of JSON`, actions.exportNDJSON),
    make("Clear", "log-clear", "Remove all lines, in the program and on every page", actions.clear),
  ];
}

"""###),
    PageFile(name: "log-view.js", type: "text/javascript; charset=utf-8", text: ###"""
// The view of the log: brings its store, filter, list, selection and detail pane together.

import { button, el, emptyNote, setAttribute, setText } from "./dom.js";
import { DetailPane } from "./detail-pane.js";
import { chunksOf, copy, download, fileName, jsonLine, textLine } from "./export.js";
import { FilteredLog } from "./filtered-log.js";
import { Follower } from "./follower.js";
import { compileFilter } from "./log-filter.js";
import { LogKeyboard } from "./log-keyboard.js";
import { LogToolbar } from "./log-toolbar.js";
import { fillRow, makeRow } from "./log-row.js";
import { MarkerNote } from "./marker-note.js";
import { pump } from "./pump.js";
import { Selection } from "./selection.js";
import { count, counted } from "./text.js";
import { VirtualList } from "./virtual-list.js";
import { View } from "./view.js";

const ROW_HEIGHT = 22;
// Of a frame of 16 ms; the rest is for drawing.
const SLICE = 6;
const HINT = "SinkLogHandler(label: $0, level: .debug, sinks: [DebugConsole.log])";

export class LogView extends View {
  selection = new Selection();
  /** How many rows went at the front since the list was drawn. */
  #removed = 0;

  /** `onUnseen(count)` is told how many lines nobody has seen. */
  constructor({ panel, store, api, announce, onUnseen }) {
    super();
    Object.assign(this, { store, api, announce, onUnseen });
    this.schedule = pump(() => this.#update());
    this.toolbar = new LogToolbar({ onFilter: () => this.#filter(), actions: this.#actions() });
    this.rows = new FilteredLog(store, compileFilter(this.toolbar.settings).test);
    this.note = new MarkerNote(() => this.list.refresh());
    this.detail = new DetailPane({ announce, onClose: () => this.closeDetail() });
    this.viewport = el("div", {
      class: "log-list",
      role: "listbox",
      tabindex: "0",
      "aria-multiselectable": "true",
      "aria-label": "Lines of the log",
    });
    this.list = new VirtualList({
      viewport: this.viewport, rowHeight: ROW_HEIGHT, makeRow,
      fillRow: (row, index) => this.#fillRow(row, index),
      onScroll: (direction) => this.follower.scrolled(direction),
    });
    this.follower = new Follower(this.list, () => this.#showState());
    new LogKeyboard(this);
    this.empty = el("div", { class: "overlay" });
    const area = el("div", { class: "log-area" }, this.viewport, this.empty);
    panel.append(
      this.toolbar.element,
      this.note.element,
      el("div", { class: "split" }, area, this.detail.element),
      this.#makeStatusBar(),
    );
    document.addEventListener("visibilitychange", () => this.schedule());
    this.schedule();
  }

  focusFilter() {
    this.toolbar.field.focus();
    this.toolbar.field.select();
  }

  /** Inserts a marker at once; its text may follow. */
  mark() {
    const marker = this.store.mark(Date.now() / 1000);
    this.note.ask(marker);
    this.schedule();
  }

  /** The row is where the keyboard is now; its details are shown if they are wanted or open already. */
  activate(index, { opensDetail = false } = {}) {
    if (opensDetail || this.detail.isOpen) this.detail.show(this.rows.at(index));
    // On narrow screens the details take their room from the list.
    this.list.measure();
    this.list.reveal(index);
    if (!this.list.isAtEnd) this.follower.stop();
    this.selectionChanged();
  }

  selectionChanged() {
    this.list.refresh();
    this.#showState();
  }

  closeDetail() {
    this.detail.close();
    this.viewport.focus();
  }

  get activeIndex() {
    const { active } = this.selection;
    if (active === null) return null;
    const index = this.rows.indexFrom(active);
    return index < this.rows.length && this.rows.seqAt(index) === active ? index : null;
  }

  /** What copying and exporting are about: the selection, or else all that is filtered. */
  chosenEntries() {
    const seqs = this.selection.size > 0
      ? [...this.selection.selected]
      : Array.from({ length: this.rows.length }, (_, index) => this.rows.seqAt(index));
    return seqs.map((seq) => this.store.at(seq)).filter((entry) => entry !== undefined);
  }

  #actions() {
    return {
      mark: () => this.mark(),
      copy: () => this.#copy(),
      exportText: () => this.#export(textLine, "log", "text/plain;charset=utf-8"),
      exportNDJSON: () => this.#export(jsonLine, "ndjson", "application/x-ndjson"),
      clear: () => this.#clear(),
    };
  }

  async #copy() {
    const entries = this.chosenEntries();
    try {
      await copy((await chunksOf(entries, textLine)).join(""));
      this.announce(`${counted(entries.length, "line")} copied.`);
    } catch (error) {
      this.announce(`Not copied: ${error.message}`);
    }
  }

  async #export(lineOf, extension, type) {
    const entries = this.chosenEntries();
    download(await chunksOf(entries, lineOf), fileName(this.store.process, extension), type);
    this.announce(`${counted(entries.length, "line")} exported.`);
  }

  async #clear() {
    try {
      await this.api.clearLog();
      this.announce("Log cleared.");
    } catch (error) {
      this.announce(`Not cleared: ${error.message}`);
    }
  }

  #filter() {
    const { test, error } = compileFilter(this.toolbar.settings);
    this.toolbar.showError(error);
    this.rows.setTest(test);
    this.schedule();
  }

  /** Takes in what has come since, for a slice of a frame, and asks for another where that did not do. */
  #update() {
    const anchor = this.rows.seqAt(this.list.firstVisible);
    const { added, removed, isReplaced } = this.rows.step(performance.now() + SLICE);
    // What a filter hides must not be copied unseen.
    if (isReplaced) this.selection.clear();
    if (removed > 0) this.selection.forgetBefore(this.store.first);
    this.list.setCount(this.rows.length);
    this.follower.came(added, this.isShown && !document.hidden);
    this.#removed += removed;
    if (isReplaced) this.list.invalidate();
    if (this.isShown) this.#draw(anchor, isReplaced);
    this.#showState();
    if (this.rows.isBehind || this.rows.isRefiltering) this.schedule();
  }

  #draw(anchor, isReplaced) {
    this.list.dropFront(this.#removed);
    if (this.follower.isFollowing) this.list.scrollToEnd();
    else if (isReplaced) this.list.scrollToRow(this.rows.indexFrom(anchor ?? 0));
    else if (this.#removed > 0) this.list.shift(-this.#removed);
    this.#removed = 0;
    this.list.render();
  }

  #fillRow(row, index) {
    const entry = this.rows.at(index);
    if (!entry) return;
    fillRow(row, entry, {
      id: rowID(entry.seq),
      isSelected: this.selection.has(entry.seq), isActive: this.selection.active === entry.seq,
    });
  }

  #makeStatusBar() {
    this.countText = el("span", { "data-test": "log-count" });
    this.moreText = el("span", { class: "muted" });
    this.followText = el("span", { text: "Following" });
    this.unseenText = el("span", { "data-test": "log-unread", hidden: true });
    this.followTail = el("span");
    this.chip = button("", {
      class: "chip",
      "data-test": "log-follow",
      onclick: () => this.follower.jumpToEnd(),
    });
    this.chip.append(this.followText, this.unseenText, this.followTail);
    return el("div", { class: "statusbar" }, this.countText, this.moreText, this.chip);
  }

  #showState() {
    const { isFollowing, unseen } = this.follower;
    setText(this.countText, `${count(this.rows.records)} of ${count(this.store.records)}`);
    setText(this.moreText, [
      this.rows.isRefiltering ? "filtering…" : "",
      this.selection.size > 0 ? `${count(this.selection.size)} selected` : "",
      this.store.dropped > 0 ? `${count(this.store.dropped)} older dropped` : "",
    ].filter(Boolean).join(" · "));
    setText(this.followText, isFollowing ? "Following" : "Paused");
    this.unseenText.hidden = isFollowing || unseen === 0;
    setText(this.unseenText, ` · ${count(unseen)} new`);
    setText(this.followTail, isFollowing ? "" : " — jump to end");
    this.chip.dataset.state = isFollowing ? "following" : "paused";
    this.chip.title = isFollowing
      ? "New lines are shown as they come; scroll up to stop"
      : "Jump to the end and follow (F)";
    const { activeIndex } = this;
    if (activeIndex === null) this.viewport.removeAttribute("aria-activedescendant");
    else setAttribute(this.viewport, "aria-activedescendant", rowID(this.selection.active));
    this.onUnseen(unseen);
    this.#showEmpty();
  }

  #showEmpty() {
    const state = this.rows.length > 0 ? "" : this.store.records > 0 ? "filtered" : "none";
    if (this.empty.dataset.state === state) return;
    this.empty.dataset.state = state;
    this.empty.hidden = state === "";
    if (state === "none") this.empty.replaceChildren(
      emptyNote("No line has been received yet.", "Give the program's loggers this sink:", HINT),
    );
    if (state === "filtered") this.empty.replaceChildren(
      emptyNote("No line passes the filter.", "Change the levels, the text or the expression above."),
    );
  }
}

const rowID = (seq) => `line-${seq}`;

"""###),
    PageFile(name: "main.js", type: "text/javascript; charset=utf-8", text: ###"""
// Starts the page: makes the views, connects, and hands each event to those that it concerns.

import { API } from "./api.js";
import { BentView } from "./bent-view.js";
import { Connection } from "./connection.js";
import { DeathsView } from "./deaths-view.js";
import { byId, setText } from "./dom.js";
import { LogStore } from "./log-store.js";
import { LogView } from "./log-view.js";
import { ObservedView } from "./observed-view.js";
import { setUpShortcuts } from "./shortcuts.js";
import { announce, showConnection } from "./status.js";
import { setBadge, Tabs } from "./tabs.js";
import { count, oneLine } from "./text.js";
import { setUpTheme } from "./theme.js";
import { keepToken, takeToken, tokenIn } from "./token.js";
import { WatchView } from "./watch-view.js";

let programName = "";
const api = new API();
const store = new LogStore();
const logs = new LogView({
  panel: byId("logs"),
  store,
  api,
  announce,
  onUnseen: showUnseen,
});
const bent = new BentView({ panel: byId("bent"), api, announce });
const observed = new ObservedView({ panel: byId("observed"), api, announce });
const watch = new WatchView({ panel: byId("watch"), api, announce });
const deaths = new DeathsView({ panel: byId("deaths") });
const views = { logs, bent, observed, watch, deaths };

const tabs = new Tabs((name, isShown) => views[name].setShown(isShown));
const connection = new Connection(receive, (state) => {
  showConnection(state);
  showTokenForm(
    state.kind === "refused", "The program refused this token. It makes another one each time it runs.",
  );
});

const handlers = {
  hello: greet,
  log: ({ records }) => changeLog(() => store.receive(records)),
  lost: ({ count: lost }) => changeLog(() => store.lose(lost)),
  cleared: ({ through }) => changeLog(() => store.clear(through)),
  bent(state) {
    bent.receive(state);
    setBadge("bent", number(state.joints.length));
  },
  observed(state) {
    observed.receive(state);
    setBadge("observed", number(state.objects.length) + (state.isCut ? "+" : ""));
  },
  deaths: (news) => deaths.receive(news),
  watches(state) {
    watch.receive(state);
    observed.receiveWatches(state);
    setBadge("watch", number(state.watches.length));
  },
  values: (news) => watch.receiveValues(news),
};

/** Events that a newer program sends are passed over. */
function receive(name, value) {
  if (Object.hasOwn(handlers, name)) handlers[name](value);
}

function changeLog(change) {
  change();
  logs.schedule();
}

function greet(hello) {
  const isRestart = store.greet(hello);
  if (isRestart) {
    for (const view of [bent, observed, watch, deaths]) view.reset();
    for (const name of ["bent", "observed", "watch"]) setBadge(name, "");
    announce("The program was restarted.");
  }
  programName = `${oneLine(hello.process, 60)} [${hello.pid}]`;
  setText(byId("process"), programName);
  showTitle();
  logs.schedule();
}

const number = (value) => (value > 0 ? count(value) : "");

let unseen = 0;

function showUnseen(lines) {
  if (lines === unseen) return;
  unseen = lines;
  setBadge("logs", number(lines));
  showTitle();
}

function showTitle() {
  const name = programName || "Pliant console";
  const title = document.hidden && unseen > 0 ? `(${count(unseen)}) ${name}` : name;
  if (document.title !== title) document.title = title;
}

function connect(token) {
  keepToken(token);
  api.token = token;
  connection.start(token);
}

function showTokenForm(isShown, reason) {
  byId("token-form").hidden = !isShown;
  setText(byId("token-error"), isShown ? reason : "");
  // Not from where somebody is typing.
  if (isShown && document.activeElement === document.body) byId("token-field").focus();
}

byId("token-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const token = tokenIn(byId("token-field").value);
  if (token) connect(token);
  else setText(byId("token-error"), "This address has no token: it ends with #token= and some letters.");
});
byId("reconnect").addEventListener("click", () => connection.retryNow());
document.addEventListener("visibilitychange", () => {
  showTitle();
  if (!document.hidden) connection.retryNow();
});
// The address of another run, put into the same tab.
window.addEventListener("hashchange", () => {
  const token = takeToken();
  if (token && token !== api.token) connect(token);
});
setUpTheme(byId("theme"), () => watch.recolor());
setUpShortcuts(byId("shortcuts"), byId("help"), {
  showTab: (digit) => tabs.showNumber(digit),
  focusFilter: () => views[tabs.current].focusFilter(),
  mark: () => {
    tabs.show("logs");
    logs.mark();
  },
  follow: () => {
    tabs.show("logs");
    logs.follower.jumpToEnd();
  },
});
tabs.showLast();

const token = takeToken();
if (token) {
  connect(token);
} else {
  showConnection({ kind: "no token" });
  showTokenForm(true, "");
}

"""###),
    PageFile(name: "marker-note.js", type: "text/javascript; charset=utf-8", text: ###"""
// Asks for the text of a marker that was just inserted. It may be ignored: the marker stands already.

import { button, el, setText } from "./dom.js";
import { clock } from "./text.js";

export class MarkerNote {
  #marker = null;
  /** Where the focus goes back to. */
  #before = null;

  constructor(onChange) {
    this.label = el("label", { for: "marker-text" });
    this.field = el("input", {
      id: "marker-text",
      type: "text",
      maxlength: "200",
      autocomplete: "off",
      "data-test": "log-marker-text",
    });
    this.element = el(
      "form",
      { class: "marker-note", hidden: true },
      this.label,
      this.field,
      el("button", { type: "submit", text: "Set text" }),
      button("No text", { onclick: () => this.#close() }),
    );
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#marker.text = this.field.value.trim();
      this.#close();
      onChange();
    });
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.#close());
  }

  ask(marker) {
    if (!this.#marker) this.#before = document.activeElement;
    this.#marker = marker;
    setText(this.label, `Text for the marker at ${clock(marker.time)} (optional)`);
    this.field.value = "";
    this.element.hidden = false;
    this.field.focus();
  }

  #close() {
    this.element.hidden = true;
    this.#marker = null;
    this.field.blur();
    this.#before?.focus();
  }
}

"""###),
    PageFile(name: "object-graph.js", type: "text/javascript; charset=utf-8", text: ###"""
// What the program observes, as nodes with their properties and lines between them.

const HEAD = 42;
const ROW = 22;

/** Returns `{ nodes, edges }` of an `observed` state; ends that are not listed get no line. */
export function graphOf({ objects, observations, bindings }) {
  const nodes = new Map(objects.map((object) => [object.id, { ...object, ports: [] }]));
  const edges = [];
  for (const { id, object, path, owner } of observations) {
    addPort(nodes, object, path);
    if (nodes.has(owner) && nodes.has(object)) {
      edges.push({
        id: `observation-${id}`,
        kind: "observation",
        from: { object, path },
        to: { object: owner, path: null },
        both: false,
      });
    }
  }
  for (const { id, from, to, both } of bindings) {
    addPort(nodes, from.object, from.path);
    addPort(nodes, to.object, to.path);
    if (nodes.has(from.object) && nodes.has(to.object)) edges.push({
      id: `binding-${id}`, kind: "binding", from, to, both,
    });
  }
  for (const node of nodes.values()) node.height = HEAD + node.ports.length * ROW + 6;
  return { nodes: [...nodes.values()], edges };
}

function addPort(nodes, object, path) {
  const ports = nodes.get(object)?.ports;
  if (ports && !ports.includes(path)) ports.push(path);
}

/** How far below a node's top the middle of a property is; of its head without a path. */
export function portOffset(node, path) {
  const index = path === null ? -1 : node.ports.indexOf(path);
  return index < 0 ? HEAD / 2 : HEAD + index * ROW + ROW / 2;
}

"""###),
    PageFile(name: "observed-lists.js", type: "text/javascript; charset=utf-8", text: ###"""
// What the program observes, as two tables: the graph for those who cannot see it, or have no room for it.

import { button, el, reconcile, setAttribute, setText } from "./dom.js";
import { oneLine } from "./text.js";

export class ObservedLists {
  /** `onWatch(observation, button)` starts a plot. */
  constructor(onWatch) {
    this.onWatch = onWatch;
    this.observations = el("tbody");
    this.bindings = el("tbody");
    this.observationsPart = table("Observations", ["Property", "Observed by", ""], this.observations);
    this.bindingsPart = table("Bindings", ["From", "", "To", ""], this.bindings);
    this.element = el("div", { class: "observed-lists" }, this.observationsPart, this.bindingsPart);
  }

  /** `watched` are the observations that have a plot. */
  show({ observations, bindings, objects, watched }) {
    const nameOf = (id) => {
      const object = objects.get(id);
      return object ? [object.class, object.address] : ["object", String(id)];
    };
    this.observationsPart.hidden = observations.length === 0;
    this.bindingsPart.hidden = bindings.length === 0;
    const key = ({ id }) => String(id);
    const make = (one) => this.#makeObservation(one);
    reconcile(this.observations, observations, key, make, ({ parts }, one) => {
      const [className, address] = nameOf(one.object);
      parts.property.show(className, one.path, address);
      // The program leaves out an owner that there is not.
      const owner = (one.owner ?? null) === null ? ["its token", ""] : nameOf(one.owner);
      parts.owner.show(owner[0], "", owner[1]);
      setText(parts.options, oneLine(one.options.join(", "), 100));
      showWatched(parts.watch, watched.has(one.id), one.path);
    });
    const makeBinding = (one) => this.#makeBinding(one);
    reconcile(this.bindings, bindings, key, makeBinding, ({ parts }, { id, from, to, both }) => {
      showWatched(parts.watch, watched.has(id), from.path);
      parts.from.show(nameOf(from.object)[0], from.path, nameOf(from.object)[1]);
      parts.to.show(nameOf(to.object)[0], to.path, nameOf(to.object)[1]);
      setText(parts.arrow, both ? "↔" : "→");
      setAttribute(parts.arrow, "aria-label", both ? "both ways" : "to");
    });
  }

  #makeObservation({ id }) {
    const parts = { property: new Name(), owner: new Name(), options: el("span", { class: "muted" }) };
    parts.watch = this.#watchButton(id);
    const row = el(
      "tr",
      { "data-test": "observation", "data-id": id },
      el("td", {}, parts.property.element),
      el("td", {}, parts.owner.element, parts.options),
      el("td", { class: "cell-button" }, parts.watch),
    );
    row.parts = parts;
    return row;
  }

  /** A binding observes its source, which can be watched as well. */
  #makeBinding({ id }) {
    const parts = {
      from: new Name(), to: new Name(), arrow: el("span", { class: "binding-arrow", role: "img" }),
    };
    parts.watch = this.#watchButton(id);
    const row = el(
      "tr",
      { "data-test": "binding", "data-id": id },
      el("td", {}, parts.from.element),
      el("td", {}, parts.arrow),
      el("td", {}, parts.to.element),
      el("td", { class: "cell-button" }, parts.watch),
    );
    row.parts = parts;
    return row;
  }

  #watchButton(id) {
    const control = button("Watch", {
      "data-test": "watch-start",
      "data-id": id,
      onclick: () => this.onWatch(id, control),
    });
    return control;
  }
}

function showWatched(control, isWatched, path) {
  control.disabled = isWatched;
  setText(control, isWatched ? "Watched" : "Watch");
  setAttribute(control, "aria-label", `${control.textContent} ${oneLine(path, 100)}`);
}

/** `Class.path` above an address. */
class Name {
  constructor() {
    this.name = el("span", { class: "code name" });
    this.address = el("span", { class: "code muted" });
    this.element = el("div", {}, this.name, this.address);
  }

  show(className, path, address) {
    setText(this.name, oneLine(path ? `${className}.${path}` : className, 200));
    setText(this.address, oneLine(address, 40));
  }
}

function table(title, heads, body) {
  return el("table", { class: "observed-table" },
    el("caption", { text: title }),
    el(
      "thead",
      {},
      el("tr", {}, ...heads.map((text) => text ? el("th", { scope: "col", text }) : el("td"))),
    ),
    body);
}

"""###),
    PageFile(name: "observed-view.js", type: "text/javascript; charset=utf-8", text: ###"""
// What is observed and bound: a graph, and the same as lists.

import { button, el, emptyNote, searchField, setText } from "./dom.js";
import { GraphDrawing } from "./graph-drawing.js";
import { GraphLayout } from "./graph-layout.js";
import { graphOf } from "./object-graph.js";
import { ObservedLists } from "./observed-lists.js";
import { pump, throttled } from "./pump.js";
import { count, counted } from "./text.js";
import { View } from "./view.js";

const NOTHING = { objects: [], observations: [], bindings: [], isCut: false };
// Hundreds of objects take a while to draw.
const STATE_INTERVAL = 500;
// As in the style sheet: there is no room for a graph.
const NARROW = matchMedia("(max-width: 820px)");
const ZOOMS = [0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.5, 2];

export class ObservedView extends View {
  #state = NOTHING;
  #watched = new Set();
  #layout = new GraphLayout();
  #drawn = "";
  #zoom = 1;

  constructor({ panel, api, announce }) {
    super();
    Object.assign(this, { api, announce });
    this.schedule = pump(() => this.#draw());
    this.scheduleSeldom = throttled(this.schedule, STATE_INTERVAL);
    this.field = searchField({
      "data-test": "observed-filter",
      placeholder: "Filter class, property or address",
      "aria-label": "Filter what is observed",
      oninput: this.schedule,
    });
    this.countText = el("span", { class: "muted", role: "status" });
    this.drawing = new GraphDrawing();
    this.graph = el(
      "div",
      { class: "graph-area", tabindex: "0", role: "region", "aria-label": "Graph of observed objects" },
      this.drawing.element,
    );
    NARROW.addEventListener("change", this.schedule);
    this.lists = new ObservedLists((observation, control) => this.#watch(observation, control));
    this.empty = emptyNote(
      "Nothing is observed.",
      "Observations and bindings appear here while they last, for example after:",
      "let observation = try observe(customer, \\.address.city) { old, new in … }",
    );
    this.body = el("div", { class: "observed-body" }, this.graph, this.lists.element);
    const tools = el(
      "div",
      { class: "group graph-tools" },
      button("−", { "aria-label": "Smaller", onclick: () => this.#scale(-1) }),
      button("+", { "aria-label": "Larger", onclick: () => this.#scale(1) }),
      button("Arrange anew", {
        title: "Places all objects anew; otherwise they stay where they are",
        onclick: () => this.#arrange(),
      }),
    );
    const filter = el("div", { class: "group filter" }, this.field);
    panel.append(el("div", { class: "toolbar" }, filter, tools, this.countText), this.empty, this.body);
  }

  receive(state) {
    this.#state = state;
    this.scheduleSeldom();
  }

  /** The observations that have a plot already. */
  receiveWatches({ watches }) {
    this.#watched = new Set(watches.filter(({ ended }) => !ended).map(({ observation }) => observation));
    this.schedule();
  }

  reset() {
    this.#layout.forget();
    this.#watched = new Set();
    this.receive(NOTHING);
  }

  #draw() {
    if (!this.isShown) return;
    const state = this.#filtered();
    const { objects: all, isCut } = this.#state;
    const isEmpty = all.length + this.#state.observations.length + this.#state.bindings.length === 0;
    this.empty.hidden = !isEmpty;
    this.body.hidden = isEmpty;
    const unlisted = isCut ? "; there are more, which are not listed" : "";
    setText(this.countText, `${count(state.objects.length)} of ${counted(all.length, "object")}${unlisted}`);
    const objects = new Map(all.map((object) => [object.id, object]));
    this.lists.show({ ...state, objects, watched: this.#watched });
    this.#drawGraph(state);
  }

  #drawGraph(state) {
    const signature = JSON.stringify(state);
    // On narrow screens there is none.
    if (signature === this.#drawn || NARROW.matches) return;
    this.#drawn = signature;
    const graph = graphOf(state);
    const links = graph.edges.map(({ from, to }) => ({ from: from.object, to: to.object }));
    this.drawing.show(graph, this.#layout.update(graph.nodes, links));
    this.drawing.scale(this.#zoom);
  }

  /** What the filter leaves: objects that match, and what is connected to them. */
  #filtered() {
    const word = this.field.value.trim().toLowerCase();
    const { objects, observations, bindings } = this.#state;
    if (word === "") return { objects, observations, bindings };
    const named = new Set(
      objects.filter((object) => matches(word, object.class, object.address)).map(({ id }) => id),
    );
    const keptObservations = observations.filter(
      ({ object, owner, path }) => named.has(object) || named.has(owner) || matches(word, path),
    );
    const keptBindings = bindings.filter(
      ({ from, to }) => named.has(from.object) || named.has(to.object) || matches(word, from.path, to.path),
    );
    for (const { object, owner } of keptObservations) named.add(object).add(owner);
    for (const { from, to } of keptBindings) named.add(from.object).add(to.object);
    return {
      objects: objects.filter(({ id }) => named.has(id)),
      observations: keptObservations,
      bindings: keptBindings,
    };
  }

  #scale(steps) {
    const index = ZOOMS.indexOf(this.#zoom) + steps;
    this.#zoom = ZOOMS[Math.min(Math.max(index, 0), ZOOMS.length - 1)];
    this.drawing.scale(this.#zoom);
  }

  #arrange() {
    this.#layout.forget();
    this.#drawn = "";
    this.schedule();
  }

  async #watch(observation, control) {
    control.disabled = true;
    try {
      await this.api.watch(observation);
      this.announce("Watched: its plot is under Watch.");
    } catch (error) {
      control.disabled = false;
      this.announce(`Not watched: ${error.message}`);
    }
  }
}

const matches = (word, ...texts) => texts.some((text) => text.toLowerCase().includes(word));

"""###),
    PageFile(name: "plot.js", type: "text/javascript; charset=utf-8", text: ###"""
// Draws a plot of numbers over time.

const LEFT = 64;
const BOTTOM = 20;
const PADDING = 8;

/** The theme's colours, for a canvas knows no styles. */
export function plotColors() {
  const probe = document.createElement("span");
  document.body.append(probe);
  const read = (name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colors = { line: read("--accent"), grid: read("--border"), text: read("--muted") };
  probe.remove();
  return colors;
}

/**
 * `points` are steps: each holds until the next, the last until `end`, whose name is `endText`.
 * `names` stand for the values 0 and 1, if they are given.
 */
export function drawPlot(canvas, { points, min, max, start, end, endText, names, colors }) {
  const { context, width, height } = prepare(canvas);
  const [low, high] = names ? [-0.2, 1.2] : scale(min, max);
  const named = names?.map((text, value) => ({ value, text }));
  const marks = named ?? (points.length > 0 ? ticks(low, high, 5) : []);
  const x = (time) => LEFT + ((time - start) / (end - start)) * (width - LEFT - PADDING);
  const y = (number) => height - BOTTOM - ((number - low) / (high - low)) * (height - BOTTOM - PADDING);
  context.clearRect(0, 0, width, height);
  context.font = "11px ui-monospace, monospace";
  drawValueAxis(context, { marks, y, width, colors });
  drawTimeAxis(context, { start, end, endText, x, height, colors });
  if (points.length > 0) drawSteps(context, { points, x, y, end, colors });
}

/** Matches the canvas's pixels to the screen's. */
function prepare(canvas) {
  const ratio = window.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    canvas.width = pixelWidth;
    canvas.height = pixelHeight;
  }
  const context = canvas.getContext("2d");
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { context, width, height };
}

/** A little air at both ends, and some height for a value that does not change. */
function scale(min, max) {
  if (!Number.isFinite(min)) return [0, 1];
  const span = max - min || Math.abs(max) * 0.1 || 1;
  return [min - span * 0.08, max + span * 0.08];
}

function drawValueAxis(context, { marks, y, width, colors }) {
  context.strokeStyle = colors.grid;
  context.fillStyle = colors.text;
  context.textAlign = "right";
  context.textBaseline = "middle";
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
  context.fillStyle = colors.text;
  context.textBaseline = "bottom";
  const span = end - start;
  for (const part of [0, 0.5, 1]) {
    context.textAlign = part === 0 ? "left" : part === 1 ? "right" : "center";
    const text = part === 1 ? endText : `−${Number((span * (1 - part)).toPrecision(3))} s`;
    context.fillText(text, x(start + part * span), height - 2);
  }
}

function drawSteps(context, { points, x, y, end, colors }) {
  context.strokeStyle = colors.line;
  context.fillStyle = colors.line;
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
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
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

"""###),
    PageFile(name: "pump.js", type: "text/javascript; charset=utf-8", text: ###"""
// Spreads work over frames, so that the page goes on drawing.

const HIDDEN_INTERVAL = 250;

/**
 * Runs work once per frame; on a hidden page, which has no frames, by a timer.
 * Returns a function that asks for `work()` soon. However often it is called, it runs once.
 */
export function pump(work) {
  let frame = 0;
  let timer = 0;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
    timer = 0;
  };
  const run = () => {
    cancel();
    work();
  };
  const schedule = () => {
    if (frame || timer) return;
    if (document.hidden) timer = setTimeout(run, HIDDEN_INTERVAL);
    else frame = requestAnimationFrame(run);
  };
  // A frame that was asked for would not come while the page is hidden.
  document.addEventListener("visibilitychange", () => {
    if (!frame && !timer) return;
    cancel();
    schedule();
  });
  return schedule;
}

/** A function that does `work()` at once, but again only after `interval`; calls in between make one. */
export function throttled(work, interval) {
  let timer = 0;
  let isWanted = false;
  return function ask() {
    if (timer) {
      isWanted = true;
      return;
    }
    work();
    timer = setTimeout(() => {
      timer = 0;
      if (isWanted) ask();
      isWanted = false;
    }, interval);
  };
}

/** Lets the page draw. Not a timer, for a hidden page's are slowed down. */
export function nextTask() {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}

"""###),
    PageFile(name: "redefinition-switches.js", type: "text/javascript; charset=utf-8", text: ###"""
// The switches of redefinitions. A switch shows what was asked for until the program's next state says so.

import { el, setText } from "./dom.js";
import { oneLine } from "./text.js";

// A program that answers but sends no new state must not leave a switch pending for ever.
const LONGEST_PENDING = 5000;

export class RedefinitionSwitches {
  /** By id: `{ isInUse }` that was asked for, and what went wrong. */
  #wanted = new Map();
  #failures = new Map();

  /** `onChange()` asks to be drawn again. */
  constructor({ api, announce, onChange }) {
    Object.assign(this, { api, announce, onChange });
  }

  make(id) {
    const control = el("button", {
      type: "button", role: "switch", class: "switch", "data-test": "redefinition-switch", "data-id": id,
    });
    const parts = {
      control,
      targets: el("span", { class: "code" }),
      id: el("span", { class: "muted" }),
      state: el("span", { class: "muted" }),
      failure: el("span", { class: "error-text", role: "alert" }),
    };
    control.addEventListener(
      "click",
      () => this.#flip(id, control.getAttribute("aria-checked") !== "true"),
    );
    const element = el(
      "li", { class: "redefinition" }, control, parts.targets, parts.id, parts.state, parts.failure,
    );
    element.parts = parts;
    return element;
  }

  fill({ parts }, { id, targets, isInUse }) {
    const isPending = this.#wanted.has(id);
    const isOn = (this.#wanted.get(id) ?? { isInUse }).isInUse;
    const names = targets.map((target) => oneLine(target, 300)).join(", ");
    parts.control.setAttribute("aria-checked", String(isOn));
    parts.control.setAttribute("aria-busy", String(isPending));
    parts.control.setAttribute("aria-label", `Redefinition of ${names}`);
    setText(parts.targets, names);
    setText(parts.id, oneLine(id, 60));
    const [on, off] = isPending ? ["switching on…", "switching off…"] : ["in use", "off"];
    setText(parts.state, isOn ? on : off);
    setText(parts.failure, this.#failures.get(id) ?? "");
  }

  /** A new state: what it confirms is pending no longer. */
  settle(redefinitions) {
    const states = new Map(redefinitions.map(({ id, isInUse }) => [id, isInUse]));
    for (const [id, wish] of this.#wanted) {
      if (!states.has(id) || states.get(id) === wish.isInUse) this.#wanted.delete(id);
    }
    for (const id of this.#failures.keys()) {
      if (!states.has(id)) this.#failures.delete(id);
    }
  }

  async #flip(id, isInUse) {
    if (this.#wanted.has(id)) return;
    const wish = { isInUse };
    this.#wanted.set(id, wish);
    this.#failures.delete(id);
    this.onChange();
    try {
      await this.api.setInUse(id, isInUse);
      setTimeout(() => this.#forget(id, wish), LONGEST_PENDING);
    } catch (error) {
      this.#failures.set(id, `Not switched: ${error.message}`);
      this.#forget(id, wish);
    }
  }

  /** Not a later wish. */
  #forget(id, wish) {
    if (this.#wanted.get(id) === wish) this.#wanted.delete(id);
    this.onChange();
  }
}

"""###),
    PageFile(name: "selection.js", type: "text/javascript; charset=utf-8", text: ###"""
// Which rows are selected: by number of the entry, so that it holds while lines come and go.

export class Selection {
  /** In order, from the oldest. */
  selected = new Set();
  /** The entry that the keyboard is at, and the one that a range begins at. */
  active = null;
  anchor = null;

  get size() {
    return this.selected.size;
  }

  has(seq) {
    return this.selected.has(seq);
  }

  select(seq) {
    this.selected = new Set([seq]);
    this.active = seq;
    this.anchor = seq;
  }

  toggle(seq) {
    if (!this.selected.delete(seq)) this.selected = new Set([...this.selected, seq].sort((a, b) => a - b));
    this.active = seq;
    this.anchor = seq;
  }

  /** Selects from the anchor to `seq`, of the rows of `list`. */
  extend(seq, list) {
    const anchor = this.anchor ?? seq;
    const [low, high] = anchor < seq ? [anchor, seq] : [seq, anchor];
    this.#selectRows(list, list.indexFrom(low), list.indexFrom(high + 1));
    this.active = seq;
    this.anchor = anchor;
  }

  selectAll(list) {
    this.#selectRows(list, 0, list.length);
  }

  clear() {
    this.selected = new Set();
    this.anchor = this.active;
  }

  /** Forgets what is no longer kept. */
  forgetBefore(first) {
    for (const seq of this.selected) {
      if (seq >= first) break;
      this.selected.delete(seq);
    }
    if (this.active < first) this.active = null;
    if (this.anchor < first) this.anchor = null;
  }

  #selectRows(list, start, end) {
    this.selected = new Set();
    for (let index = start; index < end; index += 1) this.selected.add(list.seqAt(index));
  }
}

"""###),
    PageFile(name: "series.js", type: "text/javascript; charset=utf-8", text: ###"""
// The values of a watched property, bounded.

const MOST_VALUES = 20_000;
const MOST_TEXTS = 200;
const LONGEST_TEXT = 1000;

export class Series {
  /** `{ time, number }` in order of time. */
  #points = [];
  /** `{ time, text, key }`, the newest only. */
  #texts = [];
  #added = 0;
  #hasText = false;

  add({ time, number, text }) {
    this.#added += 1;
    this.#texts.push({ time, text: text.slice(0, LONGEST_TEXT), key: this.#added });
    if (this.#texts.length > MOST_TEXTS) this.#texts.shift();
    if (!Number.isFinite(number)) {
      this.#hasText = true;
      return;
    }
    this.#points.push({ time, number });
    if (this.#points.length > MOST_VALUES * 1.2) this.#points.splice(0, this.#points.length - MOST_VALUES);
  }

  /** The same as it is now: what comes later pushes nothing out of it. */
  copy() {
    const copy = new Series();
    copy.#points = [...this.#points];
    copy.#texts = [...this.#texts];
    copy.#hasText = this.#hasText;
    return copy;
  }

  /** An optional number that is nil at times is still a plot. */
  get isNumeric() {
    return this.#points.length > 0 || !this.#hasText;
  }

  get lastTime() {
    return this.#texts.at(-1)?.time ?? Date.now() / 1000;
  }

  /** The points of a span of time, with the one before it, for a value holds until the next. */
  window(start, end) {
    const first = Math.max(0, this.#indexAfter(start) - 1);
    const points = this.#points.slice(first, this.#indexAfter(end));
    let min = Infinity;
    let max = -Infinity;
    for (const { number } of points) {
      if (number < min) min = number;
      if (number > max) max = number;
    }
    return { points, min, max, last: this.textsUntil(end, 1)[0] };
  }

  /** The newest texts until then, newest first. */
  textsUntil(end, count) {
    return this.#texts.filter(({ time }) => time <= end + 0.001).slice(-count).reverse();
  }

  #indexAfter(time) {
    let low = 0;
    let high = this.#points.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#points[middle].time <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

"""###),
    PageFile(name: "shortcuts.js", type: "text/javascript; charset=utf-8", text: ###"""
// Keys that work everywhere on the page, and the dialog that lists them.

import { button, el } from "./dom.js";

const KEYS = [
  ["1 to 5", "Logs, Bent, Observed, Watch, Deaths"],
  ["/", "Go to the filter"],
  ["M", "Insert a marker into the log"],
  ["F", "Jump to the end of the log and follow"],
  ["?", "This list"],
  ["Arrows, Page, Home, End", "Move in the log; with Shift select a range"],
  ["Ctrl+click, Shift+click", "Select several lines"],
  ["Ctrl+A", "Select all that is filtered"],
  ["Ctrl+C", "Copy the selected lines, or all that are filtered"],
  ["Enter", "Open the details of a line"],
  ["Escape", "Close the details; then end the selection"],
];

/** `actions`: showTab(number), focusFilter(), mark(), follow(). */
export function setUpShortcuts(dialog, helpButton, actions) {
  fillDialog(dialog);
  const help = () => dialog.showModal();
  helpButton.addEventListener("click", help);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (dialog.open || isTyping(event.target)) return;
    const action = actionOf(event.key, { ...actions, help });
    if (!action) return;
    event.preventDefault();
    action();
  });
}

function actionOf(key, actions) {
  if (/^[1-5]$/.test(key)) return () => actions.showTab(Number(key));
  return {
    "/": actions.focusFilter,
    "m": actions.mark,
    "M": actions.mark,
    "f": actions.follow,
    "F": actions.follow,
    "?": actions.help,
  }[key];
}

function isTyping(target) {
  return target instanceof Element && target.closest("input, textarea") !== null;
}

function fillDialog(dialog) {
  const rows = KEYS.map(
    ([keys, meaning]) => el(
      "tr",
      {},
      el("th", { scope: "row" }, el("kbd", { text: keys })),
      el("td", { text: meaning }),
    ),
  );
  const close = button("Close", { class: "primary", onclick: () => dialog.close() });
  dialog.append(
    el("h2", { id: "shortcuts-title", text: "Keyboard shortcuts" }),
    el("table", {}, el("tbody", {}, ...rows)),
    el("div", { class: "dialog-actions" }, close));
}

"""###),
    PageFile(name: "status.js", type: "text/javascript; charset=utf-8", text: ###"""
// Says how the connection is, and what was just done.

import { byId, setText } from "./dom.js";

const TEXTS = {
  connecting: () => ["Connecting", ""],
  connected: () => ["Connected", ""],
  waiting: (seconds) => ["Reconnecting", `in ${seconds} s`],
  full: (seconds) => ["Full: eight pages are connected already. Close one.", `again in ${seconds} s`],
  refused: () => ["Refused: wrong token", ""],
  "no token": () => ["Not connected: no token", ""],
};

/** The countdown is apart from the state, so that a screen reader is not told of each second. */
export function showConnection({ kind, seconds }) {
  const [text, countdown] = TEXTS[kind](seconds);
  const state = byId("connection");
  setText(state, text);
  state.dataset.state = kind;
  setText(byId("countdown"), countdown);
  byId("reconnect").hidden = countdown === "";
}

let timer = null;

/** Shows a sentence for a while, and has it read aloud. */
export function announce(text) {
  const notice = byId("notice");
  // The same sentence again would not be read again.
  notice.textContent = "";
  notice.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => {
    notice.textContent = "";
  }, 6000);
}

"""###),
    PageFile(name: "style.css", type: "text/css; charset=utf-8", text: ###"""
/* The console's look. Colours first, for both themes; every text has a contrast of 4.5 at least. */

:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #14171b);
  --surface: light-dark(#f5f6f8, #1b1f25);
  --raised: light-dark(#ffffff, #232830);
  --hover: light-dark(#eceff3, #262c34);
  --border: light-dark(#d5d9df, #333a44);
  --control: light-dark(#858d97, #6f7985);
  --text: light-dark(#1c2128, #e3e7ec);
  --muted: light-dark(#57606a, #9aa5b1);
  --accent: light-dark(#0b5cad, #6cb0f5);
  --on-accent: light-dark(#ffffff, #0d1a28);
  --selected: light-dark(#d6e6f7, #1f3b57);
  --error: light-dark(#b3261e, #ff8a80);
  --trace: light-dark(#656d76, #8f99a4);
  --debug: light-dark(#465666, #a9b6c3);
  --info: light-dark(#0b5cad, #6cb0f5);
  --notice: light-dark(#13683a, #6fcf8f);
  --warning: light-dark(#855300, #e6b450);
  --critical: light-dark(#a01515, #c62828);
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body {
  display: flex;
  flex-direction: column;
  background: var(--ground);
  color: var(--text);
  font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow: hidden;
}
h1, h2, h3, p, ul, ol, dl, dd, pre, table { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h2 { font-size: 13px; font-weight: 600; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -1px; }
.code, pre, kbd { font-family: var(--mono); font-size: 12px; unicode-bidi: isolate; }
.muted { color: var(--muted); }
.number { font-variant-numeric: tabular-nums; }
.error-text { color: var(--error); }
.error-text:empty { display: none; }
.offscreen { position: fixed; left: -100vw; top: 0; }
.invisible { color: var(--warning); background: var(--hover); border-radius: 2px; }

/* Buttons and fields */
button, input {
  font: inherit;
  color: inherit;
  height: 26px;
  border: 1px solid var(--border);
  border-radius: 4px;
  background: var(--raised);
}
button { padding: 0 9px; white-space: nowrap; cursor: pointer; }
button:hover { background: var(--hover); }
button:disabled { color: var(--muted); cursor: default; background: transparent; }
button.primary, .toggle[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
input { padding: 0 8px; min-width: 0; border-color: var(--control); }
input::placeholder { color: var(--muted); opacity: 1; }
input[aria-invalid="true"] { border-color: var(--error); outline-color: var(--error); }

/* The head of the page */
.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding: 0 12px;
  background: var(--surface);
  border-bottom: 1px solid var(--border);
}
.brand { font-size: 13px; font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 40vw; }
.process { font: 12px var(--mono); color: var(--muted); margin-left: 6px; unicode-bidi: isolate; }
.tabs { display: flex; align-self: stretch; overflow-x: auto; scrollbar-width: none; }
.tabs button {
  height: 40px;
  padding: 0 12px;
  border: 0;
  border-bottom: 2px solid transparent;
  border-radius: 0;
  background: none;
  color: var(--muted);
}
.tabs button:hover { color: var(--text); }
.tabs button[aria-selected="true"] { color: var(--text); border-bottom-color: var(--accent); font-weight: 600; }
.badge {
  margin-left: 3px;
  padding: 0 5px;
  border-radius: 8px;
  background: var(--hover);
  color: var(--muted);
  font-size: 11px;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
}
.connection { display: flex; align-items: center; gap: 6px; margin-left: auto; min-width: 0; }
#connection { display: flex; align-items: center; gap: 6px; }
#connection::before { content: ""; flex: none; width: 8px; height: 8px; border-radius: 50%; background: var(--warning); }
#connection[data-state="connected"]::before { background: var(--notice); }
#connection[data-state="refused"]::before, #connection[data-state="full"]::before, #connection[data-state="no token"]::before { background: var(--error); }
.top-tools { display: flex; gap: 6px; }
.token-form { padding: 12px; border-bottom: 1px solid var(--border); background: var(--surface); }
.token-form label { display: block; margin-bottom: 6px; font-weight: 600; }
.field-row { display: flex; gap: 6px; max-width: 640px; margin-bottom: 4px; }
.field-row input { flex: 1; }

/* Panels */
main { flex: 1; min-height: 0; display: flex; }
.panel { flex: 1; min-width: 0; display: flex; flex-direction: column; }
.toolbar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 7px 12px;
  border-bottom: 1px solid var(--border);
}
.group { display: flex; align-items: center; gap: 4px; min-width: 0; }
.filter { flex: 1 1 240px; max-width: 520px; }
.filter input, .filter-expression input { flex: 1; width: 100%; }
.filter-expression { flex: 0 1 200px; }
.actions { margin-left: auto; }
.toolbar > .error-text { flex-basis: 100%; }
.scroll { flex: 1; min-height: 0; overflow: auto; padding: 12px; }
.empty { max-width: 620px; margin: 48px auto; padding: 0 16px; color: var(--muted); }
.empty-title { font-size: 15px; color: var(--text); margin-bottom: 6px; }
.empty pre { margin-top: 8px; padding: 8px 10px; overflow-x: auto; border: 1px solid var(--border); border-radius: 4px; background: var(--surface); color: var(--text); }
.overlay { position: absolute; inset: 0; overflow: auto; pointer-events: none; }
.overlay pre { pointer-events: auto; }
.tag { padding: 0 6px; border: 1px solid var(--border); border-radius: 4px; font-size: 12px; color: var(--muted); white-space: nowrap; }
.tag-accent { color: var(--accent); border-color: var(--accent); }

/* Logs */
.levels { gap: 0; overflow-x: auto; }
.levels .toggle { border-radius: 0; margin-left: -1px; }
.levels .toggle:first-child { border-radius: 4px 0 0 4px; margin-left: 0; }
.levels .toggle:last-child { border-radius: 0 4px 4px 0; }
.levels .toggle[aria-pressed="true"] { background: var(--hover); border-color: var(--border); color: var(--level); font-weight: 600; }
.levels .toggle[aria-pressed="false"] { color: var(--muted); text-decoration: line-through; }
.level-trace { --level: var(--trace); }
.level-debug { --level: var(--debug); }
.level-info { --level: var(--info); }
.level-notice { --level: var(--notice); }
.level-warning { --level: var(--warning); }
.level-error, .level-critical { --level: var(--error); }
.marker-note { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 6px 12px; background: var(--surface); border-bottom: 1px solid var(--border); }
.marker-note input { flex: 1 1 180px; max-width: 480px; }
.split { flex: 1; min-height: 0; display: flex; }
.log-area { position: relative; flex: 1; min-width: 0; min-height: 0; display: flex; }
.log-list, .deaths-list { flex: 1; overflow-x: hidden; overflow-y: scroll; overflow-anchor: none; contain: strict; }
.sizer { position: relative; overflow: hidden; }
.row {
  position: absolute;
  inset: 0 0 auto;
  height: 22px;
  display: flex;
  gap: 10px;
  padding: 0 12px;
  contain: strict;
  font: 12px/22px var(--mono);
  white-space: pre;
  user-select: none;
  cursor: default;
}
.row > span { overflow: hidden; unicode-bidi: isolate; direction: ltr; }
.row:hover { background: var(--hover); }
.row.selected { background: var(--selected); }
.row.selected:not(.level-critical) > span, .row.selected.level-critical > :not(.cell-level) { color: var(--text); }
.row.active { box-shadow: inset 2px 0 var(--accent); }
.cell-time { flex: none; width: 12ch; color: var(--muted); }
.cell-level { flex: none; width: 8ch; color: var(--level); }
.cell-label { flex: none; width: 14ch; color: var(--muted); text-overflow: ellipsis; }
.cell-message { flex: 1; min-width: 0; text-overflow: ellipsis; }
.row.level-trace .cell-message, .row.level-debug .cell-message { color: var(--level); }
.row.level-warning, .row.level-error { box-shadow: inset 2px 0 var(--level); }
.row.level-warning .cell-message, .row.level-error .cell-message { color: var(--level); }
.row.level-critical { box-shadow: inset 2px 0 var(--error); }
.row.level-critical .cell-level { width: auto; min-width: 8ch; }
.row.level-critical .cell-message { color: var(--error); font-weight: 700; }
.row.level-critical .cell-level { color: #fff; background: var(--critical); text-align: center; border-radius: 2px; margin: 2px 0; line-height: 18px; }
.row.divider { color: var(--muted); background: var(--surface); border-block: 1px solid var(--border); line-height: 20px; }
.row.divider > :not(.cell-message) { display: none; }
.row.divider .cell-message { text-align: center; }
.row.divider-lost { color: var(--warning); }
.row.divider-marker { color: var(--accent); }
.row.divider.selected { background: var(--selected); }
.statusbar { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; padding: 4px 12px; min-height: 34px; background: var(--surface); border-top: 1px solid var(--border); font-variant-numeric: tabular-nums; }
.chip { margin-left: auto; border-radius: 13px; white-space: pre; }
.chip::before { content: ""; display: inline-block; margin-right: 6px; width: 7px; height: 7px; border-radius: 50%; background: var(--notice); }
.chip[data-state="paused"]::before { background: var(--warning); }
.chip[data-state="paused"] { border-color: var(--control); font-weight: 600; }

/* The details of a line */
.detail { flex: 0 0 min(440px, 45%); display: flex; flex-direction: column; border-left: 1px solid var(--border); background: var(--ground); }
.detail-head { display: flex; align-items: center; gap: 6px; padding: 6px 12px; border-bottom: 1px solid var(--border); background: var(--surface); }
.detail-head h2 { margin-right: auto; }
.detail-body { flex: 1; min-height: 0; overflow: auto; padding: 12px; }
.detail-message { white-space: pre-wrap; overflow-wrap: anywhere; padding: 8px 10px; max-height: 50vh; overflow-y: auto; border: 1px solid var(--border); border-radius: 4px; background: var(--surface); }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 3px 14px; margin-top: 14px; }
.facts dt { color: var(--muted); }
.facts dd { font: 12px/1.5 var(--mono); overflow-wrap: anywhere; unicode-bidi: isolate; white-space: pre-wrap; }
.facts .tag { color: var(--level); }
.pairs { width: 100%; margin-top: 14px; border-collapse: collapse; table-layout: fixed; }
caption { text-align: left; font-weight: 600; padding-bottom: 4px; }
.pairs th, .pairs td { text-align: left; vertical-align: top; font: 12px/1.5 var(--mono); padding: 3px 8px; border: 1px solid var(--border); overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: isolate; }
.pairs th { width: 38%; color: var(--muted); }

/* Bent */
.bent-body h2 { margin-bottom: 6px; }
.bent-redefinitions { margin-bottom: 18px; }
.redefinition { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 10px; padding: 5px 0; border-top: 1px solid var(--border); overflow-wrap: anywhere; }
.redefinition > .code { min-width: 0; }
.switch { position: relative; flex: none; width: 36px; height: 20px; padding: 0; border-radius: 10px; border-color: var(--control); }
.switch::after { content: ""; position: absolute; top: 2px; left: 2px; width: 14px; height: 14px; border-radius: 50%; background: var(--control); transition: transform 120ms; }
.switch[aria-checked="true"] { background: var(--accent); border-color: var(--accent); }
.switch[aria-checked="true"]::after { transform: translateX(16px); background: var(--on-accent); }
.switch[aria-busy="true"] { opacity: 0.55; cursor: progress; }
.joint { padding: 10px 0 12px; border-top: 1px solid var(--border); content-visibility: auto; contain-intrinsic-size: auto 140px; }
.joint-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 10px; margin-bottom: 8px; }
.joint-head h3 { font-size: 13px; font-weight: 600; overflow-wrap: anywhere; min-width: 0; }
.joint-head .code { overflow-wrap: anywhere; }
.joint-head [title] { cursor: help; text-decoration: underline dotted var(--control); text-underline-offset: 3px; }
.joint-calls { margin-left: auto; display: flex; gap: 10px; }
.joint-calls .muted { min-width: 7ch; text-align: right; }
.stacks { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 10px 14px; }
.stack { width: 220px; max-width: 100%; }
.stack-title { color: var(--muted); margin-bottom: 3px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.layer { padding: 2px 8px; border: 1px solid var(--border); border-bottom-width: 0; background: var(--raised); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.layer:first-child { border-radius: 4px 4px 0 0; }
.layer:last-child { border-bottom-width: 1px; border-radius: 0 0 4px 4px; }
.layer:only-child { border-radius: 4px; }
.layer.code, .layer-redefinition { box-shadow: inset 3px 0 var(--accent); }
.layer-redefinition.off { box-shadow: inset 3px 0 var(--control); color: var(--muted); text-decoration: line-through; }
.layer-original { background: var(--surface); color: var(--muted); }
.more { align-self: center; }

/* Observed */
.observed-body { flex: 1; min-height: 0; display: flex; }
.graph-area { flex: 1; min-width: 0; overflow: auto; contain: strict; background: var(--surface); }
.graph { display: block; }
.node rect { fill: var(--raised); stroke: var(--control); }
.node text { font: 12px var(--mono); fill: var(--text); direction: ltr; unicode-bidi: isolate; }
.node .node-class { font-weight: 700; }
.node .node-address { fill: var(--muted); }
.port { fill: var(--accent); }
.edge { fill: none; stroke: var(--accent); stroke-width: 1.5; }
.edge-observation { stroke: var(--muted); stroke-dasharray: 5 4; }
.arrow path { fill: context-stroke; }
.observed-lists { contain: layout paint; flex: 0 0 min(480px, 42%); overflow: auto; padding: 12px; border-left: 1px solid var(--border); }
.observed-table { width: 100%; table-layout: fixed; border-collapse: collapse; margin-bottom: 20px; }
.observed-table th { text-align: left; font-weight: 400; color: var(--muted); }
.observed-table th, .observed-table td { padding: 4px 8px 4px 0; vertical-align: top; border-bottom: 1px solid var(--border); }
.observed-table div > span { display: block; }
.observed-table .name { overflow-wrap: anywhere; }
.observed-table thead td:last-child { width: 84px; }
.observed-table thead td:nth-child(2) { width: 28px; }
.cell-button { text-align: right; }
.observed-table td.cell-button { padding-right: 0; }
.binding-arrow { color: var(--accent); font-size: 15px; }

/* Watch */
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(440px, 100%), 1fr)); gap: 12px; }
.plot { padding: 10px 12px; border: 1px solid var(--border); border-radius: 4px; background: var(--raised); min-width: 0; }
.plot-head { display: flex; align-items: center; gap: 6px; }
.plot-head h3 { margin-right: auto; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.plot-values { display: flex; align-items: baseline; gap: 12px; margin: 4px 0; }
.plot-now { font-size: 18px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-variant-numeric: tabular-nums; }
.plot-values .muted { white-space: nowrap; margin-left: auto; font-variant-numeric: tabular-nums; }
.plot-canvas { display: block; width: 100%; height: 180px; }
.plot-texts { height: 180px; overflow: auto; }
.plot-texts li { display: flex; gap: 12px; padding: 2px 0; border-bottom: 1px solid var(--border); white-space: pre; }
.plot-texts span:last-child { overflow: hidden; text-overflow: ellipsis; unicode-bidi: isolate; }

/* Deaths */
.death { display: flex; gap: 12px; line-height: 24px; height: 24px; }
.death > :nth-child(1) { flex: 0 0 13ch; }
.death > :nth-child(2) { flex: 0 1 56ch; min-width: 0; text-overflow: ellipsis; }
.death > :nth-child(3) { flex: 0 0 18ch; color: var(--muted); }
.death > :nth-child(4) { flex: 0 0 13ch; }
.death > :nth-child(5) { flex: 0 0 16ch; color: var(--muted); }
.death-head { overflow: hidden; scrollbar-gutter: stable; padding: 0 12px; font: 12px/24px var(--mono); color: var(--muted); background: var(--surface); border-bottom: 1px solid var(--border); }

/* Notices and dialogs */
.notice { position: fixed; left: 50%; bottom: 46px; transform: translateX(-50%); max-width: min(560px, 92vw); padding: 6px 14px; border-radius: 4px; background: var(--text); color: var(--ground); overflow-wrap: anywhere; }
.notice:empty { display: none; }
.shortcuts { max-width: min(560px, 92vw); padding: 16px 20px; border: 1px solid var(--border); border-radius: 6px; background: var(--raised); color: var(--text); }
.shortcuts::backdrop { background: rgb(0 0 0 / 45%); }
.shortcuts h2 { margin-bottom: 10px; font-size: 15px; }
.shortcuts th { text-align: left; font-weight: 400; padding: 3px 20px 3px 0; vertical-align: top; white-space: nowrap; }
.dialog-actions { margin-top: 12px; text-align: right; }

@media (max-width: 820px) {
  .top { gap: 0 10px; padding-top: 6px; }
  .brand { order: 1; }
  .connection { order: 2; }
  .top-tools { order: 3; }
  .tabs { order: 4; flex-basis: 100%; margin: 0 -12px; padding: 0 4px; }
  .tabs button { height: 36px; padding: 0 8px; }
  .tabs .badge { margin-left: 1px; }
  .brand { max-width: 30vw; }
  .wide-only { display: none; }
  .split { flex-direction: column; }
  .split .log-area { min-height: 110px; }
  .detail { flex: 0 1 42vh; min-height: 0; border-left: 0; border-top: 2px solid var(--border); }
  .graph-area, .graph-tools { display: none; }
  .observed-lists { flex: 1; border-left: 0; }
}
@media (max-width: 600px) {
  .toolbar { padding: 6px 8px; gap: 6px; }
  .levels, .actions { flex-basis: 100%; margin-left: 0; overflow-x: auto; }
  .levels .toggle { padding: 0 3px; flex: 1 0 auto; font-size: 12px; }
  .levels .toggle[aria-pressed="true"] { font-weight: 500; }
  .actions button { padding: 0 5px; flex: 1 0 auto; font-size: 12px; }
  .filter-expression { flex-basis: 100%; }
  .row { gap: 6px; padding: 0 6px; }
  .row .cell-label { display: none; }
  /* The first letters differ. */
  .cell-level, .row.level-critical .cell-level { width: 1ch; min-width: 0; text-transform: uppercase; }
  .statusbar { padding: 4px 8px; gap: 2px 8px; }
  .shortcuts th { white-space: normal; }
  .death-head { padding: 0 6px; gap: 6px; }
  .death > :nth-child(2) { flex: 1; }
  .death > :nth-child(3), .death > :nth-child(5) { display: none; }
}
@media (max-width: 400px) {
  .tabs button { padding: 0 6px; font-size: 12px; }
  .tabs .badge { padding: 0 4px; font-size: 10px; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; }
}
@media (forced-colors: active) {
  .row.selected { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .toggle[aria-pressed="true"], .switch[aria-checked="true"] { border: 2px solid Highlight; }
}

"""###),
    PageFile(name: "tabs.js", type: "text/javascript; charset=utf-8", text: ###"""
// The tabs and their panels.

import { byId, setText } from "./dom.js";

const KEY = "pliant.tab";
const TABS = ["logs", "bent", "observed", "watch", "deaths"];

export class Tabs {
  #current = null;

  /** `onShow(name, isShown)` is called for the panel that goes and the one that comes. */
  constructor(onShow) {
    this.onShow = onShow;
    for (const name of TABS) {
      const tab = tabOf(name);
      tab.addEventListener("click", () => this.show(name));
      tab.addEventListener("keydown", (event) => this.#key(event, name));
    }
  }

  get current() {
    return this.#current;
  }

  showLast() {
    const last = sessionStorage.getItem(KEY);
    this.show(TABS.includes(last) ? last : "logs");
  }

  show(name) {
    if (name === this.#current) return;
    const previous = this.#current;
    this.#current = name;
    for (const other of TABS) {
      const isCurrent = other === name;
      const tab = tabOf(other);
      tab.setAttribute("aria-selected", String(isCurrent));
      tab.tabIndex = isCurrent ? 0 : -1;
      byId(other).hidden = !isCurrent;
    }
    tabOf(name).scrollIntoView({ block: "nearest", inline: "nearest" });
    sessionStorage.setItem(KEY, name);
    if (previous) this.onShow(previous, false);
    this.onShow(name, true);
  }

  showNumber(number) {
    const name = TABS[number - 1];
    if (!name) return;
    this.show(name);
    tabOf(name).focus();
  }

  #key(event, name) {
    const index = TABS.indexOf(name);
    const target = {
      ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: TABS.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.showNumber(((target + TABS.length) % TABS.length) + 1);
  }
}

const tabOf = (name) => byId(`tab-${name}`);

/** The number beside a tab's name; nothing for 0. */
export function setBadge(name, text) {
  const badge = byId(`badge-${name}`);
  badge.hidden = text === "";
  setText(badge, text);
}

"""###),
    PageFile(name: "text.js", type: "text/javascript; charset=utf-8", text: ###"""
// How the program's text is shown: on one line, cut, and with what is invisible made visible.

// Format characters can turn or hide text. The joiners U+200C and U+200D are left alone: emoji and
// some scripts need them, and they move nothing.
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const INVISIBLE_IN_BLOCK = /(?![\u200c\u200d\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const MOST_MARKED = 500;

const CONTROLS = [
  "NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI",
  "DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US",
].join(" ").split(" ");

/** A visible sign for a character that has none. Unicode's own control pictures are in few fonts. */
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

/** Fills an element with a text of many lines, and marks what is invisible. Returns how much was left out. */
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
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())} ${clock(seconds)}`;
}

// Rounded, for 1763740000.123 s are 1763740000122.9999 ms.
const dateOf = (seconds) => new Date(Math.round(seconds * 1000));

const numbers = new Intl.NumberFormat("en-US");

/** `100,000` */
export const count = (number) => numbers.format(number);

/** `1 line`, `2 lines` */
export const counted = (number, noun) => `${count(number)} ${noun}${number === 1 ? "" : "s"}`;

"""###),
    PageFile(name: "theme.js", type: "text/javascript; charset=utf-8", text: ###"""
// Light, dark, or as the system says.

const KEY = "pliant.theme";
const THEMES = ["system", "light", "dark"];

/** `onChange()` is for what is drawn rather than styled. */
export function setUpTheme(button, onChange) {
  let theme = localStorage.getItem(KEY);
  if (!THEMES.includes(theme)) theme = "system";
  const show = () => {
    document.documentElement.dataset.theme = theme;
    button.lastElementChild.textContent = theme;
    onChange();
  };
  button.addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    localStorage.setItem(KEY, theme);
    show();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", onChange);
  show();
}

"""###),
    PageFile(name: "token.js", type: "text/javascript; charset=utf-8", text: ###"""
// The token that lets this page talk to the program.

const KEY = "pliant.token";

/** The token of an address that somebody pasted, of a fragment, or a bare one; null where there is none. */
export function tokenIn(text) {
  const match = /#(?:.*&)?token=([^&\s]+)/.exec(text);
  if (match) return decode(match[1]);
  const bare = text.trim();
  return /^[\w.~+/=-]{8,}$/.test(bare) ? bare : null;
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Takes the token out of the address bar, where it would be seen and bookmarked. */
export function takeToken() {
  const fresh = location.hash ? tokenIn(location.hash) : null;
  if (fresh) history.replaceState(null, "", location.pathname + location.search);
  return fresh ?? sessionStorage.getItem(KEY);
}

export function keepToken(token) {
  sessionStorage.setItem(KEY, token);
}

"""###),
    PageFile(name: "view.js", type: "text/javascript; charset=utf-8", text: ###"""
// What the views have in common: each draws itself when it is shown, and has a field to find things by.

export class View {
  isShown = false;

  setShown(isShown) {
    this.isShown = isShown;
    this.schedule();
  }

  focusFilter() {
    this.field.focus();
  }
}

"""###),
    PageFile(name: "virtual-list.js", type: "text/javascript; charset=utf-8", text: ###"""
// A list of any length that has elements only for the rows in sight. All rows are equally high.

import { el } from "./dom.js";

// Elements that are placed farther than some millions of pixels away are placed badly.
const LARGEST_OFFSET = 200_000;

export class VirtualList {
  #count = 0;
  /**
   * How many rows have gone at the front. Rows are placed, and have their elements, by index + offset,
   * so that those that stay need no work.
   */
  #offset = 0;
  #pool = [];
  #filled = [];
  #height = 0;
  #lastTop = 0;

  /**
   * `makeRow()` makes an element, `fillRow(element, index)` shows a row in it. `viewport` scrolls.
   * `onScroll(direction)` is told of scrolling: -1 up, 1 down.
   */
  constructor({ viewport, rowHeight, makeRow, fillRow, onScroll = () => {} }) {
    Object.assign(this, { viewport, rowHeight, makeRow, fillRow });
    this.window = el("div", { class: "window", role: "presentation" });
    this.sizer = el("div", { class: "sizer", role: "presentation" }, this.window);
    viewport.append(this.sizer);
    viewport.addEventListener("scroll", () => {
      // Scrolled by a change of size, as when its tab is shown again: that is not the reader's doing.
      if (viewport.clientHeight !== this.#height) return;
      const top = viewport.scrollTop;
      const direction = Math.sign(top - this.#lastTop);
      this.#lastTop = top;
      this.render();
      if (direction !== 0) onScroll(direction);
    }, { passive: true });
    new ResizeObserver(() => {
      this.#height = viewport.clientHeight;
      this.render();
      this.onResize?.();
    }).observe(viewport);
  }

  get isAtEnd() {
    return this.viewport.scrollTop + this.#height >= this.#count * this.rowHeight - 1;
  }

  get canScroll() {
    return this.#count * this.rowHeight > this.#height;
  }

  /** Takes in a change of size at once, rather than with the next frame. */
  measure() {
    this.#height = this.viewport.clientHeight;
  }

  /** How many whole rows are in sight. */
  get page() {
    return Math.max(1, Math.floor(this.#height / this.rowHeight) - 1);
  }

  get firstVisible() {
    return Math.floor(this.viewport.scrollTop / this.rowHeight);
  }

  /** The list has that many rows now, and those it shows may be others. */
  setCount(count) {
    if (count !== this.#count) {
      this.#count = count;
      this.sizer.style.height = `${count * this.rowHeight}px`;
    }
  }

  /** That many rows went at the front; the others follow without being filled anew. */
  dropFront(rows) {
    if (rows === 0) return;
    this.#offset += rows;
    if (this.#offset > LARGEST_OFFSET) {
      this.#offset = 0;
      this.invalidate();
    }
    this.window.style.transform = `translateY(${-this.#offset * this.rowHeight}px)`;
  }

  /** Moves what is in sight by that many rows without being seen to scroll. */
  shift(rows) {
    this.#scrollTo(this.viewport.scrollTop + rows * this.rowHeight);
  }

  scrollToRow(index) {
    this.#scrollTo(index * this.rowHeight);
  }

  scrollToEnd() {
    this.#scrollTo(Math.max(0, this.#count * this.rowHeight - this.#height));
  }

  /** Scrolls no more than needed. */
  reveal(index) {
    const top = index * this.rowHeight;
    if (top < this.viewport.scrollTop) this.#scrollTo(top);
    const bottom = top + this.rowHeight - this.#height;
    if (bottom > this.viewport.scrollTop) this.#scrollTo(bottom);
  }

  #scrollTo(top) {
    this.viewport.scrollTop = top;
    // The page's own scrolling is not the reader's.
    this.#lastTop = this.viewport.scrollTop;
  }

  /** Any row may be another now: all are filled anew when they are drawn next. */
  invalidate() {
    this.#filled.fill(-1);
  }

  refresh() {
    this.invalidate();
    this.render();
  }

  render() {
    if (this.#height === 0) return;
    // Two rows more at each side hide that filling comes after scrolling.
    const first = Math.max(0, this.firstVisible - 2) + this.#offset;
    const last = this.firstVisible + Math.ceil(this.#height / this.rowHeight) + 3;
    const end = Math.min(this.#count, last) + this.#offset;
    this.#growPool(Math.ceil(this.#height / this.rowHeight) + 6);
    const size = this.#pool.length;
    for (let slot = 0; slot < size; slot += 1) {
      // A row keeps its element while it is in sight: `size` places in a row have a slot each.
      const place = first + ((slot - (first % size) + size) % size);
      this.#place(slot, place < end ? place : -1);
    }
  }

  #growPool(size) {
    if (this.#pool.length >= size) return;
    while (this.#pool.length < size) {
      const row = this.makeRow();
      row.hidden = true;
      this.#pool.push(row);
      this.window.append(row);
    }
    // Another size gives each index another slot.
    this.#filled = new Array(size).fill(-1);
  }

  #place(slot, place) {
    const row = this.#pool[slot];
    if (place < 0) {
      if (!row.hidden) row.hidden = true;
      this.#filled[slot] = -1;
      return;
    }
    if (this.#filled[slot] === place) return;
    this.#filled[slot] = place;
    row.hidden = false;
    row.style.transform = `translateY(${place * this.rowHeight}px)`;
    this.fillRow(row, place - this.#offset);
  }
}

"""###),
    PageFile(name: "watch-card.js", type: "text/javascript; charset=utf-8", text: ###"""
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

/** Shows the `span` seconds until `now` or `pausedAt`, or until the last value of a watch that has ended. */
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

"""###),
    PageFile(name: "watch-view.js", type: "text/javascript; charset=utf-8", text: ###"""
// The watched properties, a live plot or a timeline of texts each.

import { button, el, emptyNote, reconcile, setText } from "./dom.js";
import { plotColors } from "./plot.js";
import { Series } from "./series.js";
import { counted } from "./text.js";
import { fillCard, makeCard } from "./watch-card.js";

// For that long after the first values, they may be old ones that the program sends again.
const REPLAY = 2000;
const SPANS = [["10 s", 10], ["30 s", 30], ["1 min", 60], ["5 min", 300]];
const DRAW_INTERVAL = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 66;

export class WatchView {
  isShown = false;
  #watches = [];
  #series = new Map();
  /** By watch: `{ at, series }`, the time that its plot stands still at and what it shows. */
  #paused = new Map();
  #span = 30;
  #lost = 0;
  #frame = 0;
  #lastDrawing = 0;
  /** How far this clock is ahead of the program's: the page may be on another machine. */
  #skew = null;
  #liveFrom = null;
  /** The newest watch that a state has named. */
  #newest = 0;

  constructor({ panel, api, announce }) {
    Object.assign(this, { api, announce });
    this.colors = plotColors();
    this.choices = SPANS.map(([name, seconds]) => this.#makeChoice(name, seconds));
    this.lostText = el("span", { class: "muted" });
    this.cards = el("ul", { class: "plots" });
    this.empty = emptyNote(
      "Nothing is watched.",
      "Press “Watch” beside an observation under Observed, and its property is plotted here.",
    );
    const spans = el("div", { class: "group", role: "group", "aria-label": "Time span" }, ...this.choices);
    panel.append(
      el("div", { class: "toolbar" }, spans, this.lostText),
      el("div", { class: "scroll" }, this.empty, this.cards),
    );
  }

  #makeChoice(name, seconds) {
    return button(name, {
      class: "toggle",
      "aria-pressed": String(seconds === this.#span),
      onclick: () => this.#choose(seconds),
    });
  }

  setShown(isShown) {
    this.isShown = isShown;
    this.#drawSoon();
  }

  focusFilter() {
    this.choices[0].focus();
  }

  recolor() {
    this.colors = plotColors();
    this.#drawSoon();
  }

  receive({ watches }) {
    this.#watches = watches;
    const ids = new Set(watches.map(({ id }) => id));
    this.#newest = Math.max(this.#newest, ...ids);
    for (const id of this.#series.keys()) {
      // The values of a newer watch may come before the state that names it.
      if (!ids.has(id) && id <= this.#newest) this.#series.delete(id);
    }
    for (const id of this.#paused.keys()) {
      if (!ids.has(id)) this.#paused.delete(id);
    }
    this.#drawSoon();
  }

  receiveValues({ values, lost }) {
    // Those that left the program's memory before this page came are no loss.
    if (this.#liveFrom !== null) this.#lost += lost;
    this.#liveFrom ??= performance.now() + REPLAY;
    const isLive = performance.now() > this.#liveFrom;
    for (const value of values) {
      const age = Date.now() / 1000 - value.time;
      if (isLive || age < 0) this.#skew = Math.min(this.#skew ?? Infinity, age);
      const series = this.#seriesOf(value.watch);
      series.add(value);
      this.#series.set(value.watch, series);
    }
    this.#run();
  }

  reset() {
    this.#skew = null;
    this.#liveFrom = null;
    this.#newest = 0;
    this.#lost = 0;
    this.#series.clear();
    this.receive({ watches: [] });
  }

  #choose(seconds) {
    this.#span = seconds;
    this.choices.forEach((choice, index) => {
      choice.setAttribute("aria-pressed", String(SPANS[index][1] === seconds));
    });
    this.#drawSoon();
  }

  #drawSoon() {
    this.#lastDrawing = 0;
    this.#run();
  }

  /** Draws for as long as there is something that moves and somebody to see it. */
  #run() {
    if (this.#frame || !this.isShown) return;
    this.#frame = requestAnimationFrame((time) => {
      this.#frame = 0;
      if (time - this.#lastDrawing >= DRAW_INTERVAL) {
        this.#lastDrawing = time;
        this.#draw();
      }
      if (this.#watches.some(({ id, ended }) => !ended && !this.#paused.has(id))) this.#run();
    });
  }

  #draw() {
    this.empty.hidden = this.#watches.length > 0;
    setText(
      this.lostText,
      this.#lost > 0 ? `${counted(this.#lost, "value")} lost: no longer kept when they could be sent` : "",
    );
    const make = ({ id }) => {
      return makeCard(id, { pause: () => this.#togglePause(id), stop: () => this.#stop(id) });
    };
    reconcile(this.cards, this.#watches, ({ id }) => String(id), make, (card, watch) => {
      const paused = watch.ended ? undefined : this.#paused.get(watch.id);
      const series = paused?.series ?? this.#seriesOf(watch.id);
      const pausedAt = paused?.at ?? null;
      fillCard(card, { watch, series, pausedAt, now: this.#now(), span: this.#span, colors: this.colors });
    });
  }

  /** The program's time. */
  #now() {
    return Date.now() / 1000 - (this.#skew ?? 0);
  }

  #seriesOf(id) {
    return this.#series.get(id) ?? new Series();
  }

  #togglePause(id) {
    if (!this.#paused.delete(id)) {
      this.#paused.set(id, { at: this.#now(), series: this.#seriesOf(id).copy() });
    }
    this.#drawSoon();
  }

  async #stop(id) {
    try {
      await this.api.stopWatch(id);
      this.announce("Stopped.");
    } catch (error) {
      this.announce(`Not stopped: ${error.message}`);
    }
  }
}

"""###),
  ]
}
