import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import type { Spot } from "../picture-maker/scene-kit";
import { blurPlane } from "./blur";
import { byteOfLinear, linearOfByte } from "./light";

/** How tall and wide a subject may be, in scene units. */
export const tallest = 1.75;
const widest = 1.9;

/**
 * Stands a cut-out on a spot of a painted picture: scaled to the scene, tinted a little by its light, with a shadow where it
 * touches and one that falls away from the light at the left. The picture is changed in place.
 */
export function placeSubject(picture: Pixels, cutOut: Pixels, spot: Spot) {
  const trimmed = trim(cutOut);
  if (!trimmed) return;
  const scale = Math.min(
    (tallest * spot.pixelsPerUnit) / trimmed.height,
    (widest * spot.pixelsPerUnit) / trimmed.width,
    (spot.y * 0.94) / trimmed.height,
  );
  const width = Math.max(1, Math.round(trimmed.width * scale));
  const height = Math.max(1, Math.round(trimmed.height * scale));
  const subject = resample(trimmed, width, height);
  const left = Math.round(spot.x - width / 2);
  const top = Math.round(spot.y - height + spot.pixelsPerUnit * 0.04);
  matchLight(subject, picture, left, top);
  shade(picture, subject, left, top, spot.pixelsPerUnit);
  composite(picture, subject, left, top);
  picture.subject = whereOpaque(subject, picture, left, top);
}

/** Where a picture laid over another is seen, 1 a pixel of the other. */
function whereOpaque(over: Pixels, { width, height }: Pixels, left: number, top: number): Uint8Array {
  const seen = new Uint8Array(width * height);
  for (let y = Math.max(0, -top); y < Math.min(over.height, height - top); y++)
    for (let x = Math.max(0, -left); x < Math.min(over.width, width - left); x++)
      if (over.data[(y * over.width + x) * 4 + 3]! >= 128) seen[(top + y) * width + left + x] = 1;
  return seen;
}

/** Lays a picture with alpha over another, in linear light. */
export function composite(picture: Pixels, over: Pixels, left: number, top: number) {
  for (let y = Math.max(0, -top); y < Math.min(over.height, picture.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(over.width, picture.width - left); x++) {
      const from = (y * over.width + x) * 4;
      const alpha = over.data[from + 3]! / 255;
      if (alpha === 0) continue;
      const to = ((top + y) * picture.width + left + x) * 4;
      for (let k = 0; k < 3; k++) {
        picture.data[to + k] =
          alpha === 1
            ? over.data[from + k]!
            : byteOfLinear(
                linearOfByte[over.data[from + k]!]! * alpha +
                  linearOfByte[picture.data[to + k]!]! * (1 - alpha),
              );
      }
      picture.data[to + 3] = Math.max(picture.data[to + 3]!, over.data[from + 3]!);
    }
  }
}

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

/** Takes on a share of the colour and the brightness of what is behind. */
function matchLight(subject: Pixels, picture: Pixels, left: number, top: number) {
  const behind = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, top); y < Math.min(picture.height, top + subject.height); y += 5) {
    for (let x = Math.max(0, left); x < Math.min(picture.width, left + subject.width); x += 5) {
      for (let k = 0; k < 3; k++)
        behind[k] = behind[k]! + linearOfByte[picture.data[(y * picture.width + x) * 4 + k]!]!;
      count++;
    }
  }
  if (count === 0) return;
  const mean = (behind[0]! + behind[1]! + behind[2]!) / 3 / count;
  const dim = 0.82 + 0.2 * Math.min(1, mean * 2.2);
  const gains = behind.map(
    (sum) => dim * (1 + 0.2 * (Math.min(1.8, sum / count / Math.max(0.02, mean)) - 1)),
  );
  for (let y = 0; y < subject.height; y++) {
    for (let x = 0; x < subject.width; x++) {
      const at = (y * subject.width + x) * 4;
      // The light comes from the left, and little of it from below.
      const turned = 1.05 - 0.13 * (x / subject.width) - 0.08 * (y / subject.height) ** 3;
      for (let k = 0; k < 3; k++)
        subject.data[at + k] = byteOfLinear(linearOfByte[subject.data[at + k]!]! * gains[k]! * turned);
    }
  }
}

/** Darkens the ground under a subject and to the right of it. */
function shade(picture: Pixels, subject: Pixels, left: number, top: number, pixelsPerUnit: number) {
  const foot = top + subject.height;
  const castBlur = pixelsPerUnit * 0.06;
  // As far as the widest blur carries a shadow.
  const room = Math.ceil(castBlur * 2) + 2;
  const boxLeft = Math.max(0, left - room);
  const boxTop = Math.max(0, Math.floor(foot - subject.height * 0.2 - pixelsPerUnit * 0.05) - room);
  const width =
    Math.min(picture.width, Math.ceil(left + subject.width + subject.height * 0.42) + room) - boxLeft;
  const height = Math.min(picture.height, Math.ceil(foot + pixelsPerUnit * 0.02) + room) - boxTop;
  if (width <= 0 || height <= 0) return;
  const cast = new Float32Array(width * height);
  const touch = new Float32Array(width * height);
  for (let y = 0; y < subject.height; y++) {
    const rise = subject.height - y;
    const row = Math.round(foot - rise * 0.2) - boxTop;
    const low = rise < Math.max(3, subject.height * 0.035);
    for (let x = 0; x < subject.width; x++) {
      const alpha = subject.data[(y * subject.width + x) * 4 + 3]! / 255;
      if (alpha < 0.3) continue;
      const column = Math.round(left + x + rise * 0.42) - boxLeft;
      if (row >= 0 && row < height && column >= 0 && column < width) {
        const fade = Math.max(0, 1 - rise / (subject.height * 0.95));
        cast[row * width + column] = Math.max(cast[row * width + column]!, fade);
      }
      const under = left + x - boxLeft;
      if (!low || under < 0 || under >= width) continue;
      for (let deep = -0.045; deep <= 0.02; deep += 0.005) {
        const touched = Math.round(foot - 2 + deep * pixelsPerUnit) - boxTop;
        if (touched >= 0 && touched < height) touch[touched * width + under] = 1;
      }
    }
  }
  blurPlane(cast, width, height, 1, castBlur);
  blurPlane(touch, width, height, 1, pixelsPerUnit * 0.022);
  for (let i = 0; i < width * height; i++) {
    const dark = 1 - (1 - Math.min(0.45, cast[i]! * 0.55)) * (1 - Math.min(0.62, touch[i]! * 0.9));
    if (dark <= 0.002) continue;
    const at = ((boxTop + Math.floor(i / width)) * picture.width + boxLeft + (i % width)) * 4;
    for (let k = 0; k < 3; k++)
      picture.data[at + k] = byteOfLinear(
        linearOfByte[picture.data[at + k]!]! * (1 - dark * (k === 2 ? 0.92 : 1)),
      );
  }
}
