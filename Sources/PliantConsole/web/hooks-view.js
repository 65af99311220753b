// The functions that are overridden, and the redefinitions with a switch each.

import { el, emptyNote, reconcile, setText } from "./dom.js";
import { installerText } from "./installer.js";
import { fillHook, layerID, makeHook } from "./hook-row.js";
import { CallRates } from "./call-rates.js";
import { RedefinitionSwitches } from "./redefinition-switches.js";
import { attempt } from "./status.js";
import { Switches } from "./switches.js";
import { count } from "./text.js";
import { FilteredView, setField } from "./view.js";

// More rows than these are not read but searched.
const MOST_SHOWN = 300;
// Typing a word makes one search, and so do states that follow each other.
const SEARCH_WAIT = 250;

export class HooksView extends FilteredView {
  #state = { hooks: [], redefinitions: [], installers: [] };
  /** The program's answer to a search: it knows objects beyond those that it sends unasked. */
  #found = null;
  #search = null;
  #rates = new CallRates();

  constructor({ panel, api, gauges }) {
    super({
      test: "overridden",
      placeholder: "Filter functions, classes, keys and callers",
      label: "Filter overrides",
    });
    Object.assign(this, { api, gauges });
    this.switches = new RedefinitionSwitches({ api, onChange: this.schedule });
    this.layers = new Switches({
      send: (id, isOn) => api.post(`layers/${id}`, { isOn }),
      onChange: this.schedule,
      name: "layer",
    });
    this.redefinitions = el("ul");
    this.redefinitionsPart = el(
      "section",
      { class: "overridden-redefinitions" },
      el("h2", { text: "Redefinitions" }),
      this.redefinitions,
    );
    this.hooks = el("ul");
    this.hooksPart = el("section", {}, el("h2", { text: "Functions" }), this.hooks);
    this.empty = emptyNote(
      "Nothing is overridden.",
      "Overrides, redefinitions and spies appear here while they are in use, for example after:",
      "try #method(Greeter.greet(_:)).redefine(around: { original in … })",
    );
    panel.append(
      el("div", { class: "toolbar" }, this.filter, this.countText),
      el("div", { class: "scroll overridden-body" }, this.empty, this.redefinitionsPart, this.hooksPart),
    );
    // Rates fall while no calls are made, although no new state arrives.
    setInterval(this.schedule, 1000);
  }

  filterChanged() {
    this.#found = null;
    this.#searchLater();
    this.schedule();
  }

  receive(state) {
    this.#state = state;
    this.#rates.add(state.hooks, performance.now());
    this.switches.settle(state.redefinitions);
    this.#settleLayers();
    if (this.#found && this.#search === null) this.#searchLater();
    this.schedule();
  }

  #settleLayers() {
    const { hooks } = this.#state;
    const states = [...this.#found?.hooks ?? [], ...hooks].flatMap((hook) => {
      return [...hook.classes, ...hook.objects].flatMap(({ facts }) => facts ?? [])
        .map((facts) => [layerID(hook, facts), facts.isOn]);
    });
    this.layers.settle(new Map(states));
  }

  /** Filters by a text. */
  search(text) {
    setField(this.field, text);
    this.field.focus();
  }

  reset() {
    this.#rates = new CallRates();
    this.receive({ hooks: [], redefinitions: [], installers: [] });
  }

  draw() {
    const { hooks, redefinitions } = this.#state;
    const words = this.#words;
    const installers = this.#found?.installers ?? this.#state.installers ?? [];
    const shownHooks = this.#inRange(
      this.#found?.hooks ?? matching(hooks, words, (hook) => hookTexts(hook, installers)),
    );
    const shownRedefinitions = matching(redefinitions, words, (one) => [one.id, ...one.targets]);
    this.#showParts(shownHooks, shownRedefinitions);
    const known = {
      redefinitions: new Map(redefinitions.map((one) => [one.id, one])),
      installers, switches: this.layers,
    };
    reconcile(this.redefinitions, shownRedefinitions.slice(0, MOST_SHOWN), ({ id }) => id,
      ({ id }) => this.switches.make(id),
      (element, one) => this.switches.fill(element, one, this.#state.installers ?? []));
    const rate = ({ id }) => this.#rates.of(id, performance.now());
    reconcile(this.hooks, shownHooks.slice(0, MOST_SHOWN), ({ id }) => id, makeHook,
      (element, hook) => fillHook(element, hook, rate(hook), known));
  }

  /** In a marked part of time: those that were called then, with those calls. */
  #inRange(hooks) {
    if (!this.range) return hooks;
    return hooks
      .map((hook) => ({ ...hook, calls: this.gauges.growth(gaugeOf(hook), this.range) }))
      .filter(({ calls }) => calls > 0);
  }

  get #words() {
    return this.word.split(/\s+/).filter(Boolean);
  }

  /** Asks the program, if there are objects that this page does not know. */
  #searchLater() {
    clearTimeout(this.#search);
    this.#search = null;
    const words = this.#words.join(" ");
    const isCut = this.#state.hooks.some(({ moreObjects }) => moreObjects > 0);
    if (words === "" || !isCut) {
      this.#found = null;
      return;
    }
    this.#search = setTimeout(async () => {
      this.#search = null;
      await attempt("searched", async () => {
        const found = await this.api.post("overridden/search", { search: words });
        if (words === this.#words.join(" ")) this.#found = found;
        this.#settleLayers();
        this.schedule();
      });
    }, SEARCH_WAIT);
  }

  #showParts(hooks, redefinitions) {
    const total = this.#state.hooks.length;
    this.empty.hidden = total + this.#state.redefinitions.length > 0;
    this.redefinitionsPart.hidden = redefinitions.length === 0;
    this.hooksPart.hidden = hooks.length === 0;
    const more = hooks.length > MOST_SHOWN ? `, the first ${MOST_SHOWN} shown` : "";
    setText(this.countText, `${count(hooks.length)} of ${count(total)} functions${more}`);
  }
}

/** The name of the number of calls, where numbers are kept by time. */
export const gaugeOf = ({ declaration }) => `Calls: ${declaration}`;

/** The items whose texts hold all the words. */
function matching(items, words, textsOf) {
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = textsOf(item).join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function hookTexts({ declaration, reach, classes, objects }, installers) {
  const callers = ({ facts }) => (facts ?? [])
    .map(({ installer }) => installers[installer]).filter(Boolean).map(installerText);
  return [
    declaration,
    reach,
    ...[...classes, ...objects].flatMap((one) => [
      one.class, one.address ?? "", ...one.layers, ...callers(one),
    ]),
  ];
}
