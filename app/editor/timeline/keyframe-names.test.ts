import { expect, test } from "vitest";
import { keyframeProperties, keyframeSchema } from "~/scene/part-changes";
import { propertyUnits, valueNear, writtenValue } from "./keyframe-names";

test.each(keyframeProperties)("%s can be given no value that a video cannot hold", (property) => {
  const { least, most, factor } = propertyUnits[property];
  for (const [wanted, end] of [
    [-1e9, least],
    [1e9, most],
  ] as const) {
    const value = valueNear(property, wanted);
    expect(value * factor).toBeCloseTo(end);
    expect(keyframeSchema.safeParse({ seconds: 0, value, easing: "linear" }).success).toBe(true);
  }
});

test("a value is rounded to whole units, or to tenths of one, and written so", () => {
  expect(valueNear("scale", 1.2345)).toBe(1.23);
  expect(valueNear("scale", 1.2345, true)).toBe(1.235);
  expect(writtenValue("scale", 1.235)).toBe("123.5 %");
  expect(writtenValue("rotation", -45)).toBe("-45 °");
});
