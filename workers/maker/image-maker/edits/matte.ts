import type { Pixels } from "~/formats/raster/pixels";
import type { PlainBackground } from "./plain-background";

/** What a pixel is: background, the edge between, or subject. */
export const background = 0;
const edge = 1;
export const subject = 2;

/** Finds how opaque the pixels at the edge are, and what colour they have without the background. */
export function matte({ width, height, data }: Pixels, labels: Uint8Array, plain: PlainBackground): Pixels {
  const reach = Math.max(1, Math.min(3, Math.round(Math.min(width, height) / 400)));
  const band = edgeBand(labels, width, height, reach);
  const out = new Uint8ClampedArray(data);
  const behind = new Float64Array(3);
  const inner = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const label = band[pixel]!;
      if (label === subject) continue;
      const at = pixel * 4;
      if (label === background) {
        out.fill(0, at, at + 4);
        continue;
      }
      plain.at(x, y, behind);
      if (!meanSubject(data, band, width, height, x, y, reach + 2, inner)) {
        // A part thinner than the band: it keeps its colour.
        if (labels[pixel] === background) out.fill(0, at, at + 4);
        continue;
      }
      let along = 0;
      let length = 0;
      for (let channel = 0; channel < 3; channel++) {
        const span = inner[channel]! - behind[channel]!;
        along += (data[at + channel]! - behind[channel]!) * span;
        length += span * span;
      }
      const share = length < 60 ? (labels[pixel] === background ? 0 : 1) : along / length;
      const opacity = share <= 0.06 ? 0 : share >= 0.94 ? 1 : share;
      if (opacity === 0) {
        out.fill(0, at, at + 4);
        continue;
      }
      for (let channel = 0; channel < 3; channel++) {
        const own = (data[at + channel]! - (1 - opacity) * behind[channel]!) / opacity;
        // The thinner a pixel is, the less its own colour can be told: it takes its neighbour's.
        out[at + channel] = own * opacity + inner[channel]! * (1 - opacity);
      }
      out[at + 3] = Math.round(opacity * 255);
    }
  }
  return { width, height, data: out };
}

/** The labels with a band of `edge` on both sides of where subject and background meet. */
function edgeBand(labels: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const band = labels.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const right = x + 1 < width && labels[pixel + 1] !== labels[pixel];
      const below = y + 1 < height && labels[pixel + width] !== labels[pixel];
      if (!right && !below) continue;
      for (let v = Math.max(0, y - reach + 1); v <= Math.min(height - 1, y + reach); v++)
        band.fill(edge, v * width + Math.max(0, x - reach + 1), v * width + Math.min(width, x + reach + 1));
    }
  }
  return band;
}

/** Mean colour of the subject's own pixels near a place; false where there are none. */
function meanSubject(
  data: Uint8ClampedArray,
  band: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
  out: Float64Array,
): boolean {
  let count = 0;
  out.fill(0);
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      if (band[v * width + u] !== subject) continue;
      const weight = 1 / (1 + (u - x) ** 2 + (v - y) ** 2);
      for (let channel = 0; channel < 3; channel++)
        out[channel] = out[channel]! + data[(v * width + u) * 4 + channel]! * weight;
      count += weight;
    }
  }
  if (count === 0) return false;
  for (let channel = 0; channel < 3; channel++) out[channel] = out[channel]! / count;
  return true;
}
