import { expect, test } from "vitest";
import { hasRatioOf, type Rendition, renditionFor, renditionSizes } from "./rendition.ts";

test("a large picture has one for each place", () => {
  expect(renditionSizes({ width: 4000, height: 3000 })).toEqual([
    { forWidth: 320, width: 320, height: 240 },
    { forWidth: 640, width: 640, height: 480 },
    { forWidth: 1280, width: 1280, height: 960 },
  ]);
});

test("nothing is enlarged, and what is narrower is made once at its own size", () => {
  expect(renditionSizes({ width: 500, height: 1000 })).toEqual([
    { forWidth: 320, width: 320, height: 640 },
    { forWidth: 640, width: 500, height: 1000 },
  ]);
  expect(renditionSizes({ width: 40, height: 1 })).toEqual([{ forWidth: 320, width: 40, height: 1 }]);
});

test("a place gets the next wider one, and the widest where none is", () => {
  const renditions = renditionSizes({ width: 500, height: 400 }).map(
    (size): Rendition => ({ ...size, mediaType: "image/webp", sizeBytes: 1 }),
  );
  expect(renditionFor(renditions, 320)?.width).toBe(320);
  expect(renditionFor(renditions, 640)?.width).toBe(500);
  expect(renditionFor(renditions, 1280)?.width).toBe(500);
  expect(renditionFor([], 320)).toBeUndefined();
  expect(renditionFor(undefined, 320)).toBeUndefined();
});

test("a picture of another shape is told from one of the same", () => {
  expect(hasRatioOf({ width: 320, height: 213 }, { width: 3000, height: 2000 })).toBe(true);
  expect(hasRatioOf({ width: 320, height: 240 }, { width: 3000, height: 2000 })).toBe(false);
  expect(hasRatioOf({ width: 320, height: 320 }, { width: 64, height: 64 })).toBe(false);
});
