/** The colours of a theme in one mode. Text reads on each of its grounds at WCAG AA, `muted` and `accent` too. */
export interface ThemeColors {
  background: string;
  /** Cards, and every second section where a theme alternates. */
  raised: string;
  text: string;
  muted: string;
  line: string;
  /** Links, labels, icons and rules: read as text on both grounds. */
  accent: string;
  onAccent: string;
  /** Filled buttons, in the full colour. */
  button: string;
  onButton: string;
  /** The ground of a section that is to stand out: class `panel`. */
  panel: string;
  onPanel: string;
}

interface ThemeFont {
  /** One of the families a video may use too (`app/media/fonts`). */
  family: string;
  weight: number;
}

/** How a page looks: the style tokens that videos use, and what only pages have. */
export interface Theme {
  id: string;
  name: string;
  /** One line for people who choose. */
  about: string;
  /** The video template of the same family: a page and a video of one product belong together. */
  templateId: string;
  light: ThemeColors;
  dark: ThemeColors;
  headline: ThemeFont & { uppercase: boolean; letterSpacingEm: number; lineHeight: number };
  body: ThemeFont;
  /** From one step of the type scale to the next, at 390 and at 1280 pixels. */
  scale: { narrow: number; wide: number };
  /** In pixels, of cards and images. */
  radius: number;
  /** In pixels; larger than half its height makes a pill. */
  buttonRadius: number;
  /** How much room sections have: 1 is usual. */
  density: number;
  /** What else it does; a page has one theme, so its selectors need no prefix. */
  css: string;
}

/** A theme's colours of one mode, in the order of the roles. */
export function colors(
  [background, raised, line]: readonly [background: string, raised: string, line: string],
  [text, muted]: readonly [text: string, muted: string],
  [accent, onAccent]: readonly [accent: string, onAccent: string],
  [button, onButton]: readonly [button: string, onButton: string] = [accent, onAccent],
  [panel, onPanel]: readonly [panel: string, onPanel: string] = [button, onButton],
): ThemeColors {
  return { background, raised, text, muted, line, accent, onAccent, button, onButton, panel, onPanel };
}
