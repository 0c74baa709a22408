import { expect, test } from "vitest";
import { resizedBox } from "~/editor/canvas/resize-box";
import { snapLinesOf } from "~/editor/canvas/snap/snap-lines";
import { snapResize } from "~/editor/canvas/snap/snap-resize";

const safe = { top: 0.1, right: 0.1, bottom: 0.1, left: 0.1 };
const lines = snapLinesOf({ width: 1000, height: 1000 }, [], safe, { x: [], y: [] });
const from = { x: 200, y: 200, width: 200, height: 100 };
const resized = (delta: { x: number; y: number }, keepsRatio: boolean, fromMiddle = false) =>
  resizedBox({ box: from, rotationDegrees: 0 }, "se", delta, { keepsRatio, fromMiddle, least: 4 });
const snapped = (delta: { x: number; y: number }, keepsRatio: boolean, fromMiddle = false) => {
  const way = { keepsRatio, fromMiddle };
  const snap = snapResize(from, resized(delta, keepsRatio, fromMiddle), "se", delta, way, lines, 6);
  return { box: resized(snap.delta, keepsRatio, fromMiddle), guides: snap.guides };
};

test("the edges a handle moves come to lie on lines that are near, and the others stay", () => {
  const { box, guides } = snapped({ x: 96, y: 31 }, false);
  expect(box.x + box.width).toBeCloseTo(500);
  expect(box.y + box.height).toBeCloseTo(1000 / 3);
  expect(box.x).toBeCloseTo(200);
  expect(box.y).toBeCloseTo(200);
  expect(guides.map(({ axis }) => axis)).toEqual(["x", "y"]);
});

test("a box that keeps its ratio keeps it when it snaps", () => {
  const { box, guides } = snapped({ x: 97, y: 0 }, true);
  expect(box.x + box.width).toBeCloseTo(500);
  expect(box.width / box.height).toBeCloseTo(2);
  expect(guides.map(({ axis }) => axis)).toEqual(["x"]);
});

test("a box resized from its middle snaps its edge, and its middle stays", () => {
  const { box } = snapped({ x: 97, y: 0 }, true, true);
  expect(box.x + box.width).toBeCloseTo(500);
  expect(box.x + box.width / 2).toBeCloseTo(300);
});

test("nothing near changes nothing", () => {
  expect(snapped({ x: 60, y: 10 }, false).box).toEqual(resized({ x: 60, y: 10 }, false));
});
