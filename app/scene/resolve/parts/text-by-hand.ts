import type { TypefaceFile } from "~/domain/brands/brand";
import type { FontRequest, TextLayer, TextLayerSpan } from "~/scene/composition";
import type { PartChanges, TextStyle as TextChanges, TextSpan } from "~/scene/part-changes";
import { fontFor, legible } from "~/scene/resolve/apply-theme";
import type { TextStyle } from "~/scene/templates/template";

/** What decides which fonts a text may be set in. */
export interface Typesetting {
  language: string;
  typefaces: readonly TypefaceFile[];
}

/** A font as a person has changed it; families that are not known are left aside. */
export function fontByHand(
  font: FontRequest,
  { family, weight, italic }: Pick<TextChanges, "family" | "weight" | "italic">,
  { language, typefaces }: Typesetting,
): FontRequest {
  if (family === undefined && weight === undefined && italic === undefined) return font;
  const wanted = {
    ...font,
    weight: weight ?? font.weight,
    style: italic === undefined ? font.style : italic ? ("italic" as const) : ("normal" as const),
  };
  return family === undefined ? wanted : fontFor(wanted, family, language, typefaces);
}

/** A template's style as a person has changed it, before its text is fitted. `scale` is of its sizes. */
export function styleByHand(
  style: TextStyle,
  changes: TextChanges | undefined,
  setting: Typesetting,
  scale = 1,
): TextStyle {
  if (!changes) return style;
  return {
    ...style,
    font: fontByHand(style.font, changes, setting),
    size: style.size * scale,
    minSize: style.minSize * Math.min(1, scale),
    letterSpacingEm: changes.letterSpacingEm ?? style.letterSpacingEm,
    lineHeight: changes.lineHeight ?? style.lineHeight,
    uppercase: changes.uppercase ?? style.uppercase,
  };
}

type Inked = Pick<TextLayer, "color" | "align" | "verticalAlign" | "plate">;

/** Colours and alignment as a person has changed them. */
export function inkByHand<Kind extends Inked>(layer: Kind, changes: TextChanges | undefined): Kind {
  if (!changes) return layer;
  const { align, verticalAlign, color, plate } = changes;
  const plated = layer.plate && plate ? { ...layer.plate, color: plate } : layer.plate;
  const readable = plate && isHex(layer.color) ? legible(layer.color, plate) : layer.color;
  return {
    ...layer,
    align: align ?? layer.align,
    verticalAlign: verticalAlign ?? layer.verticalAlign,
    color: color ?? readable,
    plate: plated,
  };
}

function isHex(color: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(color);
}

/** The spans of a slot's words as those of what is shown of it: trimmed, and with hyphens where words are broken. */
export function spansOf(
  changes: PartChanges | undefined,
  written: string,
  shown: string,
): { spans: TextLayerSpan[] } | undefined {
  const spans = changes?.text?.spans ?? [];
  const at = placesIn(written, shown);
  const placed = spans.flatMap(({ from, to, ...style }: TextSpan): TextLayerSpan[] => {
    const span = { from: at(from), to: at(to), ...style };
    return span.to > span.from ? [span] : [];
  });
  return placed.length > 0 ? { spans: placed } : undefined;
}

/** Where a place of the written text is in the shown one, which lacks space at its ends and may have more characters. */
function placesIn(written: string, shown: string): (place: number) => number {
  const lead = written.length - written.trimStart().length;
  const places: number[] = [];
  let next = 0;
  for (const character of written.trim().split("")) {
    while (next < shown.length && shown[next] !== character) next++;
    places.push(next);
    next++;
  }
  return (place) => places[Math.max(0, place - lead)] ?? shown.length;
}
