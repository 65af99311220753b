// The observations of the program: objects with their properties, and lines between them.

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
