import { fromOklab, hexOf, type Triple, toLinear, toOklab } from "~/domain/image/oklab";

/** A colour in OKLCH, in which "a bit lighter" and "far enough apart" mean what the eye means. Hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Degrees between two hues, 0–180. */
export const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

export function linearOf(hex: string): Triple {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16));
  return [channel(1), channel(3), channel(5)];
}

/** OKLab of `#rrggbb`. */
export const labOf = (hex: string): Triple => toOklab(linearOf(hex));

export const lchOfLab = ([l, a, b]: Triple): Oklch => ({
  l,
  c: Math.hypot(a, b),
  h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
});

export const lchOf = (hex: string): Oklch => lchOfLab(labOf(hex));

/** `#rrggbb` of a colour; its chroma is reduced until the screen can show it. */
export function hexOfLch({ l, c, h }: Oklch): string {
  const radians = (h * Math.PI) / 180;
  for (let chroma = c, turn = 0; turn < 24; turn++, chroma *= 0.92) {
    const lab: Triple = [l, chroma * Math.cos(radians), chroma * Math.sin(radians)];
    if (fromOklab(lab).every((value) => value >= -0.001 && value <= 1.001)) return hexOf(lab);
  }
  return hexOf([l, 0, 0]);
}

/** Lighter or darker by so much. */
export function tone(hex: string, lightness: number, chroma = 1): string {
  const { l, c, h } = lchOf(hex);
  return hexOfLch({ l: clamp(l + lightness, 0.04, 0.985), c: c * chroma, h });
}

/** The same hue at a lightness. */
export function withLightness(hex: string, l: number, chroma = 1): string {
  const { c, h } = lchOf(hex);
  return hexOfLch({ l, c: c * chroma, h });
}

/** Mixed in OKLab, where half way looks half way. */
export function mixed(from: string, to: string, share: number): string {
  const a = labOf(from);
  const b = labOf(to);
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share;
  return hexOfLch(lchOfLab([at(0), at(1), at(2)]));
}

/** How far apart two OKLab colours look on a picture: lightness counts more than hue. */
export const labDistance = (one: Triple, other: Triple) =>
  Math.hypot((one[0] - other[0]) * 1.5, one[1] - other[1], one[2] - other[2]);

export const distance = (one: string, other: string) => labDistance(labOf(one), labOf(other));

const luminance = (hex: string) => {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2 contrast of two colours, 1–21. */
export function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
