// The functions of the program: all of them, those that are traced, and those that are overridden.

import { HooksView } from "./hooks-view.js";
import { FunctionList } from "./function-list.js";
import { OverrideDialog } from "./override-dialog.js";
import { OverrideList } from "./override-list.js";
import { Subviews } from "./subviews.js";
import { TracedView } from "./traced-view.js";

export class FunctionsView extends Subviews {
  #hooks = 0;
  #overrides = 0;

  constructor({ panel, api, announce, gauges }) {
    const names = { all: "All", traced: "Traced", overridden: "Overridden" };
    super({ panel, label: "Functions", prefix: "functions", names });
    const onOverridden = (name) => {
      this.show("overridden");
      this.views.overridden.search(name);
    };
    const dialog = new OverrideDialog({ api, announce });
    panel.append(dialog.element);
    this.overrides = new OverrideList({ api, announce });
    this.parts.overridden.append(this.overrides.element);
    const onOverride = (one) => dialog.open(one);
    this.views = {
      all: new FunctionList({ panel: this.parts.all, api, announce, onOverridden, onOverride }),
      traced: new TracedView({ panel: this.parts.traced, api, announce }),
      overridden: new HooksView({ panel: this.parts.overridden, api, announce, gauges }),
    };
  }

  recolor() {
    this.views.traced.schedule();
  }

  receive(state) {
    this.views.overridden.receive(state);
    this.views.all.receiveHooks(state.hooks);
    this.#hooks = state.hooks.length;
    this.count("overridden", this.#hooks + this.#overrides);
  }

  receiveOverrides({ overrides }) {
    this.overrides.receive(overrides);
    this.#overrides = overrides.length;
    this.count("overridden", this.#hooks + this.#overrides);
  }

  receiveTraces({ traces }) {
    this.views.traced.receive(traces);
    this.views.all.receiveTraces(traces);
    this.count("traced", traces.length);
  }

  receiveCalls(news) {
    this.views.traced.receiveCalls(news);
  }

  reset() {
    super.reset();
    this.receiveOverrides({ overrides: [] });
  }
}
