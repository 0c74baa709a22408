import { expect, test } from "vitest";
import {
  fitView,
  keepInSight,
  panBy,
  pinchView,
  toImagePoint,
  toScreen,
  visiblePart,
  zoomAt,
  zoomLimits,
} from "./view";

const pane = { width: 800, height: 600 };
const margins = { width: 32, height: 32 };
const image = { x: 0, y: 0, width: 4096, height: 4096 };

test("a fitted picture lies in the middle and is never blown up", () => {
  const view = fitView(image, pane, { width: 20, height: 20 });
  expect(view.scale).toBeCloseTo(560 / 4096);
  expect(toScreen(view, { x: 2048, y: 2048 })).toEqual({ x: 400, y: 300 });
  expect(fitView({ ...image, width: 40, height: 40 }, pane, margins).scale).toBe(1);
});

test("what is under the pointer stays under it, whatever the zoom", () => {
  const at = { x: 123, y: 456 };
  let view = fitView(image, pane, margins);
  const before = toImagePoint(view, at);
  for (const factor of [1.25, 3, 0.4, 100, 1e-9]) view = zoomAt(view, factor, at);
  expect(view.scale).toBe(zoomLimits.least);
  const after = toImagePoint(view, at);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
});

test("two fingers keep what lies under them", () => {
  const view = { scale: 1, x: 0, y: 0 };
  const moved = pinchView(
    view,
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 50, y: 300 },
      { x: 250, y: 300 },
    ],
  );
  expect(moved.scale).toBe(2);
  expect(toScreen(moved, { x: 100, y: 100 })).toEqual({ x: 50, y: 300 });
  expect(toScreen(moved, { x: 200, y: 100 })).toEqual({ x: 250, y: 300 });
});

test("a picture cannot be moved out of sight", () => {
  const view = keepInSight(panBy(fitView(image, pane, margins), 1e6, -1e6), image, pane);
  const sight = visiblePart(view, pane);
  expect(sight.x + sight.width).toBeGreaterThan(0);
  expect(sight.y).toBeLessThan(4096);
});
