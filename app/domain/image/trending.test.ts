import { expect, test } from "vitest";
import { heatOf, scoreOf } from "./trending";

const now = Date.UTC(2026, 10, 22);
const week = 7 * 86_400_000;

test("a score is the weights, halved each week", () => {
  const heat = heatOf("remix", now) + heatOf("star", now - week) + heatOf("open", now - 2 * week);
  expect(scoreOf(heat, now)).toBeCloseTo(5 + 1.5 + 0.25, 9);
  expect(scoreOf(heat, now + week)).toBeCloseTo((5 + 1.5 + 0.25) / 2, 9);
});

test("the order of heats is the order of scores, whenever it is asked", () => {
  const fresh = heatOf("star", now);
  const old = 2 * heatOf("remix", now - 3 * week);
  expect(fresh > old).toBe(true);
  expect(scoreOf(fresh, now + 50 * week) > scoreOf(old, now + 50 * week)).toBe(true);
  for (const year of [2026, 2054]) {
    const heat = heatOf("open", Date.UTC(year, 0, 1));
    expect(scoreOf(heat, Date.UTC(year, 0, 1))).toBeCloseTo(1, 12);
  }
});
