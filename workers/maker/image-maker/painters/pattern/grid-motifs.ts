import { mix } from "../../../picture-maker/color";
import { ellipse, rectangle, sector } from "../../drawing/figures";
import type { Pattern } from "../../read-image-words";
import { gridOf, type Repeat } from "./repeat";

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
    const { colors, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, 8);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if ((row + column) % 2) continue;
        fill(rectangle(column * cellX, row * cellY, cellX, cellY), colors.first);
      }
    }
  },
  gingham(repeat) {
    const { colors, fill, width, height } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, 14);
    const half = mix(colors.ground, colors.first, 0.5);
    for (let column = 0; column < columns; column += 2)
      fill(rectangle(column * cellX, 0, cellX, height), half);
    for (let row = 0; row < rows; row += 2) {
      fill(rectangle(0, row * cellY, width, cellY), half);
      for (let column = 0; column < columns; column += 2)
        fill(rectangle(column * cellX, row * cellY, cellX, cellY), colors.first);
    }
  },
  plaid(repeat) {
    const { colors, fill, width, height } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, 4);
    const bands = [
      [0, 0.46, colors.first],
      [0.06, 0.05, colors.third],
      [0.35, 0.05, colors.third],
      [0.62, 0.2, colors.ink],
      [0.69, 0.03, colors.ground],
      [0.9, 0.035, colors.second],
    ] as const;
    fill(rectangle(0, 0, width, height), mix(colors.first, colors.ground, 0.35));
    const threads = Math.round(height / Math.max(2, Math.min(width, height) / 260));
    // Along whole, across on every second thread: as the loom lays them.
    for (let column = 0; column < columns; column++)
      for (const [from, wide, color] of bands)
        fill(rectangle((column + from) * cellX, 0, wide * cellX, height), mix(color, colors.first, 0.25));
    for (let thread = 0; thread < threads; thread += 2) {
      const y = (thread / threads) * height;
      const at = ((y / cellY) % 1) - 0;
      const band = bands.findLast(([from, wide]) => at >= from && at < from + wide);
      if (band && rows > 0) fill(rectangle(0, y, width, height / threads), mix(band[2], colors.first, 0.25));
    }
  },
  chevron(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, random.pick([6, 8]));
    const inks = [colors.first, colors.ink, colors.second, colors.third];
    for (let row = -1; row <= rows; row++) {
      for (const [i, part] of [0, 0.5].entries()) {
        const points: [number, number][] = [];
        for (let column = 0; column <= columns; column++)
          points.push([column * cellX, (row + part) * cellY + (column % 2 ? cellY * 0.5 : 0)]);
        const lower = points.map(([x, y]) => [x, y + cellY * 0.25] as const).reverse();
        fill([[...points, ...lower].flat()], inks[(((row % 2) + 2) % 2) * 2 + i]!);
      }
    }
  },
  stripes(repeat) {
    const { colors, random, fill, width, height } = repeat;
    const isLevel = random.chance(0.35);
    const { columns, rows, cellX, cellY } = gridOf(repeat, random.pick([8, 12]));
    const inks = [colors.first, random.chance(0.5) ? colors.first : colors.second];
    for (let band = 0; band < (isLevel ? rows : columns); band++) {
      const ink = inks[band % 2]!;
      fill(
        isLevel
          ? rectangle(0, band * cellY, width, cellY * 0.5)
          : rectangle(band * cellX, 0, cellX * 0.5, height),
        ink,
      );
    }
  },
  herringbone(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, 8);
    const inks = [
      colors.first,
      mix(colors.first, colors.ground, 0.22),
      mix(colors.first, colors.ink, 0.2),
      colors.second,
    ];
    const slats = 4;
    for (let column = 0; column < columns; column++) {
      const rise = (column % 2 ? 1 : -1) * cellX * 0.8;
      const x = column * cellX;
      for (let slat = 0; slat < rows * slats; slat++) {
        const y = (slat / slats) * cellY;
        const tall = (cellY / slats) * 0.88;
        fill(
          [
            [
              x + cellX * 0.03,
              y,
              x + cellX * 0.97,
              y + rise,
              x + cellX * 0.97,
              y + rise + tall,
              x + cellX * 0.03,
              y + tall,
            ],
          ],
          random.pick(inks),
        );
      }
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
  polka(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, random.pick([6, 8]));
    for (let row = 0; row < rows * 2; row++)
      for (let column = 0; column < columns; column++)
        fill(ellipse((column + (row % 2) / 2) * cellX, (row * cellY) / 2, cellX * 0.2), colors.first);
  },
} satisfies Partial<Record<Pattern, (repeat: Repeat) => void>>;
