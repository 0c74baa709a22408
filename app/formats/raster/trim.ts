import { createPixels, type Pixels } from "./pixels";

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
