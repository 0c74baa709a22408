import { expect, test } from "vitest";
import type { ResolvedPart } from "./composition";
import { freePlace, obstaclesOf } from "./free-place";
import type { Placement } from "./part-changes";

const size = { width: 1080, height: 1920 };
const wanted: Placement = { centerX: 0.5, centerY: 0.5, width: 0.5, height: 0.3 };
const boxOf = ({ centerX, centerY, width, height }: Placement) => ({
  x: centerX * 1080 - (width * 1080) / 2,
  y: centerY * 1920 - (height * 1080) / 2,
  width: width * 1080,
  height: height * 1080,
});

test("where nothing is in the way a thing stands where it was wanted", () => {
  expect(freePlace(wanted, [], [], size)).toEqual(wanted);
});

test("what is added keeps clear of the words that stand in the middle, and stays whole on the canvas", () => {
  const words = { box: { x: 100, y: 700, width: 880, height: 520 }, weight: 1 };
  const { x, y, width, height } = boxOf(freePlace(wanted, [words], [], size));
  expect(y + height <= 700 || y >= 1220).toBe(true);
  expect(x >= 0 && y >= 0 && x + width <= 1080 && y + height <= 1920).toBe(true);
});

test("a small line is not covered either where there is room beside it", () => {
  const line = { box: { x: 100, y: 1000, width: 400, height: 24 }, weight: 1 };
  const { y, height } = boxOf(freePlace(wanted, [line], [], size));
  expect(y + height <= 1000 || y >= 1024).toBe(true);
});

test("thirty things that are added one after another stand at thirty places", () => {
  const placed: Placement[] = [];
  for (let count = 0; count < 30; count++) {
    const obstacles = placed.map((place) => ({ box: boxOf(place), weight: 1 }));
    placed.push(freePlace(wanted, obstacles, placed, size));
  }
  const places = new Set(placed.map(({ centerX, centerY }) => `${centerX.toFixed(2)} ${centerY.toFixed(2)}`));
  expect(places.size).toBe(30);
});

test("a picture that fills the canvas, what is hidden and what is gone by then are no obstacles", () => {
  const part = (fields: Partial<ResolvedPart>) =>
    ({ kind: "text", startSeconds: 0, endSeconds: 4, isHidden: false, ...fields }) as ResolvedPart;
  const small = { x: 0, y: 0, width: 300, height: 100 };
  const parts = [
    part({ kind: "media", box: { x: 0, y: 0, ...size } }),
    part({ box: small, isHidden: true }),
    part({ box: small, startSeconds: 4, endSeconds: 8 }),
    part({ box: small }),
  ];
  expect(obstaclesOf(parts, size, { startSeconds: 0, endSeconds: 4 })).toEqual([{ box: small, weight: 1 }]);
});
