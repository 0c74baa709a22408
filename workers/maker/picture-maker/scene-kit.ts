import type { SeededRandom } from "../seeded-random";
import { type Rgb, ramp, rampOffset } from "./color";
import type { PictureIdea } from "./picture-idea";
import type { Raster } from "./raster";

/** What every painter of a scene is given. */
export interface SceneRequest {
  raster: Raster;
  idea: PictureIdea;
  random: SeededRandom;
  /** Chance for colours alone, so that the pictures of one video can share them. */
  paletteRandom: SeededRandom;
  /** For noise, which is a function of place. */
  seed: number;
  /** Told where a subject may stand, by painters that leave an empty place for one. */
  onSpot?: (spot: Spot) => void;
}

/** Where a subject stands in a picture: the middle of its foot and the size of a scene unit there, in pixels. */
export interface Spot {
  x: number;
  y: number;
  pixelsPerUnit: number;
}

export type ScenePainter = (request: SceneRequest) => void;

/** Fills the whole picture with a gradient from top to bottom. */
export function fillGradient({ width, height, data }: Raster, colors: readonly Rgb[]) {
  const table = ramp(colors);
  for (let y = 0; y < height; y++) {
    const from = rampOffset(y / (height - 1));
    const r = table[from]!;
    const g = table[from + 1]!;
    const b = table[from + 2]!;
    for (let at = y * width * 3, end = at + width * 3; at < end; at += 3) {
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
    }
  }
}
