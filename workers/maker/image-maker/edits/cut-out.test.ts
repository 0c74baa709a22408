import { expect, test } from "vitest";
import type { Pixels } from "~/formats/raster/pixels";
import { compareOutlines } from "../../../../tests/fixtures/compare-outlines";
import { marketPhoto, stagedPhoto, stagedProductNames } from "../../../../tests/fixtures/staged-products";
import { cutOut } from "./cut-out";

const side = 900;

/** A red ball on a pale sheet that the light falls along, with its soft shadow beside it, and grain as of a camera. */
function photographed(): Pixels {
  const data = new Uint8ClampedArray(side * side * 4);
  let chance = 7;
  for (let i = 0; i < side * side; i++) {
    const x = i % side;
    const y = Math.floor(i / side);
    chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
    const grain = ((chance >> 16) % 7) - 3;
    const light = 1 - 0.12 * (x / side) - 0.45 * Math.exp(-(((x - 520) / 200) ** 2) - ((y - 600) / 60) ** 2);
    const isBall = Math.hypot(x - 450, y - 450) < 180;
    const color = isBall ? [190, 40, 36] : [236 * light, 232 * light, 226 * light];
    for (let channel = 0; channel < 3; channel++) data[i * 4 + channel] = color[channel]! + grain;
    data[i * 4 + 3] = 255;
  }
  return { width: side, height: side, data };
}

test("a soft shadow with grain in it goes with the background, and the subject stays whole", () => {
  const { data } = cutOut(photographed())!;
  let wrong = 0;
  for (let i = 0; i < side * side; i++) {
    const away = Math.hypot((i % side) - 450, Math.floor(i / side) - 450);
    if (away < 177 && data[i * 4 + 3] !== 255) wrong++;
    if (away > 184 && data[i * 4 + 3] !== 0) wrong++;
  }
  expect(wrong).toBeLessThan(100);
});

/** Where glass is as light as the wall behind it, its side is a guess. */
const clear = stagedProductNames.filter((name) => name !== "glass tumbler");

test.each(clear)(
  "%s: nothing of it is lost, and nothing of what is behind it comes along",
  { timeout: 60_000 },
  (name) => {
    const { photo, own } = stagedPhoto(name);
    const { overlap, offset } = compareOutlines(cutOut(photo), own, photo.width);
    expect(overlap).toBeGreaterThan(0.98);
    expect(offset).toBeLessThan(1.8);
  },
);

test("what stands in a market is not cut out by guesses", () => {
  expect(cutOut(marketPhoto())).toBeNull();
});
