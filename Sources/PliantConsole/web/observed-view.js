// The observations and bindings: as a graph, and as lists.

import { button, el, emptyNote, region, setText } from "./dom.js";
import { GraphDrawing } from "./graph-drawing.js";
import { GraphLayout } from "./graph-layout.js";
import { graphOf } from "./object-graph.js";
import { ObservedLists } from "./observed-lists.js";
import { ObservedPart } from "./observed-part.js";
import { Pager } from "./pager.js";
import { throttled } from "./pump.js";
import { announce, attempt } from "./status.js";
import { count, counted } from "./text.js";
import { FilteredView } from "./view.js";

// Hundreds of objects take a while to draw.
const STATE_INTERVAL = 500;
// More nodes than these are lines on top of lines.
const MOST_NODES = 500;
// The style sheet's width below which there is no room for a graph.
const NARROW = matchMedia("(max-width: 820px)");
const ZOOMS = [0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.5, 2];

export class ObservedView extends FilteredView {
  #watched = new Set();
  /** When each observation and binding was first seen. */
  #since = new Map();
  #layout = new GraphLayout();
  #drawn = "";
  #zoom = 1;

  constructor({ panel, page }) {
    super({
      test: "observed",
      placeholder: "Filter class, property or address",
      label: "Filter what is observed",
    });
    const { api } = page;
    this.api = api;
    page.on({
      observed: (state) => {
        this.#receive(state, page.now());
        page.gauges.note("Observed: objects", page.now(), state.allObjects);
        page.showBadge("observed", state.allObjects);
      },
      watches: ({ watches }) => {
        // They have a plot already.
        const active = watches.filter(({ ended }) => !ended);
        this.#watched = new Set(active.map(({ observation }) => observation));
        this.schedule();
      },
    });
    this.scheduleSeldom = throttled(this.schedule, STATE_INTERVAL);
    this.part = new ObservedPart({ api, onChange: this.scheduleSeldom });
    this.drawing = new GraphDrawing();
    this.graph = region("Graph of observed objects", "graph-area", this.drawing.element);
    NARROW.addEventListener("change", this.schedule);
    this.lists = new ObservedLists((observation, control) => this.#watch(observation, control));
    this.empty = emptyNote(
      "Nothing is observed.",
      "Observations and bindings appear here while they last, for example after:",
      "let observation = try observe(customer, \\.address.city) { old, new in … }",
    );
    this.body = el("div", { class: "observed-body" }, this.graph, this.lists.element);
    this.pager = new Pager({ test: "observed", onTurn: (by) => this.part.turn(by) });
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
    const toolbar = el(
      "div", { class: "toolbar" }, this.filter, tools, this.countText, this.pager.element,
    );
    panel.append(toolbar, this.empty, this.body);
  }

  filterChanged() {
    this.part.search(this.word);
    this.schedule();
  }

  #receive(state, time) {
    const isFirst = this.#since.size === 0;
    const since = new Map();
    for (const { id } of [...state.observations, ...state.bindings]) {
      since.set(id, this.#since.get(id) ?? (isFirst ? -Infinity : time));
    }
    this.#since = since;
    this.part.receive(state);
  }

  reset() {
    this.#layout.forget();
    this.#watched = new Set();
    this.#since.clear();
    this.part.forget();
  }

  draw() {
    const state = this.#filtered();
    const { objects: all, allObjects } = this.part.state;
    const isEmpty = allObjects === 0;
    this.empty.hidden = !isEmpty;
    this.body.hidden = isEmpty;
    setText(
      this.countText, `${count(state.objects.length)} of ${counted(allObjects, "object")}`,
    );
    this.pager.show(this.part.place, !this.part.isSearched);
    const objects = new Map(all.map((object) => [object.id, object]));
    this.lists.show({ ...state, objects, watched: this.#watched });
    this.#drawGraph(state);
  }

  #drawGraph(state) {
    const signature = JSON.stringify(state);
    // On narrow screens there is none.
    if (signature === this.#drawn || NARROW.matches) return;
    this.#drawn = signature;
    const graph = graphOf({ ...state, objects: state.objects.slice(0, MOST_NODES) });
    const links = graph.edges.map(({ from, to }) => ({ from: from.object, to: to.object }));
    this.drawing.show(graph, this.#layout.update(graph.nodes, links));
    this.drawing.scale(this.#zoom);
  }

  /** The observations and bindings that began before the marked time ended, as far as is known. */
  #begun(state) {
    if (!this.range) return state;
    const hasBegun = ({ id }) => !(this.#since.get(id) > this.range.end);
    const observations = state.observations.filter(hasBegun);
    const bindings = state.bindings.filter(hasBegun);
    return withEnds(state.objects, observations, bindings);
  }

  /** The objects that match the filter, and those that are connected to them. */
  #filtered() {
    const { word } = this;
    const { objects, observations, bindings } = this.#begun(this.part.state);
    if (word === "" || this.part.isSearched) return { objects, observations, bindings };
    const named = new Set(
      objects.filter((object) => matches(word, object.class, object.address)).map(({ id }) => id),
    );
    const keptObservations = observations.filter(
      ({ object, owner, path }) => named.has(object) || named.has(owner) || matches(word, path),
    );
    const keptBindings = bindings.filter(
      ({ from, to }) =>
        named.has(from.object) || named.has(to.object) || matches(word, from.path, to.path),
    );
    return withEnds(objects, keptObservations, keptBindings, named);
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
    const isWatched = await attempt("watched", () => this.api.post("watches", { observation }));
    if (isWatched) announce("Watched: its plot is under Watch.");
    else control.disabled = false;
  }
}

/** A state of these, with the objects that they connect and those that have one of `ids`. */
function withEnds(objects, observations, bindings, ids = new Set()) {
  for (const { object, owner } of observations) ids.add(object).add(owner);
  for (const { from, to } of bindings) ids.add(from.object).add(to.object);
  return { objects: objects.filter(({ id }) => ids.has(id)), observations, bindings };
}

const matches = (word, ...texts) => texts.some((text) => text.toLowerCase().includes(word));
