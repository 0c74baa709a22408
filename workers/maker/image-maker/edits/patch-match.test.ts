import { expect, test } from "vitest";
import { extendCanvas } from "./extend-canvas";
import type { HoledPicture } from "./holed-picture";
import { fillHole } from "./patch-match";

type ColorAt = (x: number, y: number) => readonly [number, number, number];

function painted(width: number, height: number, colorAt: ColorAt) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++)
    data.set([...colorAt(i % width, Math.floor(i / width)), 255], i * 4);
  return { width, height, data };
}

/** A picture with a square hole of a glaring colour in its middle. */
function holed(side: number, hole: number, colorAt: ColorAt): HoledPicture {
  const first = (side - hole) / 2;
  const isHole = (x: number, y: number) => Math.min(x, y) >= first && Math.max(x, y) < first + hole;
  const marks = Uint8Array.from({ length: side * side }, (_, i) =>
    isHole(i % side, Math.floor(i / side)) ? 1 : 0,
  );
  return { ...painted(side, side, (x, y) => (isHole(x, y) ? [255, 0, 255] : colorAt(x, y))), hole: marks };
}

/** Mean difference of a filled hole from what a function would paint there, in bytes. */
function strayed({ width, data, hole }: HoledPicture, colorAt: ColorAt): number {
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < hole.length; pixel++) {
    if (!hole[pixel]) continue;
    for (const [channel, level] of colorAt(pixel % width, Math.floor(pixel / width)).entries()) {
      sum += Math.abs(data[pixel * 4 + channel]! - level);
      count++;
    }
  }
  return sum / count;
}

const checks: ColorAt = (x, y) =>
  (Math.floor(x / 12) + Math.floor(y / 18)) % 2 ? [220, 60, 30] : [30, 90, 200];
const horizonAt =
  (row: number): ColorAt =>
  (_x, y) =>
    y < row ? [150, 190, 230] : [70, 110, 50];
/** A lit wall: no patch of it is quite like another. */
const falling: ColorAt = (x, y) => [60 + x * 0.4, 200 - y * 0.3, 90 + (x + y) * 0.2];

// The larger hole is filled by every second patch.
test.each([
  [140, 60],
  [330, 210],
])("what repeats goes on through a hole in a picture of %i pixels", (side, hole) => {
  const picture = holed(side, hole, checks);
  expect(fillHole(picture, 3)).toBe(true);
  expect(strayed(picture, checks)).toBeLessThan(9);
});

test.each([
  [120, 50],
  [290, 202],
])("a horizon and the light on a wall go on in a picture of %i pixels", (side, hole) => {
  for (const [colorAt, most] of [
    [horizonAt(side / 2), 3],
    [falling, 10],
  ] as const) {
    const picture = holed(side, hole, colorAt);
    fillHole(picture, 5);
    expect(strayed(picture, colorAt)).toBeLessThan(most);
  }
});

test("no seam of tone is left where a hole began", () => {
  const picture = holed(200, 90, falling);
  fillHole(picture, 9);
  const { width, data, hole } = picture;
  let step = 0;
  let count = 0;
  for (let pixel = 0; pixel < hole.length; pixel++) {
    for (const next of [pixel + 1, pixel + width]) {
      if (hole[pixel] === hole[next] || hole[next] === undefined) continue;
      step += Math.abs(data[pixel * 4]! - data[next * 4]!);
      count++;
    }
  }
  expect(step / count).toBeLessThan(0.4);
});

test("what is known stays as it is, and the same seed finds the same", () => {
  const first = holed(290, 202, checks);
  const second = holed(290, 202, checks);
  const before = first.data.slice();
  fillHole(first, 11);
  fillHole(second, 11);
  expect(first.data).toEqual(second.data);
  for (let pixel = 0; pixel < first.hole.length; pixel++) {
    if (first.hole[pixel]) continue;
    for (let at = pixel * 4; at < pixel * 4 + 4; at++)
      if (first.data[at] !== before[at]) throw new Error(`Pixel ${pixel} was changed`);
  }
});

test("an extension goes on with what lies at its height, and keeps its source", () => {
  const source = painted(130, 120, horizonAt(60));
  const wider = extendCanvas(source, { top: 0, right: 200, bottom: 30, left: 60 }, 4);
  expect([wider.width, wider.height]).toEqual([390, 150]);
  const levelAt = (x: number, y: number) => wider.data[(y * wider.width + x) * 4 + 2]!;
  for (const x of [2, 30, 200, 300, 387]) {
    expect(Math.abs(levelAt(x, 20) - 230)).toBeLessThan(8);
    expect(Math.abs(levelAt(x, 100) - 50)).toBeLessThan(8);
    expect(Math.abs(levelAt(x, 146) - 50)).toBeLessThan(8);
  }
  for (let y = 0; y < source.height; y++) {
    const from = (y * wider.width + 60) * 4;
    expect(wider.data.subarray(from, from + 130 * 4)).toEqual(source.data.subarray(y * 520, (y + 1) * 520));
  }
});

test("says where nothing is left to take from", () => {
  expect(fillHole(holed(40, 40, checks), 1)).toBe(false);
});
