import { describe, expect, test } from "vitest";
import { collectionKey, documentKey, KeyWriter, keyAfter } from "./index-key";
import { compareNames } from "./resource-name";
import { compareBytes } from "./utf8-order";
import { compareValues } from "./value-order";
import type { Value } from "./values";

const int = (number: bigint | number): Value => ({ integerValue: String(number) });
const double = (number: number | string): Value => ({ doubleValue: number });
const text = (stringValue: string): Value => ({ stringValue });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const bytes = (...codes: number[]): Value => ({ bytesValue: btoa(String.fromCharCode(...codes)) });
const vector = (...numbers: number[]): Value =>
  map({ __type__: text("__vector__"), value: list(...numbers.map(double)) });
const reference = (path: string): Value => ({
  referenceValue: `projects/p/databases/(default)/documents/${path}`,
});

const scalars: Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  ...["NaN", "Infinity", "-Infinity", "-0", 0, 1.5, -1.5, 5e-324, -5e-324, 1e308, 2 ** 53, 2 ** 63].map(
    double,
  ),
  ...[0n, 1n, -1n, 2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 2n ** 63n - 1n, -(2n ** 63n)].map(int),
  ...[
    "0001-01-01T00:00:00Z",
    "1969-12-31T23:59:59.999999Z",
    "1970-01-01T00:00:00Z",
    "2026-01-01T00:00:00.000001Z",
  ].map((timestampValue) => ({ timestampValue })),
  ...["", "\0", "\0\0", "\u0001", "a", "a\0", "a\0b", "ab", "é", "\uffff", "😀", "\ud800"].map(text),
  ...[bytes(), bytes(0), bytes(0, 0xff), bytes(1), bytes(0xff), bytes(0xff, 0)],
  ...["a/x", "a/x/b/y", "a/__id7__", "a/__id-7__", "a/__id10__", "a/-x", "b/x"].map(reference),
  ...[
    [0, 0],
    [-90, 180],
    [-90, -180],
    [45.5, 1],
  ].map(([latitude, longitude]) => ({ geoPointValue: { latitude, longitude } })),
];
const nested: Value[] = [
  list(),
  list({ nullValue: null }),
  list(int(1)),
  list(int(1), int(2)),
  list(text("a"), list(int(1))),
  list(map({ a: int(1) })),
  vector(),
  vector(9),
  vector(1, 2),
  vector(1, -2),
  map({}),
  map({ "": int(1) }),
  map({ a: int(1) }),
  map({ a: int(1), b: int(2) }),
  map({ b: int(0), a: int(2) }),
  map({ "a\0": int(0) }),
  map({ a: list() }),
  map({ a: map({ b: int(1) }) }),
];
const values = [...scalars, ...nested];

const key = (value: Value, descending = false) => {
  const writer = new KeyWriter();
  expect(writer.value(value, descending)).toBe(true);
  return writer.finish();
};

describe("keys have the order of", () => {
  test("all pairs of values, and inverted the opposite one", () => {
    for (const left of values) {
      for (const right of values) {
        const expected = Math.sign(compareValues(left, right));
        const pair = JSON.stringify([left, right]);
        expect(Math.sign(compareBytes(key(left), key(right))), pair).toBe(expected);
        expect(Math.sign(compareBytes(key(left, true), key(right, true))), pair).toBe(-expected || 0);
      }
    }
  });

  test("two values one after the other, the second descending", () => {
    const few = [text(""), text("a"), text("a\0"), list(), list(text("a")), map({}), vector(1), int(1)];
    const pairs = few.flatMap((first) => few.map((second) => [first, second] as const));
    const pairKey = ([first, second]: (typeof pairs)[number]) => {
      const writer = new KeyWriter();
      writer.value(first);
      writer.value(second, true);
      return writer.finish();
    };
    for (const left of pairs) {
      for (const right of pairs) {
        const expected = compareValues(left[0], right[0]) || compareValues(right[1], left[1]);
        expect(Math.sign(compareBytes(pairKey(left), pairKey(right)))).toBe(Math.sign(expected));
      }
    }
  });

  test("names: below a document after it, numeric ids first", () => {
    const names = [
      "a/x",
      "a/x/b/y",
      "a/x-",
      "a/__id9__",
      "a/__id10__",
      "a/__id-9223372036854775808__",
      "a-/x",
    ].map((path) => `projects/p/databases/d/documents/${path}`);
    const pathKey = (name: string) => new KeyWriter().path(name.split("/")).finish();
    for (const left of names) {
      for (const right of names) {
        expect(Math.sign(compareBytes(pathKey(left), pathKey(right)))).toBe(
          Math.sign(compareNames(left, right)),
        );
      }
    }
  });
});

test("a value beyond 1500 bytes is cut, and its cut never overtakes a whole one", () => {
  const long = [
    text("é".repeat(1000)),
    text("😀".repeat(100_000)),
    text(`${"a".repeat(1499)}b`),
    { bytesValue: btoa("\0".repeat(2000)) },
    list(...Array.from({ length: 5000 }, (_, index) => int(index))),
    map(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, text("x")]))),
  ];
  for (const left of long) {
    const writer = new KeyWriter();
    expect(writer.value(left)).toBe(false);
    expect(writer.length).toBe(1500);
    for (const right of values) {
      expect(Math.sign(compareBytes(writer.finish(), key(right)))).toBe(
        Math.sign(compareValues(left, right)),
      );
    }
  }
});

test("a collection's documents lie between its key and the next, those below them do not", () => {
  const root = "projects/p/databases/d/documents";
  const from = collectionKey(`${root}/a`);
  const isInside = (path: string) => {
    const place = documentKey(`${root}/${path}`);
    return compareBytes(place, from) >= 0 && compareBytes(place, keyAfter(from)) < 0;
  };
  expect(["a/x", "a/__id1__", "a/\u0001"].every(isInside)).toBe(true);
  expect(["a/x/b/y", "b/x", "a-/x", "aa/x"].some(isInside)).toBe(false);
});
