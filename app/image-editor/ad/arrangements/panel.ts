import type { Rectangle } from "../../geometry";
import { focusOf } from "../picture-map";
import type { AdSheet } from "./ad-sheet";
import { freeRoom } from "./free-room";
import { stackOnGround } from "./word-stack";

/** A card in the theme's ground on the calm side, with everything on it. */
export function panel(sheet: AdSheet): void {
  const { theme } = sheet;
  const { ground, text } = theme.colours;
  const card = freeCard(sheet) ?? usualCard(sheet);
  sheet.shape("Card", "rectangle", card, ground, 0.96, theme.buttonShape === "box" ? 0 : 0.1);
  const pad = Math.min(sheet.shorter * 0.055, card.width * 0.12, card.height * 0.12);
  const box = {
    x: card.x + pad,
    y: card.y + pad,
    width: card.width - 2 * pad,
    height: card.height - 2 * pad,
  };
  stackOnGround(sheet, box, ground, text);
}

/** The largest card beside, above or below what the image shows; null where none is large enough for words. */
function freeCard(sheet: AdSheet): Rectangle | null {
  const { image } = sheet;
  const free = freeRoom(sheet);
  if (!free) return null;
  const { width, height } = image;
  const inner = { width: width - 2 * sheet.margin, height: height - 2 * sheet.margin };
  const high = (room: number) => Math.min(height * 0.38, room - sheet.margin);
  const wide = (room: number) => Math.min(width * 0.42, room - sheet.margin);
  const cards: Rectangle[] = [
    { x: sheet.margin, y: sheet.margin, width: inner.width, height: high(free.top) },
    {
      x: sheet.margin,
      y: height - sheet.margin - high(free.bottom),
      width: inner.width,
      height: high(free.bottom),
    },
    { x: sheet.margin, y: sheet.margin, width: wide(free.left), height: inner.height },
    {
      x: width - sheet.margin - wide(free.right),
      y: sheet.margin,
      width: wide(free.right),
      height: inner.height,
    },
  ].filter((card) => card.height >= sheet.shorter * 0.2 && card.width >= sheet.shorter * 0.2);
  const [largest] = cards.toSorted((one, other) => other.width * other.height - one.width * one.height);
  return largest ?? null;
}

function usualCard(sheet: AdSheet): Rectangle {
  const { image, map } = sheet;
  const focus = focusOf(map);
  return sheet.ratio <= 1.05
    ? {
        x: sheet.margin,
        y: focus.y < 0.52 ? image.height * 0.62 - sheet.margin : sheet.margin,
        width: image.width - 2 * sheet.margin,
        height: image.height * 0.38,
      }
    : {
        x: focus.x < 0.5 ? image.width * 0.58 - sheet.margin : sheet.margin,
        y: sheet.margin,
        width: image.width * 0.42,
        height: image.height - 2 * sheet.margin,
      };
}
