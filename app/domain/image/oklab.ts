/**
 * OKLab, in which equal distances look equally far apart (https://bottosson.github.io/posts/oklab/): lightness from
 * 0 to 1, green to red, blue to yellow. RGB is sRGB's, linear, from 0 to 1.
 */
export type Triple = readonly [number, number, number];

export function toOklab([r, g, b]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

export function fromOklab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** A channel of sRGB, 0–255, as linear light. */
export function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light as a channel of sRGB, 0–255; what lies outside is cut off. */
export function fromLinear(value: number): number {
  const kept = Math.min(1, Math.max(0, value));
  return Math.round(255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055));
}

/** `#rrggbb` of an OKLab colour. */
export function hexOf(lab: Triple): string {
  return `#${fromOklab(lab)
    .map((value) => fromLinear(value).toString(16).padStart(2, "0"))
    .join("")}`;
}
