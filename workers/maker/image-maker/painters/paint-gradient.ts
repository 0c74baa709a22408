import { toOklab } from "~/domain/image/oklab";
import { fromOklab, type Oklch, oklch, type Rgb } from "../../picture-maker/color";
import { fractal, smoothstep } from "../../picture-maker/noise";
import type { PictureIdea } from "../../picture-maker/picture-idea";
import type { Raster } from "../../picture-maker/raster";
import type { SeededRandom } from "../../seeded-random";

/** Hues that run into one another well, by mood. */
const runs: Record<PictureIdea["mood"], readonly (readonly Oklch[])[]> = {
  plain: [
    [lch(0.93, 0.04, 90), lch(0.8, 0.1, 45), lch(0.68, 0.14, 20), lch(0.6, 0.12, 300)],
    [lch(0.92, 0.04, 200), lch(0.75, 0.12, 230), lch(0.58, 0.17, 270), lch(0.8, 0.11, 330)],
  ],
  warm: [[lch(0.94, 0.06, 85), lch(0.82, 0.13, 65), lch(0.68, 0.18, 35), lch(0.5, 0.15, 10)]],
  bold: [
    [lch(0.6, 0.24, 28), lch(0.72, 0.2, 50), lch(0.5, 0.24, 300), lch(0.35, 0.18, 275)],
    [lch(0.85, 0.18, 110), lch(0.7, 0.17, 165), lch(0.5, 0.2, 262), lch(0.65, 0.23, 350)],
  ],
  playful: [[lch(0.88, 0.1, 350), lch(0.85, 0.12, 80), lch(0.8, 0.11, 190), lch(0.72, 0.15, 300)]],
  premium: [
    [lch(0.16, 0.03, 270), lch(0.32, 0.1, 285), lch(0.55, 0.15, 320), lch(0.72, 0.11, 50)],
    [lch(0.14, 0.02, 250), lch(0.3, 0.07, 200), lch(0.6, 0.12, 165), lch(0.8, 0.1, 110)],
  ],
};

function lch(l: number, c: number, h: number): Oklch {
  return { l, c, h };
}

/** Plain light and colour: soft fields that fold into one another, curtains of light, or rays. */
export function paintGradient(
  raster: Raster,
  prompt: string,
  idea: PictureIdea,
  seed: number,
  random: SeededRandom,
) {
  const { width, height, data } = raster;
  const side = Math.min(width, height);
  const isDark = idea.time === "night";
  const isAurora = /aurora|polarlicht|northern lights|curtain/iu.test(prompt);
  const stops = stopsOf(idea, random, isDark || isAurora).map((color) => toOklab(color));
  const isRays = /ray|beam|leak|strahl|rayon|rayos/iu.test(prompt);
  const lean = random.between(-0.6, 0.6);
  const strength = random.between(0.9, 1.5);
  const lab = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / side;
      const v = y / side;
      const bendX = fractal(u * 0.9, v * 0.9, 2, seed) - 0.5;
      const bendY = fractal(u * 0.9 + 7, v * 0.9, 2, seed + 5) - 0.5;
      let place: number;
      if (isRays) {
        const angle = Math.atan2(v + 0.25, u - 0.15) + bendX * 0.05;
        place = 0.5 + 0.5 * Math.sin(angle * 13 + fractal(angle * 9, 0.5, 3, seed) * 7);
        place = place * 0.5 + Math.hypot(u - 0.15, v + 0.25) * 0.42;
      } else if (isAurora) {
        const fold = u * 1.9 + bendX * 1.6;
        let glow = 0;
        for (let layer = 0; layer < 3; layer++) {
          const foot =
            0.42 + layer * 0.16 + (fractal(fold * 0.8 + layer * 5, layer, 3, seed + layer) - 0.5) * 0.6;
          const rise = foot - v;
          const ray = 0.55 + 0.45 * fractal(fold * 7 + layer * 11, v * 0.5, 3, seed + 20 + layer);
          glow += (rise > 0 ? Math.exp(-rise * 4.2) : Math.exp(rise * 34)) * ray * (0.85 - layer * 0.18);
        }
        place = Math.min(1, glow);
      } else {
        const field = (u * Math.cos(lean) + v * Math.sin(lean + 1)) * 0.62;
        place =
          field +
          (fractal(u * 0.8 + bendX * strength, v * 0.8 + bendY * strength, 2, seed + 9) - 0.5) * 1.35 +
          0.08;
        // A fold catches light on one side.
        place += smoothstep(0.25, 0.75, fractal(u * 0.7 + bendY * 2, v * 0.7, 2, seed + 13)) * 0.2;
      }
      at(stops, place, lab);
      data.set(fromOklab(lab[0]!, lab[1]!, lab[2]!), (y * width + x) * 3);
    }
  }
}

function stopsOf(idea: PictureIdea, random: SeededRandom, isDark: boolean): Rgb[] {
  const [first, second, ...more] = idea.colors;
  const own = random.pick(runs[isDark && idea.mood === "plain" ? "premium" : idea.mood]);
  if (!first) return own.map(({ l, c, h }) => oklch(l, c, h));
  const list = second
    ? [first, second, ...more].slice(0, 5)
    : [
        lch(Math.min(0.95, first.l + 0.22), first.c * 0.45, first.h + 30),
        first,
        lch(Math.max(0.25, first.l - 0.16), Math.max(0.05, first.c), first.h - 28),
        lch(0.86, 0.08, first.h + 75),
      ];
  const stops = list.map(({ l, c, h }) => oklch(l, c, h));
  if (stops.length < 3) stops.push(oklch(0.95, 0.03, first.h));
  return isDark ? [oklch(0.14, 0.03, first.h), ...stops] : stops;
}

/** Colour of a place from 0 to 1 between evenly spaced stops, eased so that no stop shows as a line. */
function at(stops: readonly Rgb[], place: number, out: Float32Array) {
  const along = Math.max(0, Math.min(0.9999, place)) * (stops.length - 1);
  const from = Math.floor(along);
  const share = along - from;
  const eased = share * share * (3 - 2 * share);
  const one = stops[from]!;
  const other = stops[from + 1]!;
  for (let i = 0; i < 3; i++) out[i] = one[i]! + (other[i]! - one[i]!) * eased;
}
