// The switches of redefinitions. A switch shows the requested state until the program confirms it.

import { el, setText } from "./dom.js";
import { oneLine } from "./text.js";

// A program that answers but sends no new state must not leave a switch pending for ever.
const LONGEST_PENDING = 5000;

export class RedefinitionSwitches {
  /** By id: the requested `{ isInUse }`, and the error. */
  #wanted = new Map();
  #failures = new Map();

  /** `onChange()` asks to be drawn again. */
  constructor({ api, announce, onChange }) {
    Object.assign(this, { api, announce, onChange });
  }

  make(id) {
    const control = el("button", {
      type: "button",
      role: "switch",
      class: "switch",
      "data-test": "redefinition-switch",
      "data-id": id,
    });
    const parts = {
      control,
      targets: el("span", { class: "code" }),
      id: el("span", { class: "muted" }),
      state: el("span", { class: "muted" }),
      failure: el("span", { class: "error-text", role: "alert" }),
    };
    control.addEventListener(
      "click",
      () => this.#flip(id, control.getAttribute("aria-checked") !== "true"),
    );
    const element = el(
      "li", { class: "redefinition" }, control, parts.targets, parts.id, parts.state, parts.failure,
    );
    element.parts = parts;
    return element;
  }

  fill({ parts }, { id, targets, isInUse }) {
    const isPending = this.#wanted.has(id);
    const isOn = (this.#wanted.get(id) ?? { isInUse }).isInUse;
    const names = targets.map((target) => oneLine(target, 300)).join(", ");
    parts.control.setAttribute("aria-checked", String(isOn));
    parts.control.setAttribute("aria-busy", String(isPending));
    parts.control.setAttribute("aria-label", `Redefinition of ${names}`);
    setText(parts.targets, names);
    setText(parts.id, oneLine(id, 60));
    const [on, off] = isPending ? ["switching on…", "switching off…"] : ["in use", "off"];
    setText(parts.state, isOn ? on : off);
    setText(parts.failure, this.#failures.get(id) ?? "");
  }

  /** Handles a new state, which may confirm pending requests. */
  settle(redefinitions) {
    const states = new Map(redefinitions.map(({ id, isInUse }) => [id, isInUse]));
    for (const [id, wish] of this.#wanted) {
      if (!states.has(id) || states.get(id) === wish.isInUse) this.#wanted.delete(id);
    }
    for (const id of this.#failures.keys()) {
      if (!states.has(id)) this.#failures.delete(id);
    }
  }

  async #flip(id, isInUse) {
    if (this.#wanted.has(id)) return;
    const wish = { isInUse };
    this.#wanted.set(id, wish);
    this.#failures.delete(id);
    this.onChange();
    try {
      await this.api.setInUse(id, isInUse);
      setTimeout(() => this.#forget(id, wish), LONGEST_PENDING);
    } catch (error) {
      this.#failures.set(id, `Not switched: ${error.message}`);
      this.#forget(id, wish);
    }
  }

  /** Not a later wish. */
  #forget(id, wish) {
    if (this.#wanted.get(id) === wish) this.#wanted.delete(id);
    this.onChange();
  }
}
