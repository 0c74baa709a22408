/**
 * Every shortcut of the shell: bound by `use-shortcuts.ts`, listed by `?`, shown in tooltips and in the palette.
 * Keys are separated by spaces; `Mod` is ⌘ on Apple machines and Ctrl elsewhere, held with the key after it; so are `Shift` and `Alt`.
 */
export interface Shortcut {
  keys: string;
  /** Other keys that do the same, or the reverse where the label names both. */
  or?: string;
  label: string;
}

export const shortcuts = {
  openPalette: { keys: "Mod k", label: "Search and commands" },
  openActivity: { keys: "g a", label: "Activity" },
  switchTheme: { keys: "Shift t", label: "Switch between light and dark" },
  showShortcuts: { keys: "?", label: "Keyboard shortcuts" },
} satisfies Record<string, Shortcut>;

/** The shortcut that goes to a place. */
export function placeShortcut(place: { key: string; label: string }): Shortcut {
  return { keys: `g ${place.key}`, label: `Go to ${place.label}` };
}
