import { expect, test } from "vitest";
import { createPixels } from "~/formats/raster/pixels";
import { calmPart, textLuminanceOf } from "./text-box";

test("measures how light the part for text is on the pixels, without a few stray ones", () => {
  const pixels = createPixels(200, 200);
  pixels.data.fill(255);
  for (let at = 0; at < 100 * 200 * 4; at += 4) pixels.data.set([188, 188, 188, 255], at);
  for (let at = 0; at < 200 * 4; at += 4) pixels.data.set([0, 0, 0, 255], at);
  const upper = { x: 0, y: 0, width: 1, height: 0.45 };
  expect(textLuminanceOf(pixels, upper)).toEqual({ textLuminance: { low: 0.503, high: 0.503 } });
  expect(textLuminanceOf(pixels, { ...upper, height: 1 })).toEqual({
    textLuminance: { low: 0.503, high: 1 },
  });
  expect(textLuminanceOf(pixels, null)).toEqual({});
});

test("words may lie on all that is even beside the thing, and elsewhere where they were given a place", () => {
  const pixels = createPixels(200, 200);
  pixels.data.fill(255);
  const kept = { x: 20, y: 20, width: 160, height: 40 };
  const thing = { x: 50, y: 100, width: 100, height: 80 };
  expect(calmPart(pixels, { kept, thing: null })).toEqual({ x: 0, y: 0, width: 200, height: 200 });
  expect(calmPart(pixels, { kept, thing })).toEqual({ x: 0, y: 0, width: 200, height: 94 });
  for (let at = 60 * 200 * 4; at < 90 * 200 * 4; at += 4) pixels.data.set([0, 0, 0, 255], at);
  expect(calmPart(pixels, { kept, thing })).toEqual(kept);
  for (let at = 0; at < 200 * 200 * 4; at += 4) pixels.data.fill(at % 8 ? 255 : 0, at, at + 3);
  expect(calmPart(pixels, { kept, thing })).toBeNull();
});
