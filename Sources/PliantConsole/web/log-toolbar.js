// The fields and buttons above the log.

import { button, el, searchField, setText, toggle } from "./dom.js";
import { LEVELS } from "./levels.js";
import { allKeys, mistakeIn, partsOf, queryFor } from "./log-query.js";
import { oneLine } from "./text.js";
import { setField } from "./view.js";

// Typing a word makes one filter, not one for each letter.
const TYPING = 120;
const MOST_OFFERED = 30;
/** The buttons beside the text, by their letters in the page's address. */
const OPTIONS = {
  r: ["isRegex", ".*", "Regular expression", "log-regex"],
  c: ["matchesCase", "Aa", "Match case", "log-case"],
  i: ["isInverse", "Not", "Lines that do not match", "log-invert"],
};

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

  /** The view filters after each change of `settings`, and does what the buttons say. */
  constructor(view) {
    this.keys = view.store.keys;
    this.onFilter = () => view.filter();
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
    this.wrap = toggle("Wrap", false, (isOn) => view.layout.setWrapped(isOn), {
      "data-test": "log-wrap", title: "Show long lines on several lines",
    });
    this.levels = LEVELS.map((level) => this.#levelToggle(level));
    this.options = Object.values(OPTIONS).map((option) => this.#option(...option));
    this.element = el(
      "div",
      { class: "toolbar", role: "group", "aria-label": "Log" },
      el("div", { class: "group levels", role: "group", "aria-label": "Levels" }, ...this.levels),
      el("div", { class: "group filter" }, this.field, ...this.options),
      el("div", { class: "group filter-expression" }, this.query, this.completion),
      el("div", { class: "group actions" }, this.wrap, ...makeActions(view)),
      this.error,
      this.mistake,
    );
  }

  /** The filter, as texts of the page's address. */
  get place() {
    const { levels, text, expression } = this.settings;
    const letters = Object.keys(OPTIONS).filter((letter) => this.settings[OPTIONS[letter][0]]);
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
    Object.keys(OPTIONS).forEach((letter, index) => {
      press(this.options[index], options.includes(letter));
    });
    const wanted = levels.split(",");
    LEVELS.forEach((level, index) => press(this.levels[index], wanted.includes(level)));
  }

  /** Shows only lines that have a value, besides what is asked for already. */
  narrow(key, value) {
    const part = queryFor(key, value);
    if (partsOf(this.query.value).includes(part)) return;
    setField(this.query, [this.query.value.trim(), part].filter(Boolean).join(" "));
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
        + "line, thread, task or message",
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
      onclick: () => setField(this.query, text.replace(key, () => meant)),
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

function makeActions(view) {
  const which = "the selected lines, or all that are filtered";
  return [
    ["Mark", "marker", "Insert a marker here (M)", () => view.mark()],
    ["Copy", "copy", `Copy ${which}`, () => view.copy()],
    ["Export text", "export-text", `Save ${which}, as text`, () => view.exportText()],
    ["Export NDJSON", "export-ndjson", `Save ${which}, as lines of JSON`, () => view.exportJSON()],
    ["Clear", "clear", "Remove all lines, in the program and on every page", () => view.clear()],
  ].map(([text, test, title, onclick]) => {
    return button(text, { "data-test": `log-${test}`, title, onclick });
  });
}
