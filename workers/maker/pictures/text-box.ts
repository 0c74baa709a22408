import { toLinear } from "~/domain/image/oklab";
import type { LuminanceRange, PictureReport, ShareBox } from "~/domain/image/picture-report";
import type { Pixels } from "~/formats/raster/pixels";
import type { Box } from "./measure-subject";
import { darkestInk } from "./scheme";

/** Least contrast in which large type reads (WCAG 2.2, 1.4.3). */
export const leastContrast = 3;

/** Contrast in which all type reads (4.5), with what the tint of a template takes away. */
const ampleContrast = 5.5;
const darkInkLuminance = 0.008;
const finestStep = 3;
const mostSamples = 30_000;
/** Between the calm part and a thing, as a share of the shorter side. */
const gapShare = 0.03;
const nearlyAll = 0.92;
/** A few dots more or less do not keep anybody from reading; in a large part, more than these are a shape of their own. */
const strayShare = 0.05;
const fewStray = 0.004;
/** Words may reach this far beyond the part, as a share of the shorter side. */
const edgeShare = 0.024;

/** The ink that reads better on a part of a picture, white or near-black, and how well; lengths in pixels. */
export function readableInk(
  pixels: Pixels,
  box: Box,
  stray = strayShare,
): { ink: "#ffffff" | typeof darkestInk; contrast: number } {
  const range = rangeOf(lightsOf(pixels, box), stray);
  if (!range) return { ink: darkestInk, contrast: 1 };
  const { low, high } = range;
  const white = 1.05 / (high + 0.05);
  const dark = (low + 0.05) / (darkInkLuminance + 0.05);
  return white > dark ? { ink: "#ffffff", contrast: white } : { ink: darkestInk, contrast: dark };
}

/**
 * The part of a picture that words may lie on: as much of it as is even enough for all type beside the things it shows, at
 * least what was kept free for them; null where not even large type reads there. Lengths in pixels.
 */
export function calmPart(pixels: Pixels, { kept, thing }: { kept: Box; thing: Box | null }): Box | null {
  const contrastOf = (box: Box, stray = strayShare) => readableInk(pixels, box, stray).contrast;
  const wide = partsBeside(pixels, thing).filter((part) => holds(part, kept));
  const calm = wide.find((part) => contrastOf(part, fewStray) >= ampleContrast);
  return calm ?? (contrastOf(kept) >= leastContrast ? kept : null);
}

/** Of a picture without a thing. */
const shares = [1, 0.8, 0.65, 0.5];

/** The parts of a picture above, below and beside a thing, the largest first; of one without, from each of its edges on. */
function partsBeside({ width, height }: Pixels, thing: Box | null): Box[] {
  if (!thing) {
    return shares.flatMap((share) => [
      { x: 0, y: 0, width, height: height * share },
      { x: 0, y: 0, width: width * share, height },
      { x: 0, y: height * (1 - share), width, height: height * share },
      { x: width * (1 - share), y: 0, width: width * share, height },
    ]);
  }
  const gap = gapShare * Math.min(width, height);
  const right = thing.x + thing.width + gap;
  const bottom = thing.y + thing.height + gap;
  return [
    { x: 0, y: 0, width, height: thing.y - gap },
    { x: 0, y: bottom, width, height: height - bottom },
    { x: 0, y: 0, width: thing.x - gap, height },
    { x: right, y: 0, width: width - right, height },
  ].toSorted((one, other) => other.width * other.height - one.width * one.height);
}

/** Whether a part has nearly all of another in it. */
function holds(part: Box, other: Box): boolean {
  const across = Math.min(part.x + part.width, other.x + other.width) - Math.max(part.x, other.x);
  const down = Math.min(part.y + part.height, other.y + other.height) - Math.max(part.y, other.y);
  return Math.max(0, across) * Math.max(0, down) >= nearlyAll * other.width * other.height;
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

/** Of luminances, the darkest first. */
function rangeOf(lights: Float64Array, stray = strayShare): LuminanceRange | null {
  if (lights.length === 0) return null;
  return {
    low: lights[Math.floor(lights.length * stray)]!,
    high: lights[Math.floor(lights.length * (1 - stray))]!,
  };
}

/** Luminances of some of the pixels, the darkest first. */
function lightsOf({ width, height, data }: Pixels, box: Box): Float64Array {
  const lights: number[] = [];
  const step = Math.max(finestStep, Math.ceil(Math.sqrt((box.width * box.height) / mostSamples)));
  const bottom = Math.min(height, Math.floor(box.y + box.height));
  const right = Math.min(width, Math.floor(box.x + box.width));
  for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y += step) {
    for (let x = Math.max(0, Math.ceil(box.x)); x < right; x += step) {
      const at = (y * width + x) * 4;
      const [r, g, b] = [toLinear(data[at]!), toLinear(data[at + 1]!), toLinear(data[at + 2]!)];
      lights.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
    }
  }
  return Float64Array.from(lights).sort();
}
