import { expect, test } from "vitest";
import { createPixels } from "~/formats/raster/pixels";
import { makerSubjects } from "../../../tests/fixtures/maker-subjects";
import { canCutOut, productGroup } from "./product-group";

/** A green thing before white. */
function photo() {
  const pixels = createPixels(90, 90);
  pixels.data.fill(255);
  for (let y = 15; y < 75; y++)
    for (let x = 30; x < 60; x++) pixels.data.set([20, 140, 60], (y * 90 + x) * 4);
  return pixels;
}
const group = (prompt: string, ...names: string[]) =>
  productGroup(
    makerSubjects,
    names.map((name) => ({ pixels: photo(), weight: 1, name })),
    prompt,
  );

test("a file's name tells how large its thing is, where the prompt does not", async () => {
  const sizeOf = async (prompt: string, name: string) => (await group(prompt, name))!.size;
  expect(await sizeOf("on a table", "IMG_2031.jpg")).toBe(1);
  expect(await sizeOf("on a table", "lipstick-red_02.png")).toBe(0.7);
  expect(await sizeOf("my lipstick on a table", "IMG_2031.jpg")).toBe(0.7);
  expect(await sizeOf("my ring", "lipstick.png")).toBe(0.5);
  // The place is not the thing.
  expect(await sizeOf("my bottle on a table in a café", "IMG_2031.jpg")).toBe(1);
});

test("several products keep their sizes beside one another", async () => {
  const { cutOut, size } = (await group("our products", "ring.png", "bottle.png"))!;
  expect(size).toBe(1);
  const rowsIn = (from: number, to: number) => {
    let rows = 0;
    for (let y = 0; y < cutOut.height; y++)
      for (let x = from; x < to; x++)
        if (cutOut.data[(y * cutOut.width + x) * 4 + 3]! > 128) {
          rows++;
          break;
        }
    return rows;
  };
  const [left, right] = [
    rowsIn(0, Math.floor(cutOut.width * 0.15)),
    rowsIn(Math.floor(cutOut.width * 0.85), cutOut.width),
  ];
  expect(Math.min(left, right) / Math.max(left, right)).toBeCloseTo(0.5, 1);
});

test("what stands before a plain sheet can be cut out, what lies on a pattern cannot", () => {
  const busy = photo();
  for (let at = 0; at < busy.data.length; at += 4)
    if (busy.data[at] === 255 && ((at >> 5) + Math.floor(at / 2880)) % 2) busy.data.set([200, 30, 90], at);
  expect(canCutOut(photo())).toBe(true);
  expect(canCutOut(busy)).toBe(false);
});
