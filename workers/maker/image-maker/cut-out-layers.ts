import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { byteOfLinear, linearOfByte } from "./light";

/** Lays a picture with alpha over another, in linear light. */
export function composite(picture: Pixels, over: Pixels, left: number, top: number) {
  for (let y = Math.max(0, -top); y < Math.min(over.height, picture.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(over.width, picture.width - left); x++) {
      const from = (y * over.width + x) * 4;
      const alpha = over.data[from + 3]! / 255;
      if (alpha === 0) continue;
      const to = ((top + y) * picture.width + left + x) * 4;
      for (let k = 0; k < 3; k++) {
        picture.data[to + k] =
          alpha === 1
            ? over.data[from + k]!
            : byteOfLinear(
                linearOfByte[over.data[from + k]!]! * alpha +
                  linearOfByte[picture.data[to + k]!]! * (1 - alpha),
              );
      }
      picture.data[to + 3] = Math.max(picture.data[to + 3]!, over.data[from + 3]!);
    }
  }
}

/** Without the transparent border; null where nothing is opaque. */
export function trim({ width, height, data }: Pixels): Pixels | null {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    let opaque = 0;
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 40) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      if (data[(y * width + x) * 4 + 3]! > 200) opaque++;
    }
    // It stands on its last row of some width, not on what is left of a shadow.
    if (opaque > (right - left) * 0.12) bottom = y;
  }
  if (right < 0) return null;
  const out = createPixels(right - left + 1, bottom - top + 1);
  for (let y = 0; y < out.height; y++) {
    const from = ((top + y) * width + left) * 4;
    out.data.set(data.subarray(from, from + out.width * 4), y * out.width * 4);
  }
  return out;
}
