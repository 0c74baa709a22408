import { expect, test } from "vitest";
import { createUlid, ulidTime, ulidTimeMs } from "./ulid";

const random = (count: number) => new Uint8Array(count).map((_, place) => (place * 37 + 11) % 256);

test("an id says when it was made, as the specification's example does", () => {
  expect(ulidTime(1469918176385)).toBe("01ARYZ6S41");
  expect(ulidTimeMs("01ARYZ6S41TSV4RRFFQ69G5FAV")).toBe(1469918176385);
  expect(ulidTimeMs("not an id!")).toBeNaN();
});

test("ids sort by when they were made, also within a millisecond and when the clock goes back", () => {
  const ids = [5, 5, 5, 4, 6].map((ms) => createUlid(1_700_000_000_000 + ms, random));
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(5);
  expect(ids.every((id) => id.length === 26)).toBe(true);
});
