// The field for the program's token, and what the page's address says of it.

import { byId, setText } from "./dom.js";
import { showConnection } from "./status.js";
import { secretIn, takeSecret } from "./token.js";

export class TokenForm {
  /** `connect(token)` is called with each token that it is given. */
  constructor({ api, connect }) {
    Object.assign(this, { api, connect, element: byId("token-form") });
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      const { code, token } = secretIn(byId("token-field").value);
      if (code) this.#exchange(code);
      else if (token) connect(token);
      else {
        setText(
          byId("token-error"), "This address has no token: it ends with #token= and some letters.",
        );
      }
    });
  }

  show(isShown, reason) {
    this.element.hidden = !isShown;
    setText(byId("token-error"), isShown ? reason : "");
    // Not while a text field has the focus.
    if (isShown && document.activeElement === document.body) byId("token-field").focus();
  }

  /** Connects with what the page's address has; returns false if that is nothing new. */
  takeAddress() {
    const { code, token } = takeSecret();
    if (code) this.#exchange(code);
    else if (token && token !== this.api.token) this.connect(token);
    else return false;
    return true;
  }

  /** Connects with the token that a one-time code stands for. */
  async #exchange(code) {
    try {
      this.api.base = "/api/";
      this.connect((await this.api.post("token", { code })).token);
    } catch {
      showConnection({ kind: "refused" });
      this.show(true, "This address was used before or is too old. Ask the program for another.");
    }
  }
}
