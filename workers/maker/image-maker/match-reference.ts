import type { Pixels } from "~/formats/raster/pixels";
import { averaged } from "~/formats/raster/resample";
import { blurPlane } from "./blur";
import { fromOklabPlane, toOklabPlane } from "./light";

/** How much a picture takes over from another, each from 0 to 1. */
export interface Likeness {
  /** Lightens and darkens where the other is light and dark, in broad areas only. */
  layout: number;
  /** Its colour mood: mean and spread of its colours in OKLab (Reinhard 2001), its light half as much. */
  colors: number;
}

/** Makes a picture more like another, in place. The layout comes first. */
export function matchReference(pixels: Pixels, reference: Pixels, { layout, colors }: Likeness) {
  if (layout <= 0 && colors <= 0) return;
  const lab = toOklabPlane(pixels);
  if (layout > 0) matchLayout(lab, pixels, reference, layout);
  if (colors > 0) matchColors(lab, pixels, reference, colors);
  fromOklabPlane(lab, pixels);
}

/** Pictures are compared at this many pixels across. */
const comparedAcross = 128;

interface Statistics {
  mean: readonly number[];
  spread: readonly number[];
}

/** Mean and spread of each OKLab channel. */
function statisticsOf(lab: Float32Array): Statistics {
  const mean = [0, 0, 0];
  const spread = [0, 0, 0];
  const count = lab.length / 3;
  for (let i = 0; i < lab.length; i++) mean[i % 3] = mean[i % 3]! + lab[i]! / count;
  for (let i = 0; i < lab.length; i++) spread[i % 3] = spread[i % 3]! + (lab[i]! - mean[i % 3]!) ** 2 / count;
  return { mean, spread: spread.map(Math.sqrt) };
}

function matchColors(lab: Float32Array, { width, height }: Pixels, reference: Pixels, weight: number) {
  const own = statisticsOf(thinned(lab, width, height));
  const wanted = statisticsOf(
    toOklabPlane(averaged(reference, comparedAcross, heightFor(reference, comparedAcross))),
  );
  for (const k of [0, 1, 2] as const) {
    const share = weight * (k === 0 ? 0.5 : 1);
    const gain = Math.max(0.4, Math.min(2.2, wanted.spread[k]! / Math.max(0.006, own.spread[k]!)));
    // The channel moved and stretched, mixed with itself: one factor and one offset.
    const factor = 1 + (gain - 1) * share;
    const offset = (wanted.mean[k]! - own.mean[k]! * gain) * share;
    for (let i = k; i < lab.length; i += 3) lab[i] = lab[i]! * factor + offset;
  }
}

/** The means of blocks of a plane, so small that noise does not count as spread. */
function thinned(lab: Float32Array, width: number, height: number): Float32Array {
  const step = Math.max(1, Math.floor(width / comparedAcross));
  const columns = Math.floor(width / step);
  const rows = Math.floor(height / step);
  const out = new Float32Array(columns * rows * 3);
  const share = 1 / (step * step);
  for (let y = 0; y < rows * step; y++) {
    const row = Math.floor(y / step) * columns;
    for (let x = 0; x < columns * step; x++) {
      const from = (y * width + x) * 3;
      const to = (row + Math.floor(x / step)) * 3;
      for (let k = 0; k < 3; k++) out[to + k] = out[to + k]! + lab[from + k]! * share;
    }
  }
  return out;
}

function matchLayout(lab: Float32Array, pixels: Pixels, reference: Pixels, weight: number) {
  const width = 64;
  const height = Math.max(8, heightFor(pixels, width));
  const own = broadLight(pixels, width, height);
  const wanted = broadLight(reference, width, height);
  const change = wanted.map((light, at) => (light - own[at]!) * weight * 0.8);
  for (let y = 0; y < pixels.height; y++) {
    const v = Math.max(0, Math.min(height - 1.001, ((y + 0.5) / pixels.height) * height - 0.5));
    const row = Math.floor(v) * width;
    const fy = v - Math.floor(v);
    for (let x = 0; x < pixels.width; x++) {
      const u = Math.max(0, Math.min(width - 1.001, ((x + 0.5) / pixels.width) * width - 0.5));
      const column = Math.floor(u);
      const fx = u - column;
      const at = row + column;
      const top = change[at]! + (change[at + 1]! - change[at]!) * fx;
      const bottom = change[at + width]! + (change[at + width + 1]! - change[at + width]!) * fx;
      const i = (y * pixels.width + x) * 3;
      lab[i] = Math.max(0, Math.min(1, lab[i]! + top + (bottom - top) * fy));
    }
  }
}

/** How light the broad areas of a picture are, against its mean. */
function broadLight(picture: Pixels, width: number, height: number): Float32Array {
  const lab = toOklabPlane(averaged(picture, width, height));
  const light = Float32Array.from({ length: width * height }, (_, i) => lab[i * 3]!);
  blurPlane(light, width, height, 1, 5);
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
  return light.map((value) => value - mean);
}

function heightFor({ width, height }: Pixels, across: number): number {
  return Math.max(1, Math.round((across * height) / width));
}
