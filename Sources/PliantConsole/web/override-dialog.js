// Asks how a function is to be overridden, and starts that.

import { button, el, setText } from "./dom.js";
import { announce } from "./status.js";
import { oneLine } from "./text.js";

const ACTIONS = {
  answer: ["Return a value", "Value", "0, true, \"text\" or nil"],
  delay: ["Wait before each call", "Milliseconds", "300"],
  fail: ["Throw an error", "Text of the error", "out of order"],
};

export class OverrideDialog {
  #function = null;

  constructor({ api }) {
    this.api = api;
    this.title = el("h2", { id: "override-title" });
    this.action = el("select", {
      "data-test": "override-action", onchange: () => this.#showAction(),
    }, ...Object.entries(ACTIONS).map(([value, [text]]) => el("option", { value, text })));
    this.label = el("span");
    this.text = el("input", { type: "text", autocomplete: "off", "data-test": "override-text" });
    this.every = el("input", { type: "number", min: "1", value: "1" });
    this.failure = el("p", { class: "error-text", role: "alert", "data-test": "override-error" });
    const form = el("form", { onsubmit: (event) => this.#start(event) },
      el("label", {}, el("span", { text: "Action" }), this.action),
      el("label", {}, this.label, this.text),
      el("label", {}, el("span", { text: "One call in" }), this.every),
      this.failure,
      el("div", { class: "dialog-actions" },
        button("Cancel", { onclick: () => this.element.close() }),
        el("button", {
          type: "submit", class: "primary", text: "Override", "data-test": "override-start",
        })));
    this.element = el("dialog", {
      class: "shortcuts override", "aria-labelledby": "override-title",
    }, this.title, form);
  }

  open(one) {
    this.#function = one;
    setText(this.title, `Override ${oneLine(one.name, 200)}`);
    setText(this.failure, "");
    this.#showAction();
    this.element.showModal();
    this.text.focus();
  }

  #showAction() {
    const [, label, placeholder] = ACTIONS[this.action.value];
    setText(this.label, label);
    this.text.placeholder = placeholder;
  }

  async #start(event) {
    event.preventDefault();
    const action = this.action.value;
    const text = this.text.value;
    const value = action === "delay" ? { milliseconds: Math.round(Number(text)) || 0 } : { text };
    const every = Math.max(1, Math.round(Number(this.every.value)) || 1);
    setText(this.failure, "");
    try {
      const wanted = { function: this.#function.id, action, ...value, every };
      await this.api.post("functions/override", wanted);
      this.element.close();
      announce("Overridden: it is listed under Overridden.");
    } catch (error) {
      setText(this.failure, error.message);
    }
  }
}
