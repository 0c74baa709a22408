import { doubleText, valueText } from "./difference";
import { isBase64, isReference, readDouble, readInteger } from "./tagged-json";
import { readTimestamp } from "./timestamp";
import { typeOf, type ValueType, vectorNumbers, vectorOf, type WireValue } from "./wire-value";

/** A value as another type: what it says is kept where that type can say it, else it is the type's empty value. */
export function asType(value: WireValue, type: ValueType, nowMs: number): WireValue {
  if (typeOf(value) === type) return value;
  const text = textOf(value);
  switch (type) {
    case "string":
      return { stringValue: text };
    case "integer":
      return { integerValue: readInteger(text.replace(/\.0+$/, "")) ?? "0" };
    case "double":
      return { doubleValue: readDouble(text) ?? 0 };
    case "boolean":
      return { booleanValue: text === "true" || text === "1" };
    case "timestamp":
      return { timestampValue: readTimestamp(text) ?? readTimestamp(new Date(nowMs).toISOString()) ?? "" };
    case "reference":
      return { referenceValue: isReference(text) ? text : "" };
    case "bytes":
      return { bytesValue: isBase64(text) ? text : "" };
    case "geopoint":
      return { geoPointValue: { latitude: 0, longitude: 0 } };
    case "vector":
      return vectorOf(numbersOf(value));
    case "array":
      return { arrayValue: { values: listOf(value) } };
    case "map":
      return { mapValue: { fields: {} } };
    default:
      return { nullValue: null };
  }
}

function textOf(value: WireValue): string {
  return ["null", "map", "array", "vector", "masked", "geopoint"].includes(typeOf(value))
    ? ""
    : valueText(value);
}

function numbersOf(value: WireValue) {
  const values = "arrayValue" in value ? value.arrayValue.values : [];
  const numbers = values.flatMap((each) => readDouble(textOf(each)) ?? []).filter((each) => each !== "NaN");
  return numbers.length > 0 ? numbers : [0];
}

function listOf(value: WireValue): WireValue[] {
  const numbers = vectorNumbers(value);
  if (numbers) return numbers.map((each): WireValue => ({ doubleValue: each }));
  return ["null", "masked", "map"].includes(typeOf(value)) ? [] : [value];
}

/** Numbers of a vector as they are typed, and back; null where one of them is none. */
export function writeNumbers(numbers: readonly (number | string)[]): string {
  return numbers.map(doubleText).join(", ");
}
export function readNumbers(text: string) {
  const numbers = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(readDouble);
  const isWhole = numbers.every((each) => each !== null && each !== "NaN");
  return isWhole && numbers.length > 0 && numbers.length <= 2048
    ? numbers.flatMap((each) => (each === null ? [] : [each]))
    : null;
}
