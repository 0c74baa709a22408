import type { Box } from "../measure-subject";
import { clamp, tone, withLightness } from "../oklch";
import { digits, type Picture } from "../picture";
import { chooseScheme, discColor } from "../scheme";
import { dropShadow } from "../shadows";
import type { Composition } from "./composition";

const columns = 4;

/** Blocks and quarter discs, and a large disc on their crossing with the thing on it. */
export const blocks: Composition = {
  id: "blocks",
  needs: [],
  setting: "plain",
  draw(picture, cast) {
    const { subject, random } = cast;
    const scheme = chooseScheme(cast, "light");
    const [first, second, third] = scheme.accents;
    picture.ground(scheme.ground);
    const area = areaBeside(picture);
    const unit = area.width / columns;
    const rows = Math.ceil(area.height / unit - 0.05);
    const top = picture.layout.side === "bottom" ? area.y + area.height - rows * unit : area.y;
    const colors = [first, second, third, tone(scheme.ground, -0.05), withLightness(first, 0.88, 0.5)];
    drawBlocks(picture, { x: area.x, y: top, unit, rows, columns }, colors, random);
    const highest = Math.max(0, top);
    const lowest = Math.min(picture.height, top + rows * unit);
    const { safe } = picture.layout;
    const x = area.x + unit * 2;
    const y = clamp(
      top + unit * Math.round((safe.y + safe.height / 2 - top) / unit),
      highest + unit * 1.25,
      lowest - unit * 1.25,
    );
    const radius = Math.min(unit * 1.5, (lowest - y) * 0.9, (y - highest) * 0.9);
    const disc = discColor(subject, scheme);
    // A rim keeps it apart from blocks of its own colour.
    picture.circle(x, y, radius * 1.05, scheme.ground);
    picture.circle(x, y, radius, disc);
    const room = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
    const hero = picture.fit(subject, room, { turn: -5, fill: 0.8 });
    dropShadow(picture, hero, withLightness(disc, 0.3), { offset: hero.box.width * 0.03, blur: 0.8 });
    picture.put(hero);
    return scheme;
  },
};

/** All of the picture that is not left to the text. */
export function areaBeside({ width, height, layout }: Picture): Box {
  const { side, text } = layout;
  if (layout.isWide) {
    if (side === "none") return { x: 0, y: 0, width, height };
    const across = height * 0.92;
    return { x: side === "left" ? width - across : 0, y: 0, width: across, height };
  }
  if (side === "none") return { x: 0, y: 0, width, height };
  if (side === "bottom") return { x: 0, y: 0, width, height: text.y - height * 0.02 };
  const y = text.y + text.height + height * 0.02;
  return { x: 0, y, width, height: height - y };
}

/** Squares, each with a quarter disc in one of its corners or a dot. */
export function drawBlocks(
  picture: Picture,
  grid: { x: number; y: number; unit: number; rows: number; columns: number },
  colors: readonly string[],
  random: () => number,
) {
  const { unit } = grid;
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const x = grid.x + column * unit;
      const y = grid.y + row * unit;
      const first = (column * 2 + row * 3 + Math.floor(random() * 5)) % colors.length;
      const other = (first + 1 + Math.floor(random() * 3)) % colors.length;
      picture.rect({ x, y, width: unit + 0.6, height: unit + 0.6 }, colors[first]!);
      const kind = Math.floor(random() * 5);
      if (kind === 4) picture.circle(x + unit / 2, y + unit / 2, unit * 0.3, colors[other]!);
      else picture.path(quarterDisc(x, y, unit, kind), colors[other]!);
    }
  }
}

/** In the corner 0 upper left, 1 upper right, 2 lower right or 3 lower left of a square. */
function quarterDisc(x: number, y: number, unit: number, corner: number): string {
  const isRight = corner === 1 || corner === 2;
  const isLower = corner >= 2;
  const cornerX = x + (isRight ? unit : 0);
  const cornerY = y + (isLower ? unit : 0);
  const across = isRight ? -unit : unit;
  const down = isLower ? -unit : unit;
  const sweep = across * down > 0 ? 1 : 0;
  return `M${digits(cornerX)} ${digits(cornerY)}h${digits(across)}A${digits(unit)} ${digits(unit)} 0 0 ${sweep} ${digits(cornerX)} ${digits(cornerY + down)}Z`;
}
