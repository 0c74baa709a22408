import { type Oklch, oklch, type Rgb } from "../../../picture-maker/color";
import { fractal, hash2, smoothstep } from "../../../picture-maker/noise";
import type { SeededRandom } from "../../../seeded-random";

export interface Surface {
  seed: number;
  random: SeededRandom;
  /** Named colours, most important first; usual ones where none is named. */
  colors: readonly Oklch[];
}

/** Colour at a place, written into `out`; x and y count 1 per smaller side of the picture. */
export type Shader = (x: number, y: number, out: Float32Array) => void;

/** Mixes two colours by a share, then lights them. */
export function put(out: Float32Array, [r, g, b]: Rgb, [s, t, u]: Rgb, share: number, light = 1) {
  out[0] = (r + (s - r) * share) * light;
  out[1] = (g + (t - g) * share) * light;
  out[2] = (b + (u - b) * share) * light;
}

/** The first named colour, or the material's own. */
export function own(colors: readonly Oklch[], l: number, c: number, h: number): Oklch {
  return colors[0] ?? { l, c, h };
}

export const rgb = ({ l, c, h }: Oklch, lighter = 0, duller = 1) =>
  oklch(Math.max(0.06, Math.min(0.97, l + lighter)), c * duller, h);

/** A branching line where noise crosses its middle, thin as given. */
export function veinAt(x: number, y: number, seed: number, thin: number): number {
  const away = Math.abs(fractal(x, y, 4, seed) - 0.5);
  return 1 - smoothstep(thin * 0.15, thin, away);
}

/** 0 on the borders between cells, up to about 1 in their middles. */
export function creaseAt(x: number, y: number, seed: number): number {
  let near = 9;
  let second = 9;
  const column = Math.floor(x);
  const row = Math.floor(y);
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = i + hash2(i, j, seed) - x;
      const dy = j + hash2(i, j, seed + 1) - y;
      const distance = dx * dx + dy * dy;
      if (distance < near) {
        second = near;
        near = distance;
      } else if (distance < second) second = distance;
    }
  }
  return Math.sqrt(second) - Math.sqrt(near);
}
