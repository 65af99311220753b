// Calls, the newest first, and the details of one.

import { callText, ending, lane } from "./call-text.js";
import { detailPane, el, factList } from "./dom.js";
import { NewestList } from "./newest-list.js";
import { clock, dateAndClock, duration, oneLine } from "./text.js";

export class CallList {
  /** The number of the call whose details are open. */
  selected = null;

  constructor({ onChange }) {
    this.onChange = onChange;
    this.list = new NewestList({
      attributes: {
        role: "grid", "aria-label": "Calls, the newest first", "data-test": "calls",
        onkeydown: (event) => this.#key(event),
      },
      row: {
        class: "row call", "data-test": "call",
        onclick: (event) => this.choose(event.currentTarget.call),
      },
      cells: ["time", "text", "duration", "caller"].map((name) => {
        return { role: "gridcell", class: `call-${name}` };
      }),
      fill: (row, call) => this.#fill(row, call),
    });
    const pane = detailPane({
      title: "Call", label: "Details of the call", test: "call-detail", name: "Call",
      onClose: () => this.close(),
    });
    this.detail = pane.element;
    this.body = pane.body;
    this.element = el("div", { class: "split" },
      el("div", { class: "log-area" }, this.list.viewport), this.detail);
  }

  choose(call) {
    this.selected = call.n;
    this.body.scrollTop = 0;
    this.body.replaceChildren(facts(call));
    this.detail.hidden = false;
    const index = this.list.indexOf(call.n);
    if (index >= 0) this.list.reveal(index);
    this.onChange();
  }

  close() {
    this.selected = null;
    this.detail.hidden = true;
    this.list.viewport.focus();
    this.onChange();
  }

  #fill(row, call) {
    row.call = call;
    row.id = `call-${call.n}`;
    const isSelected = call.n === this.selected;
    row.classList.toggle("selected", isSelected);
    row.classList.toggle("threw", call.outcome === "threw");
    if (isSelected) this.list.viewport.setAttribute("aria-activedescendant", row.id);
    return [
      clock(call.time), callText(call), duration(call.duration / 1e9),
      call.caller ? `← ${oneLine(call.caller, 200)}` : "",
    ];
  }

  #key(event) {
    const place = this.list.indexOf(this.selected);
    const last = this.list.items.length - 1;
    const target = {
      ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: last, Enter: Math.max(place, 0),
      PageDown: place + this.list.page, PageUp: place - this.list.page,
    }[event.key];
    if (event.key === "Escape" && !this.detail.hidden) this.close();
    else if (target !== undefined && last >= 0) {
      this.choose(this.list.at(Math.min(Math.max(target, 0), last)));
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
