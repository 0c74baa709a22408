import { toOklab } from "~/domain/image/oklab";

/** Linear-light sRGB, 0–1 per channel; may exceed 1 before tone mapping. */
export type Rgb = readonly [number, number, number];

/** OKLCH to linear sRGB, chroma reduced until it fits the gamut (Ottosson, https://bottosson.github.io/posts/oklab/). */
export function oklch(l: number, c: number, h: number): Rgb {
  const radians = (h * Math.PI) / 180;
  for (let chroma = c; chroma > 0.002; chroma *= 0.92) {
    const rgb = fromOklab(l, chroma * Math.cos(radians), chroma * Math.sin(radians));
    if (Math.min(...rgb) >= -0.001 && Math.max(...rgb) <= 1.001) return rgb;
  }
  return fromOklab(l, 0, 0);
}

/** OKLab to linear sRGB, cut at 0 and open above 1. */
export function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Mixes two colours in OKLab, where half way looks half way. */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  const a = toOklab(from);
  const b = toOklab(to);
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * amount;
  return fromOklab(at(0), at(1), at(2));
}
