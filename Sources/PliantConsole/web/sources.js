// The sources of the page: the program that serves it, others beside it, or a file.

import { button, byId, el, setText } from "./dom.js";
import { MergedLog } from "./merged-log.js";
import { FileError, readFile } from "./saved-file.js";
import { oneLine } from "./text.js";

/** The most lines that a page can hold. */
const KEEPS = 454_000;
/** The place of all programs together. */
const ALL = "all";

export class Sources {
  /** `{ name, isFile }`, the first of which has the number 1. */
  #offered = [];
  #number = 0;
  /** The logs of all programs, while they are shown. */
  #merged = null;
  /** Counts what was opened, so that a file that is still read is given up for another. */
  #turn = 0;
  #name = "";

  /**
   * `receive(name, value)` gets the events of files, `onForget()` is called before something else
   * is shown, `onState(state)` with states as those of the connection, and `onLogsAlone(isSo)`.
   */
  constructor({ api, connection, receive, onForget, onState, onLogsAlone }) {
    Object.assign(this, { api, connection, receive, onForget, onState, onLogsAlone });
    this.choice = el("select", {
      "aria-label": "Program or file",
      "data-test": "source",
      hidden: true,
      onchange: () => this.show(this.choice.value),
    });
    byId("process").after(this.choice);
    this.text = el("span", { role: "alert" });
    this.back = button("Back to the program", {
      "data-test": "file-back", onclick: () => this.showProgram(),
    });
    this.bar = el("div", { class: "file-bar", "data-test": "file-bar", hidden: true });
    this.bar.append(this.text, this.back);
    byId("token-form").after(this.bar);
    this.#setUpFiles();
  }

  get isFile() {
    return this.api.base === null;
  }

  /** Its place in the page's address: the number, of several. */
  get place() {
    const isFirst = this.#number !== ALL && !(this.#number > 1);
    return { number: isFirst ? "" : String(this.#number) };
  }

  set place({ number = "1" }) {
    const wanted = numberOf(number);
    if (wanted === this.#number) return;
    if (this.#offered.length > 0) this.show(wanted);
    else this.#number = wanted;
  }

  /** The program offers files and other programs in its place. Returns whether it does. */
  offer(sources) {
    if (!Array.isArray(sources) || sources.length === 0) return false;
    this.#offered = sources;
    const options = sources.map(({ name }, index) => {
      return el("option", { value: index + 1, text: oneLine(name, 60) });
    });
    if (this.#programs.length > 1) {
      options.push(el("option", { value: ALL, text: "The logs of all programs" }));
    }
    this.choice.replaceChildren(...options);
    this.choice.hidden = sources.length < 2;
    const isOffered = this.#number === ALL ? this.#programs.length > 1 : sources[this.#number - 1];
    this.show(isOffered ? this.#number : 1);
    return true;
  }

  get #programs() {
    return this.#offered
      .map(({ name, isFile }, index) => ({ name, isFile, base: `/api/sources/${index + 1}/` }))
      .filter(({ isFile }) => !isFile);
  }

  /** Shows a file or a program of those that were offered, or the logs of all programs. */
  async show(place) {
    const number = numberOf(place);
    if (number === ALL) return this.#showAll();
    const source = this.#offered[number - 1];
    if (!source) return;
    this.#number = number;
    this.choice.value = number;
    if (!source.isFile) return this.#connect(`/api/sources/${number}/`);
    await this.#open(source.name, async () => {
      const response = await this.api.file(number);
      const size = Number(response.headers.get("Content-Length"));
      return { stream: response.body, size };
    });
  }

  showProgram() {
    if (this.#offered.length > 0) return this.show(this.#number || 1);
    this.#connect("/api/");
  }

  openFile(file) {
    return this.#open(file.name, async () => ({ stream: file.stream(), size: file.size }), true);
  }

  /** Another token is to be used. Returns whether no other connection is needed. */
  reconnect() {
    if (this.#merged) this.#showAll();
    return this.isFile;
  }

  retryNow() {
    this.#merged?.retryNow();
  }

  #showAll() {
    this.#begin(null);
    this.#number = ALL;
    this.choice.value = ALL;
    const { receive, onState, api } = this;
    this.#merged = new MergedLog({ programs: this.#programs, token: api.token, receive, onState });
    this.onLogsAlone(true);
  }

  /** Something else is shown from now on; `base` is null if no program is asked. */
  #begin(base) {
    this.connection.stop();
    this.api.base = base;
    this.bar.hidden = true;
    this.#merged?.stop();
    this.#merged = null;
    this.onLogsAlone(false);
    this.onForget();
    return (this.#turn += 1);
  }

  #connect(base) {
    this.#begin(base);
    this.connection.startWith(base);
  }

  async #open(name, open, isLocal = false) {
    const turn = this.#begin(null);
    this.#name = oneLine(name, 100);
    this.back.hidden = !isLocal || this.api.token === null;
    this.#say(`Reading ${this.#name} …`);
    this.onState({ kind: "reading" });
    try {
      const { stream, size } = await open();
      const give = (event, value) => {
        if (turn !== this.#turn) throw new FileError("Another was opened.");
        this.receive(event, asSaved(event, value));
      };
      const { note } = await readFile(stream, { name, size }, give);
      this.#say([this.#name, note].filter(Boolean).join(": "));
    } catch (error) {
      if (turn !== this.#turn) return;
      const reason = `Cannot read '${this.#name}': ${error.message}`;
      this.#say(error instanceof FileError ? error.message : reason);
    }
    if (turn === this.#turn) this.onState({ kind: "saved" });
  }

  #say(text) {
    this.bar.hidden = false;
    setText(this.text, text);
  }

  #setUpFiles() {
    const field = el("input", { type: "file", hidden: true, "data-test": "file" });
    field.addEventListener("change", () => {
      if (field.files[0]) this.openFile(field.files[0]);
      field.value = "";
    });
    document.body.append(field);
    byId("open").addEventListener("click", () => field.click());
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) this.openFile(file);
    });
  }
}

const numberOf = (place) => (place === ALL ? ALL : Number(place));

/** Nothing can be changed, and no value comes any more. */
function asSaved(event, value) {
  if (event === "hello") return { ...value, canChange: false, keeps: KEEPS, sources: [] };
  if (event !== "watches") return value;
  return { watches: value.watches.map((watch) => ({ ...watch, ended: true })) };
}
