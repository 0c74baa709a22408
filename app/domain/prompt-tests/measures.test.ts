import fc from "fast-check";
import { expect, test } from "vitest";
import { compareScores, stabilityOf } from "./compare-runs";
import { fillPrompt, variablesOf } from "./fill-prompt";
import { cosineSimilarity, levenshteinDistance, rougeN } from "./text-measures";

test.each([
  ["kitten", "sitting", 3],
  ["", "abc", 3],
  ["flaw", "lawn", 2],
  ["🙂a", "a", 1],
])("%j and %j are %i letters apart", (one, other, distance) => {
  expect(levenshteinDistance(one, other)).toBe(distance);
});

test("a distance is the same both ways, and none to oneself", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (one, other) => {
      expect(levenshteinDistance(one, other)).toBe(levenshteinDistance(other, one));
      expect(levenshteinDistance(one, one)).toBe(0);
    }),
  );
});

test("runs of words are counted as often as both texts have them", () => {
  expect(rougeN("the cat sat", "the cat sat", 2)).toBe(1);
  expect(rougeN("the the the", "the cat", 1)).toBeCloseTo(0.4);
  expect(rougeN("a b", "c d", 1)).toBe(0);
});

test("directions are compared, not lengths", () => {
  expect(cosineSimilarity([1, 0], [5, 0])).toBe(1);
  expect(cosineSimilarity([1, 0], [0, 2])).toBe(0);
  expect(cosineSimilarity([0, 0], [1, 1])).toBe(0);
});

test("a clear gain can be claimed, noise and equality cannot", () => {
  const pairs = (count: number, of: (index: number) => { before: number; after: number }) =>
    Array.from({ length: count }, (_, index) => of(index));
  const gain = compareScores(pairs(40, (index) => ({ before: 0, after: index % 4 === 0 ? 0 : 1 })))!;
  expect(gain).toMatchObject({ wins: 30, losses: 0, ties: 10, isClaimable: true });
  expect(gain.difference.mean).toBe(0.75);
  const noise = compareScores(pairs(40, (index) => ({ before: index % 2, after: 1 - (index % 2) })))!;
  expect(noise).toMatchObject({ wins: 20, losses: 20, isClaimable: false });
  expect(compareScores(pairs(9, () => ({ before: 1, after: 1 })))).toMatchObject({
    ties: 9,
    isClaimable: false,
  });
  const few = (count: number) => compareScores(pairs(count, () => ({ before: 0, after: 1 })))!.isClaimable;
  expect([few(1), few(5), few(6)]).toEqual([false, false, true]);
  expect(compareScores([])).toBeNull();
});

test("an interval holds its mean", () => {
  const score = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.record({ before: score, after: score }), { minLength: 1, maxLength: 30 }),
      (pairs) => {
        const { mean, low, high } = compareScores(pairs)!.difference;
        expect(low).toBeLessThanOrEqual(mean + 0.05);
        expect(high).toBeGreaterThanOrEqual(mean - 0.05);
      },
    ),
    { numRuns: 20 },
  );
});

test("stability is the share of the commonest answer", () => {
  expect(stabilityOf(["a", "a", "b", "a"])).toBe(0.75);
  expect(stabilityOf([])).toBe(1);
});

test("variables are filled once, and what is missing is named", () => {
  expect(variablesOf("{{a}} and {{ b.c }} and {{a}}")).toEqual(["a", "b.c"]);
  expect(fillPrompt("{{a}} {{b}}", { a: "{{b}}", b: "$&" })).toEqual({ text: "{{b}} $&", missing: [] });
  expect(fillPrompt("{{a}} {{toString}}", { a: "1" })).toEqual({ text: null, missing: ["toString"] });
});
