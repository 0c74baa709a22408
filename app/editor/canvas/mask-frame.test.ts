import { expect, test } from "vitest";
import { maskFrame, maskInFrame } from "~/editor/canvas/mask-frame";

const part = { box: { x: 100, y: 200, width: 400, height: 300 }, rotationDegrees: 30 };
const mask = { shape: "ellipse", x: 0.1, y: 0.2, width: 0.5, height: 0.4 } as const;

test("a mask in the frame it stands in is the same mask, turned and mirrored with its part", () => {
  for (const flips of [{}, { flipX: true }, { flipX: true, flipY: true }]) {
    const { box, rotationDegrees } = maskFrame(mask, part, flips);
    expect(rotationDegrees).toBe(30);
    expect(maskInFrame(mask, box, part, flips, "resized")).toEqual(mask);
    expect(maskInFrame(mask, box, part, flips, "moved")).toEqual(mask);
  }
});

test("what is moved to the right on a mirrored part goes to its left", () => {
  const upright = { ...part, rotationDegrees: 0 };
  const { box } = maskFrame(mask, upright, { flipX: true });
  const moved = maskInFrame(mask, { ...box, x: box.x + 40 }, upright, { flipX: true }, "moved");
  expect(moved).toEqual({ ...mask, x: 0 });
});

test("a mask is lost neither by moving nor by resizing, and the side that is not dragged stays", () => {
  const upright = { ...part, rotationDegrees: 0 };
  const { box } = maskFrame(mask, upright, {});
  const away = maskInFrame(mask, { ...box, x: box.x + 9000, y: box.y - 9000 }, upright, {}, "moved");
  expect(away).toEqual({ ...mask, x: 0.98, y: -0.38 });
  const wide = maskInFrame(
    mask,
    { ...box, x: box.x - 9000, width: box.width + 9000 },
    upright,
    {},
    "resized",
  );
  expect(wide.x).toBe(-2);
  expect(wide.x + wide.width).toBeCloseTo(0.6);
});
