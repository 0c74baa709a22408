import { calmArea } from "../calm-area";
import { costWithin } from "../picture-map";
import type { AdSheet } from "./ad-sheet";
import { calmRoom, freeRoom } from "./free-room";
import { drawCard, wordBlockIn } from "./word-block";
import { drawButton, stackWords } from "./word-stack";

/** One word over the whole width, as posters have it. */
export function poster(sheet: AdSheet): void {
  const { image, map, theme, words } = sheet;
  const free = freeRoom(sheet);
  const most = free ? (Math.max(free.top, free.bottom) - sheet.margin) / image.height : 0.3;
  // Without room for one word over the whole width it stands where there is some.
  if (most < 0.12) {
    stackWords(sheet, wordBlockIn(sheet, calmRoom(sheet)), true, { ...theme.headline, uppercase: true });
    return;
  }
  const height = Math.min(0.3, most);
  const m = { x: sheet.margin / image.width, y: sheet.margin / image.height };
  const strip = (y: number) => {
    const part = { x: m.x, y, width: 1 - 2 * m.x, height };
    return { ...part, cost: costWithin(map, part) };
  };
  const [upper, lower] = [strip(m.y), strip(1 - m.y - height)];
  const isLow = free ? free.bottom > free.top : lower.cost < upper.cost;
  const area = isLow ? lower : upper;
  const { box, color, hasCard } = wordBlockIn(sheet, area);
  const look = { align: "center", verticalAlign: isLow ? "bottom" : "top", color } as const;
  const buttonHeight = words.action.trim() ? sheet.shorter * 0.078 : 0;
  const room = { ...box, height: box.height - (buttonHeight && isLow ? buttonHeight * 1.5 : 0) };
  if (hasCard) drawCard(sheet, room);
  sheet.text(
    "Headline",
    words.headline,
    { ...theme.headline, uppercase: true },
    room,
    look,
    sheet.shorter * 0.34,
  );
  if (!buttonHeight) return;
  const isFree = isLow || free === null || free.bottom >= buttonHeight + sheet.margin;
  const low = { ...box, y: image.height - sheet.margin - buttonHeight, height: buttonHeight };
  if (isFree) {
    drawButton(sheet, low, "center");
    return;
  }
  const beside = calmArea(
    map,
    sheet.ratio,
    { widths: [0.34], heights: [buttonHeight / image.height] },
    sheet.made.filter(({ kind }) => kind === "text").map((layer) => sheet.shares(layer)),
  );
  drawButton(sheet, sheet.pixels(beside), "center");
}
