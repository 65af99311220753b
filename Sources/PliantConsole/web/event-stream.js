// Parses a text/event-stream as its pieces arrive.

export class EventStreamParser {
  #decoder = new TextDecoder();
  // What has arrived of an unfinished line. Joined only at its end: a line of a megabyte comes in
  // many pieces, and searching it again for each would take quadratic time.
  #pieces = [];
  #endsWithReturn = false;
  #event = "";
  #data = [];
  #id = "";

  /** `onEvent(name, data, id)` is called at each blank line that ends an event. */
  constructor(onEvent) {
    this.onEvent = onEvent;
  }

  push(bytes) {
    let text = this.#decoder.decode(bytes, { stream: true });
    // The two halves of "\r\n" may come apart.
    if (this.#endsWithReturn && text.startsWith("\n")) text = text.slice(1);
    if (text === "") return;
    this.#endsWithReturn = text.endsWith("\r");
    let start = 0;
    for (const match of text.matchAll(/\r\n|\n|\r/g)) {
      this.#pieces.push(text.slice(start, match.index));
      this.#line(this.#pieces.length === 1 ? this.#pieces[0] : this.#pieces.join(""));
      this.#pieces = [];
      start = match.index + match[0].length;
    }
    if (start < text.length) this.#pieces.push(text.slice(start));
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
