import { fromLinear, fromOklab, toLinear, toOklab } from "~/domain/image/oklab";
import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { clamp } from "./oklch";

/** The light of a scene, as far as it shows on a thing that stands in it. */
export interface SceneLight {
  /** Lightness, 0–1, and tint of what is around the thing. */
  lightness: number;
  a: number;
  b: number;
  /** How much more light comes from the left than from the right: -1 to 1. */
  side: number;
}

/** Of the scene's tint and lightness a thing takes so much: its label must read, and its colours be known again. */
const tintShare = 0.28;
const mostTint = 0.022;
const lightShare = 0.16;
const mostDimmed = 0.075;
const mostLit = 0.03;
/** A scene in which a thing looks as it was photographed. */
const usualLightness = 0.66;
/** Lighter on one side than on the other by this at most. */
const mostShading = 0.045;
/** The light that grazes its edge on the side of the light. */
const rimLight = 0.1;
const rimShare = 0.006;

/** Measures the light around a thing, which is left out of it where its place is known. */
export function measureLight(
  { width, height, data, subject }: Pixels,
  box: { x: number; y: number; width: number; height: number },
): SceneLight {
  const [left, right] = [(box.x - box.width * 0.6) * width, (box.x + box.width * 1.6) * width];
  const [top, bottom] = [(box.y - box.height * 0.15) * height, (box.y + box.height * 1.1) * height];
  const middle = (left + right) / 2;
  const sum = [0, 0, 0];
  const sides = [0, 0];
  const counts = [0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 2) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x += 2) {
      const pixel = y * width + x;
      if (subject?.[pixel]) continue;
      const lab = labAt(data, pixel * 4);
      for (let k = 0; k < 3; k++) sum[k] = sum[k]! + lab[k]!;
      const side = x < middle ? 0 : 1;
      sides[side] = sides[side]! + lab[0];
      counts[side] = counts[side]! + 1;
    }
  }
  const count = Math.max(1, counts[0]! + counts[1]!);
  const [onLeft, onRight] = sides.map((light, i) => light / Math.max(1, counts[i]!)) as [number, number];
  const isOneSided = counts[0] === 0 || counts[1] === 0;
  return {
    lightness: sum[0]! / count,
    a: sum[1]! / count,
    b: sum[2]! / count,
    side: isOneSided ? 0 : clamp((onLeft - onRight) * 8, -1, 1),
  };
}

/** A cut-out in the light of a scene: a little of its tint and brightness, more on the side that the light comes from. */
export function inLight(product: Pixels, { lightness, a, b, side }: SceneLight): Pixels {
  const { width, height, data } = product;
  const out = createPixels(width, height);
  const strength = Math.min(tintShare, mostTint / Math.max(1e-6, Math.hypot(a, b)));
  const dimmed = clamp((lightness - usualLightness) * lightShare, -mostDimmed, mostLit);
  const reach = Math.max(1, Math.round(Math.min(width, height) * rimShare));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3]!;
      if (alpha === 0) continue;
      const [l, ownA, ownB] = labAt(data, at);
      const shading = mostShading * side * (1 - (2 * x) / width);
      const beyond = x - Math.sign(side) * reach;
      const isRim =
        side !== 0 && (beyond < 0 || beyond >= width || data[(y * width + beyond) * 4 + 3]! < 128);
      const rim = isRim ? rimLight * Math.abs(side) * lightness : 0;
      // Black stays black and white does not turn to colour.
      const room = 4 * l * (1 - l);
      const lit = fromOklab([
        clamp(l * (1 + dimmed + shading) + rim * (1 - l), 0, 1),
        ownA + a * strength * Math.max(0.35, room),
        ownB + b * strength * Math.max(0.35, room),
      ]);
      for (let k = 0; k < 3; k++) out.data[at + k] = fromLinear(lit[k]!);
      out.data[at + 3] = alpha;
    }
  }
  return out;
}

const labAt = (data: Uint8ClampedArray, at: number) =>
  toOklab([toLinear(data[at]!), toLinear(data[at + 1]!), toLinear(data[at + 2]!)]);
