// Draws the graph of observed objects as SVG. Unchanged nodes keep their elements.

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
  element = svg(
    "svg", { class: "graph", role: "img" }, svg("defs", {}, arrow()), this.#edges, this.#nodes,
  );

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

/** There is no room for the module, which the title names. */
const shortName = (node) => oneLine(node.class.replace(/^[^.<]+[.]/, ""), LONGEST_NAME - 1);

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
    svg("text", { class: "node-class", x: 12, y: 18, text: shortName(node) }),
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
  const y = place.y + portOffset(byID.get(object), path);
  return { left: place.x, right: place.x + NODE_WIDTH, y };
}

/** Leaves to the right and arrives from the left if it can; in a column it curves to the right. */
function curve(start, end) {
  if (start.right < end.left) return bezier(start.right, start.y, end.left, end.y, 1, -1);
  if (start.left > end.right) return bezier(start.left, start.y, end.right, end.y, -1, 1);
  return bezier(start.right, start.y, end.right, end.y, 1, 1);
}

function bezier(x1, y1, x2, y2, leaving, arriving) {
  const curve = Math.max(36, Math.abs(x2 - x1) / 2);
  return `M ${x1} ${y1} C ${x1 + leaving * curve} ${y1} ${x2 + arriving * curve} ${y2} ${x2} ${y2}`;
}
