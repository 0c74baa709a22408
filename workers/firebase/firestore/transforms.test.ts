import { expect, test } from "vitest";
import type { FieldTransform } from "./protocol";
import { applyTransform } from "./transforms";
import type { Fields, Value } from "./values";

const COMMIT_MICROS = 1_700_000_000_123_456;
const int = (number: number | string): Value => ({ integerValue: String(number) });
const double = (doubleValue: number | string): Value => ({ doubleValue });
const values = (...elements: Value[]) => ({ values: elements });

test.each<[string, Value | undefined, Omit<FieldTransform, "fieldPath">, Value]>([
  [
    "server time is cut to milliseconds",
    undefined,
    { setToServerValue: "REQUEST_TIME" },
    { timestampValue: "2023-11-14T22:13:20.123000Z" },
  ],
  ["increment of nothing", undefined, { increment: int(5) }, int(5)],
  ["increment of text", { stringValue: "x" }, { increment: int(5) }, int(5)],
  ["int plus int", int(1), { increment: int(2) }, int(3)],
  ["int plus double", int(1), { increment: double(0.5) }, double(1.5)],
  ["increment past 64 bits", int("9223372036854775807"), { increment: int(1) }, int("9223372036854775807")],
  [
    "decrement past 64 bits",
    int("-9223372036854775808"),
    { increment: int(-1) },
    int("-9223372036854775808"),
  ],
  ["infinity", double("Infinity"), { increment: int(1) }, double("Infinity")],
  ["the larger", int(3), { maximum: int(5) }, int(5)],
  ["the larger is there", int(7), { maximum: int(5) }, int(7)],
  ["equal keeps the type", int(3), { maximum: double(3) }, int(3)],
  ["maximum with NaN", int(3), { maximum: double("NaN") }, double("NaN")],
  ["maximum of NaN", double("NaN"), { maximum: int(3) }, double("NaN")],
  ["the smaller", int(3), { minimum: double(2.5) }, double(2.5)],
  ["minimum of nothing", undefined, { minimum: int(2) }, int(2)],
])("%s", (_, previous, transform, expected) => {
  const fields: Fields = previous ? { x: previous } : {};
  expect(applyTransform(fields, { fieldPath: "x", ...transform }, COMMIT_MICROS)).toEqual(expected);
  expect(fields.x).toEqual(expected);
});

test.each<[string, Value | undefined, Omit<FieldTransform, "fieldPath">, Value[]]>([
  [
    "union adds what is missing, once",
    { arrayValue: values(int(1)) },
    { appendMissingElements: values(double(1), int(2), int(2)) },
    [int(1), int(2)],
  ],
  ["union on no array", int(1), { appendMissingElements: values(int(2)) }, [int(2)]],
  [
    "remove takes all equal ones",
    { arrayValue: values(int(1), int(2), double(1)) },
    { removeAllFromArray: values(int(1)) },
    [int(2)],
  ],
  ["remove on nothing", undefined, { removeAllFromArray: values(int(1)) }, []],
])("%s, and reports null", (_, previous, transform, expected) => {
  const fields: Fields = previous ? { x: previous } : {};
  expect(applyTransform(fields, { fieldPath: "x", ...transform }, COMMIT_MICROS)).toEqual({
    nullValue: null,
  });
  expect(fields.x).toEqual({ arrayValue: { values: expected } });
});

test("a nested path is made", () => {
  const fields: Fields = {};
  applyTransform(fields, { fieldPath: "a.b", increment: int(1) }, COMMIT_MICROS);
  expect(fields).toEqual({ a: { mapValue: { fields: { b: int(1) } } } });
});
