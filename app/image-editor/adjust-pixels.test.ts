import { expect, test } from "vitest";
import { adjustPixels } from "./adjust-pixels";
import { plainAdjustments } from "./adjustments";

function develop(pixels: number[], change: Partial<typeof plainAdjustments>, width = pixels.length / 4) {
  const data = Uint8ClampedArray.from(pixels);
  const height = data.length / 4 / width;
  adjustPixels({ data, width, height, top: 0, imageHeight: height }, { ...plainAdjustments, ...change });
  return [...data];
}

test("nothing set leaves every value, and nothing touches transparency", () => {
  const pixels = Array.from({ length: 256 }, (_, value) => [value, 255 - value, value, value]).flat();
  expect(develop(pixels, {})).toEqual(pixels);
  const wild = develop(pixels, {
    exposure: 1,
    contrast: 1,
    saturation: -1,
    warmth: 1,
    vignette: 1,
    tint: -1,
  });
  expect(wild.filter((_, i) => i % 4 === 3)).toEqual(pixels.filter((_, i) => i % 4 === 3));
});

test("each slider does what it is called", () => {
  const grey = [120, 120, 120, 255];
  expect(develop(grey, { exposure: 0.5 })[0]).toBeGreaterThan(150);
  expect(develop([60, 60, 60, 255, 200, 200, 200, 255], { contrast: 0.5 })).toEqual([
    20, 20, 20, 255, 244, 244, 244, 255,
  ]);
  const [red, green, blue] = develop([200, 100, 50, 255], { saturation: -1 });
  expect(red).toBe(green);
  expect(green).toBe(blue);
  const warm = develop(grey, { warmth: 0.5 });
  expect(warm[0]).toBeGreaterThan(warm[2]!);
  expect(develop(grey, { tint: 0.5 })[1]).toBeLessThan(120);
  expect(develop([40, 40, 40, 255, 220, 220, 220, 255], { shadows: 0.8 })[0]).toBeGreaterThan(70);
  expect(develop([40, 40, 40, 255, 220, 220, 220, 255], { shadows: 0.8 })[4]).toBe(220);
  expect(develop([220, 220, 220, 255], { highlights: -0.8 })[0]).toBeLessThan(200);
  const edge = Array.from({ length: 9 }, (_, i) =>
    i % 3 === 2 ? [200, 200, 200, 255] : [100, 100, 100, 255],
  ).flat();
  expect(develop(edge, { sharpness: 0.5 }, 3)[16]).toBeLessThan(100);
  const flat = Array.from({ length: 25 }, () => grey).flat();
  const dim = develop(flat, { vignette: 0.6 }, 5);
  expect(dim[48]).toBe(120);
  expect(dim[0]).toBeLessThan(80);
});
