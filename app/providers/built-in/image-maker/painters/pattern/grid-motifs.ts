import { ellipse, rectangle, sector } from "~/providers/built-in/image-maker/drawing/figures";
import { gridOf, type Repeat } from "~/providers/built-in/image-maker/painters/pattern/repeat";
import type { Pattern } from "~/providers/built-in/image-maker/read-image-words";
import { mix } from "~/providers/built-in/picture-maker/color";

/** Motifs of a grid: forms that fill cells. */
export const gridMotifs = {
  geometric(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, random.pick([4, 6]));
    const inks = [colors.first, colors.second, colors.third, colors.ink];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const x = column * cellX;
        const y = row * cellY;
        const back = random.chance(0.62) ? random.pick(inks) : colors.ground;
        const front = random.pick(inks.filter((ink) => ink !== back));
        fill(rectangle(x, y, cellX, cellY), back);
        const corner = random.pick([0, 1, 2, 3]);
        const cornerX = x + (corner % 2) * cellX;
        const cornerY = y + (corner > 1 ? cellY : 0);
        const from = [0, 0.25, 0.75, 0.5][corner]!;
        const kind = random.pick(["quarter", "half", "circle", "triangle", "rings", "none"] as const);
        if (kind === "quarter") fill(sector(cornerX, cornerY, cellX, from, from + 0.25), front);
        if (kind === "rings") {
          for (const [i, share] of [1, 0.72, 0.44].entries())
            fill(sector(cornerX, cornerY, cellX * share, from, from + 0.25), i % 2 === 0 ? front : back);
        }
        if (kind === "half") {
          const turn = random.pick([0, 0.25, 0.5, 0.75]);
          fill(sector(x + cellX / 2, y + cellY / 2, cellX / 2, turn, turn + 0.5), front);
        }
        if (kind === "circle") {
          fill(ellipse(x + cellX / 2, y + cellY / 2, cellX * 0.36), front);
          if (random.chance(0.5)) fill(ellipse(x + cellX / 2, y + cellY / 2, cellX * 0.16), back);
        }
        if (kind === "triangle") {
          const points = [x, y, x + cellX, y, x + cellX, y + cellY, x, y + cellY];
          points.splice(corner * 2, 2);
          fill([points], front);
        }
      }
    }
  },
  waves(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, random.pick([8, 10]));
    const bands = [colors.ink, colors.ground, colors.first, colors.ground, colors.second, colors.ground];
    for (let row = -1; row < rows * 2; row++) {
      for (let column = 0; column < columns; column++) {
        const x = (column + (((row % 2) + 2) % 2) / 2) * cellX;
        const y = (row * cellY) / 2 + cellY;
        for (const [i, band] of bands.entries())
          fill(
            ellipse(x, y, (cellX / 2) * (1 - i / bands.length), cellY * 0.5 * (1 - i / bands.length)),
            band,
          );
      }
    }
  },
  checks(repeat) {
    const { colors, random, fill, width, height } = repeat;
    const isGingham = random.chance(0.5);
    const { columns, rows, cellX, cellY } = gridOf(repeat, isGingham ? 14 : 8);
    if (isGingham) {
      const half = mix(colors.ground, colors.first, 0.5);
      for (let column = 0; column < columns; column += 2)
        fill(rectangle(column * cellX, 0, cellX, height), half);
      for (let row = 0; row < rows; row += 2) {
        fill(rectangle(0, row * cellY, width, cellY), half);
        for (let column = 0; column < columns; column += 2)
          fill(rectangle(column * cellX, row * cellY, cellX, cellY), colors.first);
      }
      return;
    }
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if ((row + column) % 2) continue;
        fill(rectangle(column * cellX, row * cellY, cellX, cellY), row % 4 < 2 ? colors.ink : colors.first);
      }
    }
  },
  stripes(repeat) {
    const { colors, random, fill, height } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, random.pick([6, 8]));
    const inks = [colors.first, colors.ink, colors.second, colors.third];
    if (random.chance(0.5)) {
      for (let row = -1; row <= rows; row++) {
        for (const [i, part] of [0, 0.5].entries()) {
          const points: [number, number][] = [];
          for (let column = 0; column <= columns; column++)
            points.push([column * cellX, (row + part) * cellY + (column % 2 ? cellY * 0.5 : 0)]);
          const lower = points.map(([x, y]) => [x, y + cellY * 0.25] as const).reverse();
          fill([[...points, ...lower].flat()], inks[(((row % 2) + 2) % 2) * 2 + i]!);
        }
      }
      return;
    }
    for (let column = 0; column < columns; column++) {
      fill(rectangle(column * cellX, 0, cellX * 0.55, height), inks[column % inks.length]!);
      fill(rectangle(column * cellX + cellX * 0.72, 0, cellX * 0.08, height), colors.ink);
    }
  },
  dots(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, random.pick([8, 12]));
    const inks = [colors.first, colors.ink, colors.second];
    for (let row = 0; row < rows * 2; row++) {
      for (let column = 0; column < columns; column++) {
        const x = (column + (row % 2) / 2) * cellX;
        const y = (row * cellY) / 2;
        const radius = cellX * ((row + column) % 3 === 0 ? 0.24 : 0.16);
        fill(ellipse(x, y, radius), inks[(row + column * 2) % 3]!);
        if ((row + column) % 3 === 0) fill(ellipse(x, y, radius * 0.42), colors.ground);
      }
    }
  },
} satisfies Partial<Record<Pattern, (repeat: Repeat) => void>>;
