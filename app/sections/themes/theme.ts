/** The colours of a theme in one mode. Text reads on each of its grounds at WCAG AA, `muted` too. */
export interface ThemeColors {
  background: string;
  /** Cards, and every second section where a theme alternates. */
  raised: string;
  text: string;
  muted: string;
  line: string;
  accent: string;
  onAccent: string;
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
  light: ThemeColors;
  dark: ThemeColors;
  headline: ThemeFont & { uppercase: boolean; letterSpacingEm: number; lineHeight: number };
  body: ThemeFont;
  /** In pixels, of cards and images. */
  radius: number;
  /** In pixels; larger than half its height makes a pill. */
  buttonRadius: number;
  /** How much room sections have: 1 is usual. */
  density: number;
  /** What else it does, below `.t-<id>`. */
  css: string;
}
