export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

export const themeStorageKey = "vitrine:theme";

/** The theme that is set on the document. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return themes.find((known) => known === theme) ?? "system";
}

/** Sets the theme here, remembers it, and tells the components that show it. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Without storage the choice lasts as long as the document.
  }
  applyTheme(theme);
}

/** Calls back when the theme changes. Returns what ends it. */
export function watchTheme(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}

/** Takes over what is chosen in other tabs. Returns what ends it. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== themeStorageKey) return;
    applyTheme(themes.find((known) => known === event.newValue) ?? "system");
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

const changed = "vitrine:theme-changed";

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  dispatchEvent(new Event(changed));
}

/** Whether the page is dark now, by choice or by the machine. */
export function isDark(): boolean {
  const theme = readTheme();
  return theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}
