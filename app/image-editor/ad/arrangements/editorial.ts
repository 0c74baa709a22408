import type { AdSheet } from "./ad-sheet";
import { calmRoom } from "./free-room";
import { drawCard, wordBlockIn } from "./word-block";

/** A thin frame, a small line in capitals over a quiet headline. */
export function editorial(sheet: AdSheet): void {
  const { image, theme, words } = sheet;
  const area = calmRoom(sheet);
  const { box, color, hasCard } = wordBlockIn(sheet, area);
  const inset = sheet.margin * 0.6;
  const frame = { x: inset, y: inset, width: image.width - 2 * inset, height: image.height - 2 * inset };
  const labelHeight = words.line.trim() ? sheet.shorter * 0.06 : 0;
  const align = "center" as const;
  if (hasCard) drawCard(sheet, box);
  sheet.shape("Frame", "frame", frame, color, 0.75);
  if (labelHeight) {
    const face = {
      ...theme.label,
      uppercase: true,
      letterSpacingEm: Math.max(0.12, theme.label.letterSpacingEm),
    };
    sheet.text(
      "Line",
      words.line,
      face,
      { ...box, height: labelHeight },
      { align, verticalAlign: "middle", color },
      sheet.shorter * 0.03,
    );
  }
  const rule = sheet.shorter * 0.004;
  const ruleWidth = sheet.shorter * 0.12;
  const top = box.y + labelHeight + sheet.shorter * 0.018;
  sheet.shape(
    "Rule",
    "line",
    { x: box.x + (box.width - ruleWidth) / 2, y: top, width: ruleWidth, height: Math.max(2, rule) },
    color,
    0.9,
  );
  const place = {
    ...box,
    y: top + sheet.shorter * 0.03,
    height: box.y + box.height - top - sheet.shorter * 0.03,
  };
  const face = { ...theme.headline, uppercase: false };
  sheet.text(
    "Headline",
    words.headline,
    face,
    place,
    { align, verticalAlign: "top", color },
    sheet.shorter * 0.13,
  );
}
