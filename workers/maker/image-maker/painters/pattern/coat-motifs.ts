import { mix, type Oklch, oklch } from "../../../picture-maker/color";
import { polygon, star } from "../../drawing/figures";
import type { Pattern } from "../../read-image-words";
import type { PrintColors } from "../print-colors";
import { gridOf, type Repeat, scattered } from "./repeat";

const ink = oklch(0.2, 0.025, 50);

/** A coat's colours: those of the animal, or one named colour and its dark; null for other patterns. */
export function coatColors(pattern: Pattern, named: readonly Oklch[]): PrintColors | null {
  const usual = coats[pattern];
  const [own, other] = named;
  if (!usual || !own) return usual ?? null;
  const paint = oklch(own.l, own.c, own.h);
  if (pattern === "zebra")
    return { ...usual, first: own.l > 0.8 && other ? oklch(other.l, other.c, other.h) : paint };
  const first = other ? oklch(other.l, other.c, other.h) : mix(paint, ink, 0.3);
  return { ...usual, ground: paint, first, isDark: own.l < 0.5 };
}

const coats: Partial<Record<Pattern, PrintColors>> = {
  leopard: {
    ground: oklch(0.83, 0.075, 75),
    ink,
    first: oklch(0.66, 0.105, 62),
    second: oklch(0.72, 0.1, 66),
    third: oklch(0.9, 0.04, 80),
    isDark: false,
  },
  zebra: { ground: oklch(0.965, 0.012, 85), ink, first: ink, second: ink, third: ink, isDark: false },
};

const turn = Math.PI * 2;

/** Coats of animals, and small figures strewn about. */
export const coatMotifs = {
  leopard(repeat) {
    const { colors, random, fill, width, height } = repeat;
    const side = Math.min(width, height);
    const count = Math.round((130 * width * height) / (side * side));
    for (const [x, y] of scattered(repeat, count)) {
      const size = side * random.between(0.028, 0.04);
      const lean = random.between(0, turn);
      const stretch = random.between(0.7, 0.95);
      const wobble = random.between(0, turn);
      const edge = (radius: number, angle: number): [number, number] => {
        const away =
          radius * (1 + 0.14 * Math.sin(angle * 3 + wobble) + 0.08 * Math.sin(angle * 5 + wobble * 2));
        const [u, v] = [Math.cos(angle) * away, Math.sin(angle) * away * stretch];
        return [x + u * Math.cos(lean) - v * Math.sin(lean), y + u * Math.sin(lean) + v * Math.cos(lean)];
      };
      fill([Array.from({ length: 28 }, (_, i) => edge(size * 0.86, (i / 28) * turn)).flat()], colors.first);
      const parts = random.pick([2, 3, 3]);
      const gap = random.between(0, turn);
      for (let part = 0; part < parts; part++) {
        const from = gap + (part / parts) * turn;
        const long = (turn / parts) * random.between(0.62, 0.82);
        const outer: number[] = [];
        const inner: number[] = [];
        for (let i = 0; i <= 12; i++) {
          const share = i / 12;
          const thick = 0.1 + 0.34 * Math.sin(share * Math.PI) ** 0.6;
          outer.push(...edge(size * (1 + thick * 0.5), from + share * long));
          const [innerX, innerY] = edge(size * (1 - thick * 0.5), from + (1 - share) * long);
          inner.push(innerX, innerY);
        }
        fill([[...outer, ...inner]], colors.ink);
      }
    }
    for (const [x, y] of scattered(repeat, Math.round(count * 0.7)))
      fill(polygon(x, y, side * random.between(0.004, 0.008), 9, random.next()), colors.ink);
  },
  zebra(repeat) {
    const { colors, random, fill } = repeat;
    const { width, height } = repeat;
    const bands = 9;
    const waves = [1, 2, 3].map((count) => ({ count, size: 0.045 / count, phase: random.between(0, turn) }));
    const steps = 90;
    for (let band = 0; band < bands; band++) {
      const own = random.between(0, turn);
      const bendAt = (share: number) =>
        waves.reduce((sum, { count, size, phase }) => sum + size * Math.sin(share * turn * count + phase), 0);
      const left: number[] = [];
      const right: number[] = [];
      for (let i = 0; i <= steps; i++) {
        const share = i / steps;
        const middle = ((band + 0.5) / bands + bendAt(share)) * width;
        // Each stripe swells and thins, and twice comes to a point.
        const swell = 0.2 + 0.8 * Math.abs(Math.sin(share * turn + own)) ** 0.5;
        const half = (width / bands) * 0.3 * swell * (0.85 + 0.3 * Math.sin(share * turn * 3 + own * 2));
        left.push(middle - half, share * height);
        right.unshift(middle + half, share * height);
      }
      fill([[...left, ...right]], colors.first);
    }
  },
  hearts(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, 6);
    const inks = [colors.first, colors.second, mix(colors.first, colors.ground, 0.45)];
    for (let row = 0; row < rows * 2; row++) {
      for (let column = 0; column < columns; column++) {
        const size = cellX * ((row + column) % 3 === 0 ? 0.021 : 0.015);
        const x = (column + (row % 2) / 2) * cellX;
        const y = (row * cellY) / 2;
        const lean = random.between(-0.3, 0.3);
        const contour = Array.from({ length: 40 }, (_, i) => {
          const t = (i / 40) * turn;
          const u = 16 * Math.sin(t) ** 3 * size;
          const v = -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * size;
          return [x + u * Math.cos(lean) - v * Math.sin(lean), y + u * Math.sin(lean) + v * Math.cos(lean)];
        });
        fill([contour.flat()], inks[(row + column * 2) % 3]!);
      }
    }
  },
  stars(repeat) {
    const { colors, random, fill, width, height } = repeat;
    const side = Math.min(width, height);
    const inks = [colors.first, colors.first, colors.second, colors.third];
    for (const [i, [x, y]] of scattered(repeat, 64).entries()) {
      const size = side * (i % 4 === 0 ? 0.042 : i % 4 === 1 ? 0.026 : 0.014);
      fill(star(x, y, size, size * 0.42, 5, random.next()), inks[i % 4]!);
    }
  },
} satisfies Partial<Record<Pattern, (repeat: Repeat) => void>>;
