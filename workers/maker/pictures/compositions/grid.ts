import { lchOf, tone, withLightness } from "../oklch";
import { digits, type Picture } from "../picture";
import { chooseScheme, pickBehind } from "../scheme";
import { dropShadow } from "../shadows";
import type { Composition } from "./composition";

const columns = 3;
const turns = [10, -12, 6, -8];

/** Tiles, each with a thing on a colour of its own; the subject has four times as much room. */
export const grid: Composition = {
  id: "grid",
  needs: ["companions"],
  setting: "several",
  draw(picture, cast) {
    const { subject, companions, random } = cast;
    const scheme = chooseScheme(cast, "light");
    picture.ground(scheme.ground);
    const { x: left, y: top, cell, cellHeight, gap, rows } = tilesOf(picture);
    const heroColumn = random() < 0.5 ? 0 : 1;
    const heroRow = rows > 2 && random() < 0.5 ? rows - 2 : 0;
    const isHeros = (column: number, row: number) =>
      column >= heroColumn && column < heroColumn + 2 && row >= heroRow && row < heroRow + 2;
    const small = Array.from(
      { length: columns * rows },
      (_, i) => [i % columns, Math.floor(i / columns)] as const,
    )
      .filter(([column, row]) => !isHeros(column, row))
      .map(([column, row], i) => ({ column, row, span: 1, thing: companions[i % companions.length]! }));
    const tiles = [...small, { column: heroColumn, row: heroRow, span: 2, thing: subject }];
    const colors = [...scheme.accents, tone(scheme.ground, -0.06)];
    for (const [i, { column, row, span, thing }] of tiles.entries()) {
      const width = cell * span + gap * (span - 1);
      const height = cellHeight * span + gap * (span - 1);
      const box = { x: left + column * (cell + gap), y: top + row * (cellHeight + gap), width, height };
      const color =
        span > 1
          ? chooseScheme({ ...cast, subject: thing, ground: null }, "bold").ground
          : pickBehind(thing, [...colors.slice(i % 4), ...colors.slice(0, i % 4)]);
      const fill = picture.linear(box.x, box.y, box.x + width, box.y + height, [
        [0, tone(color, 0.02)],
        [1, tone(color, -0.025)],
      ]);
      picture.rect(box, fill, `rx="${digits(cell * 0.12)}"`);
      const placed = picture.fit(thing, box, {
        fill: span > 1 ? 0.76 : 0.64,
        turn: span > 1 ? -6 : turns[i % 4],
      });
      dropShadow(picture, placed, withLightness(color, Math.max(0.1, lchOf(color).l * 0.4)), {
        offset: placed.box.width * 0.035,
        blur: 0.9,
        opacity: 0.36,
      });
      picture.put(placed);
    }
    return scheme;
  },
};

function tilesOf({ width, height, layout }: Picture) {
  const { side, text } = layout;
  if (layout.isWide) {
    const room = height * 0.88;
    const gap = height * 0.018;
    const cell = (room - gap * (columns - 1)) / columns;
    const x = side === "left" ? width - height * 0.94 : side === "right" ? height * 0.06 : (width - room) / 2;
    return { x, y: height * 0.06, cell, cellHeight: cell, gap, rows: columns };
  }
  const gap = width * 0.018;
  const cell = (width * 0.88 - gap * (columns - 1)) / columns;
  // The apps lay their buttons over the lowest part of a tall picture.
  const end = height > width * 1.6 ? height * 0.84 : height;
  const room =
    side === "none"
      ? end - width * 0.12
      : side === "bottom"
        ? text.y - width * 0.09
        : end - text.y - text.height - width * 0.09;
  const rows = Math.max(2, Math.round((room + gap) / (cell + gap)));
  const y = side === "top" ? text.y + text.height + width * 0.03 : width * 0.06;
  return { x: width * 0.06, y, cell, cellHeight: (room - gap * (rows - 1)) / rows, gap, rows };
}
