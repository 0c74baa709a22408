import { AA_TEXT } from "~/scene/contrast";
import type { Rectangle } from "../../geometry";
import { plainPlace, type TextLook } from "../../layers/layer";
import type { CalmArea } from "../calm-area";
import { groundOpacity, readableOver } from "../measured-contrast";
import type { AdSheet } from "./ad-sheet";
import { busyCost } from "./free-room";

export interface WordBlock {
  /** In pixels of the image. */
  box: Rectangle;
  align: TextLook["align"];
  color: string;
  /** The words need a ground of their own. */
  hasCard: boolean;
}

/**
 * Room for words and a colour that is read there. Where none would be, a fade from the nearest edge helps, and on a busy
 * image a card.
 */
export function wordBlockIn(sheet: AdSheet, area: CalmArea): WordBlock {
  const { map, theme } = sheet;
  const { text, ground } = theme.colours;
  const found = readableOver(map, area, [text, ground, "#ffffff", "#111111"]);
  const middle = area.x + area.width / 2;
  const align = Math.abs(middle - 0.5) < 0.06 ? "center" : "start";
  const block: WordBlock = { box: sheet.pixels(area), align, color: found.color, hasCard: false };
  if (found.contrast >= AA_TEXT) return block;
  const [best] = [
    { color: text, ground },
    { color: "#ffffff", ground: "#111111" },
  ]
    .map((one) => ({ ...one, opacity: groundOpacity(map, area, one.color, one.ground) }))
    .sort((one, other) => one.opacity - other.opacity);
  if (!best || area.cost > busyCost || best.opacity > 0.8) return { ...block, color: text, hasCard: true };
  drawFade(sheet, area, best.ground, Math.min(1, best.opacity + 0.08));
  return { ...block, color: best.color };
}

/** A ground that fades out beyond an area, from the edge of the image that is nearest to it. */
function drawFade(sheet: AdSheet, area: Rectangle, color: string, opacity: number): void {
  const { image } = sheet;
  const isLow = area.y + area.height / 2 > 0.5;
  const height = Math.min(image.height, image.height * (isLow ? 1 - area.y : area.y + area.height) * 1.5);
  sheet.made.push({
    ...plainPlace,
    ...sheet.named("Fade"),
    kind: "shape",
    shape: "fade",
    color,
    roundness: 0,
    opacity,
    x: 0,
    y: isLow ? image.height - height : 0,
    width: image.width,
    height,
    turnDegrees: isLow ? 0 : 180,
  });
}

/** A plain ground around words, as far as the image reaches. */
export function drawCard(sheet: AdSheet, { x, y, width, height }: Rectangle): void {
  const { image, theme } = sheet;
  const pad = sheet.margin * 0.75;
  const left = Math.max(0, x - pad);
  const top = Math.max(0, y - pad);
  const box = {
    x: left,
    y: top,
    width: Math.min(image.width, x + width + pad) - left,
    height: Math.min(image.height, y + height + pad) - top,
  };
  sheet.shape("Card", "rectangle", box, theme.colours.ground, 0.96, theme.buttonShape === "box" ? 0 : 0.1);
}
