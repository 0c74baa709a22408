import { expect, test } from "vitest";
import { formats } from "~/domain/video/format";
import { platforms } from "~/domain/video/platform";
import { safeInsets, sizeOfFormat } from "./format-size";
import { freePlace } from "./free-place";
import { boxOfPlacement } from "./placement";

/** Of what the Add panel puts in, and larger. */
const sizes = [
  { width: 0.8, height: 0.16 },
  { width: 0.7, height: 0.16 },
  { width: 0.8, height: 0.02 },
  { width: 0.72, height: 0.72 },
  { width: 0.405, height: 0.72 },
  { width: 0.22, height: 0.1 },
  { width: 3, height: 1.5 },
];
const wanted = [
  { centerX: 0.5, centerY: 0.5 },
  { centerX: 0.5, centerY: 0.9 },
  { centerX: 0.95, centerY: 0.03 },
];

test("what is put in lies inside the safe area of every format and platform, whichever it is put in on", () => {
  const outside: unknown[] = [];
  for (const platform of [undefined, ...platforms]) {
    for (const [size, at, on] of sizes.flatMap((size) =>
      wanted.flatMap((at) => formats.map((format) => [size, at, format] as const)),
    )) {
      const canvas = sizeOfFormat(on);
      const words = { box: { x: 0, y: 0, width: canvas.width, height: canvas.height / 2 }, weight: 1 };
      const placement = freePlace({ ...size, ...at }, [words], [], canvas, platform);
      for (const format of formats) {
        const { width, height } = sizeOfFormat(format);
        const { left, right, top, bottom } = safeInsets(format, platform);
        const box = boxOfPlacement(placement, { width, height });
        const isInside =
          box.x >= left * width - 0.01 &&
          box.y >= top * height - 0.01 &&
          box.x + box.width <= (1 - right) * width + 0.01 &&
          box.y + box.height <= (1 - bottom) * height + 0.01;
        if (!isInside) outside.push({ platform, on, format, size, box });
      }
    }
  }
  expect(outside).toEqual([]);
});

test("what is too large for all of them becomes smaller and keeps its shape", () => {
  const { width, height } = freePlace(
    { centerX: 0.5, centerY: 0.5, width: 3, height: 1.5 },
    [],
    [],
    sizeOfFormat("16:9"),
  );
  expect(width).toBeLessThan(1);
  expect(width / height).toBeCloseTo(2);
});
