import type { Pixels } from "~/formats/raster/pixels";
import { blurPlane } from "../blur";
import { colorClusters } from "../color-clusters";
import { fromOklabPlane, toOklabPlane } from "../light";
import { fractal, smoothstep } from "../noise";
import { type Finish, sideOf } from "./finish";
import { edgesOf, lightnessOf, stretch } from "./lightness";
import { smoothAreas } from "./smooth-areas";

/** Few solid colours with clean borders. */
export function flatColors(pixels: Pixels, _finish: Finish, count = 9): Pixels {
  const calm = smoothAreas(pixels, Math.max(2, Math.round(sideOf(pixels) / 170)));
  const clusters = colorClusters(calm, count);
  const lab = toOklabPlane(calm);
  for (let at = 0; at < lab.length; at += 3) {
    let near = Infinity;
    let second = Infinity;
    let best = clusters[0]!;
    let next = best;
    for (const cluster of clusters) {
      const distance =
        (lab[at]! - cluster.l) ** 2 +
        2 * (lab[at + 1]! - cluster.a) ** 2 +
        2 * (lab[at + 2]! - cluster.b) ** 2;
      if (distance < near) {
        second = near;
        next = best;
        near = distance;
        best = cluster;
      } else if (distance < second) {
        second = distance;
        next = cluster;
      }
    }
    // On the border between two colours both count, which keeps it smooth.
    const share = 0.5 * (1 - smoothstep(0, 0.02, Math.sqrt(second) - Math.sqrt(near)));
    lab[at] = best.l + (next.l - best.l) * share;
    lab[at + 1] = (best.a + (next.a - best.a) * share) * 1.12;
    lab[at + 2] = (best.b + (next.b - best.b) * share) * 1.12;
  }
  fromOklabPlane(lab, calm);
  return calm;
}

/** Sheets of coloured paper, one over the other from dark to light, each with its shadow on the one below. */
export function paperCut(pixels: Pixels, { seed }: Finish): Pixels {
  const { width, height } = pixels;
  const side = sideOf(pixels);
  const calm = smoothAreas(pixels, Math.max(3, Math.round(side / 90)));
  const plane = lightnessOf(calm);
  blurPlane(plane, width, height, 1, side / 160);
  stretch(plane);
  const layers = 6;
  const sums = Array.from({ length: layers }, () => [0, 0, 0, 0]);
  const lab = toOklabPlane(calm);
  const level = (i: number) => Math.min(layers - 1, Math.floor(plane[i]! * layers));
  for (let i = 0; i < plane.length; i += 7) {
    const sum = sums[level(i)]!;
    for (let k = 0; k < 3; k++) sum[k] = sum[k]! + lab[i * 3 + k]!;
    sum[3] = sum[3]! + 1;
  }
  const shadow = new Float32Array(plane.length);
  const drop = Math.round(side * 0.009);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = Math.max(0, y - drop) * width + Math.max(0, x - Math.round(drop * 0.6));
      shadow[y * width + x] = Math.max(0, level(from) - level(y * width + x)) > 0 ? 1 : 0;
    }
  }
  blurPlane(shadow, width, height, 1, side * 0.006);
  for (let i = 0; i < plane.length; i++) {
    const at = level(i);
    const [l = 0, a = 0, b = 0, count = 0] = sums[at]!;
    const step = plane[i]! * layers - at;
    const rim = smoothstep(0.1, 0.02, step) * 0.035;
    const fibre =
      (fractal((i % width) / side / 0.012, Math.floor(i / width) / side / 0.012, 2, seed + at) - 0.5) * 0.035;
    lab[i * 3] = (count ? l / count : at / layers) + rim + fibre - shadow[i]! * 0.17;
    lab[i * 3 + 1] = count ? (a / count) * 1.25 : 0;
    lab[i * 3 + 2] = count ? (b / count) * 1.25 : 0;
  }
  fromOklabPlane(lab, calm);
  return calm;
}

/** Washes on rough paper: calm areas, darker rims where paint dried, paper that shows at the border. */
export function watercolour(pixels: Pixels, { seed }: Finish): Pixels {
  const { width, height } = pixels;
  const side = sideOf(pixels);
  const calm = smoothAreas(
    smoothAreas(pixels, Math.max(2, Math.round(side / 180))),
    Math.max(3, Math.round(side / 120)),
  );
  const plane = lightnessOf(calm);
  const edges = edgesOf(plane, width, height, side / 340);
  const lab = toOklabPlane(calm);
  for (let i = 0; i < plane.length; i++) {
    const x = (i % width) / side;
    const y = Math.floor(i / width) / side;
    const bloom = fractal(x * 5, y * 5, 4, seed) - 0.5;
    const grain = fractal(x * 90, y * 90, 2, seed + 3) - 0.5;
    const toEdge = Math.min(x, y, width / side - x, height / side - y);
    const painted = smoothstep(0.012, 0.05, toEdge + bloom * 0.05 + grain * 0.012);
    const l = lab[i * 3]!;
    const lifted = Math.min(
      0.965,
      0.13 + l * 0.87 + bloom * 0.11 + grain * 0.045 - Math.min(0.16, edges[i]! * 0.5),
    );
    const rim = painted * (1 - painted) * 0.22;
    lab[i * 3] = 0.965 + (lifted - rim - 0.965) * painted + grain * 0.018;
    lab[i * 3 + 1] = lab[i * 3 + 1]! * painted * (1.15 + bloom * 0.5);
    lab[i * 3 + 2] = (lab[i * 3 + 2]! * (1.15 + bloom * 0.5) - 0.008) * painted + 0.008;
  }
  fromOklabPlane(lab, calm);
  return calm;
}
