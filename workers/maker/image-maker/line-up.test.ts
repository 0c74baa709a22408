import { expect, test } from "vitest";
import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { lineUp } from "./line-up";

/** A box of one colour on transparent ground. */
function box(color: readonly [number, number, number], width: number, height: number): Pixels {
  const pixels = createPixels(width + 40, height + 40);
  for (let y = 20; y < height + 20; y++)
    for (let x = 20; x < width + 20; x++) pixels.data.set([...color, 255], (y * pixels.width + x) * 4);
  return pixels;
}

const colorsOf = ({ data }: Pixels) => {
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const key = data[at + 3]! < 250 ? "none" : data.subarray(at, at + 3).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

test.each([3, 8])("each of %i things is seen, and the one wanted most is the largest", (count) => {
  const things = Array.from({ length: count }, (_, index) => ({
    cutOut: box([index * 30, 200, 90], 60, index % 2 === 0 ? 80 : 150),
    weight: 1 - index / 10,
    size: 1,
  }));
  const counts = colorsOf(lineUp(things)!);
  const seen = things.map((_, index) => counts.get(`${index * 30},200,90`) ?? 0);
  for (const pixels of seen) expect(pixels).toBeGreaterThan(2_000);
  if (count <= 4) expect(Math.max(...seen)).toBe(seen[0]);
});

test("what shows nothing is left out", () => {
  const [thing] = [{ cutOut: box([9, 9, 9], 50, 50), weight: 1, size: 1 }];
  const nothing = { cutOut: createPixels(30, 30), weight: 1, size: 1 };
  expect(lineUp([nothing])).toBeNull();
  expect(colorsOf(lineUp([nothing, thing!])!).size).toBe(colorsOf(lineUp([thing!])!).size);
});
