// Starts the page: makes the views, connects, and hands each event to those that it concerns.

import { API } from "./api.js";
import { Connection } from "./connection.js";
import { DeathsView } from "./deaths-view.js";
import { byId, setText } from "./dom.js";
import { FunctionsView } from "./functions-view.js";
import { LogStore } from "./log-store.js";
import { LogView } from "./log-view.js";
import { ObservedView } from "./observed-view.js";
import { Pace } from "./pace.js";
import { setUpShortcuts } from "./shortcuts.js";
import { announce, showConnection } from "./status.js";
import { setBadge, Tabs } from "./tabs.js";
import { count, oneLine } from "./text.js";
import { setUpTheme } from "./theme.js";
import { codeIn, keepToken, takeCode, takeToken, tokenIn } from "./token.js";
import { WatchView } from "./watch-view.js";

let programName = "";
const api = new API();
const store = new LogStore();
const pace = new Pace();
const logs = new LogView({
  panel: byId("logs"),
  store,
  pace,
  api,
  announce,
  onUnseen: showUnseen,
});
const bent = new FunctionsView({ panel: byId("bent"), api, announce });
const observed = new ObservedView({ panel: byId("observed"), api, announce });
const watch = new WatchView({ panel: byId("watch"), api, announce });
const deaths = new DeathsView({ panel: byId("deaths") });
const views = { logs, bent, observed, watch, deaths };

const tabs = new Tabs((name, isShown) => views[name].setShown(isShown));
const connection = new Connection(receive, (state) => {
  showConnection(state);
  pace.isConnected = state.kind === "connected";
  logs.schedule();
  showTokenForm(
    state.kind === "refused",
    "The program refused this token. It makes another one each time it runs.",
  );
});

const handlers = {
  hello: greet,
  log: ({ records }) => changeLog(() => {
    store.receive(records);
    pace.came(records.at(-1).time);
  }),
  skipped: (gap) => changeLog(() => store.skip(gap)),
  pace: (news) => changeLog(() => pace.receive(news)),
  lost: ({ count: lost }) => changeLog(() => store.lose(lost)),
  cleared: ({ through }) => changeLog(() => store.clear(through)),
  bent(state) {
    bent.receive(state);
    setBadge("bent", number(state.joints.length));
  },
  observed(state) {
    observed.receive(state);
    setBadge("observed", number(state.allObjects));
  },
  deaths: (news) => deaths.receive(news),
  watches(state) {
    watch.receive(state);
    observed.receiveWatches(state);
    setBadge("watch", number(state.watches.length));
  },
  values: (news) => watch.receiveValues(news),
  traces: (state) => bent.receiveTraces(state),
  overrides: (state) => bent.receiveOverrides(state),
  calls: (news) => bent.receiveCalls(news),
};

/** Events that a newer program sends are passed over. */
function receive(name, value) {
  if (Object.hasOwn(handlers, name)) handlers[name](value);
}

function changeLog(change) {
  change();
  logs.schedule();
}

function greet(hello) {
  const isRestart = store.greet(hello);
  pace.greet();
  // The program refuses changes anyway; the page offers none.
  document.documentElement.dataset.rights = hello.canChange === false ? "read" : "change";
  if (isRestart) {
    for (const view of [bent, observed, watch, deaths]) view.reset();
    for (const name of ["bent", "observed", "watch"]) setBadge(name, "");
    announce("The program was restarted.");
  }
  programName = `${oneLine(hello.process, 60)} [${hello.pid}]`;
  setText(byId("process"), programName);
  showTitle();
  logs.schedule();
}

const number = (value) => (value > 0 ? count(value) : "");

let unseen = 0;

function showUnseen(lines) {
  if (lines === unseen) return;
  unseen = lines;
  setBadge("logs", number(lines));
  showTitle();
}

function showTitle() {
  const name = programName || "Pliant console";
  const title = document.hidden && unseen > 0 ? `(${count(unseen)}) ${name}` : name;
  if (document.title !== title) document.title = title;
}

function connect(token) {
  keepToken(token);
  api.token = token;
  connection.start(token);
}

async function connectWithCode(code) {
  try {
    connect(await api.exchange(code));
  } catch {
    showConnection({ kind: "refused" });
    showTokenForm(true, "This address was used before or is too old. Ask the program for another.");
  }
}

function showTokenForm(isShown, reason) {
  byId("token-form").hidden = !isShown;
  setText(byId("token-error"), isShown ? reason : "");
  // Not while a text field has the focus.
  if (isShown && document.activeElement === document.body) byId("token-field").focus();
}

byId("token-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = byId("token-field").value;
  const code = codeIn(text);
  const token = code === null ? tokenIn(text) : null;
  if (code) connectWithCode(code);
  else if (token) connect(token);
  else {
    setText(
      byId("token-error"), "This address has no token: it ends with #token= and some letters.",
    );
  }
});
byId("reconnect").addEventListener("click", () => connection.retryNow());
document.addEventListener("visibilitychange", () => {
  showTitle();
  if (!document.hidden) connection.retryNow();
});
// The address of another run, put into the same tab.
window.addEventListener("hashchange", () => {
  const code = takeCode();
  if (code) return connectWithCode(code);
  const token = takeToken();
  if (token && token !== api.token) connect(token);
});
setUpTheme(byId("theme"), () => [watch, bent].forEach((view) => view.recolor()));
setUpShortcuts(byId("shortcuts"), byId("help"), {
  showTab: (digit) => tabs.showNumber(digit),
  focusFilter: () => views[tabs.current].focusFilter(),
  mark: () => {
    tabs.show("logs");
    logs.mark();
  },
  follow: () => {
    tabs.show("logs");
    logs.follower.jumpToEnd();
  },
});
tabs.showLast();

const code = takeCode();
const token = code ? null : takeToken();
if (code) {
  connectWithCode(code);
} else if (token) {
  connect(token);
} else {
  showConnection({ kind: "no token" });
  showTokenForm(true, "");
}
