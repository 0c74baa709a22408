import type { BackgroundFit } from "./fit-background";

/** A passage narrower than twice this, in pixels, is a gap in an edge. */
const reach = 2;

/** Of width and height together: a shorter run along the border may be a part of a product that the frame cuts. */
const leastRun = 0.12;

/**
 * What of the background could be reached from the border by a disc that crosses no edge, with the corners it cannot fill. It sets out from
 * where the border is as light as the background: a product may touch the border too.
 */
export function openPassages(
  { isLikely, lighter, lightLimit }: BackgroundFit,
  edges: Float32Array,
  width: number,
  height: number,
): Uint8Array {
  const free = isLikely.map((likely, pixel) => (edges[pixel]! < 1 && likely ? 1 : 0));
  const depth = depthInside(free, width, height);
  const out = new Uint8Array(free.length);
  let ring: number[] = [];
  const enter = (pixel: number) => {
    if (out[pixel] || depth[pixel]! <= reach) return;
    out[pixel] = 1;
    ring.push(pixel);
  };
  let run: number[] = [];
  const endRun = () => {
    const away = run.map((pixel) => Math.abs(lighter[pixel]!)).sort((a, b) => a - b);
    const isLong = run.length > (width + height) * leastRun;
    if (isLong && away[away.length >> 1]! < lightLimit * 2) for (const pixel of run) enter(pixel);
    run = [];
  };
  for (const pixel of aroundBorder(width, height)) {
    if (free[pixel]) run.push(pixel);
    else endRun();
  }
  endRun();
  for (let head = 0; head < ring.length; head++) forBeside(ring[head]!, width, height, enter);
  for (let round = 0; round <= reach; round++) {
    const next: number[] = [];
    for (const pixel of ring)
      forBeside(pixel, width, height, (beside) => {
        if (out[beside] || !free[beside]) return;
        out[beside] = 1;
        next.push(beside);
      });
    ring = next;
  }
  return out;
}

/** An edge is seen so many pixels before it is there. */
const edgeReach = 5;

/** What was reached, with pixels beside it that are as light as it is there: an edge shows before it begins. */
export function growAlike(
  reached: Uint8Array,
  { isLikely, lighter, lightLimit }: BackgroundFit,
  width: number,
  height: number,
): Uint8Array {
  const out = reached.slice();
  const light = lighter.slice();
  let ring: number[] = [];
  for (let pixel = 0; pixel < out.length; pixel++) if (out[pixel]) ring.push(pixel);
  for (let round = 0; round < edgeReach; round++) {
    const next: number[] = [];
    for (const pixel of ring)
      forBeside(pixel, width, height, (beside) => {
        if (out[beside] || !isLikely[beside]) return;
        if (Math.abs(lighter[beside]! - light[pixel]!) > lightLimit / 2) return;
        out[beside] = 1;
        light[beside] = light[pixel]!;
        next.push(beside);
      });
    ring = next;
  }
  return out;
}

/** What of a region a disc of that radius can cover without leaving it. */
export function openedBy(radius: number, region: Uint8Array, width: number, height: number): Uint8Array {
  const out = Uint8Array.from(depthInside(region, width, height), (deep) => (deep > radius ? 1 : 0));
  let ring: number[] = [];
  for (let pixel = 0; pixel < out.length; pixel++) if (out[pixel]) ring.push(pixel);
  for (let round = 0; round <= radius; round++) {
    const next: number[] = [];
    for (const pixel of ring)
      forBeside(pixel, width, height, (beside) => {
        if (out[beside] || !region[beside]) return;
        out[beside] = 1;
        next.push(beside);
      });
    ring = next;
  }
  return out;
}

/** The pixels of the border in the order of a walk. */
export function aroundBorder(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x);
  for (let y = 1; y < height; y++) border.push(y * width + width - 1);
  for (let x = width - 2; x >= 0; x--) border.push((height - 1) * width + x);
  for (let y = height - 2; y > 0; y--) border.push(y * width);
  return border;
}

function forBeside(pixel: number, width: number, height: number, visit: (pixel: number) => void) {
  const x = pixel % width;
  if (x > 0) visit(pixel - 1);
  if (x < width - 1) visit(pixel + 1);
  if (pixel >= width) visit(pixel - width);
  if (pixel < width * (height - 1)) visit(pixel + width);
}

/** Pixels from each pixel of a region to what is not of it, at most 255; beyond the picture it goes on. */
export function depthInside(region: Uint8Array, width: number, height: number): Uint8Array {
  // Thirds of a pixel: 3 straight and 4 aslant come near a circle.
  const far = 255 * 3;
  const deep = new Uint16Array(region.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (!region[pixel]) continue;
      let best = far;
      if (x > 0) best = Math.min(best, deep[pixel - 1]! + 3);
      if (y > 0) {
        best = Math.min(best, deep[pixel - width]! + 3);
        if (x > 0) best = Math.min(best, deep[pixel - width - 1]! + 4);
        if (x < width - 1) best = Math.min(best, deep[pixel - width + 1]! + 4);
      }
      deep[pixel] = best;
    }
  }
  const out = new Uint8Array(region.length);
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const pixel = y * width + x;
      let best = deep[pixel]!;
      if (best > 0) {
        if (x < width - 1) best = Math.min(best, deep[pixel + 1]! + 3);
        if (y < height - 1) {
          best = Math.min(best, deep[pixel + width]! + 3);
          if (x < width - 1) best = Math.min(best, deep[pixel + width + 1]! + 4);
          if (x > 0) best = Math.min(best, deep[pixel + width - 1]! + 4);
        }
      }
      deep[pixel] = best;
      out[pixel] = Math.min(255, best / 3);
    }
  }
  return out;
}
