// Buttons to the other parts of a list that the program pages, and which part is shown.

import { button, el, setText } from "./dom.js";
import { count } from "./text.js";

export class Pager {
  /** `onTurn(direction)` shows the next part, or the previous one for -1. */
  constructor({ test, onTurn }) {
    this.back = button("‹", { "aria-label": "Previous part", onclick: () => onTurn(-1) });
    this.on = button("›", {
      "aria-label": "Next part", "data-test": `${test}-next`, onclick: () => onTurn(1),
    });
    this.text = el("span", { role: "status", "data-test": `${test}-place` });
    this.element = el("div", { class: "group", hidden: true }, this.back, this.text, this.on);
  }

  /** The numbers of the first and the last one that is shown, and of all. */
  show({ first, last, total }, isHidden = total <= last && first <= 1) {
    this.element.hidden = isHidden;
    const text = total === 0 ? "none" : `${count(first)} to ${count(last)} of ${count(total)}`;
    setText(this.text, text);
    this.back.disabled = first <= 1;
    this.on.disabled = last >= total;
  }
}
