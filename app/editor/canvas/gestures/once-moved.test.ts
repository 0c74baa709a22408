import { expect, test } from "vitest";
import type { Press } from "./gesture";
import { onceMoved } from "./once-moved";

const pressAt = (x: number, y: number, pointerType = "mouse"): Press => ({
  ...{ point: { x, y }, screen: { x, y }, shift: false, alt: false, mod: false },
  ...{ pointerType, pressure: 0.5 },
});

function follow(pointerType: string, ...places: (readonly [number, number])[]) {
  const seen: string[] = [];
  const gesture = onceMoved(pressAt(10, 10, pointerType), {
    move: ({ screen }) => seen.push(`move ${screen.x}`),
    end: ({ screen }) => seen.push(`end ${screen.x}`),
  });
  for (const [x, y] of places) gesture.move(pressAt(x, y, pointerType));
  const [x, y] = places.at(-1)!;
  gesture.end(pressAt(x, y, pointerType));
  return seen;
}

test("a press that stays where it is begins nothing, and ends nothing", () => {
  expect(follow("mouse", [10, 10])).toEqual([]);
  expect(follow("mouse", [11, 10])).toEqual([]);
  expect(follow("touch", [14, 13])).toEqual([]);
});

test("once it has moved, a drag goes on to where it began, too", () => {
  expect(follow("mouse", [11, 10], [14, 10], [10, 10])).toEqual(["move 14", "move 10", "end 10"]);
});
