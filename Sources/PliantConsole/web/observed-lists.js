// The observations and bindings as two tables, for screen readers and small windows.

import { button, el, reconcile, setAttribute, setText } from "./dom.js";
import { oneLine } from "./text.js";

export class ObservedLists {
  /** `onWatch(observation, button)` starts a plot. */
  constructor(onWatch) {
    this.onWatch = onWatch;
    this.observations = el("tbody");
    this.bindings = el("tbody");
    const columns = ["Property", "Observed by", ""];
    this.observationsPart = table("Observations", columns, this.observations);
    this.bindingsPart = table("Bindings", ["From", "", "To", ""], this.bindings);
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
      // The program leaves out an owner that there is not.
      const owner = (one.owner ?? null) === null ? ["its token", ""] : nameOf(one.owner);
      parts.owner.show(owner[0], "", owner[1]);
      setText(parts.options, oneLine(one.options.join(", "), 100));
      showWatched(parts.watch, watched.has(one.id), one.path);
    });
    const makeBinding = (one) => this.#makeBinding(one);
    reconcile(this.bindings, bindings, key, makeBinding, ({ parts }, { id, from, to, both }) => {
      showWatched(parts.watch, watched.has(id), from.path);
      parts.from.show(nameOf(from.object)[0], from.path, nameOf(from.object)[1]);
      parts.to.show(nameOf(to.object)[0], to.path, nameOf(to.object)[1]);
      setText(parts.arrow, both ? "↔" : "→");
      setAttribute(parts.arrow, "aria-label", both ? "both ways" : "to");
    });
  }

  #makeObservation({ id }) {
    const parts = {
      property: new Name(),
      owner: new Name(),
      options: el("span", { class: "muted" }),
    };
    const { property, owner, options } = parts;
    return this.#row("observation", id, parts, [property.element], [owner.element, options]);
  }

  /** A binding observes its source, which can be watched as well. */
  #makeBinding({ id }) {
    const parts = {
      from: new Name(), to: new Name(), arrow: el("span", { class: "binding-arrow", role: "img" }),
    };
    const { from, to, arrow } = parts;
    return this.#row("binding", id, parts, [from.element], [arrow], [to.element]);
  }

  /** Each of the cells is a list of elements; the last has a button to watch it. */
  #row(test, id, parts, ...cells) {
    parts.watch = button("Watch", {
      "data-test": "watch-start", "data-id": id, onclick: () => this.onWatch(id, parts.watch),
    });
    return el("tr", { "data-test": test, "data-id": id, parts },
      ...cells.map((elements) => el("td", {}, ...elements)),
      el("td", { class: "cell-button" }, parts.watch));
  }
}

function showWatched(control, isWatched, path) {
  control.disabled = isWatched;
  setText(control, isWatched ? "Watched" : "Watch");
  setAttribute(control, "aria-label", `${control.textContent} ${oneLine(path, 100)}`);
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
