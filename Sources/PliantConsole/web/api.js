// Asks the program to do something.

import { oneLine } from "./text.js";

/** Its errors have messages that can be shown. */
export class API {
  token = null;
  /** Where the requests of a program begin; null if only a file is shown. */
  base = "/api/";

  setInUse(redefinition, isActive) {
    return this.#post(`redefinitions/${encodeURIComponent(redefinition)}`, { isActive });
  }

  /** The id is that of the hook, a slash, and that of the layer. */
  setLayer(id, isOn) {
    return this.#post(`layers/${id.split("/").map(encodeURIComponent).join("/")}`, { isOn });
  }

  /** Lines of a part of the log, the newest of it: `{ after, records }`. */
  lines(after, through) {
    return this.#post("log/lines", { after, through });
  }

  /** The observations and bindings with a word in them, from a place on. */
  searchObserved(search, start) {
    return this.#post("observed/search", { search, start });
  }

  /** The hooks and redefinitions with all words in them. */
  searchHooks(search) {
    return this.#post("overridden/search", { search });
  }

  /** A part of the functions: `{ search, module, start }`. */
  searchFunctions(question) {
    return this.#post("functions/search", question);
  }

  /** Traces what a search finds, or `{ function }`. */
  trace(question) {
    return this.#post("functions/trace", question);
  }

  /** `{ function, action, text, milliseconds, every }` */
  override(wanted) {
    return this.#post("functions/override", wanted);
  }

  stopOverrides(overrides) {
    return this.#post("overrides/stop", { overrides });
  }

  /** Null for all. */
  stopTraces(traces) {
    return this.#post("traces/stop", { traces });
  }

  /** A part of the classes with all words in their names. */
  searchClasses(search, start) {
    return this.#post("classes/search", { search, start });
  }

  /** Tracks the objects of what a search finds, or of `{ class }`. */
  trackClasses(question) {
    return this.#post("classes/track", question);
  }

  stopTracking(classes) {
    return this.#post("classes/stop", { classes });
  }

  markObjects() {
    return this.#post("objects/mark", {});
  }

  /** A part of the living objects of a class: `{ class, age, start, from, to }`. */
  searchObjects(question) {
    return this.#post("objects/search", question);
  }

  /** The values and observers of `{ address, n }`. */
  object(one) {
    return this.#post("objects/read", one);
  }

  /** Sets the property of an observation: `{ address, n, observation, text }`. */
  setValue(wanted) {
    return this.#post("objects/set", wanted);
  }

  clearLog() {
    return this.#post("log/clear", {});
  }

  watch(observation) {
    return this.#post("watches", { observation });
  }

  /** Watches the stored property of an object: `{ address, n, field }`. */
  watchField(wanted) {
    return this.#post("objects/watch", wanted);
  }

  stopWatch(watch) {
    return this.#post(`watches/${encodeURIComponent(watch)}/stop`, {});
  }

  /** The token that a one-time code stands for. */
  async exchange(code) {
    this.base = "/api/";
    return (await this.#post("token", { code })).token;
  }

  async #post(path, body) {
    const response = await this.#send(path, body);
    if (response.status === 204) return null;
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    throw new Error(oneLine(String(answer?.error ?? reasonFor(response.status))));
  }

  /** The bytes of a file that the program offers. */
  async file(number) {
    const headers = { Authorization: `Bearer ${this.token}` };
    const response = await fetch(`/api/sources/${number}/file`, { headers, cache: "no-store" });
    if (response.ok && response.body) return response;
    const answer = await response.json().catch(() => ({}));
    throw new Error(oneLine(String(answer?.error ?? reasonFor(response.status))));
  }

  async #send(path, body) {
    if (this.base === null) throw new Error("This is a saved file, without its program.");
    try {
      return await fetch(this.base + path, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${this.token ?? ""}`, "Content-Type": "application/json",
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
    } catch {
      throw new Error("The program does not answer. It may have ended, or hang.");
    }
  }
}

function reasonFor(status) {
  if (status === 401) {
    return "The program refused this page's token. Open the address that it printed.";
  }
  if (status === 404) return "It is gone.";
  return `The program answered with status ${status}.`;
}
