import { createPixels, type Pixels } from "~/formats/raster/pixels";

/** Copies an image, each pixel from where a function says. */
function rearranged(
  pixels: Pixels,
  width: number,
  height: number,
  from: (x: number, y: number) => number,
): Pixels {
  const out = createPixels(width, height);
  const source = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, pixels.data.length / 4);
  const target = new Uint32Array(out.data.buffer);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) target[y * width + x] = source[from(x, y)]!;
  return out;
}

/** Turned clockwise by quarters. */
export function turned(pixels: Pixels, quarters: 1 | 2 | 3): Pixels {
  const { width, height } = pixels;
  if (quarters === 2)
    return rearranged(pixels, width, height, (x, y) => (height - 1 - y) * width + width - 1 - x);
  if (quarters === 1) return rearranged(pixels, height, width, (x, y) => (height - 1 - x) * width + y);
  return rearranged(pixels, height, width, (x, y) => x * width + width - 1 - y);
}

/** As in a mirror beside it (`across`) or below it (`down`). */
export function mirrored(pixels: Pixels, axis: "across" | "down"): Pixels {
  const { width, height } = pixels;
  return rearranged(pixels, width, height, (x, y) =>
    axis === "across" ? y * width + width - 1 - x : (height - 1 - y) * width + x,
  );
}
