// The token that lets this page talk to the program.

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

/** Removes a code from the address bar: it opens nothing a second time. */
export function takeCode() {
  const code = location.hash ? codeIn(location.hash) : null;
  if (code) history.replaceState(null, "", location.pathname + location.search);
  return code;
}

/** Removes the token from the address bar, in which it would be seen and bookmarked. */
export function takeToken() {
  const fresh = location.hash ? tokenIn(location.hash) : null;
  if (fresh) history.replaceState(null, "", location.pathname + location.search);
  return fresh ?? sessionStorage.getItem(KEY);
}

export function keepToken(token) {
  sessionStorage.setItem(KEY, token);
}
