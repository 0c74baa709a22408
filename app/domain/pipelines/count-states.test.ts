import { expect, test } from "vitest";
import { countStates } from "./count-states";

test("each state is counted, those of no job too", () => {
  const rows = (["failed", "running", "failed", "recovered"] as const).map((state) => ({ state }));
  expect(countStates(rows)).toEqual({
    running: 1,
    waiting: 0,
    done: 0,
    failed: 2,
    cancelled: 0,
    recovered: 1,
  });
  expect(Object.values(countStates([])).every((count) => count === 0)).toBe(true);
});
