// Light, dark, or as the system says.

const KEY = "pliant.theme";
const THEMES = ["system", "light", "dark"];
const COLORS = [
  "accent", "border", "error", "muted", "notice", "on-accent", "selected", "text", "warning",
];
let colors = null;

/** The theme's colors by their names in the style sheet, for a canvas knows no styles. */
export function themeColors() {
  if (colors) return colors;
  const probe = document.createElement("span");
  document.body.append(probe);
  colors = Object.fromEntries(COLORS.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  }));
  probe.remove();
  return colors;
}

/** `onChange()` redraws parts that styles do not reach. */
export function setUpTheme(button, onChange) {
  let theme = localStorage.getItem(KEY);
  if (!THEMES.includes(theme)) theme = "system";
  const show = () => {
    document.documentElement.dataset.theme = theme;
    button.lastElementChild.textContent = theme;
    colors = null;
    onChange();
  };
  button.addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    localStorage.setItem(KEY, theme);
    show();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  show();
}
