import { expect, test } from "vitest";
import type { ExperimentShown } from "~/domain/pages/experiment";
import { rateWords, verdictOf, viewersStillNeeded } from "./experiment-words";

const startedAt = "2026-11-01T09:00:00.000Z";
const untilAt = "2026-11-15T09:00:00.000Z";
const during = Date.parse("2026-11-05T09:00:00.000Z");

/** Views and clicks of A, then of B. */
function counting(views: [number, number], clicks: [number, number], mostViewers = 5000): ExperimentShown {
  const counts = { a: { views: views[0], clicks: clicks[0] }, b: { views: views[1], clicks: clicks[1] } };
  return { shareB: 0.5, mostViewers, startedAt, untilAt, counts };
}

test("a lead that chance can explain is no winner", () => {
  const verdict = verdictOf(counting([100, 100], [5, 9]), during);
  expect(verdict).toMatchObject({ winner: null, line: "It cannot be said yet which is clicked more often" });
  expect(verdict.detail).toMatch(/^B is clicked between 0\.\d+ and [\d.]+ times as often as A\.$/);
});

test("a clear lead is said of whichever has it, with how large it is", () => {
  const ofB = verdictOf(counting([1000, 1000], [50, 150]), during);
  const ofA = verdictOf(counting([1000, 1000], [150, 50]), during);
  expect(ofB).toMatchObject({ winner: "b", line: "B is clicked more often than A" });
  expect(ofA).toMatchObject({ winner: "a", line: "A is clicked more often than B" });
  expect(ofA.detail).toBe(ofB.detail.replaceAll("B", "*").replaceAll("A", "B").replaceAll("*", "A"));
});

test("a test that is over without a difference says so, after its viewers and after its days", () => {
  const over = { winner: null, isOver: true, line: "No difference was found" };
  expect(verdictOf(counting([500, 500], [50, 55], 1000), during)).toMatchObject(over);
  expect(verdictOf(counting([50, 50], [5, 6]), Date.parse(untilAt))).toMatchObject(over);
});

test("nobody who came tells nothing, and no click is named as such", () => {
  expect(rateWords({ views: 0, clicks: 0 })).toBeNull();
  expect(viewersStillNeeded(counting([0, 0], [0, 0]))).toBeNull();
  expect(verdictOf(counting([9, 9], [0, 0]), during).detail).toBe("Nobody has clicked.");
});

test("a smaller difference needs more viewers, and none cannot be found", () => {
  const small = viewersStillNeeded(counting([100, 100], [10, 12]))!;
  const large = viewersStillNeeded(counting([100, 100], [10, 20]))!;
  expect(small).toBeGreaterThan(large);
  expect(viewersStillNeeded(counting([100, 100], [10, 10]))).toBeNull();
});

test("a rate is named with its interval", () => {
  expect(rateWords({ views: 100, clicks: 10 })).toEqual({ rate: "10%", between: "5.5% to 17%" });
});
