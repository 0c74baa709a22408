import { fillHole, type HoledPicture } from "~/providers/built-in/image-maker/edits/patch-match";
import type { Pixels } from "~/providers/built-in/image-maker/pixels";

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Adds room on each side and goes on with what is there. The source stays as it is, bit for bit. */
export function extendCanvas(source: Pixels, margins: Margins, seed: number): Pixels {
  const width = source.width + margins.left + margins.right;
  const height = source.height + margins.top + margins.bottom;
  const canvas: HoledPicture = {
    width,
    height,
    data: new Uint8ClampedArray(width * height * 4),
    hole: new Uint8Array(width * height).fill(1),
  };
  for (let y = 0; y < source.height; y++) {
    const to = (margins.top + y) * width + margins.left;
    canvas.data.set(source.data.subarray(y * source.width * 4, (y + 1) * source.width * 4), to * 4);
    canvas.hole.fill(0, to, to + source.width);
  }
  if (!fillHole(canvas, seed)) repeatEdges(canvas, source, margins);
  return { width, height, data: canvas.data };
}

/** For sources too small to take texture from: their border pixels go on. */
function repeatEdges({ width, height, data }: HoledPicture, source: Pixels, { left, top }: Margins) {
  for (let y = 0; y < height; y++) {
    const row = Math.max(0, Math.min(source.height - 1, y - top));
    for (let x = 0; x < width; x++) {
      const column = Math.max(0, Math.min(source.width - 1, x - left));
      const from = (row * source.width + column) * 4;
      data.set(source.data.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
}
