import { expect, test } from "vitest";
import { strokePath } from "~/scene/resolve/elements/stroke-path";

/** Places along the path, x and y in the view box. */
function placesAlong(path: string): [number, number][] {
  const [start = [], ...pieces] = path
    .split(/[MC]/)
    .slice(1)
    .map((piece) => piece.split(" ").map(Number));
  let from = start as [number, number];
  return pieces.flatMap(([ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0]) => {
    const [x0, y0] = from;
    from = [x, y];
    return Array.from({ length: 21 }, (_, step): [number, number] => {
      const t = step / 20;
      const s = 1 - t;
      const mix = (p0: number, p1: number, p2: number, p3: number) =>
        s ** 3 * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t ** 3 * p3;
      return [mix(x0, ax, bx, x), mix(y0, ay, by, y)];
    });
  });
}

test("a corner stays where it was drawn, though the points beside it are far apart and close", () => {
  const size = { width: 800, height: 200 };
  const places = placesAlong(strokePath([0, 0, 1, 0, 1, 0.2, 0, 0.2], size));
  expect(Math.max(...places.map(([x]) => x))).toBeLessThan(101);
  expect(Math.min(...places.map(([, y]) => y))).toBeGreaterThan(-2);
});

test("a line through points that lie evenly is round, and a straight one straight", () => {
  const places = placesAlong(strokePath([0, 1, 0.5, 0, 1, 1], { width: 100, height: 100 }));
  expect(Math.min(...places.map(([, y]) => y))).toBeCloseTo(0, 5);
  const [, beforeTop] = places.find(([x]) => x > 40)!;
  expect(beforeTop).toBeLessThan(15);
  const level = placesAlong(strokePath([0, 0.5, 0.1, 0.5, 1, 0.5], { width: 300, height: 4 }));
  expect(Math.max(...level.map(([, y]) => Math.abs(y - 50)))).toBeLessThan(0.01);
});

test("a dot is a path of its own", () => {
  expect(strokePath([0.5, 0.5], { width: 4, height: 4 })).toBe("M50 50L50 50");
});
