// The shapes of the events of a saved session: a file may come from anywhere.

/** Marks a field that older sessions lack. */
const optional = (shape) => ({ optional: shape });

const record = {
  n: "number", time: "number", level: "string", label: "string", message: "string",
  expressions: [["string"]], metadata: { "*": "string" }, module: "string", file: "string",
  function: "string", line: "number", thread: "number", task: "number?",
};
const layers = {
  class: "string", layers: ["string"], address: "string?", redefinition: "string?",
  facts: optional([{ id: "string", kind: "string", isOn: "boolean", installer: "number?" }]),
};
const end = { object: "string", path: "string" };

const SHAPES = {
  hello: { process: "string", pid: "number", session: "string", started: "number" },
  log: { records: [record] },
  lost: { count: "number" },
  skipped: { after: "number", through: "number" },
  marker: { time: "number", text: "string" },
  overridden: {
    hooks: [{
      id: "string", declaration: "string", reach: "string", images: ["string"], calls: "number?",
      tasks: "number", classes: [layers], objects: [layers], moreObjects: "number",
    }],
    redefinitions: [{
      id: "string", targets: ["string"], isActive: "boolean", kind: "string?", installer: "number?",
    }],
    installers: optional([{ function: "string", file: "string?", line: "number?" }]),
  },
  observed: {
    objects: [{ id: "string", class: "string", address: "string" }],
    observations: [{
      id: "number", object: "string", path: "string", owner: "string?", options: ["string"],
    }],
    bindings: [{ id: "number", from: end, to: end, both: "boolean" }],
    start: "number", total: "number", allObjects: "number",
  },
  deaths: {
    deaths: [{
      n: "number", time: "number", class: "string", address: "string", monitors: "number",
      thread: "number",
    }],
    lost: "number", watched: "number",
  },
  watches: {
    watches: [{
      id: "number", observation: "number?", object: "string", class: "string", path: "string",
      ended: "boolean",
    }],
  },
  traces: {
    traces: [{
      id: "number", function: "number", module: "string", name: "string", calls: "number",
      recorded: "number", skipped: "number", lost: "number", threw: "number", p50: "number",
      p99: "number", max: "number", total: "number", unread: "string?",
    }],
  },
  calls: {
    calls: [{
      n: "number", trace: "number", time: "number", start: "number", duration: "number",
      name: "string", arguments: [{ label: "string?", text: "string" }], outcome: "string",
      value: "string?", caller: "string?", thread: "number", task: "number?",
      parentTask: "number?", wasRunning: "boolean?",
    }],
    lost: "number",
  },
  overrides: {
    overrides: [{
      id: "number", function: "number", module: "string", name: "string", action: "string",
      text: "string", calls: "number", changed: "number",
    }],
  },
  objects: {
    mark: "number?", canEdit: "boolean",
    classes: [{
      id: "string", name: "string", living: "number", allocated: "number", marked: "number",
      survivors: "number",
    }],
  },
  seconds: { seconds: [["number"]] },
  gauges: { gauges: [{ name: "string", samples: [["number"]] }] },
  values: {
    values: [{ watch: "number", time: "number", number: "any", text: "string" }],
    lost: "number",
  },
};

/** Whether an event is one that the views can show. */
export function isWellFormed(name, value) {
  return Object.hasOwn(SHAPES, name) && fits(value, SHAPES[name]);
}

function fits(value, shape) {
  if (typeof shape === "string") {
    if (shape === "any") return true;
    if (shape.endsWith("?")) return (value ?? null) === null || fits(value, shape.slice(0, -1));
    return typeof value === shape;
  }
  if (shape.optional) return (value ?? null) === null || fits(value, shape.optional);
  if (Array.isArray(shape)) {
    return Array.isArray(value) && value.every((element) => fits(element, shape[0]));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  if (shape["*"]) return Object.values(value).every((element) => fits(element, shape["*"]));
  return Object.entries(shape).every(([key, part]) => {
    return fits(Object.hasOwn(value, key) ? value[key] : undefined, part);
  });
}
