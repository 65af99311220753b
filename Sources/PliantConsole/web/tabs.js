// The tabs and their panels.

import { byId, el, setText } from "./dom.js";

const KEY = "pliant.tab";
const TEXTS = {
  logs: "Logs", overridden: "Functions", observed: "Observed", watch: "Watch", objects: "Objects",
  now: "Now", tasks: "Tasks", profile: "Profile", trace: "Trace",
};
const TABS = Object.keys(TEXTS);

export class Tabs {
  /** The name of the one that is shown. */
  current = null;

  /** `onShow(name, isShown)` is called for the panel that is hidden and the one that is shown. */
  constructor(onShow) {
    this.onShow = onShow;
    for (const [name, text] of Object.entries(TEXTS)) {
      const id = `tab-${name}`;
      byId("tabs").append(el("button", {
        type: "button", role: "tab", id, "data-test": id, "aria-controls": name,
        hidden: name === "trace", onclick: () => this.show(name),
        onkeydown: (event) => this.#key(event, name),
      }, `${text} `, el("span", { class: "badge", id: `badge-${name}` })));
      byId("panels").append(el("section", {
        role: "tabpanel", id: name, class: "panel", "aria-labelledby": id, hidden: true,
      }));
    }
  }

  /** Its place in the page's address. */
  get place() {
    return { view: this.current };
  }

  set place({ view = sessionStorage.getItem(KEY) }) {
    this.show(TABS.includes(view) ? view : "logs");
  }

  show(name) {
    if (name === this.current) return;
    // The tab is there only while a trace is open.
    if (name === "trace") tabOf(name).hidden = false;
    const previous = this.current;
    this.current = name;
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

  /** Whether the log is all that there is to see. */
  showLogsAlone(isSo) {
    for (const name of TABS) if (name !== "logs" && name !== "trace") tabOf(name).hidden = isSo;
    if (isSo) this.show("logs");
  }

  /** No trace is open any more. */
  hideTrace() {
    tabOf("trace").hidden = true;
    if (this.current === "trace") this.show("logs");
  }

  showNumber(number) {
    const name = TABS[number - 1];
    if (!name || tabOf(name).hidden) return;
    this.show(name);
    tabOf(name).focus();
  }

  #key(event, name) {
    const shown = TABS.filter((other) => !tabOf(other).hidden);
    const index = shown.indexOf(name);
    const target = {
      ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: shown.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.show(shown[(target + shown.length) % shown.length]);
    tabOf(this.current).focus();
  }
}

const tabOf = (name) => byId(`tab-${name}`);

/** The number beside a tab's name; nothing for 0. */
export const setBadge = (name, text) => setText(byId(`badge-${name}`), text);
