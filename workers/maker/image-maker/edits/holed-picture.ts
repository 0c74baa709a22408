/** A picture with a hole in it, at one size of the pyramid. `hole` is 1 where pixels are to be found. */
export interface HoledPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  hole: Uint8Array;
}

/** Half the size; a pixel is in the hole where any of its four was. */
export function halve({ width, height, data, hole }: HoledPicture): HoledPicture {
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const out: HoledPicture = {
    width: w,
    height: h,
    data: new Uint8ClampedArray(w * h * 4),
    hole: new Uint8Array(w * h),
  };
  for (let y = 0; y < h; y++) {
    const lastRow = Math.min(height - 1, y * 2 + 1);
    for (let x = 0; x < w; x++) {
      const lastColumn = Math.min(width - 1, x * 2 + 1);
      let red = 0;
      let green = 0;
      let blue = 0;
      let known = 0;
      let isHole = 0;
      for (let row = y * 2; row <= lastRow; row++) {
        for (let pixel = row * width + x * 2; pixel <= row * width + lastColumn; pixel++) {
          if (hole[pixel]) {
            isHole = 1;
            continue;
          }
          red += data[pixel * 4]!;
          green += data[pixel * 4 + 1]!;
          blue += data[pixel * 4 + 2]!;
          known++;
        }
      }
      const at = y * w + x;
      out.hole[at] = isHole;
      if (known === 0) continue;
      out.data[at * 4] = red / known;
      out.data[at * 4 + 1] = green / known;
      out.data[at * 4 + 2] = blue / known;
      out.data[at * 4 + 3] = 255;
    }
  }
  return out;
}

/** A first guess: colours run in from the hole's rim, ring by ring. */
export function diffuse({ width, height, data, hole }: HoledPicture) {
  const unknown = hole.slice();
  let left = unknown.reduce((sum, value) => sum + value, 0);
  while (left > 0) {
    const ring: number[] = [];
    for (let pixel = 0; pixel < unknown.length; pixel++) {
      if (!unknown[pixel]) continue;
      const x = pixel % width;
      let count = 0;
      const sums = [0, 0, 0];
      for (const [dx, dy] of around) {
        const u = x + dx;
        const next = pixel + dx + dy * width;
        if (u < 0 || u >= width || next < 0 || next >= width * height || unknown[next]) continue;
        for (let channel = 0; channel < 3; channel++)
          sums[channel] = sums[channel]! + data[next * 4 + channel]!;
        count++;
      }
      if (count === 0) continue;
      for (let channel = 0; channel < 3; channel++) data[pixel * 4 + channel] = sums[channel]! / count;
      ring.push(pixel);
    }
    if (ring.length === 0) return;
    for (const pixel of ring) unknown[pixel] = 0;
    left -= ring.length;
  }
}

const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** Pixels from each pixel of the hole to what is known, up to `deepest`; two sweeps in steps of one. */
export function depthOf(hole: Uint8Array, width: number): Uint8Array {
  const deep = new Uint8Array(hole.length);
  for (let pixel = 0; pixel < hole.length; pixel++) {
    if (!hole[pixel]) continue;
    const before = pixel % width > 0 ? deep[pixel - 1]! : deepest;
    const above = pixel >= width ? deep[pixel - width]! : deepest;
    deep[pixel] = Math.min(deepest, before + 1, above + 1);
  }
  for (let pixel = hole.length - 1; pixel >= 0; pixel--) {
    if (!hole[pixel]) continue;
    const after = pixel % width < width - 1 ? deep[pixel + 1]! : deepest;
    const below = pixel + width < hole.length ? deep[pixel + width]! : deepest;
    deep[pixel] = Math.min(deep[pixel]!, after + 1, below + 1);
  }
  return deep;
}

export const deepest = 40;

/** 1 where a square that reaches so far from a pixel touches the hole. */
export function dilate(hole: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const out = new Uint8Array(hole.length);
  // By column: steps since the hole was last within reach at either side of it.
  const since = new Uint8Array(width);
  for (const isBack of [false, true]) {
    since.fill(reach + 1);
    for (let i = 0; i < height; i++) {
      const row = (isBack ? height - 1 - i : i) * width;
      let last = -reach - 1;
      for (let x = 0; x < width + reach; x++) {
        if (x < width && hole[row + x]) last = x;
        if (x < reach) continue;
        const column = x - reach;
        const steps = x - last <= reach * 2 ? 0 : Math.min(reach + 1, since[column]! + 1);
        since[column] = steps;
        if (steps <= reach) out[row + column] = 1;
      }
    }
  }
  return out;
}
