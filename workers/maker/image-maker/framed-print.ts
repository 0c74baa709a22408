import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";

/** More than a place in a picture shows of it. */
const longestSide = 1100;

/** A picture as a print with a white margin and round corners, to be stood in a scene where it cannot be cut out. */
export function framedPrint(picture: Pixels): Pixels {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const print = resample(
    picture,
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const margin = Math.max(2, Math.round(Math.min(print.width, print.height) * 0.05));
  const framed = createPixels(print.width + margin * 2, print.height + margin * 2);
  const radius = margin * 0.7;
  for (let y = 0; y < framed.height; y++) {
    for (let x = 0; x < framed.width; x++) {
      const at = (y * framed.width + x) * 4;
      framed.data.fill(248, at, at + 3);
      framed.data[at + 3] = 255 * cornerCoverage(x, y, framed, radius);
    }
  }
  for (let y = 0; y < print.height; y++) {
    for (let x = 0; x < print.width; x++) {
      const from = (y * print.width + x) * 4;
      const to = ((y + margin) * framed.width + x + margin) * 4;
      const alpha = print.data[from + 3]! / 255;
      for (let k = 0; k < 3; k++)
        framed.data[to + k] = print.data[from + k]! * alpha + framed.data[to + k]! * (1 - alpha);
    }
  }
  return framed;
}

/** How much of a pixel lies within a rectangle with round corners, 0–1. */
function cornerCoverage(x: number, y: number, { width, height }: Pixels, radius: number): number {
  const aside = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0);
  const apart = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
  return Math.min(1, Math.max(0, radius - Math.hypot(aside, apart) + 0.5));
}
