import { expect, test } from "vitest";
import { joinPaths, type Matrix, placePath, readTransform } from "./flat-paths";

const same: Matrix = [1, 0, 0, 1, 0, 0];

test("transforms are read one after the other, and what is none is refused", () => {
  expect(readTransform(null, same)).toEqual(same);
  expect(readTransform("translate(10 5) scale(2)", same)).toEqual([2, 0, 0, 2, 10, 5]);
  const turned = readTransform("rotate(90, 10, 10)", same)!;
  expect(placePath("M10 0L20 0", turned)).toBe("M20 10L20 20");
  for (const wrong of ["url(#a)", "translate(a)", "matrix(1 0 0)", "scale(2", "rotate3d(1,1,1,45deg)"])
    expect(readTransform(wrong, same)).toBeNull();
});

test("paths are written with what they need alone", () => {
  expect(placePath("m0 0h10v10z", [2, 0, 0, 2, 1, 1])).toBe("M1 1L21 1L21 21L1 1Z");
  expect(placePath("M0 0C0 5 10 5 10 0", same)).toBe("M0 0C0 5 10 5 10 0");
  expect(placePath("M0.123456 0L1 1", same)).toBe("M0.12 0L1 1");
});

test("neighbours of one colour are one path, and the order of colours stays", () => {
  const path = (color: string, d: string) => ({ color, d });
  expect(joinPaths([path("#000", "a"), path("#000", "b"), path("#fff", "c"), path("#000", "d")])).toEqual([
    path("#000", "ab"),
    path("#fff", "c"),
    path("#000", "d"),
  ]);
});
