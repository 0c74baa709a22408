import { boardColours } from "~/scene/board-colours";
import { contrastRatio } from "~/scene/contrast";
import { templateOrDefault } from "~/scene/templates/built-in-templates";
import type { Template, TextStyle } from "~/scene/templates/template";
import type { LabelShape, Layer, TextLook } from "../layers/layer";
import { partsOf } from "./ad-parts";
import { readableOn } from "./measured-contrast";

/** How the letters of one part of an ad look; colour and place come with the ad. */
export type Face = Pick<
  TextLook,
  "family" | "weight" | "italic" | "uppercase" | "lineHeight" | "letterSpacingEm"
>;

export interface AdColours {
  ground: string;
  text: string;
  accent: string;
  onAccent: string;
}

/** What an ad is dressed in: faces and corners of a template of the videos, and four colours. */
export interface AdTheme {
  id: string;
  name: string;
  headline: Face;
  line: Face;
  label: Face;
  action: Face;
  /** Large numbers on badges. */
  figure: Face;
  buttonShape: LabelShape;
  colours: AdColours;
}

/** The theme of a template in one of its palettes. */
export function themeOfTemplate(template: Template, paletteIndex = 0): AdTheme {
  const palette = template.palettes[paletteIndex] ?? template.palettes[0];
  const surface = palette?.surfaces[0];
  const { radius } = template.button;
  return {
    id: `${template.id}/${palette?.id ?? ""}`,
    name: `${template.name} · ${palette?.name ?? ""}`,
    headline: faceOf(template.textStyles.display),
    line: faceOf(template.textStyles.body),
    label: faceOf(template.textStyles.label),
    action: faceOf(template.textStyles.action),
    figure: { ...faceOf(template.textStyles.figure), uppercase: false },
    buttonShape: radius >= 60 ? "pill" : radius > 0 ? "rounded" : "box",
    colours: surface
      ? { ground: surface.background, text: surface.text, accent: surface.accent, onAccent: surface.onAccent }
      : plainColours,
  };
}

/** The same faces in colours of a board or a brand, the most present first. */
export function inColours(theme: AdTheme, id: string, name: string, palette: readonly string[]): AdTheme {
  const { background, text, accent } = boardColours(palette) ?? {
    background: plainColours.ground,
    text: plainColours.text,
    accent: undefined,
  };
  const shown = accent ?? text;
  return {
    ...theme,
    id,
    name,
    colours: {
      ground: background,
      text,
      accent: shown,
      onAccent: readableOn(shown, contrastRatio(background, shown) >= 4.5 ? [background] : [text]),
    },
  };
}

/** The theme that layers show by now: faces set by hand, too. */
export function themeOfParts(layers: readonly Layer[], colours: AdColours): AdTheme {
  const { headline, line, button, badge } = partsOf(layers);
  const base = themeOfTemplate(templateOrDefault(""));
  return {
    ...base,
    colours,
    headline: headline?.look ?? base.headline,
    line: line?.look ?? base.line,
    label: line?.look ?? base.label,
    action: button?.look ?? base.action,
    figure: badge?.look ?? base.figure,
    buttonShape: button?.shape ?? base.buttonShape,
  };
}

const plainColours: AdColours = {
  ground: "#ffffff",
  text: "#111111",
  accent: "#111111",
  onAccent: "#ffffff",
};

function faceOf({ font, uppercase, lineHeight, letterSpacingEm }: TextStyle): Face {
  return {
    family: font.family,
    weight: font.weight,
    italic: font.style === "italic",
    uppercase,
    lineHeight,
    letterSpacingEm,
  };
}
