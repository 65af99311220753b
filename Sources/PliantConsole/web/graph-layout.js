// Places the nodes of a graph in columns, dependent nodes to the right. Nodes keep their places
// while the graph changes, so that nothing jumps under the reader's eyes.

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
    const neighbors = neighborsOf(links);
    const depths = depthsOf(fresh.map(({ id }) => id), neighbors);
    const linked = fresh.filter(({ id }) => neighbors.has(id));
    linked.sort((a, b) => depths.get(a.id) - depths.get(b.id));
    for (const node of linked) {
      const { before, after } = neighbors.get(node.id);
      const column = this.#columnBeside(before, after) ?? depths.get(node.id);
      this.#add(node, column, this.#meanY([...before, ...after]));
    }
    // Nodes without links fill up the columns, to about a square.
    const tallest = Math.max(600, Math.sqrt(total * COLUMN * 80));
    let column = 0;
    for (const node of fresh.filter(({ id }) => !neighbors.has(id))) {
      // A node that is taller than that has a column of its own.
      const fits = () => this.#bottom(column) + node.height <= tallest;
      while (this.#inColumn(column).length > 0 && !fits()) column += 1;
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

function neighborsOf(links) {
  const neighbors = new Map();
  const of = (id) => {
    if (!neighbors.has(id)) neighbors.set(id, { before: [], after: [] });
    return neighbors.get(id);
  };
  for (const { from, to } of links) {
    if (from === to) continue;
    of(from).after.push(to);
    of(to).before.push(from);
  }
  return neighbors;
}

/** The longest way to each node; a link that closes a circle counts nothing. */
function depthsOf(ids, neighbors) {
  const depths = new Map();
  const visiting = new Set();
  const depth = (id) => {
    if (depths.has(id)) return depths.get(id);
    if (visiting.has(id)) return -1;
    visiting.add(id);
    const before = neighbors.get(id)?.before ?? [];
    const result = before.reduce((most, other) => Math.max(most, depth(other) + 1), 0);
    visiting.delete(id);
    depths.set(id, result);
    return result;
  };
  ids.forEach(depth);
  return depths;
}
