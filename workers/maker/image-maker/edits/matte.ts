import type { Pixels } from "~/formats/raster/pixels";
import type { Outline } from "./refine-outline";

/** From so much contrast to the background, in bytes, an edge's own colours tell how opaque it is; below the first, its place alone does. */
const telling = { from: 14, to: 40 };

const background = 0;
const edge = 1;
const subject = 2;

/** Finds how opaque the pixels at the edge are, and what colour they have without the background. */
export function matte({ width, height, data }: Pixels, outline: Outline): Pixels {
  const labels = outline.subject;
  const reach = Math.max(1, Math.min(3, Math.round(Math.min(width, height) / 450)));
  const band = edgeBand(labels, width, height, reach);
  const out = new Uint8ClampedArray(data);
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
      if (!meanSubject(data, band, width, height, x, y, reach + 2, inner)) {
        // A part thinner than the band: it keeps its colour.
        if (!labels[pixel]) out.fill(0, at, at + 4);
        continue;
      }
      const cell = cellOf(outline, x, y) * 3;
      let along = 0;
      let length = 0;
      for (let channel = 0; channel < 3; channel++) {
        const behind = outline.behind[cell + channel]!;
        const span = inner[channel]! - behind;
        along += (data[at + channel]! - behind) * span;
        length += span * span;
      }
      const contrast = Math.sqrt(length / 3);
      const told = Math.max(0, Math.min(1, (contrast - telling.from) / (telling.to - telling.from)));
      const byColor = told === 0 ? 0 : Math.max(0, Math.min(1, along / length));
      const share = byColor * told + coverage(labels, width, height, x, y) * (1 - told);
      const opacity = share <= 0.06 ? 0 : share >= 0.94 ? 1 : share;
      if (opacity === 0) {
        out.fill(0, at, at + 4);
        continue;
      }
      for (let channel = 0; channel < 3; channel++) {
        const behind = outline.behind[cell + channel]!;
        const own = (data[at + channel]! - (1 - opacity) * behind) / opacity;
        // The thinner a pixel is, the less its own colour can be told: it takes its neighbour's.
        out[at + channel] = own * opacity + inner[channel]! * (1 - opacity);
      }
      out[at + 3] = Math.round(opacity * 255);
    }
  }
  return { width, height, data: out };
}

function cellOf({ times, across, down }: Outline, x: number, y: number): number {
  return Math.min(down - 1, Math.floor(y / times)) * across + Math.min(across - 1, Math.floor(x / times));
}

/** How much of the five by five pixels around a place is the subject's, the near ones counting more. */
function coverage(labels: Uint8Array, width: number, height: number, x: number, y: number): number {
  let sum = 0;
  let all = 0;
  for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++) {
    for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
      const weight = (3 - Math.abs(u - x)) * (3 - Math.abs(v - y));
      sum += labels[v * width + u]! * weight;
      all += weight;
    }
  }
  // As steep as the edge of a lens, no softer.
  return Math.max(0, Math.min(1, (sum / all - 0.5) * 1.8 + 0.5));
}

/** Of each pixel whether it is background, subject, or so near to where they meet that it may be both. */
function edgeBand(labels: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const band = labels.map((value) => (value ? subject : background));
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
