import {
  annulus,
  ellipse,
  petal,
  polygon,
  rectangle,
  sector,
  stroke,
} from "~/providers/built-in/image-maker/drawing/figures";
import { fillOutline, type Outline } from "~/providers/built-in/image-maker/drawing/outline";
import { type PrintColors, printColors } from "~/providers/built-in/image-maker/painters/print-colors";
import type { Pattern } from "~/providers/built-in/image-maker/read-image-words";
import { mix, type Rgb } from "~/providers/built-in/picture-maker/color";
import type { PictureIdea } from "~/providers/built-in/picture-maker/picture-idea";
import type { Raster } from "~/providers/built-in/picture-maker/raster";
import type { SeededRandom } from "~/providers/built-in/seeded-random";

/** A picture whose left edge goes on at its right, and whose bottom goes on at its top. */
interface Repeat {
  width: number;
  height: number;
  colors: PrintColors;
  random: SeededRandom;
  /** Fills an outline; what runs over an edge comes in at the other. */
  fill(outline: Outline, color: Rgb): void;
}

/** Patterns that are known as one colour on a light ground. */
const onLight: readonly Pattern[] = ["checks", "dots", "stripes", "waves", "tiles"];

/** Paints a pattern that repeats without a seam: motifs stand on a grid that divides both sides evenly. */
export function paintPattern(raster: Raster, pattern: Pattern, idea: PictureIdea, random: SeededRandom) {
  const colors = printColors(idea, random, onLight.includes(pattern));
  const { width, height, data } = raster;
  for (let at = 0; at < data.length; at += 3) data.set(colors.ground, at);
  motifs[pattern]({
    width,
    height,
    colors,
    random,
    fill: (outline, color) => fillAround(raster, outline, color),
  });
}

function fillAround(raster: Raster, outline: Outline, color: Rgb) {
  const { width, height } = raster;
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (const contour of outline) {
    for (let i = 0; i < contour.length; i += 2) {
      left = Math.min(left, contour[i]!);
      right = Math.max(right, contour[i]!);
      top = Math.min(top, contour[i + 1]!);
      bottom = Math.max(bottom, contour[i + 1]!);
    }
  }
  for (let down = Math.ceil(-bottom / height); down <= (height - top) / height; down++) {
    for (let across = Math.ceil(-right / width); across <= (width - left) / width; across++) {
      const moved = outline.map((contour) =>
        contour.map((value, i) => value + (i % 2 === 0 ? across * width : down * height)),
      );
      fillOutline(raster, moved, color);
    }
  }
}

/** Cells across and down, about square and even in number, for so many along the smaller side. */
function gridOf({ width, height }: Pick<Repeat, "width" | "height">, along: number) {
  const side = Math.min(width, height);
  const even = (length: number) => Math.max(2, Math.round(((length / side) * along) / 2) * 2);
  const columns = even(width);
  const rows = even(height);
  return { columns, rows, cellX: width / columns, cellY: height / rows };
}

/** Places about evenly spread and never near one another, around the edges too (best of many, Mitchell 1991). */
function scattered({ width, height, random }: Repeat, count: number): [number, number][] {
  const places: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    let best: [number, number] = [0, 0];
    let far = -1;
    for (let attempt = 0; attempt < 14; attempt++) {
      const x = random.between(0, width);
      const y = random.between(0, height);
      let near = Infinity;
      for (const [otherX, otherY] of places) {
        const dx = Math.min(Math.abs(x - otherX), width - Math.abs(x - otherX));
        const dy = Math.min(Math.abs(y - otherY), height - Math.abs(y - otherY));
        near = Math.min(near, dx * dx + dy * dy);
      }
      if (near > far) {
        far = near;
        best = [x, y];
      }
    }
    places.push(best);
  }
  return places;
}

const motifs: Record<Pattern, (repeat: Repeat) => void> = {
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
  floral(repeat) {
    const { colors, random, fill, width, height } = repeat;
    const side = Math.min(width, height);
    const leafColor = mix(colors.second, colors.ink, 0.25);
    for (const [i, [x, y]] of scattered(repeat, 34).entries()) {
      const size = side * (i % 3 === 0 ? 0.088 : i % 3 === 1 ? 0.058 : 0.045);
      const angle = random.next();
      if (i % 3 === 2) {
        const tip: [number, number] = [
          x + Math.cos(angle * 6.283) * size * 2.2,
          y + Math.sin(angle * 6.283) * size * 2.2,
        ];
        fill(stroke([[x, y], tip], side * 0.004), leafColor);
        for (let leaf = 0; leaf < 5; leaf++) {
          const share = 0.2 + leaf * 0.19;
          const footX = x + (tip[0] - x) * share;
          const footY = y + (tip[1] - y) * share;
          for (const lean of [-0.13, 0.13])
            fill(
              petal(footX, footY, size * (1.05 - share * 0.45), size * 0.4, angle + lean),
              leaf % 2 ? leafColor : colors.second,
            );
        }
        continue;
      }
      const petals = random.pick([5, 6, 8]);
      const color = i % 3 === 0 ? colors.first : colors.third;
      for (const lean of [0.11, -0.09])
        fill(petal(x, y, size * 1.75, size * 0.62, angle + lean + 0.5 / petals), leafColor);
      for (let leaf = 0; leaf < petals; leaf++) {
        fill(petal(x, y, size, size * (4.4 / petals), angle + leaf / petals), color);
      }
      for (let leaf = 0; leaf < petals; leaf++) {
        fill(
          petal(x, y, size * 0.55, size * (1.5 / petals), angle + leaf / petals),
          mix(color, colors.ink, 0.22),
        );
      }
      fill(ellipse(x, y, size * 0.2), i % 3 === 0 ? colors.third : colors.first);
      fill(ellipse(x, y, size * 0.09), colors.ink);
    }
    for (const [x, y] of scattered(repeat, 70))
      fill(ellipse(x, y, side * random.between(0.003, 0.007)), colors.ink);
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
  memphis(repeat) {
    const { colors, random, fill, width, height } = repeat;
    const side = Math.min(width, height);
    const inks = [colors.first, colors.second, colors.third, colors.ink];
    for (const [i, [x, y]] of scattered(repeat, 46).entries()) {
      const size = side * random.between(0.028, 0.052);
      const ink = inks[i % inks.length]!;
      const turn = random.next();
      switch (i % 7) {
        case 0:
          fill(ellipse(x, y, size), ink);
          fill(ellipse(x + size * 0.35, y + size * 0.35, size * 0.35), colors.ground);
          break;
        case 1:
          fill(annulus(x, y, size, size * 0.62), ink);
          break;
        case 2:
          fill(polygon(x, y, size * 1.15, 3, turn), ink);
          break;
        case 3: {
          const points = Array.from({ length: 25 }, (_, step) => {
            const along = (step / 24 - 0.5) * size * 4.2;
            const wave = Math.sin((step / 24) * Math.PI * 6) * size * 0.42;
            const [cos, sin] = [Math.cos(turn * 6.283), Math.sin(turn * 6.283)];
            return [x + along * cos - wave * sin, y + along * sin + wave * cos] as const;
          });
          fill(stroke(points, size * 0.3), ink);
          break;
        }
        case 4:
          for (let dot = 0; dot < 9; dot++)
            fill(
              ellipse(
                x + ((dot % 3) - 1) * size * 0.72,
                y + (Math.floor(dot / 3) - 1) * size * 0.72,
                size * 0.17,
              ),
              ink,
            );
          break;
        case 5:
          fill(sector(x, y, size * 1.25, turn, turn + 0.5), ink);
          break;
        default:
          for (const lean of [0, 0.25]) {
            const [cos, sin] = [
              Math.cos((turn + lean) * 6.283) * size,
              Math.sin((turn + lean) * 6.283) * size,
            ];
            fill(
              stroke(
                [
                  [x - cos, y - sin],
                  [x + cos, y + sin],
                ],
                size * 0.42,
              ),
              ink,
            );
          }
      }
    }
  },
  scales(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, 8);
    const inks = random.shuffle([colors.first, colors.second, colors.third]);
    const line = mix(colors.ground, colors.ink, colors.isDark ? 0.85 : 0.75);
    for (let row = -2; row < rows * 2; row++) {
      for (let column = 0; column < columns; column++) {
        const x = (column + (((row % 2) + 2) % 2) / 2) * cellX;
        const y = (row * cellY) / 2;
        const ink = inks[(((column + row * 2) % 3) + 3) % 3]!;
        fill(ellipse(x, y, cellX / 2, cellY * 0.62), line);
        fill(ellipse(x, y, cellX / 2 - cellX * 0.028, cellY * 0.59), ink);
        for (let ray = 0; ray < 5; ray++)
          fill(
            petal(x, y - cellY * 0.02, cellY * 0.5, cellX * 0.07, 0.25 + (ray - 2) * 0.072),
            mix(ink, line, 0.6),
          );
        fill(ellipse(x, y, cellX * 0.1), line);
      }
    }
  },
  tiles(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, 4);
    const petals = random.pick([8, 4]);
    const grout = mix(colors.ground, colors.ink, 0.18);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const x = (column + 0.5) * cellX;
        const y = (row + 0.5) * cellY;
        const isOther = (row + column) % 2 === 1;
        const [one, two] = isOther ? [colors.second, colors.first] : [colors.first, colors.second];
        for (const [dx, dy] of [
          [-0.5, -0.5],
          [0.5, -0.5],
          [-0.5, 0.5],
          [0.5, 0.5],
        ] as const) {
          fill(ellipse(x + dx * cellX, y + dy * cellY, cellX * 0.21), one);
          fill(ellipse(x + dx * cellX, y + dy * cellY, cellX * 0.14), colors.ground);
          fill(polygon(x + dx * cellX, y + dy * cellY, cellX * 0.1, 4, 0), two);
        }
        fill(annulus(x, y, cellX * 0.43, cellX * 0.385), colors.ink);
        for (let i = 0; i < petals; i++) {
          fill(petal(x, y, cellX * 0.37, cellX * 0.15, i / petals), one);
          fill(petal(x, y, cellX * 0.28, cellX * 0.07, i / petals), colors.third);
          fill(petal(x, y, cellX * 0.22, cellX * 0.07, (i + 0.5) / petals), two);
        }
        fill(ellipse(x, y, cellX * 0.075), colors.ink);
        fill(ellipse(x, y, cellX * 0.04), colors.ground);
      }
    }
    for (let row = 0; row <= rows; row++) fill(rectangle(0, row * cellY - 1, columns * cellX, 2), grout);
    for (let column = 0; column <= columns; column++)
      fill(rectangle(column * cellX - 1, 0, 2, rows * cellY), grout);
  },
};
