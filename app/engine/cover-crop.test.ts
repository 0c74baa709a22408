import fc from "fast-check";
import { expect, test } from "vitest";
import { movedSource, placePicture } from "~/engine/cover-crop";
import type { PictureLayer } from "~/scene/composition";

const layer = (change: Partial<PictureLayer>): PictureLayer => ({
  id: "picture",
  kind: "picture",
  startSeconds: 0,
  endSeconds: 1,
  animations: [],
  assetId: "a",
  box: { x: 100, y: 50, width: 200, height: 100 },
  fit: "cover",
  focusX: 0.5,
  focusY: 0.5,
  radius: 0,
  motion: null,
  ...change,
});

test("cover takes the largest part with the box's proportions, about the focus", () => {
  expect(placePicture({ width: 400, height: 400 }, layer({ focusY: 1 }))).toEqual({
    source: { x: 0, y: 200, width: 400, height: 200 },
    target: { x: 100, y: 50, width: 200, height: 100 },
  });
});

test("contain shows all of it, centred", () => {
  expect(placePicture({ width: 400, height: 400 }, layer({ fit: "contain" })).target).toEqual({
    x: 150,
    y: 50,
    width: 100,
    height: 100,
  });
});

test("however it moves, the view stays in the picture and keeps its proportions", () => {
  const size = fc.integer({ min: 1, max: 5000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      size,
      size,
      share,
      share,
      share,
      number(0.5, 3),
      number(-1, 1),
      (width, height, focusX, focusY, progress, toScale, pan) => {
        const picture = { width, height };
        const { source } = placePicture(picture, layer({ focusX, focusY }));
        const view = movedSource(source, picture, { fromScale: 1, toScale, panX: pan, panY: -pan }, progress);
        expect(view.x).toBeGreaterThanOrEqual(0);
        expect(view.y).toBeGreaterThanOrEqual(0);
        expect(view.x + view.width).toBeLessThanOrEqual(width + 1e-6);
        expect(view.y + view.height).toBeLessThanOrEqual(height + 1e-6);
        expect(view.width / view.height).toBeCloseTo(2, 6);
      },
    ),
  );
});
