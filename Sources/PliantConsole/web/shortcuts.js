// Keys that work everywhere on the page, and the dialog that lists them.

import { button, el } from "./dom.js";

const KEYS = [
  ["1 to 9", "Logs, Functions, Observed, Watch, Objects, Now, Tasks, Profile, Trace"],
  ["/", "Go to the filter"],
  ["M", "Insert a marker into the log"],
  ["F", "Jump to the end of the log and follow"],
  ["?", "This list"],
  ["Arrows, Page, Home, End", "Move in the log; with Shift select a range"],
  ["Ctrl+click, Shift+click", "Select several lines"],
  ["Ctrl+A", "Select all that is filtered"],
  ["Ctrl+C", "Copy the selected lines, or all that are filtered"],
  ["Enter", "Open the details of a line or call; trace a function"],
  ["O", "Override the function in the list"],
  ["Escape", "Close the details; then end the selection"],
];

/** `actions`: showTab(number), focusFilter(), mark(), follow(). */
export function setUpShortcuts(dialog, helpButton, actions) {
  fillDialog(dialog);
  const help = () => dialog.showModal();
  helpButton.addEventListener("click", help);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (dialog.open || isTyping(event.target)) return;
    const action = actionOf(event.key.toLowerCase(), { ...actions, help });
    if (!action) return;
    event.preventDefault();
    action();
  });
}

function actionOf(key, actions) {
  if (/^[1-9]$/.test(key)) return () => actions.showTab(Number(key));
  return {
    "/": actions.focusFilter,
    "m": actions.mark,
    "f": actions.follow,
    "?": actions.help,
  }[key];
}

function isTyping(target) {
  return target instanceof Element && target.closest("input, textarea") !== null;
}

function fillDialog(dialog) {
  const rows = KEYS.map(
    ([keys, meaning]) => el(
      "tr",
      {},
      el("th", { scope: "row" }, el("kbd", { text: keys })),
      el("td", { text: meaning }),
    ),
  );
  const close = button("Close", { class: "primary", onclick: () => dialog.close() });
  dialog.append(
    el("h2", { id: "shortcuts-title", text: "Keyboard shortcuts" }),
    el("table", {}, el("tbody", {}, ...rows)),
    el("div", { class: "dialog-actions" }, close));
}
