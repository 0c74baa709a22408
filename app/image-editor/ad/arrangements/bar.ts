import type { AdSheet } from "./ad-sheet";
import { freeRoom } from "./free-room";
import { panel } from "./panel";

/** A band in the theme's ground along the bottom: words left, button right. */
export function bar(sheet: AdSheet): void {
  const { image, theme, words } = sheet;
  const { ground, text } = theme.colours;
  const isWide = sheet.ratio > 1.15;
  const usual = sheet.shorter * (isWide ? 0.24 : words.action.trim() ? 0.34 : 0.24);
  const free = freeRoom(sheet);
  const most = free ? Math.max(free.top, free.bottom) : usual;
  // As low as a bar may be; where that is too high for the image, a column beside what it shows has more room.
  if (free && most < sheet.shorter * 0.17) {
    panel(sheet);
    return;
  }
  const height = Math.min(usual, most);
  const isTop = free !== null && free.bottom < usual && free.top > free.bottom;
  const y = isTop ? 0 : image.height - height;
  sheet.shape("Bar", "rectangle", { x: 0, y, width: image.width, height }, ground, 1);
  const inner = {
    x: sheet.margin,
    y: y + height * 0.17,
    width: image.width - 2 * sheet.margin,
    height: height * 0.66,
  };
  const buttonHeight = sheet.shorter * 0.09;
  const buttonWidth = words.action.trim() ? Math.min(inner.width * 0.34, buttonHeight * 4) : 0;
  const wordsBox = {
    ...inner,
    width: inner.width - (buttonWidth ? buttonWidth + sheet.margin : 0),
  };
  const share = words.line.trim() ? 0.62 : 1;
  const look = {
    align: "start",
    verticalAlign: words.line.trim() ? "bottom" : "middle",
    color: text,
  } as const;
  sheet.text(
    "Headline",
    words.headline,
    theme.headline,
    { ...wordsBox, height: wordsBox.height * share },
    look,
    sheet.shorter * 0.12,
  );
  if (words.line.trim()) {
    const place = {
      ...wordsBox,
      y: inner.y + wordsBox.height * share,
      height: wordsBox.height * (1 - share),
    };
    sheet.text(
      "Line",
      words.line,
      theme.line,
      place,
      { ...look, verticalAlign: "middle" },
      sheet.shorter * 0.036,
    );
  }
  if (!buttonWidth) return;
  const { accent, onAccent } = theme.colours;
  const box = {
    x: inner.x + inner.width - buttonWidth,
    y: y + (height - buttonHeight) / 2,
    width: buttonWidth,
    height: buttonHeight,
  };
  sheet.label("Button", theme.buttonShape, box, accent, onAccent, words.action, "", theme.action);
}
