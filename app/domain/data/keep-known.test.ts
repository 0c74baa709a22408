import fc from "fast-check";
import { expect, test } from "vitest";
import { keepKnown } from "./keep-known";

const known = {
  title: "Bread",
  scenes: [
    { id: "a", words: ["one"] },
    { id: "b", words: ["two"] },
  ],
  at: null,
};

test("what holds the same is the very same object", () => {
  expect(keepKnown(known, structuredClone(known))).toBe(known);
});

test("what differs is new, and what stands beside and in it is kept", () => {
  const next = structuredClone(known);
  next.scenes[1]!.words = ["three"];
  const kept = keepKnown(known, next);
  expect(kept).toEqual(next);
  expect(kept.scenes[0]).toBe(known.scenes[0]);
  expect(kept.scenes[1]).not.toBe(known.scenes[1]);
});

test("items of a list are found wherever they have moved", () => {
  const next = structuredClone({
    ...known,
    scenes: [{ id: "new", words: [] }, ...known.scenes.toReversed()],
  });
  const kept = keepKnown(known, next);
  expect(kept).toEqual(next);
  expect(kept.scenes.slice(1)).toEqual(known.scenes.toReversed());
  expect(kept.scenes[2]).toBe(known.scenes[0]);
});

test("it holds what it was given, whatever was known", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      expect(keepKnown(before, next)).toEqual(next);
    }),
  );
});
