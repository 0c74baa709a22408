import type { PageFont } from "~/sections/fonts/page-fonts";
import type { PageTheme } from "~/sections/page";
import { pageColors } from "~/sections/themes/page-colors";
import type { Theme, ThemeColors } from "~/sections/themes/theme";

/** Widths in pixels between which type and room grow. */
const NARROW = 390;
const WIDE = 1280;
const ROOT = 16;
/** Pills are for buttons: cards and images keep their corners. */
const MOST_RADIUS = 32;
const steps = [-1, 0, 1, 2, 3, 4, 5] as const;

/** The custom properties of a theme with a page's own style: what all CSS of a page is written with. */
export function themeProperties(
  theme: Theme,
  { mode, style = {} }: Pick<PageTheme, "mode" | "style">,
  fonts: Readonly<Record<"headline" | "body", PageFont>>,
): string {
  const { light, dark } = pageColors(theme, style);
  const radius = Math.min(style.radius ?? theme.radius, MOST_RADIUS);
  const { headline } = theme;
  const fixed = [
    ...steps.map((step) => `--step-${step}:${stepSize(step, theme.scale)}`),
    `--radius:${radius}px`,
    `--button-radius:${style.radius ?? theme.buttonRadius}px`,
    `--gap:${fluid(16, 26)}`,
    `--space:${fluid(52 * theme.density, 108 * theme.density)}`,
    `--font-headline:${fonts.headline.stack}`,
    `--font-body:${fonts.body.stack}`,
    `--headline-weight:${fonts.headline.weight}`,
    `--headline-case:${headline.uppercase ? "uppercase" : "none"}`,
    `--headline-spacing:${headline.letterSpacingEm}em`,
    `--headline-height:${headline.lineHeight}`,
    `--body-weight:${fonts.body.weight}`,
  ].join(";");
  const root = `:root{${fixed};${mode === "dark" ? colorProperties(dark, "dark") : colorProperties(light, "light")}}`;
  const inDark = `@media(prefers-color-scheme:dark){:root{${colorProperties(dark, "dark")}}}`;
  const onPaper = `@media print{:root{${colorProperties(light, "light")}}}`;
  return [root, mode === "auto" && inDark, mode !== "light" && onPaper].filter(Boolean).join("\n");
}

/** `paper` and `tint` are the two grounds; sections may exchange them, and then `background` and `raised` follow. */
function colorProperties(colors: ThemeColors, scheme: "light" | "dark"): string {
  const { background, raised, onAccent, onButton, onPanel, ...rest } = colors;
  const named = {
    paper: background,
    tint: raised,
    ...rest,
    "on-accent": onAccent,
    "on-button": onButton,
    "on-panel": onPanel,
  };
  const properties = Object.entries(named).map(([name, color]) => `--${name}:${color}`);
  return [`color-scheme:${scheme}`, ...properties].join(";");
}

function stepSize(step: number, { narrow, wide }: Theme["scale"]): string {
  return fluid(16 * narrow ** step, 17 * wide ** step);
}

/** A length that grows from `small` pixels on narrow screens to `large` on wide ones, in `rem`, so that it follows the reader's own size. */
function fluid(small: number, large: number): string {
  const slope = (large - small) / (WIDE - NARROW);
  const start = small - slope * NARROW;
  const [least, most] = [Math.min(small, large), Math.max(small, large)];
  return `clamp(${rem(least)},${rem(start)} + ${decimal(slope * 100)}vw,${rem(most)})`;
}

function rem(pixels: number): string {
  return `${decimal(pixels / ROOT)}rem`;
}

function decimal(value: number): string {
  return String(Number(value.toFixed(3)));
}
