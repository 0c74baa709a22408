import type { LuminanceRange } from "~/domain/image/picture-report";

/** Smallest contrast ratio of text by WCAG 2.2 level AA (1.4.3). Videos are shown at any size: little text counts as large. */
export const AA_TEXT = 4.5;
/** The same of headlines that are large even on the smallest screen. */
export const AA_LARGE_TEXT = 3;

type Rgb = readonly [red: number, green: number, blue: number];

/** Red, green and blue, 0–255, of a `#rrggbb` colour. Throws RangeError on any other notation. */
export function parseHexColor(color: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!match) throw new RangeError(`Not a #rrggbb colour: ${color}`);
  const [, red, green, blue] = match as unknown as [string, string, string, string];
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** `color` at a given opacity, 0–1, in CSS notation. */
export function withOpacity(color: string, opacity: number): string {
  return `rgba(${parseHexColor(color).join(",")},${Number(opacity.toFixed(3))})`;
}

/** Relative luminance, 0–1, as WCAG 2.2 defines it for sRGB. */
export function relativeLuminance(color: string): number {
  return luminanceOf(parseHexColor(color));
}

/** Relative luminance of a grey, 0–255. */
export function luminanceOfGrey(byte: number): number {
  return linear(byte);
}

/** Contrast ratio of two opaque colours, 1–21 (WCAG 2.2). */
export function contrastRatio(first: string, second: string): number {
  return ratioOf(relativeLuminance(first), relativeLuminance(second));
}

/** Least contrast ratio of a colour with anything in a range of luminances; 1 where the range holds its own. */
export function contrastWithin(color: string, { low, high }: LuminanceRange): number {
  const luminance = relativeLuminance(color);
  if (luminance >= low && luminance <= high) return 1;
  return Math.min(ratioOf(luminance, low), ratioOf(luminance, high));
}

/** The opaque colour seen where `over` covers `under` with an opacity of 0–1. */
export function blend(under: string, over: string, opacity: number): string {
  const bytes = blendBytes(parseHexColor(under), parseHexColor(over), opacity);
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Least opacity a scrim needs so that text on it keeps a contrast whatever picture lies below. The worst picture
 * is white under light text, black under dark text. Returns 1 where even the bare scrim colour falls short.
 */
export function scrimOpacityFor(text: string, scrim: string, ratio = AA_TEXT): number {
  const textLuminance = relativeLuminance(text);
  const scrimBytes = parseHexColor(scrim);
  const isLight = textLuminance > luminanceOf(scrimBytes);
  const worst: Rgb = isLight ? [255, 255, 255] : [0, 0, 0];
  for (let percent = 0; percent < 100; percent++) {
    const seen = luminanceOf(blendBytes(worst, scrimBytes, percent / 100));
    // A text darker than the picture may be legible there, and is lost where the picture is dark too.
    if (isLight === textLuminance > seen && ratioOf(textLuminance, seen) >= ratio) return percent / 100;
  }
  return 1;
}

function blendBytes(under: Rgb, over: Rgb, opacity: number): Rgb {
  const mix = (index: 0 | 1 | 2) => under[index] + (over[index] - under[index]) * opacity;
  return [mix(0), mix(1), mix(2)];
}

function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function ratioOf(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
