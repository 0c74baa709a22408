import { expect, test } from "vitest";
import { moodOf } from "./board-mood";
import { clusterColors } from "./cluster-colors";
import { fromOklab, hexOf, toLinear, toOklab } from "./oklab";

test("the mood is what most words speak for", () => {
  const images = [
    ["gold", "perfume", "on", "marble"],
    ["gold", "ring", "on", "velvet", "42"],
    ["a", "candle", "gold", "gold"],
  ];
  expect(moodOf(images)).toBe("luxury");
  expect(moodOf([["cup"]])).toBe("minimal");
});

const lab = (hex: string) =>
  toOklab([1, 3, 5].map((from) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16))) as never);

test("colours survive the way to OKLab and back", () => {
  for (const hex of ["#000000", "#ffffff", "#c83a0a", "#0a64c8", "#808080"])
    expect(hexOf(lab(hex))).toBe(hex);
  expect(fromOklab([1, 0, 0]).map((value) => Number(value.toFixed(3)))).toEqual([1, 1, 1]);
});

test("a small strong colour has a group of its own", () => {
  const colors = [
    ...Array(90).fill(lab("#efe8dd")),
    ...Array(6).fill(lab("#1d1b1a")),
    ...Array(4).fill(lab("#d4380d")),
  ];
  const clusters = clusterColors(colors, 5);
  expect(clusters.map(({ middle }) => hexOf(middle))).toEqual(["#efe8dd", "#1d1b1a", "#d4380d"]);
  expect(clusters.map(({ share }) => share)).toEqual([0.9, 0.06, 0.04]);
  expect(clusterColors([], 5)).toEqual([]);
});
