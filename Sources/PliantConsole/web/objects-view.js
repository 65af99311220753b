// The objects of the program: those that live, by class, and those that were deallocated.

import { ClassList } from "./class-list.js";
import { DeathsView } from "./deaths-view.js";
import { Subviews } from "./subviews.js";

export class ObjectsView extends Subviews {
  constructor({ panel, page }) {
    const { api, gauges } = page;
    const names = { live: "Live", deallocated: "Deallocated" };
    super({ panel, label: "Objects", prefix: "objects", names });
    this.views = {
      live: new ClassList({ panel: this.parts.live, api }),
      deallocated: new DeathsView({ panel: this.parts.deallocated }),
    };
    page.on({
      objects: (state) => {
        this.views.live.receive(state);
        this.count("live", state.classes.reduce((sum, { living }) => sum + living, 0));
        for (const { name, living } of state.classes) {
          gauges.note(`Living: ${name}`, page.now(), living);
        }
        page.showBadge("objects", state.classes.length);
      },
      deaths: (news) => {
        this.views.deallocated.receive(news);
        for (const { time } of news.deaths) page.happened("deaths", time);
        gauges.note("Living: objects with monitors", page.now(), news.watched);
      },
    });
  }

  reset() {
    super.reset();
    this.count("live", 0);
  }
}
