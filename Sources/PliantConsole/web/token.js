// The token that lets this page talk to the program.

import { placeIn } from "./address.js";

const KEY = "pliant.token";

/** The one-time code of a pasted address or fragment; null if there is none. */
export function codeIn(text) {
  return /#(?:.*&)?code=([\w-]+)/.exec(text)?.[1] ?? null;
}

/** The token of a pasted address or fragment, or a bare token; null if there is none. */
export function tokenIn(text) {
  const match = /#(?:.*&)?token=([^&\s]+)/.exec(text);
  if (match) return decode(match[1]);
  const bare = text.trim();
  return /^[\w.~+/=-]{8,}$/.test(bare) ? bare : null;
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes the secrets from the address bar; the rest says what the page shows. */
function removeSecrets() {
  const rest = String(new URLSearchParams(placeIn(location.hash)));
  history.replaceState(null, "", location.pathname + (rest && `#${rest}`));
}

/** Removes a code from the address bar: it opens nothing a second time. */
export function takeCode() {
  const code = location.hash ? codeIn(location.hash) : null;
  if (code) removeSecrets();
  return code;
}

/** Removes the token from the address bar, in which it would be seen and bookmarked. */
export function takeToken() {
  const fresh = /[#&]token=/.test(location.hash) ? tokenIn(location.hash) : null;
  if (fresh) removeSecrets();
  return fresh ?? sessionStorage.getItem(KEY);
}

export function keepToken(token) {
  sessionStorage.setItem(KEY, token);
}
