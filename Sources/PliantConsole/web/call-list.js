// Calls, the newest first, and the details of one.

import { callText, ending, lane } from "./call-text.js";
import { detailPane, el, factList, setAttribute, setText } from "./dom.js";
import { clock, dateAndClock, duration, oneLine } from "./text.js";
import { VirtualList } from "./virtual-list.js";

const ROW_HEIGHT = 24;

export class CallList {
  #shown = [];
  #drawnN = 0;
  /** The number of the call whose details are open. */
  selected = null;

  constructor({ onChange }) {
    this.onChange = onChange;
    this.viewport = el("div", {
      class: "deaths-list", role: "grid", tabindex: "0", "aria-label": "Calls, the newest first",
      "data-test": "calls", onkeydown: (event) => this.#key(event),
    });
    const pane = detailPane({
      title: "Call", label: "Details of the call", test: "call-detail", region: "Call",
      onClose: () => this.close(),
    });
    this.detail = pane.element;
    this.body = pane.body;
    this.element = el("div", { class: "split" },
      el("div", { class: "log-area" }, this.viewport), this.detail);
    this.list = new VirtualList({
      viewport: this.viewport,
      rowHeight: ROW_HEIGHT,
      makeRow: () => this.#makeRow(),
      fillRow: (row, index) => this.#fillRow(row, this.#at(index), index),
    });
  }

  /** Oldest first. */
  show(calls) {
    this.#shown = calls;
    this.list.setCount(calls.length);
    setAttribute(this.viewport, "aria-rowcount", calls.length);
    // New rows are inserted at the top; the rows in view do not move.
    let added = 0;
    while (calls.at(-1 - added)?.n > this.#drawnN) added += 1;
    if (this.viewport.scrollTop > 0) this.list.shift(added);
    this.#drawnN = calls.at(-1)?.n ?? this.#drawnN;
    this.list.refresh();
  }

  reset() {
    this.#drawnN = 0;
    this.close();
  }

  choose(call) {
    this.selected = call.n;
    this.body.scrollTop = 0;
    this.body.replaceChildren(facts(call));
    this.detail.hidden = false;
    const index = this.#shown.findLastIndex(({ n }) => n === call.n);
    if (index >= 0) this.list.reveal(this.#shown.length - 1 - index);
    this.onChange();
  }

  close() {
    this.selected = null;
    this.detail.hidden = true;
    this.viewport.focus();
    this.onChange();
  }

  #at(index) {
    return this.#shown[this.#shown.length - 1 - index];
  }

  #makeRow() {
    const row = el("div", { class: "row call", role: "row", "data-test": "call" });
    row.cells = ["time", "text", "duration", "caller"].map(
      (name) => el("span", { role: "gridcell", class: `call-${name}` }),
    );
    row.append(...row.cells);
    row.addEventListener("click", () => this.choose(row.call));
    return row;
  }

  #fillRow(row, call, index) {
    row.call = call;
    row.id = `call-${call.n}`;
    setAttribute(row, "aria-rowindex", index + 1);
    const isSelected = call.n === this.selected;
    row.classList.toggle("selected", isSelected);
    row.classList.toggle("threw", call.outcome === "threw");
    if (isSelected) this.viewport.setAttribute("aria-activedescendant", row.id);
    const texts = [
      clock(call.time), callText(call), duration(call.duration / 1e9),
      call.caller ? `← ${oneLine(call.caller, 200)}` : "",
    ];
    row.cells.forEach((cell, place) => setText(cell, texts[place]));
  }

  #key(event) {
    const index = this.#shown.findLastIndex(({ n }) => n === this.selected);
    const last = this.#shown.length - 1;
    const place = index < 0 ? -1 : last - index;
    const target = {
      ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: last, Enter: Math.max(place, 0),
      PageDown: place + this.list.page, PageUp: place - this.list.page,
    }[event.key];
    if (event.key === "Escape" && !this.detail.hidden) this.close();
    else if (target !== undefined && last >= 0) {
      this.choose(this.#at(Math.min(Math.max(target, 0), last)));
    } else return;
    event.preventDefault();
  }
}

function facts(call) {
  return factList([
    ["Function", call.name],
    ...call.arguments.map(({ label, text }, index) => [label ?? `Argument ${index + 1}`, text]),
    outcome(call),
    ["Duration", duration(call.duration / 1e9)],
    ["Began", dateAndClock(call.time)],
    ["Called from", call.caller ?? "unknown"],
    ["Ran on", call.task ? `${lane(call)}, thread ${call.thread}` : lane(call)],
    ...(call.parentTask ? [["Child of", `task ${call.parentTask}`]] : []),
  ], { "data-test": "call-facts" });
}

function outcome(call) {
  if (call.outcome === "threw") return ["Threw", call.value];
  if (call.outcome === "returned") return ["Returned", call.value ?? "nothing"];
  return ["Ended", ending(call)];
}
