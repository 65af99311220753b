// The values of one object as they were when it was asked for, and who observes it.

import { button, el, setText } from "./dom.js";
import { attempt } from "./status.js";
import { count, oneLine } from "./text.js";

const LONGEST = 500;

export class ObjectFacts {
  /** `summary` opens them: one of those with the same `name`. The pane says whether one can edit. */
  constructor({ pane, object: { n, address }, summary, name }) {
    Object.assign(this, { pane, api: pane.api, object: { n, address } });
    this.state = el("p", { class: "muted", role: "status" });
    this.values = el("div");
    this.element = el("details", {
      class: "object-facts", name, "data-test": "object-facts",
      ontoggle: () => this.element.open && this.read(),
    }, summary, this.state, this.values);
  }

  /** Asks the program for the values. */
  async read(isAgain = false) {
    setText(this.state, "reading…");
    try {
      const found = await this.api.post("objects/read", this.object);
      setText(this.state, "");
      this.values.replaceChildren(this.#fields(found), this.#observers(found),
        button("Read again", { "data-test": "object-read", onclick: () => this.read() }));
    } catch (error) {
      setText(this.state, `Not read: ${error.message}`);
      // It may have been too young.
      if (!isAgain) setTimeout(() => this.element.open && this.read(true), 1000);
    }
  }

  #fields({ fields, moreFields }) {
    const list = el("dl", { class: "facts", "data-test": "object-values" });
    for (const { name, type, text, objects } of fields) {
      list.append(el("dt", { class: "code", title: oneLine(type, 200), text: oneLine(name, 100) }),
        el("dd", { text: oneLine(text, LONGEST) }, ...objects.map((one) => this.#link(one)),
          this.#watchButton(name)));
    }
    if (fields.length === 0) list.append(el("dt", { text: "It has no stored properties." }));
    if (moreFields > 0) list.append(el("dt", { text: `and ${count(moreFields)} more` }));
    return list;
  }

  /** A tracked object that a value holds: its own values are shown below when it is opened. */
  #link(object) {
    const summary = el("summary", {
      class: "object-link code", "data-test": "object-link",
      text: `#${count(object.n)} ${object.address}`,
    });
    return new ObjectFacts({ pane: this.pane, object, summary }).element;
  }

  #watchButton(field) {
    const control = button("Watch", {
      class: "changes", "data-test": "field-watch", "data-field": field,
      title: "Plot it under Watch: it is looked at ten times a second",
      "aria-label": `Watch ${oneLine(field, 100)}`,
      onclick: () => attempt("watched", async () => {
        await this.api.post("objects/watch", { ...this.object, field });
        control.disabled = true;
        setText(control, "Watched");
      }),
    });
    return control;
  }

  #observers({ observers, moreObservers }) {
    const list = el("ul", { class: "object-observers", "data-test": "object-observers" });
    for (const one of observers) {
      const kind = one.isBinding ? "bound to" : "observed by";
      list.append(el("li", {},
        el("span", { class: "code", text: oneLine(one.path, 200) }),
        el("span", { class: "muted", text: kind }),
        el("span", { class: "code", text: oneLine(one.object ?? "its token", 300) }),
        this.pane.canEdit && one.canSet ? this.#editor(one) : null));
    }
    if (observers.length === 0) list.append(el("li", { class: "muted", text: "Nobody observes it." }));
    if (moreObservers > 0) list.append(el("li", { text: `and ${count(moreObservers)} more` }));
    return list;
  }

  #editor({ id, path, text }) {
    const field = el("input", {
      type: "text", autocomplete: "off", value: text ?? "", "data-test": "object-value",
      "aria-label": `Value of ${oneLine(path, 100)}`,
    });
    return el("form", {
      class: "changes field-row",
      onsubmit: (event) => {
        event.preventDefault();
        this.#set(id, field.value);
      },
    }, field, el("button", { type: "submit", text: "Set", "data-test": "object-set" }));
  }

  async #set(observation, text) {
    try {
      await this.api.post("objects/set", { ...this.object, observation, text });
      await this.read();
    } catch (error) {
      setText(this.state, `Not set: ${error.message}`);
    }
  }
}
