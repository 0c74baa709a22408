import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareValues, equalValues } from "./value-order";
import type { Value } from "./values";

const text = (stringValue: string): Value => ({ stringValue });
const int = (integerValue: number | string): Value => ({ integerValue: String(integerValue) });
const double = (doubleValue: number | string): Value => ({ doubleValue });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const reference = (path: string): Value => ({ referenceValue: `projects/p/databases/d/documents/${path}` });
const vector = (...numbers: number[]): Value =>
  map({ __type__: text("__vector__"), value: list(...numbers.map(double)) });

/** In ascending order; each differs from its neighbours. */
const ASCENDING: Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  double("NaN"),
  double("-Infinity"),
  int("-9223372036854775808"),
  double(-1.5),
  int(-1),
  int(0),
  double(0.5),
  int(1),
  int("9007199254740992"),
  int("9007199254740993"),
  double(9007199254740994),
  int("9223372036854775807"),
  double("Infinity"),
  { timestampValue: "1969-12-31T23:59:59.999999Z" },
  { timestampValue: "1970-01-01T00:00:00Z" },
  { timestampValue: "1970-01-01T00:00:00.000001Z" },
  text(""),
  text("a"),
  text("a\u0000"),
  text("aa"),
  text("b"),
  text("é"),
  text("\uffff"),
  text("😀"),
  { bytesValue: "" },
  { bytesValue: "AA==" },
  { bytesValue: "AAE=" },
  { bytesValue: "/w==" },
  reference("a/__id-2__"),
  reference("a/__id7__"),
  reference("a/__id10__"),
  reference("a/A"),
  reference("a/a"),
  reference("a/a/b/c"),
  reference("b/a"),
  { geoPointValue: { latitude: -1, longitude: 5 } },
  { geoPointValue: {} },
  { geoPointValue: { longitude: 1 } },
  list(),
  list(int(1)),
  list(int(1), int(1)),
  list(int(2)),
  vector(9),
  vector(1, 2),
  vector(1, 3),
  map({}),
  map({ a: int(1) }),
  map({ a: int(1), b: int(0) }),
  map({ a: int(2) }),
  map({ b: int(0) }),
];

describe("order of values", () => {
  test("every pair of the sample is in Firestore's order, both ways round", () => {
    for (const [i, left] of ASCENDING.entries()) {
      for (const [j, right] of ASCENDING.entries()) {
        expect([left, right, Math.sign(compareValues(left, right))]).toEqual([left, right, Math.sign(i - j)]);
      }
    }
  });

  test("strings are ordered by the bytes of their UTF-8", () => {
    const bytes = (value: string) => Buffer.from(value, "utf8");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (left, right) => {
        const order = Math.sign(compareValues(text(left), text(right)));
        expect(order).toBe(Buffer.compare(bytes(left), bytes(right)));
      }),
    );
  });

  test.each([
    ["an int and the same double", int(3), double(3)],
    ["zero and minus zero", double(0), double("-0")],
    ["NaN and NaN", double("NaN"), double("NaN")],
    [
      "the same time written in two ways",
      { timestampValue: "1970-01-01T01:00:00+01:00" },
      { timestampValue: "1970-01-01T00:00:00.000Z" },
    ],
    ["maps with their keys in another order", map({ a: int(1), b: int(2) }), map({ b: int(2), a: int(1) })],
  ])("%s are equal", (_, left, right) => {
    expect(equalValues(left as Value, right as Value)).toBe(true);
  });
});
