// The fields and buttons above the log.

import { button, el, searchField, setText, toggle } from "./dom.js";
import { LEVELS } from "./levels.js";
import { allKeys, mistakeIn, partsOf, queryFor } from "./log-query.js";
import { oneLine } from "./text.js";
import { setField } from "./view.js";

// Typing a word makes one filter, not one for each letter.
const TYPING = 120;
const MOST_OFFERED = 30;
/** The settings of the buttons beside the text, by their letters in the page's address. */
const OPTIONS = { r: "isRegex", c: "matchesCase", i: "isInverse" };

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
  constructor({ keys, onFilter, actions }) {
    Object.assign(this, { keys, onFilter });
    this.field = this.#textField("text", {
      "data-test": "log-filter",
      placeholder: "Filter text",
      "aria-label": "Filter by text",
      "aria-describedby": "log-filter-error",
    });
    this.error = el("span", {
      id: "log-filter-error", class: "error-text", role: "alert", "data-test": "log-filter-error",
    });
    this.query = this.#makeQuery();
    this.wrap = toggle("Wrap", false, actions.wrap, {
      "data-test": "log-wrap", title: "Show long lines on several lines",
    });
    this.levels = LEVELS.map((level) => this.#levelToggle(level));
    this.options = {
      r: this.#option("isRegex", ".*", "Regular expression", "log-regex"),
      c: this.#option("matchesCase", "Aa", "Match case", "log-case"),
      i: this.#option("isInverse", "Not", "Lines that do not match", "log-invert"),
    };
    this.element = el(
      "div",
      { class: "toolbar", role: "group", "aria-label": "Log" },
      el("div", { class: "group levels", role: "group", "aria-label": "Levels" }, ...this.levels),
      el("div", { class: "group filter" }, this.field, ...Object.values(this.options)),
      el("div", { class: "group filter-expression" }, this.query, this.completion),
      el("div", { class: "group actions" }, this.wrap, ...makeActions(actions)),
      this.error,
      this.mistake,
    );
  }

  /** What is asked for, as texts of the page's address. */
  get place() {
    const { levels, text, expression } = this.settings;
    const letters = Object.keys(OPTIONS).filter((letter) => this.settings[OPTIONS[letter]]);
    return {
      text,
      options: letters.join(""),
      levels: levels.size === LEVELS.length ? "" : [...levels].join() || "none",
      query: expression,
    };
  }

  set place({ text = "", options = "", levels = LEVELS.join(), query = "" }) {
    setField(this.field, text);
    setField(this.query, query);
    for (const letter in OPTIONS) press(this.options[letter], options.includes(letter));
    const wanted = levels.split(",");
    LEVELS.forEach((level, index) => press(this.levels[index], wanted.includes(level)));
  }

  /** Shows only lines that have a value, besides what is asked for already. */
  narrow(key, value) {
    const part = queryFor(key, value);
    if (partsOf(this.query.value).includes(part)) return;
    this.#ask([this.query.value.trim(), part].filter(Boolean).join(" "));
  }

  #ask(query) {
    setField(this.query, query);
  }

  #makeQuery() {
    this.mistake = el("span", {
      id: "log-mistake", class: "error-text", role: "status", "data-test": "log-mistake",
    });
    this.completion = el("datalist", { id: "log-keys" });
    const query = this.#textField("expression", {
      "data-test": "log-expression",
      placeholder: "level>=warning x=1 route=/v1/*",
      "aria-label": "Query: values of expressions and metadata",
      "aria-describedby": "log-mistake",
      list: "log-keys",
      title: "Lines that have all of: x, x=1, x!=1, x<1, x>=1, x~1 for a part of its value, "
        + "x=a* or x=\"a b\"; x is an expression, metadata, level, label, module, file, function, "
        + "line, thread or message",
    });
    query.addEventListener("input", () => {
      this.#complete(query.value);
      this.#correct(query.value);
    });
    return query;
  }

  /** Offers the keys that the last word may become. */
  #complete(text) {
    const [, head, word] = /^(.*?)(\S*)$/s.exec(text);
    const begins = (key) => word !== "" && key !== word && key.startsWith(word);
    const keys = /[=<>~!]/.test(word) ? [] : allKeys(this.keys).filter(begins).sort();
    const options = keys.slice(0, MOST_OFFERED).map((key) => el("option", { value: head + key }));
    this.completion.replaceChildren(...options);
  }

  #correct(text) {
    const mistake = mistakeIn(text, this.keys);
    if (!mistake) return this.mistake.replaceChildren();
    const { key, meant } = mistake;
    this.mistake.replaceChildren(`No line has ${oneLine(key, 60)}.`);
    if (meant) this.mistake.append(" Did you mean ", button(meant, {
      "data-test": "log-meant",
      onclick: () => this.#ask(text.replace(key, () => meant)),
    }), "?");
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

/** Presses a toggle if it is not as wanted. */
export function press(toggle, isOn) {
  if (toggle.getAttribute("aria-pressed") !== String(isOn)) toggle.click();
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
