import { encode as encodePng } from "fast-png";
import { expect, test } from "vitest";
import { emptyImageRequest, type ImageRequest } from "~/domain/image/image-request";
import { imageStyles } from "~/domain/image/image-style";
import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { decodeImage } from "~/providers/image-file.server";
import { makerSubjects } from "../../../tests/fixtures/maker-subjects";
import { type BuiltInImageOptions, makeBuiltInImage } from "./make-built-in-image";

const side = 56;

function make(request: Partial<ImageRequest>, more: Partial<BuiltInImageOptions> = {}) {
  return makeBuiltInImage(makerSubjects, {
    request: { ...emptyImageRequest("built-in/image-maker"), ...request },
    size: { width: side, height: side },
    seed: 7,
    references: [],
    ...more,
  });
}

const made = async (...given: Parameters<typeof make>) => decodeImage((await make(...given)).bytes);

function png({ width, height, data }: Pixels): Uint8Array {
  return encodePng({ width, height, data, channels: 4, depth: 8 });
}

/** A picture whose pixels a function colours. */
function painted(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly number[],
): Pixels {
  const pixels = createPixels(width, height);
  for (let i = 0; i < width * height; i++) {
    pixels.data.set([...colorAt(i % width, Math.floor(i / width)), 255].slice(0, 4), i * 4);
  }
  return pixels;
}

const at = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

/** Coloured stripes that no JPEG could keep. */
const striped = painted(64, 48, (x, y) => [(x % 8) * 30, (y % 6) * 40, 120 + ((x + y) % 5) * 20]);
/** A red disc before plain pale blue. */
const disc = painted(80, 80, (x, y) => (Math.hypot(x - 40, y - 42) < 20 ? [190, 30, 40] : [205, 222, 240]));

const mean = ({ data }: Pixels) => {
  const sums = [0, 0, 0];
  for (let i = 0; i < data.length; i++) if (i % 4 < 3) sums[i % 4] = sums[i % 4]! + data[i]!;
  return sums.map((sum) => sum / (data.length / 4)) as [number, number, number];
};

test("gives the same bytes for the same request and seed, and others for another seed", async () => {
  for (const request of [
    { prompt: "honey jar" },
    { prompt: "terrazzo texture" },
    { prompt: "floral pattern" },
    { prompt: 'poster "Jazz"' },
    { prompt: "aurora gradient", styleIds: ["risograph"] },
  ]) {
    const { bytes } = await make(request);
    expect((await make(request)).bytes).toEqual(bytes);
    expect((await make(request, { seed: 8 })).bytes).not.toEqual(bytes);
  }
});

test("every style changes the picture, each in its own way", async () => {
  const pictures = [{ id: "none" }, ...imageStyles].map(({ id }) =>
    make({ prompt: "coffee cup", styleIds: id === "none" ? [] : [id] }),
  );
  const files = (await Promise.all(pictures)).map(({ bytes }) => Buffer.from(bytes).toString("base64"));
  expect(new Set(files).size).toBe(imageStyles.length + 1);
});

test("leaves out what the negative prompt names", async () => {
  const words = { prompt: '"SALE" poster, red' };
  expect((await make(words)).bytes).not.toEqual((await make({ ...words, negativePrompt: "text" })).bytes);
});

test("a pattern goes on from its right edge to its left and from its foot to its top", async () => {
  const pixels = await made({ prompt: "polka dots pattern, blue" }, { size: { width: 96, height: 96 } });
  const difference = (one: number[], other: number[]) =>
    one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0);
  const acrossSeam = [];
  const inside = [];
  for (let i = 0; i < 96; i++) {
    acrossSeam.push(difference(at(pixels, 95, i), at(pixels, 0, i)));
    inside.push(
      difference(at(pixels, 47, i), at(pixels, 48, i)),
      difference(at(pixels, 23, i), at(pixels, 24, i)),
    );
  }
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  expect(total(acrossSeam)).toBeLessThan(total(inside) + 96 * 24);
});

test("filling changes what is marked and nothing else", async () => {
  const mask = painted(64, 48, (x, y) =>
    x >= 20 && x < 36 && y >= 16 && y < 30 ? [255, 255, 255] : [0, 0, 0],
  );
  const hole = painted(64, 48, (x, y) =>
    x >= 20 && x < 36 && y >= 16 && y < 30 ? [255, 0, 255] : at(striped, x, y),
  );
  hole.data[3] = 250;
  const filled = await made({ operation: "fill" }, { source: png(hole), mask: png(mask) });
  for (let y = 0; y < 48; y++) {
    for (let x = 0; x < 64; x++) {
      const isMarked = x >= 20 && x < 36 && y >= 16 && y < 30;
      if (isMarked) expect(at(filled, x, y)).not.toEqual([255, 0, 255, 255]);
      else expect(at(filled, x, y)).toEqual(at(hole, x, y));
    }
  }
});

test("an extension keeps its source and adds what was asked for on each side", async () => {
  const source = painted(64, 48, (x, y) => at(striped, x, y));
  source.data[3] = 250;
  const extended = await made(
    { operation: "extend", extend: { top: 10, right: 20, bottom: 0, left: 6 } },
    { source: png(source) },
  );
  expect([extended.width, extended.height]).toEqual([90, 58]);
  for (let y = 0; y < 48; y++)
    for (let x = 0; x < 64; x++) expect(at(extended, x + 6, y + 10)).toEqual(at(source, x, y));
  expect(at(extended, 88, 5)[3]).toBe(255);
});

test("a cut-out is opaque inside, clear outside, and keeps no rim of the background", async () => {
  const cut = await made({ operation: "remove-background" }, { source: png(disc) });
  expect(at(cut, 40, 42)).toEqual([190, 30, 40, 255]);
  expect(at(cut, 3, 3)[3]).toBe(0);
  for (let i = 0; i < cut.data.length; i += 4) {
    if (cut.data[i + 3]! > 0) expect(cut.data[i]! - cut.data[i + 2]!).toBeGreaterThan(60);
  }
  await expect(make({ operation: "remove-background" }, { source: png(striped) })).rejects.toMatchObject({
    code: "background_not_plain",
  });
});

test("an enlargement keeps flat colour flat and rings at no edge", async () => {
  const edge = painted(24, 24, (x) => (x < 12 ? [40, 40, 40] : [200, 200, 200]));
  const large = await made({ operation: "upscale", parameters: { scale: 4 } }, { source: png(edge) });
  expect([large.width, large.height]).toEqual([96, 96]);
  for (let x = 0; x < 96; x++) {
    // The file is a JPEG, which moves a level by a few.
    const [level = 0] = at(large, x, 48);
    expect(level).toBeGreaterThan(34);
    expect(level).toBeLessThan(206);
  }
});

test("light, colour and instructions do what they say", async () => {
  const gray = painted(48, 48, () => [120, 120, 120]);
  const source = png(gray);
  const lit = await made({ operation: "relight", prompt: "warm light from the right" }, { source });
  expect(at(lit, 44, 24)[0]).toBeGreaterThan(at(lit, 3, 24)[0]! + 15);
  expect(mean(lit)[0]).toBeGreaterThan(mean(lit)[2]);

  const blue = await made({ operation: "recolour", prompt: "blue" }, { source: png(disc) });
  expect(at(blue, 40, 42)[2]).toBeGreaterThan(at(blue, 40, 42)[0]! + 40);
  const green = await made({ operation: "instruct", prompt: "Grün statt rot" }, { source: png(disc) });
  expect(at(green, 40, 42)[1]).toBeGreaterThan(at(green, 40, 42)[0]! + 20);

  const told = (prompt: string) => made({ operation: "instruct", prompt }, { source: png(disc) });
  const [red, , paleBlue] = mean(await told("make it black and white"));
  expect(Math.abs(red - paleBlue)).toBeLessThan(2);
  expect(mean(await told("heller"))[1]).toBeGreaterThan(mean(disc)[1] + 8);
  expect(mean(await told("plus chaude"))[2]).toBeLessThan(mean(disc)[2]);
  expect((await told("turn it left and upscale")).width).toBe(160);
  await expect(told("write me a sonnet")).rejects.toMatchObject({ code: "instruction_unknown" });
});

test("stands a cut-out in the scene that is asked for", async () => {
  const product = { bytes: png(disc), role: "product", weight: 1, name: "" } as const;
  const request = { prompt: "mountains at dawn" };
  const staged = await made(request, { references: [product] });
  const reds = (pixels: Pixels) => {
    let count = 0;
    for (let i = 0; i < pixels.data.length; i += 4)
      if (pixels.data[i]! > pixels.data[i + 1]! * 2.2 && pixels.data[i]! > 90) count++;
    return count / (pixels.data.length / 4);
  };
  expect(reds(await made(request))).toBeLessThan(0.005);
  expect(reds(staged)).toBeGreaterThan(0.04);
});

test("a subject that cannot be cut out stands in the scene as a print", async () => {
  const photo = painted(90, 60, (x, y) => (((x >> 3) + (y >> 3)) % 2 ? [250, 20, 200] : [10, 240, 30]));
  const request = { prompt: "a product on a stage" };
  const references = [{ bytes: png(photo), role: "subject", weight: 0.7, name: "" } as const];
  const vivid = (pixels: Pixels) => {
    let count = 0;
    for (let i = 0; i < pixels.data.length; i += 4) {
      const [red = 0, green = 0] = pixels.data.slice(i, i + 2);
      if (Math.abs(red - green) > 110) count++;
    }
    return count / (pixels.data.length / 4);
  };
  expect(vivid(await made(request))).toBeLessThan(0.01);
  expect(vivid(await made(request, { references }))).toBeGreaterThan(0.05);
});

test("says what is missing, and what it cannot read", async () => {
  await expect(make({ operation: "vary" })).rejects.toMatchObject({ code: "source_missing" });
  const source = png(disc);
  await expect(make({ operation: "fill" }, { source })).rejects.toMatchObject({ code: "mask_missing" });
  const black = png(painted(80, 80, () => [0, 0, 0]));
  await expect(make({ operation: "fill" }, { source, mask: black })).rejects.toMatchObject({
    code: "mask_missing",
  });
  const white = png(painted(80, 80, () => [255, 255, 255]));
  await expect(make({ operation: "fill" }, { source, mask: white })).rejects.toMatchObject({
    code: "mask_too_large",
  });
  await expect(
    make({ operation: "vary" }, { source: new TextEncoder().encode("RIFF….WEBP") }),
  ).rejects.toMatchObject({ code: "source_not_readable" });
  await expect(make({ prompt: 'poster "日本の夏"' })).rejects.toMatchObject({ code: "letters_not_offered" });
});

test("reads PNG files of every common kind", () => {
  const gray = encodePng({ width: 2, height: 1, data: new Uint8Array([0, 200]), channels: 1, depth: 8 });
  expect([...decodeImage(gray).data]).toEqual([0, 0, 0, 255, 200, 200, 200, 255]);
  const deep = encodePng({
    width: 1,
    height: 1,
    data: new Uint16Array([65535, 256, 0, 32768]),
    channels: 4,
    depth: 16,
  });
  expect([...decodeImage(deep).data]).toEqual([255, 1, 0, 128]);
  const pair = encodePng({ width: 1, height: 1, data: new Uint8Array([90, 10]), channels: 2, depth: 8 });
  expect([...decodeImage(pair).data]).toEqual([90, 90, 90, 10]);
});
