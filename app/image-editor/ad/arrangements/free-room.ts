import type { Rectangle } from "../../geometry";
import { type CalmArea, calmArea } from "../calm-area";
import { subjectWithin } from "../picture-map";
import { boundsOfMask } from "../subject-mask";
import type { AdSheet } from "./ad-sheet";

/** From so busy a ground, nothing short of a card makes words readable. */
export const busyCost = 0.2;

/** Where an image is busy all over, the words stand on a card along the top: the middle is what it shows. */
export function calmRoom(sheet: AdSheet): CalmArea {
  const { image, map } = sheet;
  const area = calmArea(map, sheet.ratio);
  if (area.cost <= busyCost) return area;
  const x = (1.6 * sheet.margin) / image.width;
  const y = (1.6 * sheet.margin) / image.height;
  const card = { x, y, width: 1 - 2 * x, height: 0.3, cost: area.cost };
  const over = (part: Rectangle) => subjectWithin(map, part);
  return [card, { ...card, y: 1 - y - card.height }, area].reduce((best, one) =>
    over(one) < over(best) - 0.01 ? one : best,
  );
}

/** What is free above, below and beside what the image shows, in pixels, without a margin to it; null where it shows no one thing. */
export function freeRoom(sheet: AdSheet): Record<"top" | "bottom" | "left" | "right", number> | null {
  const { map, image } = sheet;
  const subject = boundsOfMask(map, map.subject);
  if (!subject) return null;
  const gap = sheet.margin * 0.4;
  return {
    top: subject.y * image.height - gap,
    bottom: (1 - subject.y - subject.height) * image.height - gap,
    left: subject.x * image.width - gap,
    right: (1 - subject.x - subject.width) * image.width - gap,
  };
}
