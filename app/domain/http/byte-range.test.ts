import { expect, test } from "vitest";
import { parseRange } from "./byte-range";

test.each([
  ["bytes=0-", { offset: 0, length: 100 }],
  ["bytes=0-0", { offset: 0, length: 1 }],
  ["bytes=10-19", { offset: 10, length: 10 }],
  ["bytes=90-200", { offset: 90, length: 10 }],
  ["bytes=-5", { offset: 95, length: 5 }],
  ["bytes=-500", { offset: 0, length: 100 }],
  ["BYTES=1-2", { offset: 1, length: 2 }],
])("%s of 100 bytes", (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0"])("%s of 100 bytes cannot be met", (header) => {
  expect(parseRange(header, 100)).toBe("unsatisfiable");
});

test.each([null, "", "items=0-1", "bytes=", "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "bytes=a-b"])(
  "%s is ignored",
  (header) => {
    expect(parseRange(header, 100)).toBeNull();
  },
);
