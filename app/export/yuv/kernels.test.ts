import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { conversionOf } from "~/media/color-conversion";
import { compileKernels } from "../../../scripts/compile-kernels.mjs";
import type { Kernels } from "./kernels";

/** Where the tests lay out planes: far enough from each other for all of them. */
const [SOURCE, TARGET, ALPHA, LINE, TABLE] = [1 << 20, 2 << 20, 3 << 20, 65_536, 131_072];

const bt601 = { primaries: "smpte170m", transfer: "smpte170m", matrix: "smpte170m" } as const;

let kernels: Kernels;
let bytes: Uint8Array;

/** The same numbers in every run. */
function randomBytes(count: number): Uint8Array {
  let seed = 7;
  return Uint8Array.from({ length: count }, () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed >>> 24;
  });
}

function farthest(pairs: [got: number, wanted: number][]): number {
  return Math.max(...pairs.map(([got, wanted]) => Math.abs(got - wanted)));
}

describe.each([
  { file: "kernels.wasm", isRelaxed: false },
  { file: "kernels-relaxed.wasm", isRelaxed: true },
])("$file", ({ file, isRelaxed }) => {
  const kept = new URL(`./${file}`, import.meta.url);

  beforeAll(async () => {
    const memory = new WebAssembly.Memory({ initial: 96 });
    const compiled = await WebAssembly.compile(await readFile(kept));
    const instance = await WebAssembly.instantiate(compiled, { env: { memory } });
    kernels = instance.exports as unknown as Kernels;
    bytes = new Uint8Array(memory.buffer);
  });
  test("the WebAssembly that is kept is what its source compiles to", async () => {
    expect(Buffer.from(await compileKernels(isRelaxed)).equals(await readFile(kept))).toBe(true);
  });

  test.each([
    { step: 1.198, x0: 3.4, y0: 7.7, width: 540, height: 40 },
    { step: 0.9, x0: -0.05, y0: -0.05, width: 100, height: 30 },
    { step: 2, x0: 0.9, y0: 1.5, width: 333, height: 20 },
  ])("zoomPlane samples between four neighbours, step $step", ({ step, x0, y0, width, height }) => {
    const sourceWidth = Math.ceil(x0 + width * step) + 2;
    const sourceHeight = Math.ceil(y0 + height * step) + 2;
    const stride = Math.ceil((16 + sourceWidth + 48) / 16) * 16;
    const at = SOURCE + 16;
    for (let y = 0; y < sourceHeight; y++) {
      for (let x = 0; x < sourceWidth; x++) {
        bytes[at + y * stride + x] = 128 + 90 * Math.sin(x / 9 + y / 31) + (x % 7);
      }
    }
    kernels.padPlane(at, sourceWidth, sourceHeight, stride);
    const fixed = (value: number) => Math.round(value * 65_536);
    const targetStride = Math.ceil(width / 16) * 16;
    kernels.zoomPlane(
      at,
      stride,
      sourceHeight,
      TARGET,
      targetStride,
      width,
      height,
      fixed(x0),
      fixed(y0),
      fixed(step),
      fixed(step),
      LINE,
      TABLE,
    );
    const sample = (x: number, y: number) =>
      bytes[
        at + Math.min(Math.max(y, 0), sourceHeight - 1) * stride + Math.min(Math.max(x, 0), sourceWidth - 1)
      ]!;
    const pairs: [number, number][] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [px, py] = [x0 + x * step, y0 + y * step];
        const [ix, iy] = [Math.floor(px), Math.floor(py)];
        const [ax, ay] = [px - ix, py - iy];
        const top = sample(ix, iy) * (1 - ax) + sample(ix + 1, iy) * ax;
        const bottom = sample(ix, iy + 1) * (1 - ax) + sample(ix + 1, iy + 1) * ax;
        pairs.push([bytes[TARGET + y * targetStride + x]!, top * (1 - ay) + bottom * ay]);
      }
    }
    expect(farthest(pairs)).toBeLessThan(1.6);
  });

  test.each([32_768, 16_384, 3000])("blendPlane lays a premultiplied plane down, opacity %i", (opacity) => {
    const [width, height, stride] = [45, 6, 64];
    const alphas = randomBytes(stride * height).map((value) => (value < 80 ? 0 : value));
    // Whole runs of 16: opaque, and transparent.
    alphas.fill(255, stride, stride + 20).fill(0, 2 * stride, 2 * stride + 20);
    const below = randomBytes(stride * height).reverse();
    bytes.set(alphas, ALPHA);
    bytes.set(
      alphas.map((alpha, index) => Math.round((alpha * (index % 256)) / 255)),
      SOURCE,
    );
    bytes.set(below, TARGET);
    const laid = bytes.slice(SOURCE, SOURCE + stride * height);
    kernels.blendPlane(TARGET, stride, SOURCE, ALPHA, stride, width, height, opacity);
    const pairs: [number, number][] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < stride; x++) {
        const at = y * stride + x;
        const change = ((laid[at]! - (below[at]! * alphas[at]!) / 255) * opacity) / 32_768;
        pairs.push([bytes[TARGET + at]!, x < width ? below[at]! + change : below[at]!]);
      }
    }
    expect(farthest(pairs)).toBeLessThanOrEqual(1.01);
  });

  test.each([true, false])("fromRgba gives BT.709 in limited range, opaque %s", (isOpaque) => {
    const [width, height, stride] = [64, 32, 64];
    const rgba = randomBytes(width * height * 4).map((value, index) =>
      isOpaque && index % 4 === 3 ? 255 : value,
    );
    bytes.set(rgba, SOURCE);
    const [y, u, v, a, ca] = [0, 1, 2, 3, 4].map((index) => TARGET + index * 8192) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const answer = kernels.fromRgba(SOURCE, width, height, y, u, v, a, ca, stride, stride / 2);
    expect(answer !== 0).toBe(isOpaque);
    const luma: [number, number][] = [];
    const chroma: [number, number][] = [];
    const colorAt = (column: number, row: number) => {
      const at = (row * width + column) * 4;
      const alpha = rgba[at + 3]! / 255;
      return [rgba[at]! * alpha, rgba[at + 1]! * alpha, rgba[at + 2]! * alpha, alpha] as const;
    };
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const [red, green, blue, alpha] = colorAt(column, row);
        const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        luma.push([bytes[y + row * stride + column]!, 16 * alpha + (bright * 219) / 255]);
        if (row % 2 || column % 2) continue;
        const four = [0, 1].flatMap((dy) => [0, 1].map((dx) => colorAt(column + dx, row + dy)));
        const [r, g, b, mean] = [0, 1, 2, 3].map(
          (index) => four.reduce((sum, color) => sum + color[index]!, 0) / 4,
        ) as [number, number, number, number];
        const l = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        const at = (row / 2) * (stride / 2) + column / 2;
        chroma.push([bytes[u + at]!, 128 * mean + (((b - l) / 1.8556) * 224) / 255]);
        chroma.push([bytes[v + at]!, 128 * mean + (((r - l) / 1.5748) * 224) / 255]);
        chroma.push([bytes[ca + at]!, 255 * mean]);
      }
    }
    expect(farthest(luma)).toBeLessThan(1.2);
    expect(farthest(chroma)).toBeLessThan(1.2);
  });

  test("convertPlanes makes BT.709 of full-range BT.601, in limited range", () => {
    const [width, height, stride] = [48, 6, 64];
    const planes = randomBytes(stride * height * 2);
    bytes.set(planes, SOURCE);
    const chroma = SOURCE + stride * height;
    const by = conversionOf({ ...bt601, fullRange: true });
    if (!by || by === "none") throw new Error("There is nothing to convert.");
    const { black, yy, yu, yv, uu, uv, vu, vv } = by;
    kernels.convertPlanes(
      SOURCE,
      chroma,
      chroma + 32,
      stride,
      stride,
      width,
      height,
      black,
      yy,
      yu,
      yv,
      uu,
      uv,
      vu,
      vv,
    );
    const pairs: [number, number][] = [];
    const within = (value: number) => Math.min(255, Math.max(0, value));
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = stride * height + (y >> 1) * stride + (x >> 1);
        const [luma, u, v] = [planes[y * stride + x]!, planes[at]! - 128, planes[at + 32]! - 128];
        const red = luma + 1.402 * v;
        const green = luma - 0.344136 * u - 0.714136 * v;
        const blue = luma + 1.772 * u;
        const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        pairs.push([bytes[SOURCE + y * stride + x]!, within(16 + (bright * 219) / 255)]);
        pairs.push([bytes[SOURCE + at]!, within(128 + (((blue - bright) / 1.8556) * 224) / 255)]);
        pairs.push([bytes[SOURCE + at + 32]!, within(128 + (((red - bright) / 1.5748) * 224) / 255)]);
      }
    }
    expect(farthest(pairs)).toBeLessThan(0.6);
  });

  test("splitPlane parts the chroma of NV12", () => {
    const [width, height, stride] = [37, 5, 48];
    const pairs = randomBytes(128 * height);
    bytes.set(pairs, SOURCE);
    kernels.splitPlane(SOURCE, 128, TARGET, ALPHA, stride, width, height);
    for (let y = 0; y < height; y++) {
      const row = pairs.subarray(y * 128, y * 128 + 2 * width);
      expect(bytes.slice(TARGET + y * stride, TARGET + y * stride + width)).toEqual(
        row.filter((_, index) => index % 2 === 0),
      );
      expect(bytes.slice(ALPHA + y * stride, ALPHA + y * stride + width)).toEqual(
        row.filter((_, index) => index % 2 === 1),
      );
    }
  });

  test("halvePlane makes the mean of four", () => {
    const [width, height, stride] = [21, 4, 64];
    const source = randomBytes(stride * 2 * height);
    bytes.set(source, SOURCE);
    kernels.halvePlane(SOURCE, stride, TARGET, 32, width, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = 2 * y * stride + 2 * x;
        const sum = source[at]! + source[at + 1]! + source[at + stride]! + source[at + stride + 1]!;
        expect(bytes[TARGET + y * 32 + x]).toBe((sum + 2) >> 2);
      }
    }
  });

  test.each([90, 270])("turnPlane turns by %i degrees, writing nothing above or below", (degrees) => {
    // Of the plane that is made.
    const [width, height, stride] = [20, 13, 32];
    const source = randomBytes(stride * width);
    const at = SOURCE + 4096;
    bytes.set(source, at);
    bytes.fill(7, TARGET, TARGET + 4096);
    const to = TARGET + stride;
    if (degrees === 90) kernels.turnPlane(at + (width - 1) * stride, -stride, to, stride, width, height);
    else kernels.turnPlane(at, stride, to + (height - 1) * stride, -stride, width, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [row, column] = degrees === 90 ? [width - 1 - x, y] : [x, height - 1 - y];
        expect(bytes[to + y * stride + x]).toBe(source[row * stride + column]);
      }
    }
    expect(bytes.slice(TARGET, to).every((byte) => byte === 7)).toBe(true);
    expect(bytes.slice(to + height * stride, TARGET + 4096).every((byte) => byte === 7)).toBe(true);
  });
});
