// Switches of what the program has. Each shows the requested state until the program confirms it.

import { el, setAttribute } from "./dom.js";

// A program that answers but sends no new state must not leave a switch pending for ever.
const LONGEST_PENDING = 5000;

export class Switches {
  /** By id: the requested `{ isOn }`, and the error. */
  #wanted = new Map();
  #failures = new Map();
  /** Another one after each change of what the switches show. */
  version = 0;

  /** `send(id, isOn)` asks the program; `onChange()` asks to be drawn again. */
  constructor({ send, onChange, name }) {
    Object.assign(this, { send, onChange, name });
  }

  make(id) {
    return el("button", {
      type: "button", role: "switch", class: "switch", "data-test": `${this.name}-switch`,
      "data-id": id,
      onclick: ({ currentTarget }) => this.#flip(id, currentTarget.ariaChecked !== "true"),
    });
  }

  /** Shows a state in a switch, and returns it: `{ isOn, isPending, failure }`. */
  fill(control, id, isOn, label) {
    const isPending = this.#wanted.has(id);
    const shown = (this.#wanted.get(id) ?? { isOn }).isOn;
    setAttribute(control, "aria-checked", shown);
    setAttribute(control, "aria-busy", isPending);
    setAttribute(control, "aria-label", label);
    return { isOn: shown, isPending, failure: this.#failures.get(id) ?? "" };
  }

  /** Handles the states by id, which may confirm pending requests. */
  settle(states) {
    for (const [id, wish] of this.#wanted) {
      if (!states.has(id) || states.get(id) === wish.isOn) this.#wanted.delete(id);
    }
    for (const id of this.#failures.keys()) {
      if (!states.has(id)) this.#failures.delete(id);
    }
    this.version += 1;
  }

  async #flip(id, isOn) {
    if (this.#wanted.has(id)) return;
    const wish = { isOn };
    this.#wanted.set(id, wish);
    this.#failures.delete(id);
    this.#change();
    try {
      await this.send(id, isOn);
      setTimeout(() => this.#forget(id, wish), LONGEST_PENDING);
    } catch (error) {
      this.#failures.set(id, `Not switched: ${error.message}`);
      this.#forget(id, wish);
    }
  }

  /** Not a later wish. */
  #forget(id, wish) {
    if (this.#wanted.get(id) === wish) this.#wanted.delete(id);
    this.#change();
  }

  #change() {
    this.version += 1;
    this.onChange();
  }
}
