import { expect, test } from "vitest";
import { cropOf, cropToRatio, dragCrop, dragRectangle, turnedSize, withinTurned } from "./crop";
import { noExtension, plainFrame } from "./edit-draft";
import { dragSides, extendedPart, extendedSize, sidesForRatio } from "./extend";
import type { Rectangle } from "./geometry";
import { handleAt } from "./handles";
import { applyFrame, flipFrame, turnFrame } from "./turn-frame";

const size = { width: 1200, height: 800 };
const free = { size, degrees: 0, ratio: null };

/** Corners of a cut, seen from the image that is turned by `degrees` about its middle. */
function cornersOnImage({ x, y, width, height }: Rectangle, degrees: number) {
  const angle = (-degrees * Math.PI) / 180;
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([px = 0, py = 0]) => {
    const dx = px - size.width / 2;
    const dy = py - size.height / 2;
    return {
      x: dx * Math.cos(angle) - dy * Math.sin(angle) + size.width / 2,
      y: dx * Math.sin(angle) + dy * Math.cos(angle) + size.height / 2,
    };
  });
}

test("whatever the angle, a cut shows no empty corner, keeps its ratio and is as large as it can be", () => {
  for (const degrees of [-45, -12.5, 0, 3, 30, 45]) {
    const crop = cropOf(size, { ...plainFrame, straightenDegrees: degrees });
    expect(crop.width / crop.height).toBeCloseTo(1.5);
    const corners = cornersOnImage(crop, degrees);
    for (const corner of corners) {
      expect(corner.x).toBeGreaterThan(-0.01);
      expect(corner.x).toBeLessThan(size.width + 0.01);
      expect(corner.y).toBeGreaterThan(-0.01);
      expect(corner.y).toBeLessThan(size.height + 0.01);
    }
    const slack = Math.min(
      ...corners.flatMap(({ x, y }) => [x, y, size.width - x, size.height - y].map(Math.abs)),
    );
    expect(slack).toBeLessThan(0.01);
  }
});

test("a dragged corner leaves the opposite one, stops at the picture and never turns inside out", () => {
  const start = { x: 100, y: 100, width: 400, height: 300 };
  expect(dragCrop(start, "se", { x: 50, y: -20 }, free)).toEqual({ x: 100, y: 100, width: 450, height: 280 });
  expect(dragCrop(start, "nw", { x: -500, y: -500 }, free)).toEqual({
    x: 0,
    y: 0,
    width: 500,
    height: 400,
  });
  const tiny = dragCrop(start, "e", { x: -9999, y: 0 }, free);
  expect([tiny.x, tiny.width]).toEqual([100, 16]);
  expect(dragCrop(start, "move", { x: 9999, y: 9999 }, free)).toEqual({ ...start, x: 800, y: 500 });
});

test("with a ratio a handle changes both sides", () => {
  const start = { x: 100, y: 100, width: 400, height: 400 };
  expect(dragRectangle(start, "se", { x: 100, y: 10 }, 1)).toEqual({
    x: 100,
    y: 100,
    width: 500,
    height: 500,
  });
  expect(dragRectangle(start, "w", { x: 100, y: 0 }, 1)).toEqual({ x: 200, y: 150, width: 300, height: 300 });
  const wide = cropToRatio({ x: 0, y: 0, ...size }, 16 / 9, size, 0);
  expect(wide.width / wide.height).toBeCloseTo(16 / 9);
  expect(wide).toEqual(withinTurned(wide, size, 0));
});

/** Where a point of the image comes to lie, by the transform that is drawn with. */
function place(frame: typeof plainFrame, x: number, y: number) {
  const matrix = [1, 0, 0, 1, 0, 0];
  const multiply = (a: number, b: number, c: number, d: number, e: number, f: number) => {
    const [A, B, C, D, E, F] = matrix as [number, number, number, number, number, number];
    matrix.splice(
      0,
      6,
      A * a + C * b,
      B * a + D * b,
      A * c + C * d,
      B * c + D * d,
      A * e + C * f + E,
      B * e + D * f + F,
    );
  };
  applyFrame(
    {
      translate: (dx: number, dy: number) => multiply(1, 0, 0, 1, dx, dy),
      scale: (sx: number, sy: number) => multiply(sx, 0, 0, sy, 0, 0),
      rotate: (r: number) => multiply(Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r), 0, 0),
    },
    frame,
    size,
  );
  const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
  return { x: Math.round(a * x + c * y + e), y: Math.round(b * x + d * y + f) };
}

test("each turn and mirroring acts on the picture as it looks, in any order, and takes its cut along", () => {
  const crop = { x: 10, y: 20, width: 300, height: 100 };
  let frame = { ...plainFrame, crop };
  const steps = ["cw", "x", "cw", "y", "ccw", "x", "ccw", "ccw"] as const;
  for (const step of steps) {
    const before = frame;
    const shown = turnedSize(size, before);
    const point = place(before, 10, 20);
    frame =
      step === "x" || step === "y"
        ? { ...flipFrame(before, size, step), crop: flipFrame(before, size, step).crop! }
        : {
            ...turnFrame(before, size, step === "cw" ? "clockwise" : "counterclockwise"),
            crop: turnFrame(before, size, step === "cw" ? "clockwise" : "counterclockwise").crop!,
          };
    const expected = {
      cw: { x: shown.height - point.y, y: point.x },
      ccw: { x: point.y, y: shown.width - point.x },
      x: { x: shown.width - point.x, y: point.y },
      y: { x: point.x, y: shown.height - point.y },
    }[step];
    expect(place(frame, 10, 20)).toEqual(expected);
    const corners = [place(frame, 10, 20), place(frame, 310, 120)];
    expect(frame.crop.x).toBe(Math.min(...corners.map(({ x }) => x)));
    expect(frame.crop.y).toBe(Math.min(...corners.map(({ y }) => y)));
  }
});

test("sides grow by whole pixels, as far as a model goes, and a ratio is reached with the least of them", () => {
  const sides = dragSides(noExtension, "nw", { x: -100.4, y: -50.6 }, size, 2048);
  expect(sides).toEqual({ top: 51, left: 100, right: 0, bottom: 0 });
  expect(dragSides(sides, "e", { x: 9999, y: 0 }, size, 2048).right).toBe(2048 - 1200 - 100);
  expect(dragSides(sides, "w", { x: 9999, y: 0 }, size, 2048).left).toBe(0);
  const square = sidesForRatio(size, 1, 2048);
  expect(square).toEqual({ top: 200, bottom: 200, left: 0, right: 0 });
  expect(extendedSize(size, square!)).toEqual({ width: 1200, height: 1200 });
  expect(extendedPart(size, square!)).toEqual({ x: 0, y: -200, width: 1200, height: 1200 });
  expect(sidesForRatio(size, 0.25, 2048)).toBeNull();
});

test("a finger finds a corner from further off than a pointer does, and the inside moves all", () => {
  const rectangle = { x: 100, y: 100, width: 200, height: 200 };
  expect(handleAt(rectangle, { x: 118, y: 118 }, "mouse")).toBe("move");
  expect(handleAt(rectangle, { x: 118, y: 118 }, "touch")).toBe("nw");
  expect(handleAt(rectangle, { x: 200, y: 305 }, "mouse")).toBe("s");
  expect(handleAt(rectangle, { x: 20, y: 20 }, "touch")).toBeNull();
});
