import { blurPlane } from "~/providers/built-in/image-maker/blur";
import { fromOklabPlane, toOklabPlane } from "~/providers/built-in/image-maker/light";
import type { Pixels } from "~/providers/built-in/image-maker/pixels";
import { resample, shrink } from "~/providers/built-in/image-maker/resample";

/** Mean and spread of each OKLab channel. */
function statisticsOf(pixels: Pixels): { mean: number[]; spread: number[] } {
  const lab = toOklabPlane(shrink(pixels, 128));
  const mean = [0, 0, 0];
  const spread = [0, 0, 0];
  const count = lab.length / 3;
  for (let i = 0; i < lab.length; i++) mean[i % 3] = mean[i % 3]! + lab[i]! / count;
  for (let i = 0; i < lab.length; i++) spread[i % 3] = spread[i % 3]! + (lab[i]! - mean[i % 3]!) ** 2 / count;
  return { mean, spread: spread.map(Math.sqrt) };
}

/**
 * Gives a picture the colour mood of another: mean and spread of its colours in OKLab (Reinhard 2001), its light half as much.
 * In place; `weight` from 0 to 1.
 */
export function matchColors(pixels: Pixels, reference: Pixels, weight: number) {
  const own = statisticsOf(pixels);
  const wanted = statisticsOf(reference);
  const lab = toOklabPlane(pixels);
  for (let i = 0; i < lab.length; i++) {
    const k = i % 3;
    const gain = Math.max(0.4, Math.min(2.2, wanted.spread[k]! / Math.max(0.006, own.spread[k]!)));
    const moved = wanted.mean[k]! + (lab[i]! - own.mean[k]!) * gain;
    lab[i] = lab[i]! + (moved - lab[i]!) * weight * (k === 0 ? 0.5 : 1);
  }
  fromOklabPlane(lab, pixels);
}

/** Lightens and darkens a picture where another is light and dark, in broad areas only. In place; `weight` from 0 to 1. */
export function matchLayout(pixels: Pixels, reference: Pixels, weight: number) {
  const width = 64;
  const height = Math.max(8, Math.round((64 * pixels.height) / pixels.width));
  const broad = (picture: Pixels) => {
    const lab = toOklabPlane(resample(picture, width, height));
    const light = Float32Array.from({ length: width * height }, (_, i) => lab[i * 3]!);
    blurPlane(light, width, height, 1, 5);
    const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
    return { light, mean };
  };
  const own = broad(pixels);
  const wanted = broad(reference);
  const lab = toOklabPlane(pixels);
  for (let y = 0; y < pixels.height; y++) {
    const v = Math.max(0, Math.min(height - 1.001, ((y + 0.5) / pixels.height) * height - 0.5));
    for (let x = 0; x < pixels.width; x++) {
      const u = Math.max(0, Math.min(width - 1.001, ((x + 0.5) / pixels.width) * width - 0.5));
      const at = Math.floor(v) * width + Math.floor(u);
      const change = (place: number) => wanted.light[place]! - wanted.mean - (own.light[place]! - own.mean);
      const fx = u - Math.floor(u);
      const fy = v - Math.floor(v);
      const top = change(at) * (1 - fx) + change(at + 1) * fx;
      const bottom = change(at + width) * (1 - fx) + change(at + width + 1) * fx;
      const i = (y * pixels.width + x) * 3;
      lab[i] = Math.max(0, Math.min(1, lab[i]! + (top * (1 - fy) + bottom * fy) * weight * 0.8));
    }
  }
  fromOklabPlane(lab, pixels);
}
