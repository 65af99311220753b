// The token that lets this page talk to the program.

import { placeIn } from "./address.js";

const KEY = "pliant.token";

/** The one-time `code` of a pasted address or fragment or, without one, the `token`, if any. */
export function secretIn(text) {
  const code = /#(?:.*&)?code=([\w-]+)/.exec(text)?.[1] ?? null;
  return { code, token: code ? null : tokenIn(text) };
}

/** The token of an address or fragment, or a bare token. */
function tokenIn(text) {
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

/**
 * Removes a code from the address bar, for it opens nothing a second time, and a token, which would
 * be seen there and bookmarked; the rest says what the page shows.
 */
export function takeSecret() {
  const isSecret = /[#&](code|token)=/.test(location.hash);
  const { code, token } = isSecret ? secretIn(location.hash) : {};
  if (!code && !token) return { token: sessionStorage.getItem(KEY) };
  const rest = String(new URLSearchParams(placeIn(location.hash)));
  history.replaceState(null, "", location.pathname + (rest && `#${rest}`));
  return { code, token };
}

export function keepToken(token) {
  sessionStorage.setItem(KEY, token);
}
