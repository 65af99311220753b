// Shows the state of the connection, and short notices.

import { byId, setText } from "./dom.js";
import { oneLine } from "./text.js";

const TEXTS = {
  connecting: () => ["Connecting", ""],
  connected: () => ["Connected", ""],
  partly: (seconds, names) => [
    `Connected, but for ${names}`, seconds ? `again in ${seconds} s` : "",
  ],
  silent: (seconds) => ["No answer", `for ${seconds} s`],
  waiting: (seconds) => ["Reconnecting", `in ${seconds} s`],
  full: (seconds) => [
    "Full: eight pages are connected already. Close one.", `again in ${seconds} s`,
  ],
  reading: () => ["Reading the file", ""],
  saved: () => ["Saved file", ""],
  refused: () => ["Refused: wrong token", ""],
  "no token": () => ["Not connected: no token", ""],
};

/** The countdown is an element of its own, so that a screen reader does not read each second. */
export function showConnection({ kind, seconds, names }) {
  const [text, countdown] = TEXTS[kind](seconds, oneLine(names ?? "", 60));
  const state = byId("connection");
  setText(state, text);
  state.dataset.state = kind;
  setText(byId("countdown"), countdown);
  byId("reconnect").hidden = countdown === "" || kind === "silent";
}

let timer = null;

/** Shows a sentence for a while, and has it read aloud. */
export function announce(text) {
  const notice = byId("notice");
  // The same sentence again would not be read again.
  notice.textContent = "";
  notice.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => {
    notice.textContent = "";
  }, 6000);
}

/**
 * Does what may fail, and says so: `what` is "stopped" of a failure "Not stopped". Returns whether
 * it was done.
 */
export async function attempt(what, ask) {
  try {
    await ask();
    return true;
  } catch (error) {
    announce(`Not ${what}: ${error.message}`);
    return false;
  }
}
