// What the program observes, as two tables: the graph for those who cannot see it, or have no room for it.

import { button, el, reconcile, setText } from "./dom.js";
import { oneLine } from "./text.js";

export class ObservedLists {
  /** `onWatch(observation, button)` starts a plot. */
  constructor(onWatch) {
    this.onWatch = onWatch;
    this.observations = el("tbody");
    this.bindings = el("tbody");
    this.observationsPart = table("Observations", ["Property", "Observed by", ""], this.observations);
    this.bindingsPart = table("Bindings", ["From", "", "To"], this.bindings);
    this.element = el("div", { class: "observed-lists" }, this.observationsPart, this.bindingsPart);
  }

  /** `watched` are the observations that have a plot. */
  show({ observations, bindings, objects, watched }) {
    const nameOf = (id) => {
      const object = objects.get(id);
      return object ? [object.class, object.address] : ["object", String(id)];
    };
    this.observationsPart.hidden = observations.length === 0;
    this.bindingsPart.hidden = bindings.length === 0;
    const key = ({ id }) => String(id);
    const make = (one) => this.#makeObservation(one);
    reconcile(this.observations, observations, key, make, ({ parts }, one) => {
      const [className, address] = nameOf(one.object);
      parts.property.show(className, one.path, address);
      const owner = one.owner === null ? ["its token", ""] : nameOf(one.owner);
      parts.owner.show(owner[0], "", owner[1]);
      setText(parts.options, oneLine(one.options.join(", "), 100));
      const isWatched = watched.has(one.id);
      parts.watch.disabled = isWatched;
      setText(parts.watch, isWatched ? "Watched" : "Watch");
    });
    reconcile(this.bindings, bindings, key, makeBinding, ({ parts }, { from, to, both }) => {
      parts.from.show(nameOf(from.object)[0], from.path, nameOf(from.object)[1]);
      parts.to.show(nameOf(to.object)[0], to.path, nameOf(to.object)[1]);
      setText(parts.arrow, both ? "↔" : "→");
      parts.arrow.setAttribute("aria-label", both ? "both ways" : "to");
    });
  }

  #makeObservation({ id, path }) {
    const parts = { property: new Name(), owner: new Name(), options: el("span", { class: "muted" }) };
    parts.watch = button("Watch", {
      "data-test": "watch-start",
      "data-id": id,
      "aria-label": `Watch ${oneLine(path, 100)}`,
      onclick: () => this.onWatch(id, parts.watch),
    });
    const row = el(
      "tr",
      { "data-test": "observation", "data-id": id },
      el("td", {}, parts.property.element),
      el("td", {}, parts.owner.element, parts.options),
      el("td", { class: "cell-button" }, parts.watch),
    );
    row.parts = parts;
    return row;
  }
}

function makeBinding({ id }) {
  const parts = {
    from: new Name(), to: new Name(), arrow: el("span", { class: "binding-arrow", role: "img" }),
  };
  const row = el(
    "tr",
    { "data-test": "binding", "data-id": id },
    el("td", {}, parts.from.element),
    el("td", {}, parts.arrow),
    el("td", {}, parts.to.element),
  );
  row.parts = parts;
  return row;
}

/** `Class.path` above an address. */
class Name {
  constructor() {
    this.name = el("span", { class: "code name" });
    this.address = el("span", { class: "code muted" });
    this.element = el("div", {}, this.name, this.address);
  }

  show(className, path, address) {
    setText(this.name, oneLine(path ? `${className}.${path}` : className, 200));
    setText(this.address, oneLine(address, 40));
  }
}

function table(title, heads, body) {
  return el("table", { class: "observed-table" },
    el("caption", { text: title }),
    el(
      "thead",
      {},
      el("tr", {}, ...heads.map((text) => text ? el("th", { scope: "col", text }) : el("td"))),
    ),
    body);
}
