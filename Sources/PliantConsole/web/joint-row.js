// One joint: a method or function that is bent, and its layers.

import { el, setText } from "./dom.js";
import { count, counted, oneLine } from "./text.js";

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
  const isCounted = (joint.calls ?? null) !== null;
  setText(parts.calls, isCounted ? counted(joint.calls, "call") : "calls not counted");
  setText(parts.rate, rate === null ? "" : `${perSecond(rate)}/s`);
  parts.tasks.hidden = joint.tasks === 0;
  setText(parts.tasks, `redefined in ${counted(joint.tasks, "task")}`);
  fillStacks(element, joint, redefinitions);
}

function perSecond(rate) {
  if (rate === 0) return "0";
  return rate < 10 ? rate.toFixed(1) : count(Math.round(rate));
}

/** Created again only if it changed: the counts change all the time, the layers seldom. */
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
