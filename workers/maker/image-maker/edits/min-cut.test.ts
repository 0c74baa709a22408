import { expect, test } from "vitest";
import { splitPixels } from "./min-cut";

const side = 3;
/** The links of a pixel to those after it, with what each costs of its price. */
const ways = [
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 0.71],
  [-1, 1, 0.71],
] as const;

/** Costs in 256ths, so that sums are exact. */
function drawn(seed: number) {
  let chance = seed;
  const next = () => {
    chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
    return ((chance >> 12) & 255) / 256;
  };
  const biases = Array.from({ length: side * side }, () => next() * 2 - 1);
  const links = Array.from({ length: (side * side) ** 2 }, next);
  return {
    bias: (pixel: number) => biases[pixel]!,
    link: (pixel: number, other: number) =>
      links[Math.min(pixel, other) * side * side + Math.max(pixel, other)]!,
  };
}

test("no other split of a small picture costs less", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { bias, link } = drawn(seed * 7919);
    const costOf = (isFirst: ArrayLike<number>) => {
      let cost = 0;
      for (let pixel = 0; pixel < side * side; pixel++) {
        cost += isFirst[pixel] ? Math.max(0, -bias(pixel)) : Math.max(0, bias(pixel));
        for (const [across, down, share] of ways) {
          const x = (pixel % side) + across;
          const y = Math.floor(pixel / side) + down;
          if (x < 0 || x >= side || y >= side) continue;
          const other = y * side + x;
          if (isFirst[pixel] !== isFirst[other]) cost += Math.trunc(link(pixel, other) * share * 256) / 256;
        }
      }
      return cost;
    };
    const splits = Array.from({ length: 2 ** (side * side) }, (_, bits) =>
      costOf(Array.from({ length: side * side }, (_, pixel) => (bits >> pixel) & 1)),
    );
    const found = splitPixels({
      width: side,
      height: side,
      open: new Uint8Array(side * side).fill(1),
      isFirst: new Uint8Array(side * side),
      bias,
      link,
    });
    expect(costOf(found)).toBeCloseTo(Math.min(...splits), 9);
  }
});
