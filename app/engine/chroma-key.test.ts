import { expect, test } from "vitest";
import { keyOut } from "~/engine/chroma-key";
import { greenScreen } from "~/scene/clip-effects";

/** As the editor begins, with more of the cast taken away. */
const green = { ...greenScreen, spill: 0.8 };

function keyed(color: [red: number, green: number, blue: number], key = green) {
  const data = Uint8ClampedArray.from([...color, 255]);
  keyOut({ data }, key);
  return { alpha: data[3]!, color: [data[0]!, data[1]!, data[2]!] as const };
}

test("the screen goes, lit or in shadow", () => {
  expect(keyed([0, 177, 64]).alpha).toBe(0);
  expect(keyed([30, 190, 88]).alpha).toBe(0);
  expect(keyed([0, 130, 47]).alpha).toBe(0);
});

test("skin, white, black and red stay whole, and as they are", () => {
  for (const color of [
    [224, 172, 140],
    [255, 255, 255],
    [0, 0, 0],
    [200, 30, 40],
  ] as [number, number, number][]) {
    const { alpha, color: after } = keyed(color);
    expect(alpha).toBe(255);
    for (const [index, value] of after.entries()) expect(Math.abs(value - color[index]!)).toBeLessThan(8);
  }
});

test("the way from the screen to what stays is soft, and as soft as asked", () => {
  const steps = Array.from({ length: 30 }, (_, index) => {
    const share = index / 29;
    return [200 * share, 177 - 20 * share, 64 + 80 * share] as [number, number, number];
  });
  const alphas = steps.map((color) => keyed(color).alpha);
  expect(alphas.toSorted((one, other) => one - other)).toEqual(alphas);
  const between = (smoothness: number) =>
    steps.map((color) => keyed(color, { ...green, smoothness }).alpha).filter((one) => one > 0 && one < 255);
  expect(between(0.3).length).toBeGreaterThan(between(0.05).length);
});

test("a green cast on hair becomes grey, as light as it was", () => {
  const { color } = keyed([120, 150, 118], { ...green, similarity: 0.1, spill: 1 });
  expect(color[1] - Math.max(color[0], color[2])).toBeLessThan(12);
  const luma = ([red, green, blue]: readonly number[]) => 0.299 * red! + 0.587 * green! + 0.114 * blue!;
  expect(Math.abs(luma(color) - luma([120, 150, 118]))).toBeLessThan(3);
  expect(keyed([120, 150, 118], { ...green, similarity: 0.1, spill: 0 }).color).toEqual([120, 150, 118]);
});

test("blue, and a screen of any other colour, can be taken out too", () => {
  const blue = { ...green, color: "#1040d0" };
  expect(keyed([16, 64, 208], blue).alpha).toBe(0);
  expect(keyed([0, 177, 64], blue).alpha).toBe(255);
});
