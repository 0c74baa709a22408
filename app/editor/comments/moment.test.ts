import { expect, test } from "vitest";
import { momentAt, timeOf } from "./moment";

const two = { scenes: [{ id: "one" }, { id: "two" }] } as never;
const shown = { sceneStartsSeconds: [0, 4], durationSeconds: 10 };

test("a moment is of the scene that stands then, in seconds from its start", () => {
  expect(momentAt(two, shown, 0)).toMatchObject({ sceneId: "one", seconds: 0 });
  expect(momentAt(two, shown, 3.9)).toMatchObject({ sceneId: "one", seconds: 3.9 });
  expect(momentAt(two, shown, 4)).toMatchObject({ sceneId: "two", seconds: 0 });
  expect(momentAt(two, shown, 10)).toMatchObject({ sceneId: "two", seconds: 6 });
});

test("a moment goes with its scene, stays within it, and is nowhere once the scene is gone", () => {
  const at = { sceneId: "two", seconds: 5, x: null, y: null };
  expect(timeOf(at, two, shown)).toBe(9);
  const moved = { scenes: [{ id: "two" }, { id: "one" }] } as never;
  expect(timeOf(at, moved, { sceneStartsSeconds: [0, 6], durationSeconds: 10 })).toBe(5);
  expect(timeOf(at, moved, { sceneStartsSeconds: [0, 3], durationSeconds: 7 })).toBeCloseTo(3 - 1 / 30);
  expect(timeOf(at, { scenes: [{ id: "one" }] } as never, shown)).toBeNull();
});
