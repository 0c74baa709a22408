import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyFields, everyValue } from "../../../tests/fixtures/every-value";
import {
  fromTagged,
  fromTaggedFields,
  isBase64,
  parseTaggedFields,
  readDouble,
  readInteger,
  TaggedJsonError,
  toTagged,
  toTaggedFields,
} from "./tagged-json";
import type { WireValue } from "./wire-value";

test.each(Object.entries(everyValue))("%s comes back from JSON as it was", (_, value) => {
  expect(fromTagged(JSON.parse(JSON.stringify(toTagged(value))))).toEqual(value);
});

test("any document comes back from JSON as it was", () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      expect(parseTaggedFields(JSON.stringify(toTaggedFields(fields), null, 2))).toEqual(fields);
    }),
    { numRuns: 500 },
  );
});

test("plain JSON is read as people mean it", () => {
  const json = { title: "Loaf", count: 3, share: 0.5, done: false, none: null, tags: ["a"], at: { x: 1 } };
  expect(toTaggedFields(fromTaggedFields(json))).toEqual(json);
});

describe("what stands for no value is refused with its place", () => {
  test.each<[string, unknown, RegExp]>([
    ["a number too large to be exact", { a: { b: [2 ** 53] } }, /^a\.b\[0\]: too large/],
    ["an integer beyond 64 bits", { a: { $integer: "9223372036854775808" } }, /^a: an integer/],
    ["a list in a list", { a: [[1]] }, /^a\[0\]: a list cannot/],
    ["an unknown tag", { a: { $date: 1 } }, /there is no \$date/],
    ["a day that is none", { a: { $timestamp: "2026-02-30T00:00:00Z" } }, /^a: a timestamp/],
    ["ten digits of a second", { a: { $timestamp: "2026-02-03T00:00:00.1234567891Z" } }, /^a: a timestamp/],
    ["a place beyond the pole", { a: { $geopoint: [90.1, 0] } }, /^a: a geopoint/],
    ["a reference to a collection", { a: { $reference: "content" } }, /^a: a reference/],
    ["broken base64", { a: { $bytes: "AP8" } }, /^a: bytes/],
    ["base64 with more bits than bytes", { a: { $bytes: "AP9=" } }, /^a: bytes/],
    ["an empty vector", { a: { $vector: [] } }, /^a: a vector/],
    ["a vector with NaN", { a: { $vector: ["NaN"] } }, /^a: a vector/],
    ["a name of the database's own", { __a__: 1 }, /^__a__: the database keeps/],
    ["a nameless field", { "": 1 }, /needs a name/],
    ["a vector written as a map", { a: { __type__: "__vector__", value: [] } }, /^a: write a vector/],
    ["fields that are a list", [1], /one object/],
  ])("%s", (_, json, message) => {
    expect(() => fromTaggedFields(json)).toThrow(TaggedJsonError);
    expect(() => fromTaggedFields(json)).toThrow(message);
  });
});

test("moments are kept to the nanosecond, in UTC", () => {
  const read = (text: string) =>
    (fromTagged({ $timestamp: text }) as { timestampValue: string }).timestampValue;
  expect(read("2026-01-31T12:00:00.123456789Z")).toBe("2026-01-31T12:00:00.123456789Z");
  expect(read("2026-01-31T12:00:00.100+01:00")).toBe("2026-01-31T11:00:00.1Z");
  expect(read("2024-02-29T00:00:00Z")).toBe("2024-02-29T00:00:00Z");
});

test("numbers that are typed keep their kind", () => {
  expect(["7", "+7", "-0", "9223372036854775807", "1.0", "", "1e3"].map(readInteger)).toEqual([
    ...["7", "7", "0", "9223372036854775807"],
    ...[null, null, null],
  ]);
  expect(["1", "-0", "1e-3", ".5", "NaN", "-Infinity", "1e999", "0x1", ""].map(readDouble)).toEqual([
    ...[1, "-0", 0.001, 0.5, "NaN", "-Infinity"],
    ...[null, null, null],
  ]);
});

test("base64 is taken in the form that the database writes", () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => isBase64(btoa(String.fromCharCode(...bytes)))));
});

test("a mark of a masked value is carried along", () => {
  const masked: WireValue = { maskedValue: '["email"]' };
  expect(fromTagged(toTagged(masked))).toEqual(masked);
});
