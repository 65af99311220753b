// The redefinitions, each with a switch.

import { el, setText } from "./dom.js";
import { fillInstaller } from "./installer.js";
import { Switches } from "./switches.js";
import { oneLine } from "./text.js";

export class RedefinitionSwitches {
  /** `onChange()` asks to be drawn again. */
  constructor({ api, onChange }) {
    const send = (id, isActive) => api.post(`redefinitions/${id}`, { isActive });
    this.switches = new Switches({ send, onChange, name: "redefinition" });
  }

  make(id) {
    const parts = {
      control: this.switches.make(id),
      targets: el("span", { class: "code" }),
      id: el("span", { class: "muted" }),
      state: el("span", { class: "muted" }),
      installer: el("span", { class: "muted", "data-test": "redefinition-installer" }),
      failure: el("span", { class: "error-text", role: "alert" }),
    };
    return el("li", { class: "redefinition", parts }, ...Object.values(parts));
  }

  fill({ parts }, { id, targets, isActive, kind, installer }, installers) {
    const names = targets.map((target) => oneLine(target, 300)).join(", ");
    const label = `Redefinition of ${names}`;
    const { isOn, isPending, failure } = this.switches.fill(parts.control, id, isActive, label);
    setText(parts.targets, names);
    setText(parts.id, [oneLine(id, 60), kind === "redefinition" ? null : kind].filter(Boolean)
      .map((text) => oneLine(text, 60)).join(" · "));
    const [on, off] = isPending ? ["switching on…", "switching off…"] : ["in use", "off"];
    setText(parts.state, isOn ? on : off);
    fillInstaller(parts.installer, installers[installer]);
    setText(parts.failure, failure);
  }

  /** Handles a new state, which may confirm pending requests. */
  settle(redefinitions) {
    this.switches.settle(new Map(redefinitions.map(({ id, isActive }) => [id, isActive])));
  }
}
