// The page's state in the fragment of its address, so that a link shows it again.

const WAIT = 300;
const LONGEST = 4_000;
/** These are not of the page's state: they are taken out when they are read. */
const SECRETS = ["token", "code"];

/** The values of a fragment, by name. */
export function placeIn(hash) {
  const params = new URLSearchParams(hash.slice(1));
  for (const name of SECRETS) params.delete(name);
  return Object.fromEntries(params);
}

export class Address {
  #timer = null;

  /** `parts` by name, each with a `place`: an object of texts that can be read and set. */
  constructor(parts) {
    this.parts = parts;
    // Whatever changes what is shown is one of these.
    for (const name of ["click", "input", "change", "keyup", "pointerup"]) {
      document.addEventListener(name, () => this.noteSoon());
    }
  }

  /** Shows what the address says. */
  restore() {
    const all = placeIn(location.hash);
    for (const [name, part] of Object.entries(this.parts)) {
      const place = {};
      for (const [key, value] of Object.entries(all)) {
        if (key.startsWith(`${name}.`)) place[key.slice(name.length + 1)] = value;
      }
      part.place = place;
    }
  }

  noteSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#note(), WAIT);
  }

  #note() {
    const params = new URLSearchParams();
    for (const [name, part] of Object.entries(this.parts)) {
      for (const [key, value] of Object.entries(part.place)) {
        if (value !== "" && value !== null) params.set(`${name}.${key}`, value);
      }
    }
    const text = String(params);
    if (text.length > LONGEST || `#${text}` === location.hash) return;
    history.replaceState(null, "", location.pathname + (text && `#${text}`));
  }
}
