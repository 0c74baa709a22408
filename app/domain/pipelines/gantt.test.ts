import { expect, test } from "vitest";
import { formatSpan } from "./format-span";
import { foldIdle } from "./gantt";

const hour = 3_600_000;

test("two hours of waiting are one mark, and the work around it takes the room", () => {
  const scale = foldIdle([
    { fromMs: 0, toMs: 10_000 },
    { fromMs: 10_000 + 2 * hour, toMs: 20_000 + 2 * hour },
  ]);
  expect(scale.folds).toHaveLength(1);
  const [fold] = scale.folds;
  expect(fold).toMatchObject({ label: "2h", fromMs: 10_000, toMs: 10_000 + 2 * hour });
  expect(fold!.to - fold!.from).toBeCloseTo(0.05);
  expect(scale.at(0)).toBe(0);
  expect(scale.at(5_000)).toBeCloseTo(0.475 / 2);
  expect(scale.at(20_000 + 2 * hour)).toBeCloseTo(1);
});

test("places are in the order of time, whatever is folded", () => {
  const spans = [0, 5, 9, 30, 31].map((at) => ({ fromMs: at * hour, toMs: at * hour + 60_000 }));
  const scale = foldIdle(spans);
  const places = Array.from({ length: 400 }, (_, index) => scale.at((index / 399) * 31.1 * hour));
  expect(places.every((place, index) => index === 0 || place >= places[index - 1]!)).toBe(true);
  expect(scale.folds.map(({ label }) => label)).toEqual(["4h 59m", "3h 59m", "20h 59m", "59m"]);
});

test("pauses that are short, or short beside the work, are drawn as they were", () => {
  const short = [
    { fromMs: 0, toMs: 100 },
    { fromMs: 4_000, toMs: 4_100 },
  ];
  expect(foldIdle(short).folds).toEqual([]);
  const beside = [
    { fromMs: 0, toMs: hour },
    { fromMs: hour + 60_000, toMs: 2 * hour },
  ];
  expect(foldIdle(beside).folds).toEqual([]);
});

test("nothing, one moment and overlapping work have a scale as well", () => {
  expect(foldIdle([]).folds).toEqual([]);
  expect(foldIdle([{ fromMs: 7, toMs: 7 }]).at(7)).toBe(0);
  const scale = foldIdle([
    { fromMs: 0, toMs: 100 },
    { fromMs: 50, toMs: 80 },
  ]);
  expect([scale.at(50), scale.toMs]).toEqual([0.5, 100]);
});

test("a length of time is told in its two largest units", () => {
  const lengths = [400, 12_000, 59_700, 185_000, 2 * hour, 26 * hour, 97 * hour];
  expect(lengths.map(formatSpan)).toEqual(["0.4s", "12s", "1m", "3m 5s", "2h", "1d 2h", "4d 1h"]);
});
