import { fromOklab, type Triple, toOklab } from "~/domain/image/oklab";
import { hexOfLch, linearOf } from "../pictures/oklch";

/** Linear-light sRGB, 0–1 per channel. */
export type Rgb = Triple;

/** Of an OKLCH colour, its chroma reduced until the screen can show it. */
export const oklch = (l: number, c: number, h: number): Rgb => linearOf(hexOfLch({ l, c, h }));

/** Mixes two colours in OKLab, where half way looks half way. */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  const a = toOklab(from);
  const b = toOklab(to);
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * amount;
  const [red, green, blue] = fromOklab([at(0), at(1), at(2)]);
  return [Math.max(0, red), Math.max(0, green), Math.max(0, blue)];
}
