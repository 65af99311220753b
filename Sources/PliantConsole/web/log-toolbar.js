// The fields and buttons above the log.

import { button, el, searchField, setText, toggle } from "./dom.js";
import { LEVELS } from "./log-filter.js";

// Typing a word makes one filter, not one for each letter.
const TYPING = 120;

export class LogToolbar {
  settings = {
    levels: new Set(LEVELS),
    text: "",
    isRegex: false,
    isInverse: false,
    matchesCase: false,
    expression: "",
  };
  #timer = null;

  /**
   * `onFilter()` is called after a change of `settings`.
   * `actions`: mark, copy, exportText, exportNDJSON, clear.
   */
  constructor({ onFilter, actions }) {
    this.onFilter = onFilter;
    this.field = this.#textField("text", {
      "data-test": "log-filter",
      placeholder: "Filter text",
      "aria-label": "Filter by text",
      "aria-describedby": "log-filter-error",
    });
    this.error = el("span", {
      id: "log-filter-error", class: "error-text", role: "alert", "data-test": "log-filter-error",
    });
    const expression = this.#textField("expression", {
      "data-test": "log-expression",
      placeholder: "Expression: x or x=1",
      "aria-label": "Filter by expression",
      title: "Lines that logged an expression: "
        + "x, x=1, x!=1, x<1, x>1, or x~1 for a part of its value",
    });
    const levels = LEVELS.map((level) => this.#levelToggle(level));
    this.element = el(
      "div",
      { class: "toolbar", role: "group", "aria-label": "Log" },
      el("div", { class: "group levels", role: "group", "aria-label": "Levels" }, ...levels),
      el(
        "div",
        { class: "group filter" },
        this.field,
        this.#option("isRegex", ".*", "Regular expression", "log-regex"),
        this.#option("matchesCase", "Aa", "Match case", "log-case"),
        this.#option("isInverse", "Not", "Lines that do not match", "log-invert"),
      ),
      el("div", { class: "group filter-expression" }, expression),
      el("div", { class: "group actions" }, ...makeActions(actions)),
      this.error,
    );
  }

  showError(message) {
    const explanation = `Not a regular expression, so nothing is filtered: ${message}`;
    setText(this.error, message === null ? "" : explanation);
    this.field.setAttribute("aria-invalid", String(message !== null));
  }

  #levelToggle(level) {
    return toggle(level, true, (isOn) => {
      if (isOn) this.settings.levels.add(level);
      else this.settings.levels.delete(level);
      this.onFilter();
    }, { class: `toggle level-${level}`, "data-test": `level-${level}` });
  }

  #option(name, text, label, test) {
    return toggle(text, false, (isOn) => {
      this.settings[name] = isOn;
      this.onFilter();
    }, { title: label, "aria-label": label, "data-test": test });
  }

  #textField(name, attributes) {
    const field = searchField(attributes);
    field.addEventListener("input", () => {
      this.settings[name] = field.value;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.onFilter, TYPING);
    });
    return field;
  }
}

function makeActions(actions) {
  const make = (text, test, title, onclick) => button(text, { "data-test": test, title, onclick });
  const which = "the selected lines, or all that are filtered";
  return [
    make("Mark", "log-marker", "Insert a marker here (M)", actions.mark),
    make("Copy", "log-copy", `Copy ${which}`, actions.copy),
    make("Export text", "log-export-text", `Save ${which}, as text`, actions.exportText),
    make(
      "Export NDJSON", "log-export-ndjson", `Save ${which}, as lines of JSON`, actions.exportNDJSON,
    ),
    make("Clear", "log-clear", "Remove all lines, in the program and on every page", actions.clear),
  ];
}
