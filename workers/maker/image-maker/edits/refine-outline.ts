import type { Pixels } from "~/formats/raster/pixels";
import { dropSpecks } from "./drop-specks";
import type { FoundSubject } from "./find-subject";
import { localColors } from "./local-colors";
import { splitPixels } from "./min-cut";
import { depthInside } from "./open-passages";

/** Within so many pixels of the small picture, the outline is looked for anew. */
const band = 2;
/** What it costs to part two pixels between which there is no edge, and two with the sharpest. */
const smooth = 1.6;
const sharp = 0.08;
/** How much a pixel speaks for the subject where colours do not tell. */
const ofFilled = 1.5;
/** From so far off the background's colour in any light, in bytes, a subject is told by its own colour. */
const leastTint = 22;
/** How much lighter than a little farther off the background may be next to the subject. */
const shade = { least: 0.7, most: 1.03 };

export interface Outline {
  /** 1 a pixel of the picture itself. */
  subject: Uint8Array;
  /** What the background's colour is near each pixel of the small picture, three values each. */
  behind: Float32Array;
  /** So many times smaller the small picture is. */
  times: number;
  across: number;
  down: number;
}

/** Finds the outline to the pixel, where the small picture showed about where it runs. */
export function refineOutline(
  pixels: Pixels,
  small: Pixels,
  { subject: found, filled }: FoundSubject,
  times: number,
): Outline {
  const { width, height, data } = pixels;
  const { width: across, height: down } = small;
  const inside = depthInside(found, across, down);
  const outside = depthInside(
    found.map((value) => 1 - value),
    across,
    down,
  );
  const behind = localColors(small, (pixel) => outside[pixel]! > band);
  const within = localColors(small, (pixel) => inside[pixel]! > band);
  const outline = { behind, times, across, down };
  const cellOf = (pixel: number) =>
    Math.min(down - 1, Math.floor(Math.floor(pixel / width) / times)) * across +
    Math.min(across - 1, Math.floor((pixel % width) / times));

  const open = new Uint8Array(width * height);
  const isFirst = new Uint8Array(width * height);
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = Math.min(down - 1, Math.floor(y / times)) * across;
    for (let x = 0; x < width; x++, pixel++) {
      const cell = row + Math.min(across - 1, Math.floor(x / times));
      isFirst[pixel] = found[cell]!;
      open[pixel] = Math.max(inside[cell]!, outside[cell]!) <= band ? 1 : 0;
    }
  }
  const grain = grainOf(pixels, behind, (pixel) => {
    const cell = cellOf(pixel);
    return outside[cell]! > band && outside[cell]! < band + 12 ? cell : -1;
  });
  const soft = smoothed(pixels, open);
  const usual = 2 * Math.max(3.5, grain * 1.2) ** 2;
  const varied = 2 * Math.max(12, grain * 1.5) ** 2;
  const edge = Math.max(2.5, grain * 0.9);
  const subject = splitPixels({
    width,
    height,
    open,
    isFirst,
    bias(pixel) {
      const cell = cellOf(pixel);
      if (filled[cell]) return ofFilled;
      const light = shadeOf(soft, pixel, behind, within, cell);
      let toBehind = 0;
      let toWithin = 0;
      for (let k = 0; k < 3; k++) {
        toBehind += (soft[pixel * 3 + k]! - light * behind[cell * 3 + k]!) ** 2;
        toWithin += (soft[pixel * 3 + k]! - within[cell * 3 + k]!) ** 2;
      }
      const lean = found[cell] ? 0.04 : -0.04;
      return Math.min(6, toBehind / usual) - Math.min(3, toWithin / varied) + lean;
    },
    link(pixel, other) {
      let step = 0;
      for (let k = 0; k < 3; k++) {
        const own = open[pixel] ? soft[pixel * 3 + k]! : data[pixel * 4 + k]!;
        const its = open[other] ? soft[other * 3 + k]! : data[other * 4 + k]!;
        step = Math.max(step, Math.abs(own - its));
      }
      return sharp + smooth * Math.exp(-((step / edge) ** 2));
    },
  });
  dropSpecks(subject, width, height);
  return { subject, ...outline };
}

/**
 * How much of the background's light a pixel has if it is background. A shadow is darkest next to the subject, where the background's
 * colour is not known: how light it is does not count there, if the subject has a colour of its own to be told by.
 */
function shadeOf(
  soft: Float32Array,
  pixel: number,
  behind: Float32Array,
  within: Float32Array,
  cell: number,
): number {
  const light = lightOf(within, cell, behind, cell);
  let tint = 0;
  for (let k = 0; k < 3; k++)
    tint = Math.max(tint, Math.abs(within[cell * 3 + k]! - light * behind[cell * 3 + k]!));
  if (tint < leastTint) return 1;
  return Math.max(shade.least, Math.min(shade.most, lightOf(soft, pixel, behind, cell)));
}

/** How light one colour is beside another, at its nearest. */
function lightOf(colors: Float32Array, at: number, others: Float32Array, other: number): number {
  let along = 1e-3;
  let length = 1e-3;
  for (let k = 0; k < 3; k++) {
    along += colors[at * 3 + k]! * others[other * 3 + k]!;
    length += others[other * 3 + k]! ** 2;
  }
  return along / length;
}

/** The mean of three by three pixels, where it is asked for. */
function smoothed({ width, height, data }: Pixels, wanted: Uint8Array): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < wanted.length; pixel++) {
    if (!wanted[pixel]) continue;
    const x = pixel % width;
    const left = x > 0 ? 4 : 0;
    const right = x < width - 1 ? 4 : 0;
    const up = pixel >= width ? width * 4 : 0;
    const below = pixel < width * (height - 1) ? width * 4 : 0;
    for (let k = 0; k < 3; k++) {
      const at = pixel * 4 + k;
      const straight = data[at - left]! + data[at + right]! + data[at - up]! + data[at + below]!;
      out[pixel * 3 + k] = (data[at]! * 2 + straight) / 6;
    }
  }
  return out;
}

/** How far the background's own pixels stray, in bytes. `cellAt` gives where their colour is known, or -1. */
function grainOf({ width, height, data }: Pixels, behind: Float32Array, cellAt: (pixel: number) => number) {
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < width * height; pixel += 5) {
    const cell = cellAt(pixel);
    if (cell < 0) continue;
    for (let k = 0; k < 3; k++) sum += (data[pixel * 4 + k]! - behind[cell * 3 + k]!) ** 2;
    count += 3;
  }
  return Math.sqrt(sum / Math.max(1, count));
}
