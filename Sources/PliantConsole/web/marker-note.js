// Asks for the text of a marker that was just inserted; the marker exists without one, too.

import { button, el, setText } from "./dom.js";
import { clock } from "./text.js";

export class MarkerNote {
  #marker = null;
  /** The element that had the focus before. */
  #before = null;

  constructor(onChange) {
    this.label = el("label", { for: "marker-text" });
    this.field = el("input", {
      id: "marker-text",
      type: "text",
      maxlength: "200",
      autocomplete: "off",
      "data-test": "log-marker-text",
    });
    this.element = el(
      "form",
      { class: "marker-note", hidden: true },
      this.label,
      this.field,
      el("button", { type: "submit", text: "Set text" }),
      button("No text", { onclick: () => this.#close() }),
    );
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#marker.text = this.field.value.trim();
      this.#close();
      onChange();
    });
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.#close());
  }

  ask(marker) {
    if (!this.#marker) this.#before = document.activeElement;
    this.#marker = marker;
    setText(this.label, `Text for the marker at ${clock(marker.time)} (optional)`);
    this.field.value = "";
    this.element.hidden = false;
    this.field.focus();
  }

  #close() {
    this.element.hidden = true;
    this.#marker = null;
    this.field.blur();
    this.#before?.focus();
  }
}
