// Creates elements. Text is only ever set as text, because the program's text is not trusted.

import { oneLine } from "./text.js";

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes, listeners (`onclick`), `text`, and `parts` to be filled later. */
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
    else if (name === "parts") element.parts = value;
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

/** A part that scrolls, which keys reach. */
export function region(label, className, ...children) {
  const attributes = { class: className, tabindex: "0", role: "region", "aria-label": label };
  return el("div", attributes, ...children);
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

/** How long a time is shown: buttons of `[text, seconds]`, of which one is pressed. */
export function spanChoices(spans, chosen, onChoose) {
  const choose = (seconds) => {
    buttons.forEach((one, at) => setAttribute(one, "aria-pressed", spans[at][1] === seconds));
    onChoose(seconds);
  };
  const buttons = spans.map(([text, seconds]) => button(text, {
    class: "toggle", "aria-pressed": String(seconds === chosen), onclick: () => choose(seconds),
  }));
  const group = el("div", { class: "group", role: "group", "aria-label": "Time span" }, ...buttons);
  return Object.assign(group, { choose });
}

/** Sets the text only if it differs, so that it is not laid out or read aloud again. */
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
  // Removes elements first, so that others need not be moved: moving an element takes its focus.
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

/** The text of an empty view. `code` is shown as code. */
export function emptyNote(title, hint, code = null) {
  const note = el("div", { class: "empty" }, el("p", { class: "empty-title", text: title }));
  if (hint) note.append(el("p", { text: hint }));
  if (code) note.append(el("pre", {}, el("code", { text: code })));
  return note;
}

/**
 * A pane of details beside a list, which Escape closes: its `element`, `title` and `body`. `title`
 * and `tools` are in its head, `above` is between that and the body, which is called `name`.
 */
export function detailPane({ title: text, label, test, name, tools = [], above = [], onClose }) {
  const title = el("h2", { text });
  const body = region(name, "detail-body");
  const close = button("Close", { title: "Close (Escape)", onclick: onClose });
  const element = el("aside", {
    class: "detail", hidden: true, "data-test": test, "aria-label": label,
    onkeydown: (event) => event.key === "Escape" && onClose(),
  }, el("div", { class: "detail-head" }, title, ...tools, close), ...above, body);
  return { element, title, body };
}

/** Pairs of a name and a text or an element, as a list. */
export function factList(pairs, attributes = {}) {
  return el("dl", { class: "facts", ...attributes }, ...pairs.flatMap(([name, value]) => [
    el("dt", { text: name }),
    el("dd", {}, value instanceof Element ? value : oneLine(String(value), 2000)),
  ]));
}
