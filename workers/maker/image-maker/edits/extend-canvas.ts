import type { Pixels } from "~/formats/raster/pixels";
import type { HoledPicture } from "./holed-picture";
import { fillHole } from "./patch-match";
import type { RowsFor } from "./patch-matches";

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What is added above goes on from this part of the source at its top, what is added below from as much at its foot. */
const nearPart = 0.22;
/** What is added beside goes on from rows this near, as a share of the height. */
const sameHeight = 0.06;

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
  const top = margins.top / height;
  const bottom = (margins.top + source.height) / height;
  const rowsFor: RowsFor = (down) => {
    if (down < top) return [top, top + (bottom - top) * nearPart];
    if (down > bottom) return [bottom - (bottom - top) * nearPart, bottom];
    return [down - sameHeight, down + sameHeight];
  };
  if (!fillHole(canvas, seed, rowsFor)) repeatEdges(canvas, source, margins);
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
