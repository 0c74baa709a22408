import { expect, test } from "vitest";
import {
  decodeFields,
  encodeFields,
  encodeValue,
  fieldPath,
  serverTimestamp,
} from "./firestore-values.server";

test("values come back as they went", () => {
  const data = {
    nothing: null,
    yes: true,
    whole: 42,
    negative: -7,
    fraction: 1.5,
    huge: 1e300,
    text: "naïve ☕",
    at: new Date("2026-11-21T03:14:15.926Z"),
    bytes: new Uint8Array([0, 1, 254, 255]),
    list: [1, "two", { three: 3 }],
    map: { inner: { deep: true } },
    empty: {},
    none: [],
  };
  expect(decodeFields(encodeFields(data).fields)).toEqual(data);
});

test.each([
  [3, { integerValue: "3" }],
  [3.5, { doubleValue: 3.5 }],
  [2 ** 60, { doubleValue: 2 ** 60 }],
  [Number.NaN, { doubleValue: "NaN" }],
  [Number.POSITIVE_INFINITY, { doubleValue: "Infinity" }],
  [-0, { doubleValue: "-0" }],
])("the number %s is %j", (number, value) => {
  expect(encodeValue(number)).toEqual(value);
});

test("undefined is left out, and server times become transforms of their paths", () => {
  const { fields, timestampPaths } = encodeFields({
    kept: 1,
    gone: undefined,
    at: serverTimestamp,
    inner: { "last seen": serverTimestamp, name: "x" },
  });
  expect(fields).toEqual({
    kept: { integerValue: "1" },
    inner: { mapValue: { fields: { name: { stringValue: "x" } } } },
  });
  expect(timestampPaths).toEqual(["at", "inner.`last seen`"]);
});

test("what Firestore cannot hold is refused with its place", () => {
  expect(() => encodeFields({ inner: { run: () => 1 } })).toThrow(/function \(at inner\.run\)/);
});

test("names that are not plain words are quoted in paths", () => {
  expect(fieldPath(["a", "b-c", "d`e"])).toBe("a.`b-c`.`d\\`e`");
});
