import { toLinear } from "~/domain/image/oklab";
import type { LuminanceRange, PictureReport, ShareBox } from "~/domain/image/picture-report";
import type { Pixels } from "~/formats/raster/pixels";
import type { Box } from "./measure-subject";
import { darkestInk } from "./scheme";

/** Least contrast in which large type reads (WCAG 2.2, 1.4.3). */
export const leastContrast = 3;

const darkInkLuminance = 0.008;
const step = 3;
/** Words may reach this far beyond the part, as a share of the shorter side. */
const edgeShare = 0.024;

/** The ink that reads better on a part of a picture, white or near-black, and how well; lengths in pixels. */
export function readableInk(
  pixels: Pixels,
  box: Box,
): { ink: "#ffffff" | typeof darkestInk; contrast: number } {
  const range = rangeOf(lightsOf(pixels, box));
  if (!range) return { ink: darkestInk, contrast: 1 };
  const { low, high } = range;
  const white = 1.05 / (high + 0.05);
  const dark = (low + 0.05) / (darkInkLuminance + 0.05);
  return white > dark ? { ink: "#ffffff", contrast: white } : { ink: darkestInk, contrast: dark };
}

/** How light the part of a picture is that text may lie on, and what is right around it; for the report. */
export function textLuminanceOf(
  pixels: Pixels,
  textBox: ShareBox | null,
): Pick<PictureReport, "textLuminance"> {
  if (!textBox) return {};
  const { width, height } = pixels;
  const edge = edgeShare * Math.min(width, height);
  const range = rangeOf(
    lightsOf(pixels, {
      x: textBox.x * width - edge,
      y: textBox.y * height - edge,
      width: textBox.width * width + 2 * edge,
      height: textBox.height * height + 2 * edge,
    }),
  );
  if (!range) return {};
  return { textLuminance: { low: rounded(range.low), high: rounded(range.high) } };
}

const rounded = (luminance: number) => Math.min(1, Math.round(luminance * 1000) / 1000);

/** Of luminances, the darkest first. A few dots more or less do not keep anybody from reading. */
function rangeOf(lights: readonly number[]): LuminanceRange | null {
  if (lights.length === 0) return null;
  return {
    low: lights[Math.floor(lights.length * 0.05)]!,
    high: lights[Math.floor(lights.length * 0.95)]!,
  };
}

/** Luminances of some of the pixels, the darkest first. */
function lightsOf({ width, height, data }: Pixels, box: Box): number[] {
  const lights: number[] = [];
  const bottom = Math.min(height, Math.floor(box.y + box.height));
  const right = Math.min(width, Math.floor(box.x + box.width));
  for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y += step) {
    for (let x = Math.max(0, Math.ceil(box.x)); x < right; x += step) {
      const at = (y * width + x) * 4;
      const [r, g, b] = [toLinear(data[at]!), toLinear(data[at + 1]!), toLinear(data[at + 2]!)];
      lights.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
    }
  }
  return lights.sort((one, other) => one - other);
}
