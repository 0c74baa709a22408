import { expect, test } from "vitest";
import { clickRate, timesAsOften, viewersNeeded, winnerOf } from "./experiment-statistics";
import type { EditionCounts } from "./page-visits";

/** Mulberry32: the same draws in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const nobody = (): EditionCounts => ({ a: { views: 0, clicks: 0 }, b: { views: 0, clicks: 0 } });

interface World {
  rateA: number;
  rateB: number;
  shareB: number;
  viewers: number;
}

/** Runs an experiment and looks after every click; the winner named first, if any ever was. */
function firstWinner({ rateA, rateB, shareB, viewers }: World, random: () => number): "a" | "b" | null {
  const counts = nobody();
  for (let viewer = 0; viewer < viewers; viewer++) {
    const edition = random() < shareB ? "b" : "a";
    counts[edition].views++;
    if (random() >= (edition === "b" ? rateB : rateA)) continue;
    counts[edition].clicks++;
    const winner = winnerOf(counts, shareB);
    if (winner) return winner;
  }
  return null;
}

function rateOfWinners(world: World, runs: number, is: (winner: "a" | "b" | null) => boolean): number {
  const random = randomOf(20261123);
  let found = 0;
  for (let run = 0; run < runs; run++) if (is(firstWinner(world, random))) found++;
  return found / runs;
}

test.each([
  { rate: 0.5, shareB: 0.5, viewers: 1500 },
  { rate: 0.08, shareB: 0.5, viewers: 8000 },
  { rate: 0.05, shareB: 0.2, viewers: 8000 },
])(
  "of equal editions, hardly one in twenty ever has a winner, however often one looks: %o",
  ({ rate, ...world }) => {
    const falsely = rateOfWinners({ ...world, rateA: rate, rateB: rate }, 600, (winner) => winner !== null);
    expect(falsely).toBeLessThanOrEqual(0.05);
  },
);

test.each([
  { rate: 0.1, times: 1.5, shareB: 0.5 },
  { rate: 0.1, times: 0.7, shareB: 0.5 },
  { rate: 0.1, times: 1.6, shareB: 0.25 },
])("a real difference is found in the planned number of viewers, mostly: %o", ({ rate, times, shareB }) => {
  const viewers = viewersNeeded(rate, times, shareB);
  const world = { rateA: rate, rateB: rate * times, shareB, viewers };
  const better = times > 1 ? "b" : "a";
  expect(rateOfWinners(world, 200, (winner) => winner === better)).toBeGreaterThan(0.75);
  expect(rateOfWinners(world, 200, (winner) => winner !== null && winner !== better)).toBeLessThan(0.02);
});

test("no difference would need viewers for ever", () => {
  expect(viewersNeeded(0.1, 1, 0.5)).toBe(Number.POSITIVE_INFINITY);
  expect(viewersNeeded(0, 1.5, 0.5)).toBe(Number.POSITIVE_INFINITY);
  expect(viewersNeeded(0.05, 1.2, 0.5)).toBeGreaterThan(viewersNeeded(0.05, 1.4, 0.5));
});

test("the interval begins with everything, holds what was seen, and is turned round with the editions", () => {
  expect(timesAsOften(nobody(), 0.5)).toEqual({ low: 0, high: Number.POSITIVE_INFINITY });
  const counts = { a: { views: 1000, clicks: 80 }, b: { views: 1000, clicks: 120 } };
  const { low, high } = timesAsOften(counts, 0.5);
  expect(low).toBeLessThan(1.5);
  expect(high).toBeGreaterThan(1.5);
  const turned = timesAsOften({ a: counts.b, b: counts.a }, 0.5);
  expect(turned.low).toBeCloseTo(1 / high, 9);
  expect(turned.high).toBeCloseTo(1 / low, 9);
});

test("a winner is named exactly where the interval leaves out that both are clicked as often", () => {
  for (let clicks = 60; clicks < 200; clicks++) {
    const counts = { a: { views: 1000, clicks: 100 }, b: { views: 1000, clicks } };
    const { low, high } = timesAsOften(counts, 0.5);
    expect(winnerOf(counts, 0.5)).toBe(low > 1 ? "b" : high < 1 ? "a" : null);
  }
});

test("clicks of one edition alone say nothing until they are many", () => {
  const onlyB = (clicks: number) => ({ a: { views: clicks, clicks: 0 }, b: { views: clicks, clicks } });
  expect(winnerOf(onlyB(3), 0.5)).toBeNull();
  expect(winnerOf(onlyB(30), 0.5)).toBe("b");
  expect(timesAsOften(onlyB(30), 0.5).high).toBe(Number.POSITIVE_INFINITY);
});

test("a rate of clicks has the interval of Wilson", () => {
  expect(clickRate({ views: 0, clicks: 0 })).toBeNull();
  const { rate, low, high } = clickRate({ views: 100, clicks: 10 })!;
  expect([rate, low, high].map((value) => value.toFixed(4))).toEqual(["0.1000", "0.0552", "0.1744"]);
  expect(clickRate({ views: 20, clicks: 0 })?.low).toBe(0);
});
