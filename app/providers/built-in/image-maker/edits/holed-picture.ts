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
    for (let x = 0; x < w; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let known = 0;
      let count = 0;
      for (let v = y * 2; v < Math.min(height, y * 2 + 2); v++) {
        for (let u = x * 2; u < Math.min(width, x * 2 + 2); u++) {
          count++;
          if (hole[v * width + u]) continue;
          const at = (v * width + u) * 4;
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
          known++;
        }
      }
      const at = y * w + x;
      out.hole[at] = known < count ? 1 : 0;
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

const trustByDepth = Float32Array.from({ length: 41 }, (_, steps) => 0.8 ** Math.min(steps, 30));

/** Falls by a fifth with each pixel away from what is known, to a floor. Distances by two sweeps in steps of one. */
export function trustOf(hole: Uint8Array, width: number): Float32Array {
  const deep = new Uint8Array(hole.length);
  for (let pixel = 0; pixel < hole.length; pixel++) {
    if (!hole[pixel]) continue;
    const before = pixel % width > 0 ? deep[pixel - 1]! : 40;
    const above = pixel >= width ? deep[pixel - width]! : 40;
    deep[pixel] = Math.min(40, before + 1, above + 1);
  }
  for (let pixel = hole.length - 1; pixel >= 0; pixel--) {
    if (!hole[pixel]) continue;
    const after = pixel % width < width - 1 ? deep[pixel + 1]! : 40;
    const below = pixel + width < hole.length ? deep[pixel + width]! : 40;
    deep[pixel] = Math.min(deep[pixel]!, after + 1, below + 1);
  }
  const trust = new Float32Array(deep.length);
  for (let pixel = 0; pixel < deep.length; pixel++) trust[pixel] = trustByDepth[deep[pixel]!]!;
  return trust;
}

/** 1 where a square that reaches so far from a pixel touches the hole. */
export function dilate(hole: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const across = new Uint8Array(hole.length);
  const out = new Uint8Array(hole.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!hole[y * width + x]) continue;
      across.fill(1, y * width + Math.max(0, x - reach), y * width + Math.min(width, x + reach + 1));
    }
  }
  for (let y = 0; y < height; y++) {
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
      for (let x = 0; x < width; x++) if (across[v * width + x]) out[y * width + x] = 1;
    }
  }
  return out;
}
