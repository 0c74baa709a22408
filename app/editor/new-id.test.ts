import { expect, test } from "vitest";
import { newId, newIds } from "./new-id";

test("ids are in the order in which they were made, and none comes twice", () => {
  const ids = [...newIds(200), newId()];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
