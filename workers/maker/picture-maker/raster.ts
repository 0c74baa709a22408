import type { Rgb } from "./color";
import { clamp01, hash2, smoothstep } from "./noise";

/** A picture being painted: linear-light RGB, three floats per pixel, rows from the top. */
export interface Raster {
  width: number;
  height: number;
  data: Float32Array;
  /** Where the picture shows what it is about, 1 a pixel; what paints a thing on a stage says so. */
  subject?: Uint8Array;
}

export function createRaster(width: number, height: number): Raster {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/** Mixes a colour over one pixel. Places outside the picture are ignored. */
export function blend({ width, height, data }: Raster, x: number, y: number, [r, g, b]: Rgb, amount: number) {
  if (x < 0 || y < 0 || x >= width || y >= height || amount <= 0) return;
  const at = (y * width + x) * 3;
  data[at] = data[at]! + (r - data[at]!) * amount;
  data[at + 1] = data[at + 1]! + (g - data[at + 1]!) * amount;
  data[at + 2] = data[at + 2]! + (b - data[at + 2]!) * amount;
}

/** Adds a round glow that falls off smoothly to nothing at its radius. Lengths in pixels. */
export function addGlow(
  raster: Raster,
  x: number,
  y: number,
  radius: number,
  [r, g, b]: Rgb,
  strength: number,
) {
  const { width, height, data } = raster;
  const top = Math.max(0, Math.floor(y - radius));
  const bottom = Math.min(height - 1, Math.ceil(y + radius));
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width - 1, Math.ceil(x + radius));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const distance = ((column - x) ** 2 + (row - y) ** 2) / (radius * radius);
      if (distance >= 1) continue;
      const rest = 1 - distance;
      const amount = rest * rest * rest * strength;
      const at = (row * width + column) * 3;
      data[at] = data[at]! + r * amount;
      data[at + 1] = data[at + 1]! + g * amount;
      data[at + 2] = data[at + 2]! + b * amount;
    }
  }
}

/** Adds a disc of light as a lens throws it out of focus: even, a little brighter at its rim, with a soft edge. */
export function addBokeh(
  raster: Raster,
  x: number,
  y: number,
  radius: number,
  [r, g, b]: Rgb,
  strength: number,
) {
  const { width, height, data } = raster;
  const edge = Math.max(1.5, radius * 0.08);
  const reach = radius + edge;
  const top = Math.max(0, Math.floor(y - reach));
  const bottom = Math.min(height - 1, Math.ceil(y + reach));
  const left = Math.max(0, Math.floor(x - reach));
  const right = Math.min(width - 1, Math.ceil(x + reach));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const distance = Math.hypot(column - x, row - y);
      const cover = 1 - smoothstep(radius - edge, radius + edge, distance);
      if (cover <= 0) continue;
      const amount = cover * strength * (0.75 + 0.45 * smoothstep(0.6, 1, distance / radius));
      const at = (row * width + column) * 3;
      data[at] = data[at]! + r * amount;
      data[at + 1] = data[at + 1]! + g * amount;
      data[at + 2] = data[at + 2]! + b * amount;
    }
  }
}

/** Fills a raster from one of half its size, each pixel mixed of the four nearest. For what has no edges. */
export function enlargeTwice(from: Raster, to: Raster) {
  for (let y = 0; y < to.height; y++) {
    const near = Math.min(from.height - 1, y >> 1) * from.width;
    const far = Math.max(0, Math.min(from.height - 1, (y >> 1) + (y % 2) * 2 - 1)) * from.width;
    for (let x = 0; x < to.width; x++) {
      const beside = Math.max(0, Math.min(from.width - 1, (x >> 1) + (x % 2) * 2 - 1));
      const own = x >> 1;
      const at = (y * to.width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const here =
          from.data[(near + own) * 3 + channel]! * 0.75 + from.data[(near + beside) * 3 + channel]! * 0.25;
        const there =
          from.data[(far + own) * 3 + channel]! * 0.75 + from.data[(far + beside) * 3 + channel]! * 0.25;
        to.data[at + channel] = here * 0.75 + there * 0.25;
      }
    }
  }
}

const tableSize = 8192;
const encoded = Float32Array.from({ length: tableSize + 2 }, (_, i) => {
  const linear = i / tableSize;
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
});

/** Rolls highlights off instead of clipping them: straight to 0.72, then towards 1. */
function shoulder(value: number): number {
  return value <= 0.72 ? value : 0.72 + 0.28 * (1 - Math.exp((0.72 - value) / 0.28));
}

/**
 * Turns the painting into bytes, four per pixel: highlights rolled off, corners a little darker, fine grain, and a
 * dither of one step so that gradients do not band (interleaved gradient noise, Jimenez 2014).
 */
export function develop(
  { width, height, data }: Raster,
  options: { seed: number; vignette: number; grain: number },
) {
  const bytes = new Uint8Array(width * height * 4);
  const film = filmGrain(options.seed, options.grain * 255);
  const diagonal = 4 / (width * width + height * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const corner = ((x - width / 2) ** 2 + (y - height / 2) ** 2) * diagonal;
      const shade = 1 - options.vignette * corner * corner;
      const phase = 0.06711056 * x + 0.00583715 * y;
      const pattern = 52.9829189 * (phase - Math.floor(phase));
      const dither = pattern - Math.floor(pattern) - 0.5;
      const grain = film[((y & 255) << 8) | (x & 255)]!;
      for (let channel = 0; channel < 3; channel++) {
        const place = clamp01(shoulder(data[pixel * 3 + channel]! * shade)) * tableSize;
        const low = Math.floor(place);
        const level = encoded[low]! + (encoded[low + 1]! - encoded[low]!) * (place - low);
        bytes[pixel * 4 + channel] = Math.max(0, Math.min(255, Math.round(level + dither + grain)));
      }
      bytes[pixel * 4 + 3] = 255;
    }
  }
  return bytes;
}

/** A tile of 256 by 256 grains, fine enough that its repeats do not show. */
function filmGrain(seed: number, strength: number): Float32Array {
  return Float32Array.from({ length: 65536 }, (_, i) => {
    const x = i & 255;
    const y = i >> 8;
    return (hash2(x, y, seed) + hash2(y, x, seed + 7) - 1) * strength;
  });
}
