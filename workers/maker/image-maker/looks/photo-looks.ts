import type { Pixels } from "~/formats/raster/pixels";
import { oklch } from "../color";
import { sharpen } from "../edits/upscale";
import { byteOfLinear, fromOklabPlane, linearOfByte, toOklabPlane } from "../light";
import { hash2, noise2, smoothstep } from "../noise";
import { adjustTones } from "../tones";
import type { Finish } from "./finish";

/** Grain in bytes and darkened corners, 0–1. In place. */
export function addGrain({ width, height, data }: Pixels, seed: number, grain: number, corners = 0) {
  const size = Math.max(1, Math.min(width, height) / 900);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const shade = 1 - corners * smoothstep(0.25, 1.05, away);
      const speck =
        (hash2(Math.floor(x / size), Math.floor(y / size), seed) + hash2(x, y, seed + 3) - 1) * grain;
      for (let k = 0; k < 3; k++) data[at + k] = data[at + k]! * shade + speck;
    }
  }
}

export function studio(pixels: Pixels): Pixels {
  adjustTones(pixels, { light: 0.12, contrast: 0.22, colour: 0.06, warmth: 0 });
  return sharpen(pixels, 0.5, 1);
}

export function editorial(pixels: Pixels, { seed }: Finish): Pixels {
  adjustTones(pixels, { light: -0.06, contrast: 0.1, colour: -0.42, warmth: 0.22 });
  fade(pixels, 0.09, 0.95);
  addGrain(pixels, seed, 9, 0.14);
  return pixels;
}

/** Moves black and white towards the middle, as on faded film. In place. */
function fade(pixels: Pixels, black: number, white: number) {
  const lab = toOklabPlane(pixels);
  for (let at = 0; at < lab.length; at += 3) lab[at] = black + lab[at]! * (white - black);
  fromOklabPlane(lab, pixels);
}

export function goldenHour(pixels: Pixels): Pixels {
  adjustTones(pixels, { light: -0.05, contrast: 0.15, colour: 0.12, warmth: 0.75 });
  addLight(pixels, 0.92, 0.12, 1.05, oklch(0.86, 0.14, 68), 0.5);
  return pixels;
}

/** Adds soft light from a place given as shares of width and height. In place. */
function addLight(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  radius: number,
  color: readonly [number, number, number],
  strength: number,
) {
  const side = Math.min(width, height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const away = Math.hypot(column - x * width, row - y * height) / side / radius;
      if (away >= 1) continue;
      const amount = (1 - away) ** 2 * strength;
      const at = (row * width + column) * 4;
      for (let k = 0; k < 3; k++) {
        const linear = linearOfByte[data[at + k]!]!;
        data[at + k] = byteOfLinear(1 - (1 - Math.min(1, linear)) * (1 - color[k]! * amount));
      }
    }
  }
}

/** Dark, with magenta from the left and cyan from the right. */
export function neonNight(pixels: Pixels): Pixels {
  adjustTones(pixels, { light: -0.55, contrast: 0.4, colour: -0.35, warmth: 0 });
  const { width, height, data } = pixels;
  const left = oklch(0.66, 0.26, 345);
  const right = oklch(0.74, 0.16, 215);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const share = smoothstep(0.15, 0.85, x / width + (y / height - 0.5) * 0.25);
      const light =
        0.2126 * linearOfByte[data[at]!]! +
        0.7152 * linearOfByte[data[at + 1]!]! +
        0.0722 * linearOfByte[data[at + 2]!]!;
      for (let k = 0; k < 3; k++) {
        const tint = left[k]! + (right[k]! - left[k]!) * share;
        const own = linearOfByte[data[at + k]!]!;
        data[at + k] = byteOfLinear(own * 0.22 + light * tint * 2.3 + 0.004 * (k === 2 ? 3 : 1));
      }
    }
  }
  addLight(pixels, 0.03, 0.5, 0.8, left, 0.3);
  addLight(pixels, 0.97, 0.4, 0.8, right, 0.3);
  return pixels;
}

export function noir(pixels: Pixels, { seed }: Finish): Pixels {
  adjustTones(pixels, { light: -0.22, contrast: 0.85, colour: -1, warmth: 0 });
  addGrain(pixels, seed, 16, 0.5);
  return pixels;
}

export function pastel(pixels: Pixels): Pixels {
  const lab = toOklabPlane(pixels);
  for (let at = 0; at < lab.length; at += 3) {
    const chroma = Math.hypot(lab[at + 1]!, lab[at + 2]!);
    const soft = chroma > 0 ? (0.085 * (1 - Math.exp(-chroma / 0.055))) / chroma : 0;
    lab[at] = 0.6 + 0.37 * lab[at]! ** 0.85;
    lab[at + 1] = lab[at + 1]! * soft + 0.004;
    lab[at + 2] = lab[at + 2]! * soft + 0.002;
  }
  fromOklabPlane(lab, pixels);
  return pixels;
}

export function vintageFilm(pixels: Pixels, { seed }: Finish): Pixels {
  adjustTones(pixels, { light: 0.02, contrast: -0.12, colour: -0.28, warmth: 0.62 });
  fade(pixels, 0.15, 0.94);
  const { width, height, data } = pixels;
  for (let y = 0; y < height; y++) {
    // Shadows of old prints turn to green and blue.
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const dark = 1 - (data[at]! + data[at + 1]! + data[at + 2]!) / 765;
      data[at + 1] = data[at + 1]! + dark * 5;
      data[at + 2] = data[at + 2]! + dark * 9;
    }
  }
  addLight(pixels, noise2(seed % 97, 0.5, 3) > 0.5 ? 0 : 1, 0.3, 0.65, oklch(0.72, 0.19, 40), 0.55);
  addGrain(pixels, seed, 20, 0.28);
  return pixels;
}
