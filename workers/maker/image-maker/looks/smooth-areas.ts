import { createPixels, type Pixels } from "~/formats/raster/pixels";

/**
 * Evens out areas and keeps the edges between them: each pixel takes the mean of the calmest of the four squares it is a corner
 * of (Kuwahara 1976). Sums over any square come from tables; these may run over 32 bits, and their differences are right
 * all the same.
 */
export function smoothAreas({ width, height, data }: Pixels, reach: number): Pixels {
  const stride = width + 1;
  const [red, green, blue, squares] = [0, 1, 2, 3].map(() => new Uint32Array(stride * (height + 1))) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  for (let y = 0; y < height; y++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let s = 0;
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const light = data[from]! + data[from + 1]! * 2 + data[from + 2]!;
      r += data[from]!;
      g += data[from + 1]!;
      b += data[from + 2]!;
      s += light * light;
      const at = (y + 1) * stride + x + 1;
      red[at] = red[at - stride]! + r;
      green[at] = green[at - stride]! + g;
      blue[at] = blue[at - stride]! + b;
      squares[at] = squares[at - stride]! + s;
    }
  }
  const out = createPixels(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let least = Infinity;
      const at = (y * width + x) * 4;
      for (let corner = 0; corner < 4; corner++) {
        const left = corner % 2 === 0 ? Math.max(0, x - reach) : x;
        const right = corner % 2 === 0 ? x + 1 : Math.min(width, x + reach + 1);
        const top = corner < 2 ? Math.max(0, y - reach) : y;
        const bottom = corner < 2 ? y + 1 : Math.min(height, y + reach + 1);
        const a = top * stride + left;
        const b = top * stride + right;
        const c = bottom * stride + left;
        const d = bottom * stride + right;
        const count = (right - left) * (bottom - top);
        const r = ((red[d]! - red[b]! - red[c]! + red[a]!) >>> 0) / count;
        const g = ((green[d]! - green[b]! - green[c]! + green[a]!) >>> 0) / count;
        const l = ((blue[d]! - blue[b]! - blue[c]! + blue[a]!) >>> 0) / count;
        const square = ((squares[d]! - squares[b]! - squares[c]! + squares[a]!) >>> 0) / count;
        const light = r + g * 2 + l;
        const spread = square - light * light;
        if (spread >= least) continue;
        least = spread;
        out.data[at] = r;
        out.data[at + 1] = g;
        out.data[at + 2] = l;
      }
      out.data[at + 3] = data[at + 3]!;
    }
  }
  return out;
}
