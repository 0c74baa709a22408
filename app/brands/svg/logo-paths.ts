import { brandLimits, type LogoPath } from "~/domain/brands/brand";
import { ownSvgDocument } from "~/uploads/own-svg";
import { placePath } from "./flat-paths";
import { readSvgPaths } from "./read-svg-paths";

/** Where what is visible of a drawn SVG lies, in the pixels of the drawing. */
interface Cut {
  width: number;
  height: number;
  box: { x: number; y: number; width: number; height: number };
  /** What is visible of it. */
  pixels: OffscreenCanvas;
}

/** Long side of what is compared. */
const comparedSide = 400;
/** A pixel that differs by more in one channel is another. */
const leastDifference = 72;
/** Of all pixels: edges are smoothed in two ways. */
const mostDifferent = 0.012;

/** An SVG as filled paths in a view box of 100 × 100; null where they would not draw the same, or would be too many. */
export async function logoPaths(file: File, cut: Cut): Promise<LogoPath[] | null> {
  const document = await ownSvgDocument(file);
  const read = document && readSvgPaths(document.documentElement);
  if (!read) return null;
  const { x, y, width, height } = read.box;
  const scale = {
    x: (100 * cut.width) / width / cut.box.width,
    y: (100 * cut.height) / height / cut.box.height,
  };
  const start = { x: (100 * cut.box.x) / cut.box.width, y: (100 * cut.box.y) / cut.box.height };
  const paths = read.paths.map(({ d, color }) => ({
    color,
    d: placePath(d, [scale.x, 0, 0, scale.y, -x * scale.x - start.x, -y * scale.y - start.y]),
  }));
  const characters = paths.reduce((sum, { d }) => sum + d.length, 0);
  if (characters > brandLimits.logoPathCharacters) return null;
  return drawTheSame(paths, cut.pixels) ? paths : null;
}

function drawTheSame(paths: readonly LogoPath[], pixels: OffscreenCanvas): boolean {
  const scale = Math.min(1, comparedSide / Math.max(pixels.width, pixels.height));
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const drawn = dataOf(width, height, (context) => {
    context.scale(width / 100, height / 100);
    for (const { d, color } of paths) {
      context.fillStyle = color;
      context.fill(new Path2D(d));
    }
  });
  const wanted = dataOf(width, height, (context) => {
    context.imageSmoothingQuality = "high";
    context.drawImage(pixels, 0, 0, width, height);
  });
  let different = 0;
  for (let at = 0; at < wanted.length; at += 4) {
    const differs = [0, 1, 2].some((channel) => {
      // What is transparent has no colour.
      const seen = (data: Uint8ClampedArray) => (data[at + channel]! * data[at + 3]!) / 255;
      return Math.abs(seen(drawn) - seen(wanted)) > leastDifference;
    });
    if (differs || Math.abs(drawn[at + 3]! - wanted[at + 3]!) > leastDifference) different++;
  }
  return different <= (wanted.length / 4) * mostDifferent;
}

function dataOf(
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) return new Uint8ClampedArray(width * height * 4);
  draw(context);
  return context.getImageData(0, 0, width, height).data;
}
