// The objects of the program: those that live, by class, and those that were deallocated.

import { ClassList } from "./class-list.js";
import { DeathsView } from "./deaths-view.js";
import { Subviews } from "./subviews.js";

export class ObjectsView extends Subviews {
  constructor({ panel, api, announce }) {
    const names = { live: "Live", deallocated: "Deallocated" };
    super({ panel, label: "Objects", prefix: "objects", names });
    this.views = {
      live: new ClassList({ panel: this.parts.live, api, announce }),
      deallocated: new DeathsView({ panel: this.parts.deallocated }),
    };
  }

  /** The deallocations that are known, oldest first. */
  get deaths() {
    return this.views.deallocated.all;
  }

  receive(state) {
    this.views.live.receive(state);
    this.count("live", state.classes.reduce((sum, { living }) => sum + living, 0));
  }

  receiveDeaths(news) {
    this.views.deallocated.receive(news);
  }

  reset() {
    super.reset();
    this.count("live", 0);
  }
}
