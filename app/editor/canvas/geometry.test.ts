import { expect, test } from "vitest";
import { cropSides, panCrop } from "~/editor/canvas/crop-media";
import { boundsOf, centreOf, cornersOf, holdsPoint, touchesBox, turned } from "~/editor/canvas/geometry";
import { handles, resizedBox, sidesOf } from "~/editor/canvas/resize-box";

/** The same numbers in every run: mulberry32. */
function numbers(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least);
  };
}

function shapes(count: number) {
  const between = numbers(7);
  return Array.from({ length: count }, () => ({
    box: { x: between(-500, 500), y: between(-500, 500), width: between(1, 400), height: between(1, 400) },
    rotationDegrees: between(-360, 360),
  }));
}

test("a point of a box is in it however it is turned, and one beyond its edge is not", () => {
  const between = numbers(11);
  for (const shape of shapes(500)) {
    const { box, rotationDegrees } = shape;
    const inside = { x: box.x + between(0, 1) * box.width, y: box.y + between(0, 1) * box.height };
    const beyond = { x: box.x + box.width + between(0.01, 50), y: inside.y };
    const at = (point: { x: number; y: number }) => turned(point, centreOf(box), rotationDegrees);
    expect(holdsPoint(shape, at(inside), 1e-6)).toBe(true);
    expect(holdsPoint(shape, at(beyond))).toBe(false);
    const { x, y } = at(inside);
    expect(touchesBox(shape, { x: x - 1, y: y - 1, width: 2, height: 2 })).toBe(true);
  }
});

test("the bounds of a turned box hold its corners and are no larger", () => {
  for (const shape of shapes(200)) {
    const bounds = boundsOf(shape);
    const xs = cornersOf(shape).map(({ x }) => x);
    expect(Math.min(...xs)).toBeCloseTo(bounds.x, 6);
    expect(Math.max(...xs)).toBeCloseTo(bounds.x + bounds.width, 6);
  }
});

test("whatever handle is dragged, the opposite side stays where it is, or the middle with Alt", () => {
  const between = numbers(13);
  for (const [index, shape] of shapes(400).entries()) {
    const handle = handles[index % handles.length]!;
    const fromMiddle = index % 3 === 0;
    const delta = { x: between(-200, 200), y: between(-200, 200) };
    const keepsRatio = index % 2 === 0;
    const box = resizedBox(shape, handle, delta, { keepsRatio, fromMiddle, least: 4 });
    const sides = sidesOf(handle);
    const held = ({ box: { x, y, width, height } }: typeof shape) => {
      const centre = { x: x + width / 2, y: y + height / 2 };
      const far = { x: centre.x - (sides.x * width) / 2, y: centre.y - (sides.y * height) / 2 };
      return fromMiddle ? centre : turned(far, centre, shape.rotationDegrees);
    };
    const after = held({ ...shape, box });
    const before = held(shape);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
    if (keepsRatio) expect(box.width / box.height).toBeCloseTo(shape.box.width / shape.box.height, 6);
    expect(Math.min(box.width, box.height)).toBeGreaterThan(3.99);
  }
});

test("a crop never reaches beyond the picture, and keeps the picture's scale", () => {
  const between = numbers(17);
  for (let index = 0; index < 400; index++) {
    const part = {
      x: between(0, 0.4),
      y: between(0, 0.4),
      width: between(0.1, 0.6),
      height: between(0.1, 0.6),
    };
    const frame = { box: { x: 0, y: 0, width: between(50, 900), height: between(50, 900) }, part };
    const by = { x: between(-900, 900), y: between(-900, 900) };
    const cut = cropSides(frame, handles[index % handles.length]!, by);
    expect(cut.box.width / cut.part.width).toBeCloseTo(frame.box.width / part.width, 6);
    for (const made of [cut, panCrop(frame, by)]) {
      expect(made.part.x).toBeGreaterThanOrEqual(0);
      expect(made.part.y).toBeGreaterThanOrEqual(0);
      expect(made.part.x + made.part.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(made.part.y + made.part.height).toBeLessThanOrEqual(1 + 1e-9);
    }
  }
});
