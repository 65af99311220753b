// Parses a text/event-stream as its pieces arrive.

export class EventStreamParser {
  #decoder = new TextDecoder();
  // The parts of an unfinished line. Joined only at its end: a line of a megabyte comes in
  // many pieces, and searching it again for each would take quadratic time.
  #pieces = [];
  #event = "";
  #data = [];
  #id = "";

  /** `onEvent(name, data, id)` is called at each blank line that ends an event. */
  constructor(onEvent) {
    this.onEvent = onEvent;
  }

  push(bytes) {
    const lines = this.#decoder.decode(bytes, { stream: true }).split("\n");
    const rest = lines.pop();
    for (const line of lines) {
      this.#pieces.push(line);
      this.#line(this.#pieces.join("").replace(/\r$/, ""));
      this.#pieces = [];
    }
    if (rest !== "") this.#pieces.push(rest);
  }

  #line(line) {
    if (line === "") return this.#dispatch();
    if (line.startsWith(":")) return;
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + (line[colon + 1] === " " ? 2 : 1));
    if (field === "event") this.#event = value;
    else if (field === "data") this.#data.push(value);
    else if (field === "id") this.#id = value;
  }

  #dispatch() {
    if (this.#data.length > 0) {
      this.onEvent(this.#event || "message", this.#data.join("\n"), this.#id);
    }
    this.#event = "";
    this.#data = [];
  }
}
