// The bar below the log, and what stands in its place when no line is shown.

import { button, el, emptyNote, setText } from "./dom.js";
import { count } from "./text.js";

const HINT = "SinkLogHandler(label: $0, level: .debug, sinks: [DebugConsole.log])";
const CHIP_TEXTS = {
  following: "Following", behind: "Behind", blind: "Not connected", paused: "Paused",
  saved: "Saved",
};

export class LogStatus {
  empty = el("div", { class: "overlay" });

  constructor(onFollow) {
    this.countText = el("span", { "data-test": "log-count" });
    this.moreText = el("span", { class: "muted" });
    this.paceText = el("span", { class: "muted", "data-test": "log-pace" });
    this.followText = el("span", { text: "Following" });
    this.unseenText = el("span", { "data-test": "log-unread" });
    this.followTail = el("span");
    this.chip = button("", { class: "chip", "data-test": "log-follow", onclick: onFollow });
    this.chip.append(this.followText, this.unseenText, this.followTail);
    const { countText, moreText, paceText, chip } = this;
    this.bar = el("div", { class: "statusbar" }, countText, moreText, paceText, chip);
  }

  show({ rows, store, selection, follower, pace }) {
    const { isFollowing, unseen } = follower;
    setText(this.countText, `${count(rows.records)} of ${count(store.records)}`);
    setText(this.moreText, [
      rows.isRefiltering ? "filtering…" : "",
      selection.size > 0 ? `${count(selection.size)} selected` : "",
      store.skipped > 0 ? `${count(store.skipped)} skipped` : "",
      store.dropped > 0 ? `${count(store.dropped)} older dropped` : "",
    ].filter(Boolean).join(" · "));
    const state = isFollowing ? pace.state : "paused";
    setText(this.paceText, pace.text);
    setText(this.followText, CHIP_TEXTS[state]);
    setText(this.unseenText, isFollowing || unseen === 0 ? "" : ` · ${count(unseen)} new`);
    setText(this.followTail, isFollowing ? "" : " — jump to end");
    this.chip.dataset.state = state;
    this.chip.title = isFollowing
      ? "New lines are shown as they come; scroll up to stop"
      : "Jump to the end and follow (F)";
    this.#showEmpty(rows.length > 0 ? "" : store.records > 0 ? "filtered" : "none");
  }

  #showEmpty(state) {
    if (this.empty.dataset.state === state) return;
    this.empty.dataset.state = state;
    this.empty.hidden = state === "";
    if (state === "none") this.empty.replaceChildren(
      emptyNote("No line has been received yet.", "Give the program's loggers this sink:", HINT),
    );
    if (state === "filtered") this.empty.replaceChildren(
      emptyNote(
        "No line passes the filter.",
        "Change the levels, the text, the query or the marked time above.",
      ),
    );
  }
}
