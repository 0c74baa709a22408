import { expect, test } from "vitest";
import { heightOf, LANE_HEIGHT, roomyScale, valuePerPixel } from "./lane-scale";

test("a lane whose values hardly differ gets room on both sides for dragging", () => {
  const { least, most } = roomyScale([1, 1.05], "scale");
  expect(least).toBeCloseTo(0.775);
  expect(most).toBeCloseTo(1.275);
});

test("one whose values differ more keeps its scale: nothing jumps under the pointer", () => {
  expect(roomyScale([0, 1], "opacity")).toEqual({ least: 0, most: 1 });
  expect(roomyScale([-90, 270], "rotation")).toEqual({ least: -90, most: 270 });
});

test("the scale ends where the property does", () => {
  expect(roomyScale([1], "opacity")).toEqual({ least: 0, most: 1 });
  expect(roomyScale([0], "blur")).toEqual({ least: 0, most: 0.1 });
});

test("a value follows the pointer pixel by pixel, up is more, and stays in sight beyond the scale", () => {
  const scale = { least: 0, most: 3 };
  expect(heightOf(scale, 1) - heightOf(scale, 1 + 4 * valuePerPixel(scale))).toBeCloseTo(4);
  expect(heightOf(scale, 30)).toBe(heightOf(scale, 3));
  expect(heightOf({ least: 2, most: 2 }, 2)).toBe(LANE_HEIGHT / 2);
});
