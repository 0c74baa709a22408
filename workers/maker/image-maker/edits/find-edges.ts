import type { Pixels } from "~/formats/raster/pixels";
import { reduce } from "./reduce";

/** How far apart the two pairs of pixels are that tell an edge from a slope. */
const nearReach = 1;
const farReach = 3;

/** What counts as an edge at least, in bytes; in a grainy picture more does. */
const leastEdge = 2.5;
/** So much more than the middle one of the changes along the border, which are the background's own, is an edge. */
const moreThanGrain = 3.4;

export interface Edges {
  /** How sharply a picture changes at each pixel: 1 and more is an edge. */
  fine: Float32Array;
  /** With those that grain drowns: the faint ones, which are seen from farther away, at half the size. */
  all: Float32Array;
}

export function findEdges(picture: Pixels): Edges {
  const { width } = picture;
  const fine = overGrain(picture);
  const all = fine.slice();
  const small = reduce(picture, 2);
  const coarse = overGrain(small);
  for (let pixel = 0; pixel < all.length; pixel++) {
    const x = Math.min(small.width - 1, (pixel % width) >> 1);
    const y = Math.min(small.height - 1, Math.floor(pixel / width) >> 1);
    all[pixel] = Math.max(fine[pixel]!, coarse[y * small.width + x]!);
  }
  return { fine, all };
}

function overGrain(picture: Pixels): Float32Array {
  const edges = edgeStrength(picture);
  const limit = Math.max(leastEdge, moreThanGrain * borderMedian(edges, picture));
  for (let pixel = 0; pixel < edges.length; pixel++) edges[pixel] = edges[pixel]! / limit;
  return edges;
}

function borderMedian(edges: Float32Array, { width, height }: Pixels): number {
  const deep = Math.max(2, Math.round(Math.min(width, height) * 0.03));
  const values: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x < deep || x >= width - deep || y < deep || y >= height - deep) values.push(edges[y * width + x]!);
  values.sort((a, b) => a - b);
  return values[values.length >> 1]!;
}

/**
 * How sharply a picture changes at each pixel, in bytes. What changes evenly over some pixels, as a soft shadow does, is no
 * edge: of the step between the next pixels is taken off what a slope between those farther away makes of it.
 */
function edgeStrength(picture: Pixels): Float32Array {
  const { width, height } = picture;
  const strength = new Float32Array(width * height);
  for (let channel = 0; channel < 3; channel++) {
    const alongRows = smoothedAcross(picture, channel, width);
    const alongColumns = smoothedAcross(picture, channel, 1);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const across = sharpStep(alongRows, pixel, 1, x, width);
        const down = sharpStep(alongColumns, pixel, width, y, height);
        strength[pixel] = Math.max(strength[pixel]!, Math.sqrt(across * across + down * down));
      }
    }
  }
  return strength;
}

/** A channel smoothed by 1, 2, 1 in steps of `aside`, so that grain makes no edges. */
function smoothedAcross({ width, height, data }: Pixels, channel: number, aside: number): Float32Array {
  const out = new Float32Array(width * height);
  const last = out.length - 1;
  for (let pixel = 0; pixel <= last; pixel++) {
    const x = pixel % width;
    const before = aside === 1 ? (x > 0 ? pixel - 1 : pixel) : Math.max(pixel - width, x);
    const after =
      aside === 1 ? (x < width - 1 ? pixel + 1 : pixel) : pixel + width > last ? pixel : pixel + width;
    out[pixel] =
      (data[before * 4 + channel]! + data[pixel * 4 + channel]! * 2 + data[after * 4 + channel]!) / 4;
  }
  return out;
}

function sharpStep(plane: Float32Array, pixel: number, step: number, at: number, length: number): number {
  const between = (reach: number) => {
    const after = Math.min(reach, length - 1 - at);
    const before = Math.min(reach, at);
    return plane[pixel + after * step]! - plane[pixel - before * step]!;
  };
  const near = between(nearReach);
  const far = between(farReach);
  return Math.max(0, near > 0 ? near - far / farReach : far / farReach - near);
}
