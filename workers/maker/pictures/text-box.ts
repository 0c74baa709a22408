import { toLinear } from "~/domain/image/oklab";
import type { Pixels } from "~/formats/raster/pixels";
import type { Box } from "./measure-subject";
import { darkestInk } from "./scheme";

/** Least contrast in which large type reads (WCAG 2.2, 1.4.3). */
export const leastContrast = 3;

const darkInkLuminance = 0.008;
const step = 3;

/** The ink that reads better on a part of a picture, white or near-black, and how well; lengths in pixels. */
export function readableInk(
  pixels: Pixels,
  box: Box,
): { ink: "#ffffff" | typeof darkestInk; contrast: number } {
  const lights = lightsOf(pixels, box);
  if (lights.length === 0) return { ink: darkestInk, contrast: 1 };
  // A few dots more or less do not keep anybody from reading.
  const low = lights[Math.floor(lights.length * 0.05)]!;
  const high = lights[Math.floor(lights.length * 0.95)]!;
  const white = 1.05 / (high + 0.05);
  const dark = (low + 0.05) / (darkInkLuminance + 0.05);
  return white > dark ? { ink: "#ffffff", contrast: white } : { ink: darkestInk, contrast: dark };
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
