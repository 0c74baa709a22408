import type { Pixels } from "~/formats/raster/pixels";
import type { PlainBackground } from "./plain-background";

/** How each pixel of a picture differs from the background behind it. */
export interface BackgroundFit {
  /** How much lighter it is, in bytes. */
  lighter: Float32Array;
  /** How far its colour is from the background's in any light, in bytes. */
  tint: Float32Array;
  /** 1 where it may be the background with more or less light on it. */
  isLikely: Uint8Array;
  /** The most that the background's own pixels differ in colour and in light. */
  tintLimit: number;
  lightLimit: number;
}

/** What a shadow leaves of a background's light at least, and what a lamp adds to it at most. */
const leastLight = 0.3;
const mostLight = 1.25;

export function fitBackground({ width, height, data }: Pixels, plain: PlainBackground): BackgroundFit {
  const lighter = new Float32Array(width * height);
  const tint = new Float32Array(width * height);
  const isLikely = new Uint8Array(width * height);
  const tintLimit = 5 + plain.spread * 1.5;
  const lightLimit = 4 + plain.spread * 1.5;
  const behind = new Float32Array(width * 3);
  for (let y = 0; y < height; y++) {
    plain.row(y, behind);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      let along = 1e-3;
      let length = 1e-3;
      for (let k = 0; k < 3; k++) {
        along += data[at + k]! * behind[x * 3 + k]!;
        length += behind[x * 3 + k]! ** 2;
      }
      const light = along / length;
      let away = 0;
      for (let k = 0; k < 3; k++) away = Math.max(away, Math.abs(data[at + k]! - light * behind[x * 3 + k]!));
      const pixel = y * width + x;
      lighter[pixel] = (light - 1) * Math.sqrt(length / 3);
      tint[pixel] = away;
      isLikely[pixel] = light > leastLight && light < mostLight && away < tintLimit ? 1 : 0;
    }
  }
  return { lighter, tint, isLikely, tintLimit, lightLimit };
}
