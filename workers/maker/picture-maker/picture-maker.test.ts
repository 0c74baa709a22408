import { decode } from "jpeg-js";
import { describe, expect, it } from "vitest";
import { readImageHeader } from "~/formats/image-header";
import { drawPicture } from "./picture-maker";

const small = { width: 96, height: 120, seed: 1 };

/** Mean and spread of lightness, 0–1, and the mean of each channel. */
function measure(jpeg: Uint8Array) {
  const { data } = decode(jpeg, { useTArray: true });
  const sums = [0, 0, 0];
  let squares = 0;
  const pixels = data.length / 4;
  for (let i = 0; i < data.length; i += 4) {
    const light = (data[i]! + data[i + 1]! + data[i + 2]!) / 765;
    squares += light * light;
    for (const channel of [0, 1, 2]) sums[channel] = sums[channel]! + data[i + channel]! / 255;
  }
  const [red, green, blue] = sums.map((sum) => sum / pixels) as [number, number, number];
  const mean = (red + green + blue) / 3;
  return { mean, spread: Math.sqrt(squares / pixels - mean * mean), red, green, blue };
}

const prompts = [
  "oat soap, warm golden light",
  "steel bottle, bold contrast",
  "candle in a jar, dark",
  "gold ring",
  "parcel box",
  "pile of books",
  "shampoo tube",
  "smartphone",
  "tennis ball on a stage",
  "mushroom soup",
  "fresh bread",
  "lemons and apples",
  "mountains at dawn",
  "sea at sunset",
  "misty forest",
  "desert dunes",
  "city skyline",
  "living room",
  "flowing abstract data",
  "building blocks",
  "birthday party",
  "house plants",
  "blue silk",
  "nothing in particular",
];

describe("the built-in picture maker", () => {
  it.each(prompts)("draws %s: neither flat, nor black, nor burnt out", (prompt) => {
    const jpeg = drawPicture({ prompt, ...small });
    expect(readImageHeader(jpeg)).toEqual({ mediaType: "image/jpeg", width: 96, height: 120 });
    const { mean, spread } = measure(jpeg);
    expect(mean).toBeGreaterThan(0.06);
    expect(mean).toBeLessThan(0.93);
    expect(spread).toBeGreaterThan(0.03);
  });

  it("gives the same bytes for the same words, size and seed, and others for another seed", () => {
    const draw = (seed: number) => drawPicture({ prompt: "oat soap", ...small, seed });
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });

  it("takes colours and time of day from the words", () => {
    const blue = measure(drawPicture({ prompt: "blue silk", ...small }));
    const red = measure(drawPicture({ prompt: "red silk", ...small }));
    expect(blue.blue).toBeGreaterThan(blue.red);
    expect(red.red).toBeGreaterThan(red.blue);
    const day = measure(drawPicture({ prompt: "mountains", ...small }));
    const night = measure(drawPicture({ prompt: "mountains at night", ...small }));
    expect(night.mean).toBeLessThan(day.mean / 2);
  });

  it("keeps the pictures of one subject to one palette", () => {
    const hue = (detail: string, seed: number) => {
      const { red, blue } = measure(
        drawPicture({ prompt: `Ceramic bowls by hand – ${detail} – wide view`, ...small, seed }),
      );
      return red - blue;
    };
    expect(Math.abs(hue("fired twice", 3) - hue("glazed by eye", 900))).toBeLessThan(0.08);
  });

  it("draws oversized pictures smaller, in their shape", () => {
    const jpeg = drawPicture({ prompt: "flowing abstract data", width: 4000, height: 1000, seed: 9 });
    const header = readImageHeader(jpeg)!;
    expect(header.width * header.height).toBeLessThanOrEqual(1920 * 1080 * 1.01);
    expect(header.width / header.height).toBeCloseTo(4, 1);
  });
});
