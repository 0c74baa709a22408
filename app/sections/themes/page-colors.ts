import { AA_TEXT, blend, contrastRatio, relativeLuminance } from "~/scene/contrast";
import type { PageTheme } from "~/sections/page";
import type { Theme, ThemeColors } from "~/sections/themes/theme";

type OwnColors = Pick<NonNullable<PageTheme["style"]>, "accent" | "background" | "text">;

/** Shares of the text in what lies between it and its background. */
const RAISED = 0.045;
const LINE = 0.16;
const MUTED = 0.7;
/** Share of a person's background in the ground of the other mode. */
const TINGE = { light: 0.06, dark: 0.09 };
const STEPS = 50;

/**
 * A theme's colours in light and in dark, with a person's own in place of its: each is moved towards black or white as far
 * as it has to be to be read, and what they did not choose is made from what they did. A background is that of the mode it
 * is light or dark enough for; the other mode has a tinge of it.
 */
export function pageColors(
  theme: Pick<Theme, "light" | "dark">,
  own: OwnColors = {},
): { light: ThemeColors; dark: ThemeColors } {
  if (!own.accent && !own.background && !own.text) return { light: theme.light, dark: theme.dark };
  return { light: recolored(theme.light, own, "light"), dark: recolored(theme.dark, own, "dark") };
}

function recolored(theme: ThemeColors, own: OwnColors, mode: "light" | "dark"): ThemeColors {
  const background = own.background ? groundOf(own.background, mode) : theme.background;
  const isOwnGround = own.background !== undefined;
  const ink = inkFor(background);
  const text = readable(own.text && isOfMode(own.text, mode) ? own.text : softInk(own, theme, ink), [
    background,
  ]);
  const isOwnInk = text !== theme.text || isOwnGround;
  const raised = isOwnInk ? raisedOn(background, text) : theme.raised;
  const grounds = [background, raised];
  const accent = readable(own.accent ?? theme.accent, grounds);
  const button = own.accent ?? readable(theme.button, [background]);
  const onButton = inkFor(button);
  return {
    background,
    raised,
    text: readable(text, grounds),
    muted: isOwnInk ? readable(blend(background, text, MUTED), grounds) : theme.muted,
    line: isOwnInk ? blend(background, text, LINE) : theme.line,
    accent,
    onAccent: readable(background, [accent]),
    button,
    onButton,
    panel: own.accent ? button : isOwnGround ? text : theme.panel,
    onPanel: own.accent ? onButton : isOwnGround ? readable(background, [text]) : theme.onPanel,
  };
}

function groundOf(own: string, mode: "light" | "dark"): string {
  const isLight = inkFor(own) === "#000000";
  if (isLight === (mode === "light")) return own;
  return mode === "light" ? blend("#ffffff", own, TINGE.light) : blend("#0c0c0e", own, TINGE.dark);
}

/** Whether a colour of text is meant for this mode: dark on light, light on dark. */
function isOfMode(text: string, mode: "light" | "dark"): boolean {
  return relativeLuminance(text) < 0.179 === (mode === "light");
}

/** A text that nobody chose: the theme's, or black or white with a little of what was chosen. */
function softInk(own: OwnColors, theme: ThemeColors, ink: string): string {
  return own.background ? blend(ink, own.text ?? own.background, 0.08) : theme.text;
}

/** Black or white, whichever reads better: one of them always reads at AA. */
export function inkFor(background: string): string {
  return relativeLuminance(background) > 0.179 ? "#000000" : "#ffffff";
}

/** The ground of cards: as far from the background as text on both still reads. */
function raisedOn(background: string, text: string): string {
  const raised = blend(background, text, RAISED);
  return contrastRatio(inkFor(background), raised) >= AA_TEXT + 0.1 ? raised : background;
}

/** The colour itself where it reads on all grounds, else the nearest to it towards black or white that does. */
function readable(color: string, grounds: readonly string[]): string {
  const target = inkFor(grounds[0] as string);
  for (let step = 0; step <= STEPS; step++) {
    const moved = blend(color, target, step / STEPS);
    if (grounds.every((ground) => contrastRatio(moved, ground) >= AA_TEXT)) return moved;
  }
  return target;
}
