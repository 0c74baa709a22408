import type { Rectangle } from "../../geometry";
import { fitLook } from "../../layers/compose-layer";
import type { TextLook } from "../../layers/layer";
import type { Face } from "../ad-theme";
import { contrastOver, readableOn } from "../measured-contrast";
import type { AdSheet } from "./ad-sheet";
import { drawCard, type WordBlock } from "./word-block";

const plainLook = {
  align: "start",
  verticalAlign: "top",
  color: "#000000",
  effect: "none",
  effectColor: "#000000",
} as const;

/** Headline, line and button one under the other, close together, at the end of a block that is nearer to an edge. */
export function stackWords(
  sheet: AdSheet,
  { box, align, color, hasCard }: WordBlock,
  hasButton = true,
  face: Face = sheet.theme.headline,
): void {
  const { theme, words, image } = sheet;
  const gap = sheet.shorter * 0.028;
  const buttonHeight = hasButton && words.action.trim() ? sheet.shorter * 0.088 : 0;
  const rest = buttonHeight ? buttonHeight + gap * 1.6 : 0;
  const lineRoom = words.line.trim() ? Math.min(box.height * 0.22, sheet.shorter * 0.12) : 0;
  const headlineRoom = Math.max(sheet.shorter * 0.08, box.height - rest - (lineRoom ? lineRoom + gap : 0));
  const sizes = { headline: sheet.shorter * 0.19, line: sheet.shorter * 0.044 };
  const headline = heightOf(sheet, words.headline, face, box.width, headlineRoom, sizes.headline);
  const line = heightOf(sheet, words.line, theme.line, box.width, lineRoom, sizes.line);
  const height = headline + (headline && line ? gap : 0) + line + rest;
  const isLow = box.y + box.height / 2 > image.height * 0.55;
  let y = isLow ? box.y + box.height - height : box.y;
  if (hasCard) drawCard(sheet, { ...box, y, height });
  const look = { align, verticalAlign: "top", color } as const;
  sheet.text("Headline", words.headline, face, { ...box, y, height: headline }, look, sizes.headline);
  y += headline + (headline && line ? gap : 0);
  sheet.text("Line", words.line, theme.line, { ...box, y, height: line }, look, sizes.line);
  y += line + gap * 1.6;
  if (buttonHeight) drawButton(sheet, { ...box, y, height: buttonHeight }, align);
}

/** As `stackWords`, on a ground of one colour. */
export function stackOnGround(sheet: AdSheet, box: Rectangle, ground: string, color: string): void {
  const before = sheet.made.length;
  stackWords(sheet, { box, align: "start", color, hasCard: false });
  const { accent, onAccent } = sheet.theme.colours;
  for (const [index, layer] of sheet.made.entries()) {
    if (index < before || layer.kind !== "label") continue;
    sheet.made[index] = {
      ...layer,
      fill: accent,
      look: { ...layer.look, color: onAccent, effectColor: ground },
    };
  }
}

/** As high as a text becomes in a width. */
function heightOf(
  sheet: AdSheet,
  words: string,
  face: Face,
  width: number,
  height: number,
  maxSize: number,
): number {
  if (!words.trim() || height <= 0) return 0;
  const look: TextLook = { ...plainLook, ...face, maxSize };
  const { sizePixels, lines, lineHeight } = fitLook(words.trim(), look, { width, height }, sheet.language);
  return Math.min(height, Math.ceil(sizePixels * lineHeight * lines) + 2);
}

export function drawButton(sheet: AdSheet, place: Rectangle, align: TextLook["align"]): void {
  const { theme, words, map } = sheet;
  const length = [...words.action].length;
  const width = Math.min(place.width, place.height * Math.max(2.6, 1.5 + length * 0.3));
  const x =
    align === "center"
      ? place.x + (place.width - width) / 2
      : align === "end"
        ? place.x + place.width - width
        : place.x;
  const box = { x, y: place.y, width, height: place.height };
  const { accent, onAccent, text, ground } = theme.colours;
  // A button that sinks into the image is none: the theme's other colours are tried.
  const isSeen = (fill: string) => contrastOver(map, sheet.shares(box), fill) >= 1.7;
  const fill = [accent, text, ground].find(isSeen) ?? accent;
  const color = fill === accent ? onAccent : readableOn(fill, [ground, text]);
  sheet.label("Button", theme.buttonShape, box, fill, color, words.action, "", theme.action);
}
