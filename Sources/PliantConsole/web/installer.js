// The installer of a layer: a function, and the line of its call.

import { setText } from "./dom.js";
import { oneLine } from "./text.js";

/** `{ function, file, line }`; nothing is shown if it is not known. */
export function fillInstaller(element, installer) {
  element.hidden = !installer;
  setText(element, installer ? `by ${installerText(installer)}` : "");
  element.title = installer?.file ? oneLine(`${installer.file}:${installer.line}`, 600) : "";
}

export function installerText({ function: name, file, line }) {
  const place = file ? ` · ${oneLine(file.split("/").at(-1), 100)}:${line}` : "";
  return oneLine(name, 300) + place;
}
