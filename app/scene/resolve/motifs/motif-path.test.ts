import { expect, test } from "vitest";
import { archPath, blobPath, dotsPath, leaningBar, linesPath, scallopPath } from "./motif-path.ts";

/** Points a path passes, from its absolute commands. */
function points(path: string): [number, number][] {
  return [...path.matchAll(/(?:[MLC]|A\S+ \S+ 0 [01] [01] )(-?[\d.]+) (-?[\d.]+)/g)].map((match) => [
    Number(match[1]),
    Number(match[2]),
  ]);
}

test("shapes stay within their box, or they would be cut off at its edges", () => {
  const paths = [
    scallopPath(14),
    blobPath([47, 40, 46, 38, 49, 41, 36]),
    archPath(0.6, 0.004),
    leaningBar(0.4),
  ];
  for (const path of paths) {
    const reached = points(path);
    expect(reached.length, path).toBeGreaterThan(1);
    for (const [x, y] of reached) {
      expect(Math.min(x, y), path).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y), path).toBeLessThanOrEqual(100);
    }
    expect(path.endsWith("Z")).toBe(true);
  }
});

test("the half circles of a scallop touch the box and no more", () => {
  const [first] = points(scallopPath(12));
  const bump = Number(/A(\S+) /.exec(scallopPath(12))?.[1]);
  const radius = (first?.[0] ?? 0) - 50;
  expect(radius * Math.cos(Math.PI / 12) + bump).toBeCloseTo(50, 1);
});

test("lines and dots are of one thickness in boxes that are not square", () => {
  expect(linesPath([0.5], [], 0.02, 0.01)).toBe("M49 0h2v100h-2z");
  expect(linesPath([], [0.5], 0.02, 0.01)).toBe("M0 49.5h100v1h-100z");
  expect(dotsPath([[0.5, 0.5]], 0.02, 0.01)).toBe("M48 50a2 1 0 1 0 4 0a2 1 0 1 0 -4 0z");
});
