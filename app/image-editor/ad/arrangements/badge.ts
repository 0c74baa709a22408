import { overlapArea, type Rectangle } from "../../geometry";
import type { LabelShape, Layer } from "../../layers/layer";
import { focusOf, subjectWithin } from "../picture-map";
import type { AdSheet } from "./ad-sheet";

/** A badge in the calmest corner that is left. */
export function drawBadge(sheet: AdSheet, shape: LabelShape): void {
  const { words, theme } = sheet;
  if (!words.price.trim()) return;
  const taken = sheet.made.filter(({ kind }) => kind !== "shape");
  const places = [0.3, 0.25, 0.21].map((share) => badgePlace(sheet, sheet.shorter * share, taken));
  const box = (places.find(({ isClear }) => isClear) ?? places.at(-1))?.box;
  if (!box) return;
  const { accent, onAccent } = theme.colours;
  sheet.label(
    "Badge",
    shape,
    box,
    accent,
    onAccent,
    words.price,
    words.detail,
    theme.figure,
    shape === "burst" ? -8 : 0,
  );
}

/** Beside what is sold: in a corner, else between two of them; and whether it lies on nothing there. */
function badgePlace(
  sheet: AdSheet,
  side: number,
  taken: readonly Layer[],
): { box: Rectangle; isClear: boolean } {
  const { image, map } = sheet;
  const far = { x: image.width - sheet.margin - side, y: image.height - sheet.margin - side };
  const corners = [
    { x: far.x, y: sheet.margin },
    { x: far.x, y: far.y },
    { x: sheet.margin, y: far.y },
    { x: sheet.margin, y: sheet.margin },
    { x: far.x, y: (image.height - side) / 2 },
    { x: sheet.margin, y: (image.height - side) / 2 },
  ].map((corner) => ({ ...corner, width: side, height: side }));
  const focus = focusOf(map);
  const covered = (box: Rectangle) =>
    subjectWithin(map, sheet.shares(box)) +
    taken.reduce((sum, one) => sum + overlapArea(one, box), 0) / (side * side);
  const worth = (box: Rectangle) => {
    const near = Math.hypot(
      (box.x + side / 2) / image.width - focus.x,
      (box.y + side / 2) / image.height - focus.y,
    );
    // Beside what is sold, never on the words and not over its middle.
    return -covered(box) * 4 - Math.max(0, 0.3 - near) * 3 - near * 0.25;
  };
  const box = corners.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  return { box, isClear: covered(box) < 0.005 };
}
