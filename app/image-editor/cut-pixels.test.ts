import { expect, test } from "vitest";
import { cutPixels, rasterOfAlpha, repairedRaster } from "./cut-pixels";

const width = 8;
const height = 4;
const size = { width, height };
const photo = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
  at % 4 === 3 ? 255 : (at * 37) % 256,
);
const cut = (raster: ReturnType<typeof rasterOfAlpha>, from = photo) => {
  const target = new Uint8ClampedArray(width * height * 4);
  cutPixels(from, raster, { x: 0, y: 0, width, height }, target);
  return target;
};
const colours = (pixels: Uint8ClampedArray) => pixels.filter((_, at) => at % 4 !== 3);
const alpha = (pixels: Uint8ClampedArray) => [...pixels.filter((_, at) => at % 4 === 3)];

/** What a model found, in colours of its own: the left half. */
const found = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
  at % 4 === 3 ? ((at >> 2) % width < 4 ? 255 : 0) : 9,
);

test("what is cut out keeps the photo's own pixels, whatever the model painted", () => {
  const result = cut(rasterOfAlpha(found, size));
  expect(colours(result)).toEqual(colours(photo));
  expect(alpha(result).slice(0, width)).toEqual([255, 255, 255, 255, 0, 0, 0, 0]);
});

test("the brush brings back and takes away, and what was found stays as it is", () => {
  const raster = rasterOfAlpha(found, size);
  const stroke = (erase: boolean, x: number) => ({
    ...{ kind: "stroke" as const, erase, size: 2, hardness: 1 },
    points: [x, 2, x, 2],
  });
  const repaired = alpha(cut(repairedRaster(raster, [stroke(false, 6), stroke(true, 1)])));
  expect(repaired[2 * width + 6]).toBeGreaterThan(100);
  expect(repaired[2 * width + 1]).toBeLessThan(160);
  expect(alpha(cut(raster)).slice(0, width)).toEqual([255, 255, 255, 255, 0, 0, 0, 0]);
});

test("what the photo does not have is not brought back, and a part is cut as in the whole", () => {
  const glass = photo.map((value, at) => (at % 4 === 3 ? 100 : value));
  const raster = rasterOfAlpha(found, size);
  expect(alpha(cut(raster, glass))[0]).toBe(100);
  const target = new Uint8ClampedArray(2 * 2 * 4);
  cutPixels(photo, raster, { x: 3, y: 1, width: 2, height: 2 }, target);
  expect(alpha(target)).toEqual([255, 0, 255, 0]);
  expect([...target.slice(0, 3)]).toEqual([...photo.slice((width + 3) * 4, (width + 3) * 4 + 3)]);
});
