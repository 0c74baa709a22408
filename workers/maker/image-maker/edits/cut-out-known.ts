import { createPixels, type Pixels } from "~/formats/raster/pixels";

/** Weights of a pixel and those around it, of 16: how much of a pixel at an edge belongs to the subject. */
const around = [
  [-1, -1, 1],
  [0, -1, 2],
  [1, -1, 1],
  [-1, 0, 2],
  [0, 0, 4],
  [1, 0, 2],
  [-1, 1, 1],
  [0, 1, 2],
  [1, 1, 1],
] as const;

/**
 * Takes a subject off whatever is behind it where its place is known, 1 a pixel. Edges are soft, and take their colour from
 * within. Null where nothing of it is seen.
 */
export function cutOutKnown({ width, height, data }: Pixels, subject: Uint8Array): Pixels | null {
  if (!subject.includes(1)) return null;
  const share = (x: number, y: number) => {
    let sum = 0;
    for (const [across, down, weight] of around) {
      const u = Math.max(0, Math.min(width - 1, x + across));
      const v = Math.max(0, Math.min(height - 1, y + down));
      sum += subject[v * width + u]! * weight;
    }
    return sum;
  };
  const out = createPixels(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const opacity = share(x, y);
      if (opacity === 0) continue;
      const at = (y * width + x) * 4;
      const color = opacity === 16 ? null : innerColor(x, y);
      for (let k = 0; k < 3; k++) out.data[at + k] = color ? color[k]! : data[at + k]!;
      out.data[at + 3] = Math.round((opacity * 255) / 16);
    }
  }
  return out;

  /** The mean colour of the pixels near a place that are of the subject whole; null where there are none. */
  function innerColor(x: number, y: number): [number, number, number] | null {
    const sum: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++) {
      for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
        if (!subject[v * width + u] || share(u, v) < 16) continue;
        for (let k = 0; k < 3; k++) sum[k] = sum[k]! + data[(v * width + u) * 4 + k]!;
        count++;
      }
    }
    return count === 0 ? null : (sum.map((value) => value / count) as [number, number, number]);
  }
}
