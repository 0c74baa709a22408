import { expect, test } from "vitest";
import { wronglyForgotten } from "./forgotten-days";

const now = Date.UTC(2026, 10, 23, 12);
const seals = (forgotten: string[]) =>
  ["2026-09-01", "2026-09-05", "2026-10-23", "2026-10-24", "2026-11-20"].map((day) => ({
    day,
    isForgotten: forgotten.includes(day),
  }));

test.each([
  ["the oldest days, older than events are kept", ["2026-09-01", "2026-09-05", "2026-10-23"], []],
  ["none", [], []],
  ["a day with an older one that is kept", ["2026-09-05"], ["2026-09-05"]],
  ["a day behind a gap", ["2026-09-01", "2026-10-23"], ["2026-10-23"]],
  [
    "days that are not old enough",
    ["2026-09-01", "2026-09-05", "2026-10-23", "2026-10-24", "2026-11-20"],
    ["2026-10-24", "2026-11-20"],
  ],
])("forgotten are %s", (_, forgotten, wrong) => {
  expect([...wronglyForgotten(seals(forgotten), 30, now)]).toEqual(wrong);
});

test("where events are kept for good no day is forgotten", () => {
  expect([...wronglyForgotten(seals(["2026-09-01"]), null, now)]).toEqual(["2026-09-01"]);
});
