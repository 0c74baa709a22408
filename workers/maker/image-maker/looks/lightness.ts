import type { Pixels } from "~/formats/raster/pixels";
import { blurPlane } from "../blur";
import { linearOfByte } from "../light";

/** How light each pixel looks, 0–1 (the cube root of its luminance). */
export function lightnessOf({ data }: Pixels): Float32Array {
  return Float32Array.from({ length: data.length / 4 }, (_, i) =>
    Math.cbrt(
      0.2126 * linearOfByte[data[i * 4]!]! +
        0.7152 * linearOfByte[data[i * 4 + 1]!]! +
        0.0722 * linearOfByte[data[i * 4 + 2]!]!,
    ),
  );
}

/** Spreads lightness so that its darkest and lightest fiftieth reach 0 and 1. In place. */
export function stretch(plane: Float32Array) {
  const counts = new Uint32Array(256);
  for (const value of plane) counts[Math.max(0, Math.min(255, Math.round(value * 255)))]!++;
  const edge = plane.length / 50;
  let low = 0;
  for (let sum = counts[0]!; sum < edge && low < 200; ) sum += counts[++low]!;
  let high = 255;
  for (let sum = counts[255]!; sum < edge && high > low + 20; ) sum += counts[--high]!;
  const span = Math.max(20, high - low) / 255;
  for (let i = 0; i < plane.length; i++) plane[i] = Math.max(0, Math.min(1, (plane[i]! - low / 255) / span));
}

/** Strength of edges, about 0–1, after evening out detail smaller than `radius` pixels. */
export function edgesOf(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const soft = plane.slice();
  blurPlane(soft, width, height, 1, radius);
  const edges = new Float32Array(plane.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const dx = soft[at + 1]! - soft[at - 1]!;
      const dy = soft[at + width]! - soft[at - width]!;
      edges[at] = Math.sqrt(dx * dx + dy * dy) * radius * 2.4;
    }
  }
  return edges;
}
