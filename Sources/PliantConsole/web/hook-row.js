// One hook: a method or function that is overridden, and its layers.

import { el, reconcile, setAttribute, setText } from "./dom.js";
import { fillInstaller } from "./installer.js";
import { count, counted, oneLine, rate } from "./text.js";

const REACHES = {
  everyCall: ["every call", () => "Every call is overridden."],
  callsOf: [
    "calls not inlined",
    ({ images }) =>
      images.length === 0
        ? "Calls are overridden, except those that the optimizer inlined."
        : "Calls are overridden, except those that the optimizer inlined, or led to its copies: "
          + images.join(", "),
  ],
  callsFrom: [
    "calls from images",
    ({ images }) => `Calls that these images make are overridden: ${images.join(", ")}`,
  ],
};
const MOST_STACKS = 40;
const MOST_LAYERS = 50;

export function makeHook() {
  const parts = {
    declaration: el("h3", { class: "code" }),
    reach: el("span", { class: "tag" }),
    images: el("span", { class: "muted code" }),
    calls: el("span", { "data-test": "hook-calls" }),
    rate: el("span", { class: "muted", "data-test": "hook-rate" }),
    tasks: el("span", { class: "tag tag-accent" }),
    stacks: el("div", { class: "stacks" }),
    more: el("p", { class: "muted more" }),
  };
  return el("li", { class: "hook", "data-test": "hook", parts },
    el("div", { class: "hook-head" }, parts.declaration, parts.reach, parts.images, parts.tasks,
      el("span", { class: "hook-calls" }, parts.calls, parts.rate)),
    parts.stacks, parts.more);
}

/** `perSecond` may be null; `known` has the redefinitions by id, the installers, and the switches. */
export function fillHook(element, hook, perSecond, known) {
  const { parts } = element;
  element.dataset.id = hook.id;
  const [name, explain] = REACHES[hook.reach] ?? [hook.reach, () => ""];
  setText(parts.declaration, oneLine(hook.declaration));
  setText(parts.reach, oneLine(name, 60));
  parts.reach.title = explain(hook);
  setText(parts.images, hook.images.length > 0 ? oneLine(hook.images.join(", "), 200) : "");
  const isCounted = (hook.calls ?? null) !== null;
  setText(parts.calls, isCounted ? counted(hook.calls, "call") : "calls not counted");
  setText(parts.rate, (perSecond ?? 0) === 0 ? "" : `${rate(perSecond)}/s`);
  setText(parts.tasks, hook.tasks === 0 ? "" : `redefined in ${counted(hook.tasks, "task")}`);
  fillStacks(element, hook, known);
}

/** The id of a layer's switch. */
export const layerID = (hook, facts) => `${hook.id}/${facts.id}`;

/** Looked at only if it changed: the counts change all the time, the layers seldom. */
function fillStacks(element, hook, known) {
  const { stacks, more } = element.parts;
  const signature = JSON.stringify([
    hook.classes, hook.objects, hook.moreObjects, known.installers, known.switches.version,
    hook.classes.map(({ redefinition }) => known.redefinitions.get(redefinition)?.isActive),
  ]);
  if (element.signature === signature) return;
  element.signature = signature;
  const shown = [
    ...hook.classes.slice(0, MOST_STACKS).map((one) => ({
      key: `class ${one.class}`,
      title: one.class === "" ? "function" : `class ${one.class}`,
      layers: [...layersOf(hook, one), ...redefinitionOf(one, known), bottom("original")],
    })),
    ...hook.objects.slice(0, MOST_STACKS).map((one) => ({
      key: one.address,
      title: `${one.class} ${one.address}`,
      layers: [...layersOf(hook, one), bottom("as its class")],
    })),
  ];
  reconcile(stacks, shown, ({ key }) => key, makeStack,
    (stack, one) => fillStack(stack, one, known));
  const unshown = (list) => Math.max(0, list.length - MOST_STACKS);
  const others = hook.moreObjects + unshown(hook.objects) + unshown(hook.classes);
  setText(more, others === 0 ? "" : `and ${count(others)} more`);
}

function makeStack() {
  const title = el("div", { class: "stack-title code" });
  const list = el("ol", { "aria-label": "Layers, the newest first" });
  return el("div", { class: "stack", parts: { title, list } }, title, list);
}

/** From the layer that answers first down to the code that was there before. */
function fillStack({ parts }, { title, layers }, known) {
  setText(parts.title, oneLine(title, 120));
  parts.title.title = oneLine(title, 400);
  reconcile(parts.list, layers, ({ key }) => key, (one) => makeLayer(one, known),
    (element, one) => fillLayer(element, one, title, known));
}

function makeLayer({ facts, id }, known) {
  const parts = {
    text: el("span", { class: "layer-key code" }),
    kind: el("span", { class: "muted layer-kind" }),
    installer: el("div", { class: "muted layer-installer", "data-test": "layer-installer" }),
    failure: el("span", { class: "error-text", role: "alert" }),
  };
  if (facts) parts.control = known.switches.make(id);
  const head = el("div", { class: "layer-head" }, parts.text, parts.kind, parts.control ?? null);
  return el("li", { "data-test": "layer", parts }, head, parts.installer, parts.failure);
}

function fillLayer(element, { name, text, facts, id, installer, isOff, more }, subject, known) {
  const { parts } = element;
  setText(parts.text, text);
  setText(parts.kind, facts ? oneLine(facts.kind, 40) : "");
  fillInstaller(parts.installer, known.installers[installer]);
  let isShownOff = isOff;
  if (facts) {
    const label = `${facts.kind} ${text} of ${oneLine(subject, 120)}`;
    const state = known.switches.fill(parts.control, id, facts.isOn, label);
    setText(parts.failure, state.failure);
    isShownOff = !state.isOn;
  }
  const classes = ["layer", name, isShownOff ? "off" : "", more ? "muted" : ""].filter(Boolean);
  setAttribute(element, "class", classes.join(" "));
}

function layersOf(hook, { layers, facts }) {
  const shown = layers.slice(0, MOST_LAYERS).map((key, index) => {
    const known = facts?.[index];
    return {
      key: known?.id ?? `${index}`,
      id: known ? layerID(hook, known) : null,
      name: "layer-own",
      text: key === "" ? "layer without a key" : oneLine(key, 120),
      facts: known,
      installer: known?.installer,
    };
  });
  if (layers.length > MOST_LAYERS) {
    shown.push({
      key: "more", more: true, text: `${count(layers.length - MOST_LAYERS)} more layers`,
    });
  }
  return shown;
}

function redefinitionOf({ redefinition }, { redefinitions }) {
  if (redefinition === null || redefinition === undefined) return [];
  const one = redefinitions.get(redefinition);
  const isOff = one?.isActive === false;
  return [{
    key: redefinition,
    name: "layer-redefinition",
    text: `redefinition ${oneLine(redefinition, 60)}${isOff ? " (off)" : ""}`,
    installer: one?.installer,
    isOff,
  }];
}

const bottom = (text) => ({ key: "original", name: "layer-original", text });
