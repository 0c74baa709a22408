import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeOrder } from "./merge-order";

const merge = (base: string, mine: string, theirs: string) =>
  mergeOrder([...base], [...mine], [...theirs]).join("");

test("what one side moved stands where that side put it", () => {
  expect(merge("abcdef", "bcdefa", "abcdef")).toBe("bcdefa");
  expect(merge("abcdef", "abcdef", "bcdefa")).toBe("bcdefa");
  expect(merge("abcdef", "bcdefa", "afbcde")).toBe("fbcdea");
});

test("neighbours that both sides swapped with others stay as both wanted", () => {
  expect(merge("xyz", "yxz", "xzy")).toBe("zyx");
});

test("of what both moved, mine stands", () => {
  expect(merge("abcd", "bcda", "bacd")).toBe("bcda");
});

test("what both sides added at one place comes in the same order on both", () => {
  expect(merge("ab", "a12b", "a34b")).toBe("a1234b");
  expect(merge("ab", "a34b", "a12b")).toBe("a1234b");
  expect(merge("", "1", "2")).toBe("12");
  expect(merge("", "2", "1")).toBe("12");
});

test("what follows something that is gone comes behind what is left before it", () => {
  expect(merge("abc", "abc1", "ab")).toBe("ab1");
  expect(merge("abc", "bca", "b")).toBe("ba");
});

const ids = "abcdefgh".split("");
const order = fc.shuffledSubarray([...ids, "1", "2", "3"], { minLength: 0 });

test("nothing is lost or doubled, and one side alone is taken as it is", () => {
  fc.assert(
    fc.property(order, order, (mine, theirs) => {
      const merged = mergeOrder(ids, mine, theirs);
      expect(new Set(merged)).toEqual(
        new Set([...theirs, ...mine.filter((id) => !ids.includes(id)), ...merged]),
      );
      expect(new Set(merged).size).toBe(merged.length);
      for (const id of theirs) expect(merged).toContain(id);
      for (const id of mine.filter((other) => !ids.includes(other))) expect(merged).toContain(id);
      expect(mergeOrder(ids, ids, theirs)).toEqual(theirs);
      expect(mergeOrder(theirs, mine, theirs).filter((id) => mine.includes(id))).toEqual(mine);
    }),
  );
});

test("merging again what was merged changes nothing", () => {
  const permutation = fc.shuffledSubarray(ids, { minLength: ids.length, maxLength: ids.length });
  fc.assert(
    fc.property(permutation, permutation, (mine, theirs) => {
      const merged = mergeOrder(ids, mine, theirs);
      expect(mergeOrder(merged, merged, merged)).toEqual(merged);
      expect(mergeOrder(ids, merged, merged)).toEqual(merged);
      expect(mergeOrder(ids, ids, merged)).toEqual(merged);
    }),
  );
});

test("ids that two people moved stand between the same neighbours as each put them", () => {
  const step = fc.tuple(fc.nat(3), fc.nat(7));
  const move = (id: string, to: number) => ids.filter((other) => other !== id).toSpliced(to, 0, id);
  fc.assert(
    fc.property(step, step, ([myWhich, myPlace], [theirWhich, theirPlace]) => {
      const [my, their] = ["aceg"[myWhich] ?? "", "bdfh"[theirWhich] ?? ""];
      // A step of one place may be read as the neighbour's: see the swaps above.
      fc.pre(Math.abs(ids.indexOf(my) - myPlace) > 1 && Math.abs(ids.indexOf(their) - theirPlace) > 1);
      const [mine, theirs] = [move(my, myPlace), move(their, theirPlace)];
      const merged = mergeOrder(ids, mine, theirs);
      const without = (list: readonly string[], id: string) => list.filter((other) => other !== id);
      expect(without(merged, their)).toEqual(without(mine, their));
      expect(without(merged, my)).toEqual(without(theirs, my));
    }),
    { numRuns: 1000 },
  );
});
