import { expect, test } from "vitest";
import { listedBeside } from "./image-list-state";

test("what stands beside an image is told by the list it was opened from", () => {
  const from = (state: unknown) => (id: string) => listedBeside({ state }, id);
  const inList = from({ listedIds: ["a", "b", "c"] });
  expect(inList("b")).toEqual({ before: "a", after: "c" });
  expect(inList("a")).toEqual({ before: null, after: "b" });
  expect(inList("other")).toBeNull();
  for (const state of [null, undefined, "x", {}, { listedIds: "abc" }]) expect(from(state)("b")).toBeNull();
  expect(from({ listedIds: [1, "b", {}] })("b")).toEqual({ before: null, after: null });
});
