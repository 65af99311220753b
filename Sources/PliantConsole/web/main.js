// Starts the page: makes the views, connects, and hands each event to those that it concerns.

import { Address } from "./address.js";
import { API } from "./api.js";
import { Connection } from "./connection.js";
import { comparisonRows, showComparison } from "./comparison.js";
import { byId, setText } from "./dom.js";
import { download, fileName } from "./export.js";
import { FunctionsView } from "./functions-view.js";
import { Gauges } from "./gauges.js";
import { History, LANES } from "./history.js";
import { isError } from "./levels.js";
import { LogStore } from "./log-store.js";
import { LogView } from "./log-view.js";
import { ObjectsView } from "./objects-view.js";
import { ObservedView } from "./observed-view.js";
import { NowView, secondOf } from "./now-view.js";
import { Pace } from "./pace.js";
import { ProfileView } from "./profile-view.js";
import { Recorder, sessionChunks } from "./session.js";
import { setUpShortcuts } from "./shortcuts.js";
import { Sources } from "./sources.js";
import { announce, showConnection } from "./status.js";
import { setBadge, Tabs } from "./tabs.js";
import { count, oneLine } from "./text.js";
import { TasksView } from "./tasks-view.js";
import { setUpTheme } from "./theme.js";
import { keepToken } from "./token.js";
import { TokenForm } from "./token-form.js";
import { TimeLine } from "./time-line.js";
import { TraceView } from "./trace-view.js";
import { WatchView } from "./watch-view.js";

let programName = "";
let greeting = null;
const api = new API();
const store = new LogStore();
const pace = new Pace();
const tabs = new Tabs((name, isShown) => views[name].setShown(isShown));
const logs = new LogView({
  panel: byId("logs"),
  store,
  pace,
  api,
  onUnseen: showUnseen,
  onCalls: showCalls,
});
const gauges = new Gauges();
const history = new History();

/** By name, what is done with each event. */
const handlers = new Map();

/** The objects that all views share, and the way in which they register for events. */
const page = {
  api, gauges, happened, noteCalls,
  on(more) {
    for (const [name, handler] of Object.entries(more)) {
      handlers.set(name, [...handlers.get(name) ?? [], handler]);
    }
  },
  /** The program's time, as far as it is known. */
  now: () => pace.now ?? history.end,
  noteSpans: (spans) => spans.forEach(({ start }) => history.add("calls", start)),
  showTab: (name) => tabs.show(name),
  showLines(values) {
    tabs.show("logs");
    logs.showOnly(values);
  },
  showBadge: (name, value) => setBadge(name, number(value)),
};
const overridden = new FunctionsView({ panel: byId("overridden"), page });
const observed = new ObservedView({ panel: byId("observed"), page });
const watch = new WatchView({ panel: byId("watch"), page });
const objects = new ObjectsView({ panel: byId("objects"), page });
const nowView = new NowView({ panel: byId("now"), page, store });
const tasks = new TasksView({ panel: byId("tasks"), page });
const profile = new ProfileView({ panel: byId("profile"), page });
const trace = new TraceView({ panel: byId("trace"), page });
const views = { logs, overridden, observed, watch, objects, now: nowView, tasks, profile, trace };

const timeLine = new TimeLine({
  history,
  now: () => pace.now,
  markers: () => store.markers,
  onRange: (range) => Object.values(views).forEach((view) => view.setRange(range)),
  onCompare: (a, b) => {
    const watched = watch.series;
    const { deaths } = objects.views.deallocated;
    const rows = comparisonRows({ a, b, store, deaths, gauges, watched });
    showComparison(byId("comparison"), { a, b, rows });
  },
});
const tokenForm = new TokenForm({ api, connect });
tokenForm.element.before(timeLine.element);
const recorder = new Recorder();
const connection = new Connection(receive, showState);
const sources = new Sources({
  api, connection, receive, onForget: forget, onState: showState,
  onLogsAlone: (isSo) => tabs.showLogsAlone(isSo),
});
const address = new Address({ page: tabs, ...views, source: sources, time: timeLine });

function showState(state) {
  showConnection(state);
  pace.isConnected = state.kind === "connected";
  pace.isSaved = state.kind === "saved" || state.kind === "reading";
  logs.schedule();
  tokenForm.show(
    state.kind === "refused",
    "The program refused this token. It makes another one each time it runs.",
  );
}

page.on({
  hello: greet,
  log: ({ records }) => changeLog(() => {
    for (const record of store.receive(records)) {
      happened("lines", record.time);
      if (isError(record)) happened("errors", record.time);
    }
    if (records.length > 0) pace.came(records.at(-1).time);
  }),
  skipped: (gap) => changeLog(() => store.skip(gap)),
  pace: (news) => changeLog(() => pace.receive(news)),
  lost: (lost) => changeLog(() => store.lose(lost)),
  cleared: ({ through }) => changeLog(() => store.clear(through)),
  seconds: ({ seconds }) => receiveSeconds(seconds.filter(([n]) => n > lastSecond)),
  gauges({ gauges: all }) {
    for (const { name, samples } of all) {
      for (const [time, value] of samples) noteCalls(name, time, value);
    }
  },
  marker: ({ time, text }) => changeLog(() => store.mark(time, text)),
});

/** The number of the last second that is known. */
let lastSecond = 0;

/** Takes the program's own counts, however late this page came. */
function receiveSeconds(seconds) {
  if (seconds.length === 0) return;
  const all = seconds.map(secondOf);
  // An hour is kept.
  if (lastSecond === 0 && all[0].n > 1) history.knownFrom = all[0].time - 1;
  lastSecond = all.at(-1).n;
  for (const one of all) for (const lane of LANES) history.add(lane, one.time - 0.5, one[lane]);
  nowView.receive(all);
}

/** Something happened that the program does not count itself. */
function happened(lane, time, times = 1) {
  if (!greeting?.countsSeconds || time < greeting.started) history.add(lane, time, times);
}

/** Shows the calls during which a line was logged, of its task. */
function showCalls(record) {
  tabs.show("overridden");
  overridden.show("traced");
  if (!overridden.views.traced.showLine(record)) {
    announce("No traced call was running then on that thread: trace some functions first.");
  }
}

/** Events that a newer program sends are passed over. */
function receive(name, value) {
  if (!handlers.has(name)) return;
  for (const handler of handlers.get(name)) handler(value);
  recorder.note(name, value);
}

/** Another program or a file is shown from now on. */
function forget() {
  changeLog(() => store.forget());
  history.forget();
  resetViews();
}

function resetViews() {
  recorder.forget();
  gauges.forget();
  lastSecond = 0;
  for (const [name, view] of Object.entries(views)) {
    if (view === logs) continue;
    view.reset();
    setBadge(name, "");
  }
  tabs.hideTrace();
}

/** A function was called that many times until then. */
function noteCalls(name, time, calls) {
  const more = gauges.note(name, time, calls);
  if (name.startsWith("Calls: ")) happened("calls", time, more);
}

function changeLog(change) {
  change();
  logs.schedule();
}

function greet(hello) {
  // Another of these programs is shown.
  if (!sources.isFile && sources.offer(hello.sources)) return;
  greeting = hello;
  if (hello.countsSeconds && history.knownFrom === -Infinity) history.knownFrom = hello.started;
  const isRestart = store.greet(hello);
  pace.greet();
  // The program refuses changes anyway; the page offers none.
  document.documentElement.dataset.rights = hello.canChange === false ? "read" : "change";
  if (isRestart) {
    resetViews();
    announce("The program was restarted.");
  }
  const process = oneLine(hello.process, 60);
  programName = hello.pid > 0 ? `${process} [${hello.pid}]` : process;
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
  connection.token = token;
  if (!sources.reconnect()) connection.start(token);
}

function retryNow() {
  connection.retryNow();
  sources.retryNow();
}

byId("reconnect").addEventListener("click", retryNow);
document.addEventListener("visibilitychange", () => {
  showTitle();
  if (!document.hidden) retryNow();
});
// The address of another run, put into the same tab.
window.addEventListener("hashchange", () => {
  if (!tokenForm.takeAddress()) address.restore();
});
byId("save").addEventListener("click", async () => {
  if (!greeting) return announce("There is nothing to save yet.");
  const events = [...recorder.events, ["gauges", gauges.event]];
  const chunks = await sessionChunks(greeting, store, events);
  download(chunks, fileName(store.process, "session.ndjson"), "application/x-ndjson");
  announce("Session saved: open it here, or with pliant console FILE.");
});
setUpTheme(byId("theme"), () => {
  for (const view of [...Object.values(views), timeLine]) view.schedule();
});
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

// The secrets leave the address first.
const isConnecting = tokenForm.takeAddress();
address.restore();
if (!isConnecting) {
  showConnection({ kind: "no token" });
  tokenForm.show(true, "");
}
