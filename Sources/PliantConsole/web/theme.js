// Light, dark, or as the system says.

const KEY = "pliant.theme";
const THEMES = ["system", "light", "dark"];

/** `onChange()` redraws parts that styles do not reach. */
export function setUpTheme(button, onChange) {
  let theme = localStorage.getItem(KEY);
  if (!THEMES.includes(theme)) theme = "system";
  const show = () => {
    document.documentElement.dataset.theme = theme;
    button.lastElementChild.textContent = theme;
    onChange();
  };
  button.addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    localStorage.setItem(KEY, theme);
    show();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", onChange);
  show();
}
