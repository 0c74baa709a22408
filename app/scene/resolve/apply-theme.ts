import type { TypefaceFile } from "~/domain/brands/brand";
import type { FontRequest } from "~/scene/composition";
import {
  AA_TEXT,
  blend,
  contrastRatio,
  parseHexColor,
  relativeLuminance,
  scrimOpacityFor,
} from "~/scene/contrast";
import { paletteOf } from "~/scene/resolve/scene-design";
import type { Storyboard } from "~/scene/storyboard";
import type { Palette, Surface, Template, TextStyle } from "~/scene/templates/template";
import { isTextFamily, standInsFor, weightIn } from "~/scene/text/font-stack";
import { ownFamily } from "~/scene/text/own-family";
import { hasCapitals } from "~/scene/text/script";

type Style = NonNullable<Storyboard["style"]>;

/** Styles whose letters are the headline's; the others take the body's family. */
const headlineStyles: ReadonlySet<string> = new Set(["display", "title", "figure", "quote", "mark"]);
const SMALL_UNITS = 45;
const NO_CAPITALS_SCALE = 1.25;
const CORRECTION_STEPS = 40;
/** Accents over pictures become lighter until scrims of this opacity carry them. */
const LARGEST_SCRIM = 0.62;
const MUTED_SHARE = 0.24;
const ALTERNATE_SHARE = 0.07;
const MOTIF_SHARE = 0.16;
/** Saturation from which a background is a colour, not a shade of paper or ink. */
const COLOURFUL = 0.25;
/** Luminance below which a colourful background is a deep shade, and above which it is a pale one. */
const DARK_BACKGROUND = 0.045;
const PALE_BACKGROUND = 0.45;
const DEEP_SHARE = 0.22;
const PALE_SHARE = 0.14;

/**
 * The template and the palette a storyboard is shown with: the storyboard's own style tokens stand in for the
 * template's, and every font names the families that stand in for it in the storyboard's language.
 *
 * Colours are moved towards black or white as far as AA contrast asks for, so that no brand colour makes a text
 * illegible. A palette or family that is not known is left aside.
 */
export function applyTheme(
  template: Template,
  { style = {}, seed, language, brand }: Pick<Storyboard, "style" | "seed" | "language" | "brand">,
): { template: Template; palette: Palette } {
  const chosen = template.palettes.find(({ id }) => id === style.paletteId) ?? paletteOf(template, seed);
  const styles = Object.entries(template.textStyles).map(([name, textStyle]) => {
    const wanted = headlineStyles.has(name) ? style.headlineFamily : style.bodyFamily;
    return [
      name,
      {
        ...legibleSize(textStyle, language),
        font: fontFor(textStyle.font, wanted, language, brand?.typefaces),
      },
    ];
  });
  return {
    template: {
      ...template,
      textStyles: Object.fromEntries(styles) as Template["textStyles"],
      ...(style.radius === undefined
        ? {}
        : { radius: style.radius, button: { ...template.button, radius: style.radius } }),
    },
    palette: colored(chosen, style, template.overPicture),
  };
}

/** Small wide capitals are only as small as they are because they are capitals: other scripts have none. */
function legibleSize(style: TextStyle, language: string): TextStyle {
  if (!style.uppercase || style.size >= SMALL_UNITS || hasCapitals(language)) return style;
  return { ...style, size: style.size * NO_CAPITALS_SCALE, minSize: style.minSize * NO_CAPITALS_SCALE };
}

export function fontFor(
  font: FontRequest,
  wanted: string | undefined,
  language: string,
  files: readonly TypefaceFile[] = [],
): FontRequest {
  const file = files.find(({ assetId }) => wanted === ownFamily(assetId));
  if (file && isTextFamily(file.standIn)) {
    const { standIn, width } = file;
    const fallbacks = [standIn, ...standInsFor(standIn, language)];
    return { ...font, family: ownFamily(file.assetId), fallbacks, widthOfFallback: width };
  }
  const family = wanted !== undefined && isTextFamily(wanted) ? wanted : font.family;
  const weight = weightIn(family, font.weight);
  return { ...font, family, weight, fallbacks: standInsFor(family, language) };
}

function colored(palette: Palette, style: Style, over: Template["overPicture"]): Palette {
  if (!style.accent && !style.background && !style.text) return palette;
  const surfaces = palette.surfaces.map((surface, index) => coloredSurface(surface, style, index));
  const { overPicture } = palette;
  const { background } = overPicture;
  const accent = style.accent
    ? over === "plate"
      ? legible(style.accent, background)
      : lightened(style.accent, overPicture)
    : overPicture.accent;
  return {
    ...palette,
    surfaces,
    overPicture: { ...overPicture, accent, onAccent: legible(background, accent) },
  };
}

function coloredSurface(surface: Surface, style: Style, index: number): Surface {
  const background = style.background
    ? // Every other scene stands on a shade of the brand's background, so that scenes still take turns.
      blend(style.background, inkFor(style.background), index % 2 === 1 ? ALTERNATE_SHARE : 0)
    : brandedBackground(surface.background, style.accent);
  const isOnBrand = background === style.accent && background !== surface.background;
  const text = legible(style.text ?? (isOnBrand ? inkFor(background) : surface.text), background);
  const isRecoloured =
    style.background !== undefined || style.text !== undefined || background !== surface.background;
  const accent = isOnBrand ? text : legible(style.accent ?? surface.accent, background);
  return {
    background: background,
    text,
    muted: isRecoloured ? legible(blend(text, background, MUTED_SHARE), background) : surface.muted,
    accent,
    onAccent: legible(style.accent || style.background ? background : surface.onAccent, accent),
    motif: style.accent || style.background ? blend(background, accent, MOTIF_SHARE) : surface.motif,
  };
}

/** Grounds in a colour of their own give way to the brand's, so that no scene stands on another brand's colour. */
function brandedBackground(background: string, accent: string | undefined): string {
  if (!accent || saturationOf(background) < COLOURFUL) return background;
  const luminance = relativeLuminance(background);
  if (luminance < DARK_BACKGROUND) return blend("#000000", accent, DEEP_SHARE);
  return luminance > PALE_BACKGROUND ? blend("#ffffff", accent, PALE_SHARE) : accent;
}

/** Distance between the strongest and the weakest of a colour's red, green and blue, 0–1. */
function saturationOf(color: string): number {
  const channels = parseHexColor(color);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

/** The colour itself where it is legible on the background, else the nearest to it towards black or white that is. */
export function legible(color: string, background: string): string {
  const target = inkFor(background);
  for (let step = 0; step <= CORRECTION_STEPS; step++) {
    const corrected = blend(color, target, step / CORRECTION_STEPS);
    if (contrastRatio(corrected, background) >= AA_TEXT) return corrected;
  }
  return target;
}

function lightened(color: string, { background, text }: Surface): string {
  for (let step = 0; step <= CORRECTION_STEPS; step++) {
    const lighter = blend(color, text, step / CORRECTION_STEPS);
    if (scrimOpacityFor(lighter, background) <= LARGEST_SCRIM) return lighter;
  }
  return text;
}

/** Black or white, whichever reads better; on every background one of them reaches AA. */
function inkFor(background: string): string {
  return relativeLuminance(background) > 0.179 ? "#000000" : "#ffffff";
}
