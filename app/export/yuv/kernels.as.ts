// AssemblyScript, compiled by `node scripts/build-kernels.mjs` to kernels.wasm, and to kernels-relaxed.wasm for browsers with
// relaxed SIMD, where a zoom takes a third less. Both give the same bytes: no operand is one that relaxed instructions may
// treat differently.
//
// SIMD kernels that compose video frames in I420 (BT.709, limited range, 8 bits a sample). There is no allocator: the
// caller lays out memory. A *source* plane has LEFT samples before and at least RIGHT samples after each row, since
// `zoomPlane` reads up to that far beyond; `padPlane` fills them. Overlays are premultiplied: a sample of a plane is
// its value times alpha/255, offsets of limited range included, so that blending is the same sum for every plane.

/** Room before each row of a source plane, in samples. */
const LEFT: i32 = 16;

/** Repeats the first and last sample of every row into its margins. `at` is the first sample of the first row. */
export function padPlane(at: usize, width: i32, height: i32, stride: i32): void {
  for (let y = 0; y < height; y++) {
    const row = at + <usize>(y * stride);
    memory.fill(row - LEFT, load<u8>(row), LEFT);
    memory.fill(row + width, load<u8>(row + width - 1), stride - LEFT - width);
  }
}

/** Copies a part of a plane. */
export function copyPlane(
  dst: usize,
  dstStride: i32,
  src: usize,
  srcStride: i32,
  width: i32,
  height: i32,
): void {
  for (let y = 0; y < height; y++)
    memory.copy(dst + <usize>(y * dstStride), src + <usize>(y * srcStride), width);
}

/** Fills a part of a plane with one value. */
export function fillPlane(dst: usize, stride: i32, width: i32, height: i32, value: i32): void {
  for (let y = 0; y < height; y++) memory.fill(dst + <usize>(y * stride), <u8>value, width);
}

/**
 * Scales a plane bilinearly. x0, y0 (place of the first output sample in the source) and the steps (source samples per
 * output sample; stepX at most 2) are 16.16 fixed point, with samples at whole numbers; rows beyond the plane
 * repeat its first or last. Writes whole blocks of 16 samples, so up to 15 beyond `width`. `line` is scratch of one
 * source row with margins, `table` of 48 bytes for every 8 output samples.
 */
export function zoomPlane(
  src: usize,
  srcStride: i32,
  srcHeight: i32,
  dst: usize,
  dstStride: i32,
  width: i32,
  height: i32,
  x0: i32,
  y0: i32,
  stepX: i32,
  stepY: i32,
  line: usize,
  table: usize,
): void {
  // For 8 output samples: where they begin (16 bytes), which two of 16 source samples each (16), weight of the second (16).
  const blocks = ((width + 15) >> 4) << 1;
  let x = x0;
  let base = 0;
  for (let b = 0; b < blocks; b++) {
    const t = table + <usize>(b * 48);
    base = x >> 16;
    store<i32>(t, base);
    for (let k = 0; k < 8; k++) {
      const at = x + stepX * k;
      store<u8>(t + 16 + k, <u8>((at >> 16) - base));
      store<u8>(t + 24 + k, <u8>((at >> 16) - base + 1));
      store<u16>(t + 32 + (k << 1), <u16>((at & 0xffff) >> 1));
    }
    x += stepX * 8;
  }
  const from = (x0 >> 16) & ~15;
  const to = base + 16;
  for (let y = 0; y < height; y++) {
    const at = y0 + stepY * y;
    const top = min(max(at >> 16, 0), srcHeight - 1);
    const bottom = min(max((at >> 16) + 1, 0), srcHeight - 1);
    const a = src + top * srcStride;
    const c = src + bottom * srcStride;
    const wy = i16x8.splat(<i16>((at & 0xffff) >> 1));
    for (let i = from; i < to; i += 16) {
      const p = v128.load(a + i);
      const q = v128.load(c + i);
      const p0 = i16x8.extend_low_i8x16_u(p);
      const p1 = i16x8.extend_high_i8x16_u(p);
      const q0 = i16x8.extend_low_i8x16_u(q);
      const q1 = i16x8.extend_high_i8x16_u(q);
      v128.store(
        line + LEFT + i,
        i8x16.narrow_i16x8_u(
          i16x8.add(p0, scaled(i16x8.sub(q0, p0), wy)),
          i16x8.add(p1, scaled(i16x8.sub(q1, p1), wy)),
        ),
      );
    }
    let d = dst + <usize>(y * dstStride);
    let t = table;
    for (let b = 0; b < blocks; b += 2) {
      const s = picked(v128.load(line + LEFT + load<i32>(t)), v128.load(t, 16));
      const u = picked(v128.load(line + LEFT + load<i32>(t, 48)), v128.load(t, 64));
      const s0 = i16x8.extend_low_i8x16_u(s);
      const u0 = i16x8.extend_low_i8x16_u(u);
      v128.store(
        d,
        i8x16.narrow_i16x8_u(
          i16x8.add(s0, scaled(i16x8.sub(i16x8.extend_high_i8x16_u(s), s0), v128.load(t, 32))),
          i16x8.add(u0, scaled(i16x8.sub(i16x8.extend_high_i8x16_u(u), u0), v128.load(t, 80))),
        ),
      );
      d += 16;
      t += 96;
    }
  }
}

/** value·share/32768 of eight numbers, rounded; not both may be −32768. */
function scaled(value: v128, share: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return i16x8.relaxed_q15mulr_s(value, share);
  return i16x8.q15mulr_sat_s(value, share);
}

/** Bytes of `from` at the places that `at` names, below 16. */
function picked(from: v128, at: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return i8x16.relaxed_swizzle(from, at);
  return i8x16.swizzle(from, at);
}

/** x/255 of eight products of bytes, rounded. */
function by255(product: v128): v128 {
  const sum = i16x8.add(product, i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(sum, i16x8.shr_u(sum, 8)), 8);
}

/**
 * Lays a premultiplied plane over another in place: dst += (src − dst·alpha/255)·opacity/32768, so that a faint overlay is
 * rounded once. Runs of 16 transparent samples cost one load and a test, runs of opaque ones little more than a copy. A byte
 * that stands twice in a word of 16 bits is 257 times itself; half of that is its share of 32768.
 */
export function blendPlane(
  dst: usize,
  dstStride: i32,
  src: usize,
  alpha: usize,
  stride: i32,
  width: i32,
  height: i32,
  opacity: i32,
): void {
  const share = i16x8.splat(<i16>min(opacity, 32767));
  const whole = width & ~15;
  for (let y = 0; y < height; y++) {
    const d0 = dst + <usize>(y * dstStride);
    const s0 = src + <usize>(y * stride);
    const a0 = alpha + <usize>(y * stride);
    for (let i = 0; i < whole; i += 16) {
      const a1 = load<u64>(a0 + i);
      const a2 = load<u64>(a0 + i, 8);
      if ((a1 | a2) === 0) continue;
      const s = v128.load(s0 + i);
      if (opacity >= 32768 && (a1 & a2) === u64.MAX_VALUE) {
        v128.store(d0 + i, s);
        continue;
      }
      const d = v128.load(d0 + i);
      const dl = i16x8.extend_low_i8x16_u(d);
      const dh = i16x8.extend_high_i8x16_u(d);
      let coveredLow = dl;
      let coveredHigh = dh;
      if ((a1 & a2) !== u64.MAX_VALUE) {
        const a = v128.load(a0 + i);
        coveredLow = scaled(
          dl,
          i16x8.shr_u(i8x16.shuffle(a, a, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7), 1),
        );
        coveredHigh = scaled(
          dh,
          i16x8.shr_u(i8x16.shuffle(a, a, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15), 1),
        );
      }
      let lo = i16x8.sub(i16x8.extend_low_i8x16_u(s), coveredLow);
      let hi = i16x8.sub(i16x8.extend_high_i8x16_u(s), coveredHigh);
      if (opacity < 32768) {
        lo = scaled(lo, share);
        hi = scaled(hi, share);
      }
      v128.store(d0 + i, i8x16.narrow_i16x8_u(i16x8.add(dl, lo), i16x8.add(dh, hi)));
    }
    for (let i = whole; i < width; i++) {
      const d = <i32>load<u8>(d0 + i);
      const covered = (d * ((<i32>load<u8>(a0 + i) * 257) >> 1) + 16384) >> 15;
      const change = <i32>load<u8>(s0 + i) - covered;
      store<u8>(d0 + i, <u8>max(0, min(255, d + ((change * opacity + 16384) >> 15))));
    }
  }
}

/** Multiplies a plane with an alpha plane in place: plain samples become premultiplied ones. */
export function premultiplyPlane(
  dst: usize,
  dstStride: i32,
  alpha: usize,
  alphaStride: i32,
  width: i32,
  height: i32,
): void {
  for (let y = 0; y < height; y++) {
    const d0 = dst + <usize>(y * dstStride);
    const a0 = alpha + <usize>(y * alphaStride);
    for (let i = 0; i < width; i += 16) {
      const a = v128.load(a0 + i);
      if (i8x16.all_true(i8x16.eq(a, i8x16.splat(-1)))) continue;
      const d = v128.load(d0 + i);
      v128.store(
        d0 + i,
        i8x16.narrow_i16x8_u(
          by255(i16x8.mul(i16x8.extend_low_i8x16_u(d), i16x8.extend_low_i8x16_u(a))),
          by255(i16x8.mul(i16x8.extend_high_i8x16_u(d), i16x8.extend_high_i8x16_u(a))),
        ),
      );
    }
  }
}

/**
 * RGBA with straight alpha, as `getImageData` gives it, to premultiplied I420 and alpha at both sizes. Chroma is the
 * mean of 2 × 2 and lies between them. Width a multiple of 4, height of 2. What is transparent is not written: the planes are to be
 * transparent before. Returns whether every pixel was opaque.
 */
export function fromRgba(
  src: usize,
  width: i32,
  height: i32,
  yPlane: usize,
  uPlane: usize,
  vPlane: usize,
  aPlane: usize,
  acPlane: usize,
  stride: i32,
  chromaStride: i32,
): bool {
  const none = i32x4.splat(0);
  const alphas = i32x4.splat(0xff000000);
  let opaque = true;
  for (let y = 0; y < height; y += 2) {
    const top = src + <usize>((y * width) << 2);
    const bottom = top + <usize>(width << 2);
    const at = <usize>(y * stride);
    const chromaAt = <usize>((y >> 1) * chromaStride);
    for (let x = 0; x < width; x += 8) {
      // Two rows of eight pixels; of four where the row ends.
      const isHalf = x + 4 === width;
      const i = <usize>(x << 2);
      let p = v128.load(top + i);
      let q = isHalf ? none : v128.load(top + i, 16);
      let r = v128.load(bottom + i);
      let s = isHalf ? none : v128.load(bottom + i, 16);
      if (!v128.any_true(v128.and(v128.or(v128.or(p, q), v128.or(r, s)), alphas))) {
        opaque = false;
        continue;
      }
      const least = v128.and(v128.and(p, isHalf ? p : q), v128.and(r, isHalf ? r : s));
      if (!i32x4.all_true(i32x4.eq(v128.and(least, alphas), alphas))) {
        opaque = false;
        p = premultiply(p);
        q = premultiply(q);
        r = premultiply(r);
        s = premultiply(s);
      }
      const rowAt = at + <usize>x;
      const below = rowAt + <usize>stride;
      const a = opacities(p, q);
      const ab = opacities(r, s);
      if (isHalf) {
        v128.store32_lane(yPlane + rowAt, lumas(p, q), 0);
        v128.store32_lane(yPlane + below, lumas(r, s), 0);
        v128.store32_lane(aPlane + rowAt, a, 0);
        v128.store32_lane(aPlane + below, ab, 0);
      } else {
        v128.store64_lane(yPlane + rowAt, lumas(p, q), 0);
        v128.store64_lane(yPlane + below, lumas(r, s), 0);
        v128.store64_lane(aPlane + rowAt, a, 0);
        v128.store64_lane(aPlane + below, ab, 0);
      }
      // Sums of 2 × 2, red beside blue and green beside alpha.
      const rb = neighbours(i16x8.add(redBlue(p), redBlue(r)), i16x8.add(redBlue(q), redBlue(s)));
      const ga = neighbours(i16x8.add(greenAlpha(p), greenAlpha(r)), i16x8.add(greenAlpha(q), greenAlpha(s)));
      // 128·a/255 + …, 17-bit factors.
      const u = weighed(rb, ga, i32x4.splat(pair(-3298, 14392)), i32x4.splat(pair(-11094, 16448)), 17);
      const v = weighed(rb, ga, i32x4.splat(pair(14392, -1320)), i32x4.splat(pair(-13072, 16448)), 17);
      const both = i16x8.narrow_i32x4_u(u, v);
      const uv = i8x16.narrow_i16x8_u(both, both);
      const mean = i32x4.shr_u(i32x4.add(i32x4.shr_u(ga, 16), i32x4.splat(2)), 2);
      const means = i16x8.narrow_i32x4_u(mean, mean);
      const ca = i8x16.narrow_i16x8_u(means, means);
      const c = chromaAt + <usize>(x >> 1);
      if (isHalf) {
        v128.store16_lane(uPlane + c, uv, 0);
        v128.store16_lane(vPlane + c, uv, 2);
        v128.store16_lane(acPlane + c, ca, 0);
      } else {
        v128.store32_lane(uPlane + c, uv, 0);
        v128.store32_lane(vPlane + c, uv, 1);
        v128.store32_lane(acPlane + c, ca, 0);
      }
    }
  }
  return opaque;
}

/** Two numbers of 16 bits as a word of 32. */
function pair(low: i32, high: i32): i32 {
  return (low & 0xffff) | (high << 16);
}

/** Red and blue of four pixels, in 16 bits each. */
function redBlue(px: v128): v128 {
  return v128.and(px, i32x4.splat(0x00ff00ff));
}

/** Green and alpha of four pixels, in 16 bits each. */
function greenAlpha(px: v128): v128 {
  return i16x8.shr_u(px, 8);
}

/** Sums of words 0 + 1 and 2 + 3, first of one, then of the other. */
function neighbours(first: v128, second: v128): v128 {
  return i16x8.add(i32x4.shuffle(first, second, 0, 2, 4, 6), i32x4.shuffle(first, second, 1, 3, 5, 7));
}

/** Sums of four factors' products, rounded, by 2 to the power of `bits`. */
function weighed(rb: v128, ga: v128, ofRb: v128, ofGa: v128, bits: i32): v128 {
  const sum = i32x4.add(i32x4.dot_i16x8_s(rb, ofRb), i32x4.dot_i16x8_s(ga, ofGa));
  return i32x4.shr_s(i32x4.add(sum, i32x4.splat(1 << (bits - 1))), bits);
}

/** Luma of eight pixels, 16·a/255 + kr·R + kg·G + kb·B with 15-bit factors, in the low half. */
function lumas(first: v128, second: v128): v128 {
  const ofRb = i32x4.splat(pair(5983, 2032));
  const ofGa = i32x4.splat(pair(20127, 2056));
  const both = i16x8.narrow_i32x4_u(
    weighed(redBlue(first), greenAlpha(first), ofRb, ofGa, 15),
    weighed(redBlue(second), greenAlpha(second), ofRb, ofGa, 15),
  );
  return i8x16.narrow_i16x8_u(both, both);
}

/** Alpha of eight pixels, in the low half. */
function opacities(first: v128, second: v128): v128 {
  const both = i16x8.narrow_i32x4_u(i32x4.shr_u(first, 24), i32x4.shr_u(second, 24));
  return i8x16.narrow_i16x8_u(both, both);
}

function premultiply(px: v128): v128 {
  const lo = i16x8.extend_low_i8x16_u(px);
  const hi = i16x8.extend_high_i8x16_u(px);
  // The alpha of each pixel in its colour lanes, 255 in its alpha lane.
  const keep = i16x8(0, 0, 0, 255, 0, 0, 0, 255);
  const al = v128.or(i8x16.shuffle(lo, keep, 6, 7, 6, 7, 6, 7, 22, 23, 14, 15, 14, 15, 14, 15, 30, 31), keep);
  const ah = v128.or(i8x16.shuffle(hi, keep, 6, 7, 6, 7, 6, 7, 22, 23, 14, 15, 14, 15, 14, 15, 30, 31), keep);
  return i8x16.narrow_i16x8_u(by255(i16x8.mul(lo, al)), by255(i16x8.mul(hi, ah)));
}

/** Parts the chroma of NV12, pairs of U and V, into two planes. Writes whole blocks of 16 samples. */
export function splitPlane(
  src: usize,
  srcStride: i32,
  uPlane: usize,
  vPlane: usize,
  stride: i32,
  width: i32,
  height: i32,
): void {
  for (let y = 0; y < height; y++) {
    let s = src + <usize>(y * srcStride);
    const at = <usize>(y * stride);
    for (let x = 0; x < width; x += 16) {
      const p = v128.load(s);
      const q = v128.load(s, 16);
      v128.store(
        uPlane + at + x,
        i8x16.shuffle(p, q, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30),
      );
      v128.store(
        vPlane + at + x,
        i8x16.shuffle(p, q, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31),
      );
      s += 32;
    }
  }
}

/** Makes a plane half as wide and high, each sample the mean of four. Writes whole blocks of 8 samples. */
export function halvePlane(
  src: usize,
  srcStride: i32,
  dst: usize,
  dstStride: i32,
  width: i32,
  height: i32,
): void {
  for (let y = 0; y < height; y++) {
    const s = src + <usize>(2 * y * srcStride);
    const d = dst + <usize>(y * dstStride);
    for (let x = 0; x < width; x += 8) {
      const at = s + <usize>(2 * x);
      const sum = i16x8.add(
        i16x8.extadd_pairwise_i8x16_u(v128.load(at)),
        i16x8.extadd_pairwise_i8x16_u(v128.load(at + srcStride)),
      );
      const mean = i16x8.shr_u(i16x8.add(sum, i16x8.splat(2)), 2);
      v128.store64_lane(d + x, i8x16.narrow_i16x8_u(mean, mean), 0);
    }
  }
}

/**
 * Makes the columns of a plane the rows of another, `width` and `height` being those of the other. A stride below zero, with
 * the last row as the first, turns it: of `src` clockwise, of `dst` the other way. Writes whole blocks of 8 samples.
 */
export function turnPlane(
  src: usize,
  srcStride: i32,
  dst: usize,
  dstStride: i32,
  width: i32,
  height: i32,
): void {
  for (let y = 0; y < height; y += 8) {
    for (let x = 0; x < width; x += 8) {
      const s = src + x * srcStride + y;
      const t0 = pairs(v128.load64_zero(s), v128.load64_zero(s + srcStride));
      const t1 = pairs(v128.load64_zero(s + 2 * srcStride), v128.load64_zero(s + 3 * srcStride));
      const t2 = pairs(v128.load64_zero(s + 4 * srcStride), v128.load64_zero(s + 5 * srcStride));
      const t3 = pairs(v128.load64_zero(s + 6 * srcStride), v128.load64_zero(s + 7 * srcStride));
      const u0 = i16x8.shuffle(t0, t1, 0, 8, 1, 9, 2, 10, 3, 11);
      const u1 = i16x8.shuffle(t0, t1, 4, 12, 5, 13, 6, 14, 7, 15);
      const u2 = i16x8.shuffle(t2, t3, 0, 8, 1, 9, 2, 10, 3, 11);
      const u3 = i16x8.shuffle(t2, t3, 4, 12, 5, 13, 6, 14, 7, 15);
      const d = dst + y * dstStride + x;
      const rows = height - y;
      storeTwo(d, dstStride, rows, i32x4.shuffle(u0, u2, 0, 4, 1, 5));
      storeTwo(d + 2 * dstStride, dstStride, rows - 2, i32x4.shuffle(u0, u2, 2, 6, 3, 7));
      storeTwo(d + 4 * dstStride, dstStride, rows - 4, i32x4.shuffle(u1, u3, 0, 4, 1, 5));
      storeTwo(d + 6 * dstStride, dstStride, rows - 6, i32x4.shuffle(u1, u3, 2, 6, 3, 7));
    }
  }
}

function pairs(first: v128, second: v128): v128 {
  return i8x16.shuffle(first, second, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

/** Stores two rows of 8 samples, as far as there are so many. */
function storeTwo(d: usize, stride: i32, rows: i32, two: v128): void {
  if (rows > 0) v128.store64_lane(d, two, 0);
  if (rows > 1) v128.store64_lane(d + stride, two, 1);
}

/**
 * Converts a picture of another matrix or range to limited-range BT.709, in place. Factors are 2.14 fixed point; `black` is
 * the luma of black, 16 or 0. Grey stays grey, so chroma does not depend on luma. Writes whole blocks of 16 pixels.
 */
export function convertPlanes(
  yPlane: usize,
  uPlane: usize,
  vPlane: usize,
  stride: i32,
  chromaStride: i32,
  width: i32,
  height: i32,
  black: i32,
  yy: i32,
  yu: i32,
  yv: i32,
  uu: i32,
  uv: i32,
  vu: i32,
  vv: i32,
): void {
  const middle = i16x8.splat(128);
  const toY = i32x4.splat((yu & 0xffff) | (yv << 16));
  const toU = i32x4.splat((uu & 0xffff) | (uv << 16));
  const toV = i32x4.splat((vu & 0xffff) | (vv << 16));
  for (let row = 0; row < height; row += 2) {
    const chroma = <usize>((row >> 1) * chromaStride);
    for (let x = 0; x < width; x += 16) {
      const at = chroma + (x >> 1);
      const u = i16x8.sub(v128.load8x8_u(uPlane + at), middle);
      const v = i16x8.sub(v128.load8x8_u(vPlane + at), middle);
      const low = i16x8.shuffle(u, v, 0, 8, 1, 9, 2, 10, 3, 11);
      const high = i16x8.shuffle(u, v, 4, 12, 5, 13, 6, 14, 7, 15);
      v128.store64_lane(uPlane + at, bytesOf(products(low, toU), products(high, toU), middle), 0);
      v128.store64_lane(vPlane + at, bytesOf(products(low, toV), products(high, toV), middle), 0);
      const c0 = i32x4.dot_i16x8_s(low, toY);
      const c1 = i32x4.dot_i16x8_s(high, toY);
      for (let r = 0; r < 2; r++) {
        const p = yPlane + <usize>((row + r) * stride + x);
        const luma = v128.load(p);
        const from = i16x8.splat(<i16>black);
        const a = i16x8.sub(i16x8.extend_low_i8x16_u(luma), from);
        const b = i16x8.sub(i16x8.extend_high_i8x16_u(luma), from);
        const factor = i16x8.splat(<i16>yy);
        const first = bytesOf(
          rounded(i32x4.add(i32x4.extmul_low_i16x8_s(a, factor), i32x4.shuffle(c0, c0, 0, 0, 1, 1))),
          rounded(i32x4.add(i32x4.extmul_high_i16x8_s(a, factor), i32x4.shuffle(c0, c0, 2, 2, 3, 3))),
          i16x8.splat(16),
        );
        const second = bytesOf(
          rounded(i32x4.add(i32x4.extmul_low_i16x8_s(b, factor), i32x4.shuffle(c1, c1, 0, 0, 1, 1))),
          rounded(i32x4.add(i32x4.extmul_high_i16x8_s(b, factor), i32x4.shuffle(c1, c1, 2, 2, 3, 3))),
          i16x8.splat(16),
        );
        v128.store64_lane(p, first, 0);
        v128.store64_lane(p + 8, second, 0);
      }
    }
  }
}

function rounded(product: v128): v128 {
  return i32x4.shr_s(i32x4.add(product, i32x4.splat(8192)), 14);
}

function products(pairs: v128, factors: v128): v128 {
  return rounded(i32x4.dot_i16x8_s(pairs, factors));
}

/** Eight numbers with an offset as bytes, those beyond their range at its end. */
function bytesOf(low: v128, high: v128, offset: v128): v128 {
  const sum = i16x8.add(i16x8.narrow_i32x4_s(low, high), offset);
  return i8x16.narrow_i16x8_u(sum, sum);
}
