import { expect, test } from "vitest";
import { placeReadout } from "./readout-place";

const pane = { width: 390, height: 500 };

test("a value stands below a pointer and above a finger", () => {
  expect(placeReadout({ x: 100, y: 200 }, false, pane)).toEqual({ x: 100, y: 226 });
  expect(placeReadout({ x: 100, y: 200 }, true, pane)).toEqual({ x: 100, y: 144 });
});

test("at the top of the pane it stands beside the finger, on the side with more room", () => {
  expect(placeReadout({ x: 100, y: 30 }, true, pane)).toEqual({ x: 176, y: 30 });
  expect(placeReadout({ x: 300, y: 30 }, true, pane)).toEqual({ x: 224, y: 30 });
});
