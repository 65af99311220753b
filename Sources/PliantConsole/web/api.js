// Asks the program to do something.

import { oneLine } from "./text.js";

/** Its errors have messages that can be shown. */
export class API {
  token = null;
  /** Where the requests of a program begin; null if only a file is shown. */
  base = "/api/";

  /** Returns the answer to a request with `body` as JSON; null if there is none to give. */
  async post(path, body = {}) {
    const response = await this.#send(path, body);
    if (response.status === 204) return null;
    if (!response.ok) throw await failure(response);
    return response.json();
  }

  /** The bytes of a file that the program offers. */
  async file(number) {
    const headers = { Authorization: `Bearer ${this.token}` };
    const response = await fetch(`/api/sources/${number}/file`, { headers, cache: "no-store" });
    if (response.ok && response.body) return response;
    throw await failure(response);
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

async function failure(response) {
  const answer = await response.json().catch(() => null);
  return new Error(oneLine(String(answer?.error ?? reasonFor(response.status))));
}

function reasonFor(status) {
  if (status === 401) {
    return "The program refused this page's token. Open the address that it printed.";
  }
  if (status === 404) return "It is gone.";
  return `The program answered with status ${status}.`;
}
