// The tabs and their panels.

import { byId, setText } from "./dom.js";

const KEY = "pliant.tab";
const TABS = ["logs", "bent", "observed", "watch", "deaths"];

export class Tabs {
  #current = null;

  /** `onShow(name, isShown)` is called for the panel that is hidden and the one that is shown. */
  constructor(onShow) {
    this.onShow = onShow;
    for (const name of TABS) {
      const tab = tabOf(name);
      tab.addEventListener("click", () => this.show(name));
      tab.addEventListener("keydown", (event) => this.#key(event, name));
    }
  }

  get current() {
    return this.#current;
  }

  showLast() {
    const last = sessionStorage.getItem(KEY);
    this.show(TABS.includes(last) ? last : "logs");
  }

  show(name) {
    if (name === this.#current) return;
    const previous = this.#current;
    this.#current = name;
    for (const other of TABS) {
      const isCurrent = other === name;
      const tab = tabOf(other);
      tab.setAttribute("aria-selected", String(isCurrent));
      tab.tabIndex = isCurrent ? 0 : -1;
      byId(other).hidden = !isCurrent;
    }
    tabOf(name).scrollIntoView({ block: "nearest", inline: "nearest" });
    sessionStorage.setItem(KEY, name);
    if (previous) this.onShow(previous, false);
    this.onShow(name, true);
  }

  showNumber(number) {
    const name = TABS[number - 1];
    if (!name) return;
    this.show(name);
    tabOf(name).focus();
  }

  #key(event, name) {
    const index = TABS.indexOf(name);
    const target = {
      ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: TABS.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.showNumber(((target + TABS.length) % TABS.length) + 1);
  }
}

const tabOf = (name) => byId(`tab-${name}`);

/** The number beside a tab's name; nothing for 0. */
export function setBadge(name, text) {
  const badge = byId(`badge-${name}`);
  badge.hidden = text === "";
  setText(badge, text);
}
