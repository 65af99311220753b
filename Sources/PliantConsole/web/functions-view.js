// The functions of the program: all of them, those that are traced, and those that are overridden.

import { gaugeOf, HooksView } from "./hooks-view.js";
import { FunctionList } from "./function-list.js";
import { OverrideDialog } from "./override-dialog.js";
import { OverrideList } from "./override-list.js";
import { Subviews } from "./subviews.js";
import { TracedView } from "./traced-view.js";

export class FunctionsView extends Subviews {
  #hooks = 0;
  #overrides = 0;

  constructor({ panel, page }) {
    const { api, gauges } = page;
    const names = { all: "All", traced: "Traced", overridden: "Overridden" };
    super({ panel, label: "Functions", prefix: "functions", names });
    const onOverridden = (name) => {
      this.show("overridden");
      this.views.overridden.search(name);
    };
    const dialog = new OverrideDialog({ api });
    panel.append(dialog.element);
    this.overrides = new OverrideList({ api });
    this.parts.overridden.append(this.overrides.element);
    const onOverride = (one) => dialog.open(one);
    this.views = {
      all: new FunctionList({ panel: this.parts.all, api, onOverridden, onOverride }),
      traced: new TracedView({ panel: this.parts.traced, api, now: page.now }),
      overridden: new HooksView({ panel: this.parts.overridden, api, gauges }),
    };
    page.on({
      overridden: (state) => {
        for (const hook of state.hooks) {
          if ((hook.calls ?? null) !== null) page.noteCalls(gaugeOf(hook), page.now(), hook.calls);
        }
        this.views.overridden.receive(state);
        this.views.all.receiveHooks(state.hooks);
        this.#hooks = state.hooks.length;
        this.#showCount();
        page.showBadge("overridden", state.hooks.length);
      },
      traces: ({ traces }) => {
        for (const trace of traces) noteTrace(trace, page);
        this.views.traced.receive(traces);
        this.views.all.receiveTraces(traces);
        this.count("traced", traces.length);
      },
      overrides: ({ overrides }) => this.#receiveOverrides(overrides),
      calls: (news) => {
        for (const { time } of news.calls) page.happened("calls", time);
        this.views.traced.receiveCalls(news);
      },
    });
  }

  #showCount() {
    this.count("overridden", this.#hooks + this.#overrides);
  }

  #receiveOverrides(overrides) {
    this.overrides.receive(overrides);
    this.#overrides = overrides.length;
    this.#showCount();
  }

  reset() {
    super.reset();
    this.#receiveOverrides([]);
  }
}

/** Keeps the numbers of a traced function. */
function noteTrace({ module, name, calls, recorded, p50, p99 }, { gauges, now }) {
  const text = `${module}.${name}`;
  gauges.note(`Traced calls: ${text}`, now(), calls);
  if (recorded === 0) return;
  gauges.note(`p50 in ns: ${text}`, now(), p50);
  gauges.note(`p99 in ns: ${text}`, now(), p99);
}
