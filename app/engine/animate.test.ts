import { expect, test } from "vitest";
import { isInvisible, poseAt } from "~/engine/animate";
import { ease } from "~/engine/easing";
import { shownPart } from "~/engine/transform";
import type { Animation, Easing, Tween } from "~/scene/composition";

const animation = (change: Partial<Tween>): Tween => ({
  property: "opacity",
  from: 0,
  to: 1,
  startSeconds: 1,
  endSeconds: 2,
  easing: "linear",
  ...change,
});

test("easings go from 0 to 1, rise at both ends of their use, and hold outside", () => {
  const names: Easing[] = [
    "linear",
    "out-cubic",
    "in-cubic",
    "in-out-cubic",
    "out-back",
    "out-expo",
    "in-out-expo",
    "out-quint",
    "spring",
  ];
  for (const name of names) {
    expect(ease(name, 0), name).toBeCloseTo(0, 10);
    expect(ease(name, 1), name).toBeCloseTo(1, 10);
    expect(ease(name, -5)).toBe(ease(name, 0));
    expect(ease(name, 5)).toBe(ease(name, 1));
  }
  expect(ease("in-out-cubic", 0.5)).toBeCloseTo(0.5, 10);
  expect(ease("out-back", 0.6)).toBeGreaterThan(1);
  expect(ease("in-cubic", 0.5)).toBeCloseTo(0.125, 10);
  expect(ease("out-quint", 0.5)).toBeCloseTo(1 - 0.5 ** 5, 10);
  expect(ease("in-out-expo", 0.5)).toBeCloseTo(0.5, 10);
});

test("a spring passes its end twice on the way", () => {
  const values = Array.from({ length: 200 }, (_, index) => ease("spring", index / 199));
  const crossings = values.filter((value, index) => index > 0 && value > 1 !== values[index - 1]! > 1);
  expect(crossings.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...values)).toBeLessThan(1.2);
});

test("holds its first value before the span and its last one after", () => {
  const at = (time: number) => poseAt([animation({})], time).opacity;
  expect([at(0), at(1), at(1.25), at(2), at(9)]).toEqual([0, 0, 0.25, 1, 1]);
});

test("an instant animation switches at its moment", () => {
  const at = (time: number) => poseAt([animation({ endSeconds: 1 })], time).opacity;
  expect([at(0.999), at(1)]).toEqual([0, 1]);
});

test("keyframes lead from value to value, each in its own easing, and hold at both ends", () => {
  const track: Animation = {
    property: "x",
    keyframes: [
      { atSeconds: 1, value: 10, easing: "linear" },
      { atSeconds: 2, value: 20, easing: "in-cubic" },
      { atSeconds: 4, value: 100, easing: "linear" },
    ],
    staggerSeconds: 0.5,
  };
  const at = (time: number, piece = 0) => poseAt([track], time, piece).x;
  expect([0, 1, 1.5, 2, 4, 9].map((time) => at(time))).toEqual([10, 10, 15, 20, 100, 100]);
  expect(at(3)).toBeCloseTo(20 + 80 * 0.125);
  expect(at(2, 1)).toBeCloseTo(15);
  const single: Animation = {
    property: "value",
    keyframes: [{ atSeconds: 1, value: 0.4, easing: "linear" }],
  };
  expect([0, 1, 2].map((time) => poseAt([single], time).value)).toEqual([0.4, 0.4, 0.4]);
});

test("width and height scale by themselves", () => {
  const pose = poseAt(
    [
      animation({ property: "scaleX", from: 0.5, to: 0.5 }),
      animation({ property: "scaleY", from: 0, to: 0 }),
    ],
    0,
  );
  expect(pose).toMatchObject({ scale: 1, scaleX: 0.5, scaleY: 0 });
  expect(isInvisible(pose)).toBe(true);
});

test("pieces are late by their order", () => {
  const staggered = [animation({ staggerSeconds: 0.5 })];
  expect(poseAt(staggered, 1.5, 0).opacity).toBeCloseTo(0.5);
  expect(poseAt(staggered, 1.5, 1).opacity).toBe(0);
  expect(poseAt(staggered, 2, 1).opacity).toBeCloseTo(0.5);
});

test("moves add up and factors multiply", () => {
  const pose = poseAt(
    [
      animation({ property: "x", from: 10, to: 10 }),
      animation({ property: "x", from: 5, to: 5 }),
      animation({ property: "scale", from: 2, to: 2 }),
      animation({ property: "scale", from: 3, to: 3 }),
      animation({ from: 0.5, to: 0.5 }),
      animation({ from: 0.5, to: 0.5 }),
    ],
    0,
  );
  expect(pose).toMatchObject({ x: 15, scale: 6, opacity: 0.25, y: 0, rotationDegrees: 0 });
});

test("what is revealed from one side can be hidden to another", () => {
  const animations = [
    animation({ property: "clip", startSeconds: 0, endSeconds: 1, edge: "left" }),
    animation({ property: "clip", from: 1, to: 0, startSeconds: 2, endSeconds: 3, edge: "right" }),
  ];
  expect(poseAt(animations, 0.25)).toMatchObject({ clip: 0.25, clipEdge: "left" });
  expect(poseAt(animations, 2.75)).toMatchObject({ clip: 0.25, clipEdge: "right" });
  expect(isInvisible(poseAt(animations, 3))).toBe(true);
  const box = { x: 10, y: 20, width: 100, height: 200 };
  expect(shownPart(box, { clip: 0.25, clipEdge: "right" })).toEqual({ x: 85, y: 20, width: 25, height: 200 });
  expect(shownPart(box, { clip: 0.25, clipEdge: "bottom" })).toEqual({
    x: 10,
    y: 170,
    width: 100,
    height: 50,
  });
});
