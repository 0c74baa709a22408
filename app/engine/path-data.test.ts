import fc from "fast-check";
import { expect, test } from "vitest";
import { ellipseSubpath, placeOutline, rectangleSubpath } from "~/engine/outline";
import { parsePathData } from "~/engine/path-data";

const plain = { x: 0, y: 0, scaleX: 1, scaleY: 1 };
const ends = (data: string) =>
  parsePathData(data).map((path) => [
    [path.x, path.y],
    ...path.curves.map(([, , , , x, y]) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6]),
  ]);

test("reads every command, absolute and relative, with the shorthand of icon sets", () => {
  expect(ends("M20 6 9 17l-5-5")).toEqual([
    [
      [20, 6],
      [9, 17],
      [4, 12],
    ],
  ]);
  expect(ends("m1,2h3v4H0V0z")).toEqual([
    [
      [1, 2],
      [4, 2],
      [4, 6],
      [0, 6],
      [0, 0],
      [1, 2],
    ],
  ]);
  expect(ends("M0 0c1 1 2 1 3 0s2-1 3 0q1 1 2 0t2 0")).toEqual([
    [
      [0, 0],
      [3, 0],
      [6, 0],
      [8, 0],
      [10, 0],
    ],
  ]);
  // Flags may stand without anything between them and the next number.
  expect(ends("M12 2a10 10 0 010 20")).toEqual([
    [
      [12, 2],
      [22, 12],
      [12, 22],
    ],
  ]);
  expect(ends("M.5.5-1-1")).toEqual([
    [
      [0.5, 0.5],
      [-1, -1],
    ],
  ]);
});

test("what stands before an error is kept", () => {
  expect(ends("M1 2L3 4L5 oops")).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
  ]);
  expect(ends("nonsense")).toEqual([]);
});

test("outlines are as long as geometry says", () => {
  const [circle] = placeOutline([ellipseSubpath({ x: 0, y: 0, width: 200, height: 200 })], plain).lengths;
  expect(circle).toBeCloseTo(2 * Math.PI * 100, 0);
  const [arc] = placeOutline(parsePathData("M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20"), plain).lengths;
  expect(arc).toBeCloseTo(2 * Math.PI * 10, 1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (width, height) => {
      const [length] = placeOutline([rectangleSubpath({ x: 3, y: 4, width, height }, 0)], plain).lengths;
      expect(length).toBeCloseTo(2 * (width + height), 3);
    }),
  );
});
