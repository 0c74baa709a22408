import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { comparedPair } from "./compared-pair";

const source = { id: "a", label: "Before", width: 600, height: 400 };
const extended = {
  id: "b",
  label: "After",
  width: 900,
  height: 600,
  parentIds: ["a", "reference"],
  request: {
    ...emptyImageRequest("model"),
    operation: "extend" as const,
    extend: { top: 50, right: 100, bottom: 150, left: 200 },
  },
};
const place = { x: 200 / 900, y: 50 / 600, width: 600 / 900, height: 400 / 600 };
const whole = { x: 0, y: 0, width: 1, height: 1 };

test("what was extended lies where it is in the extension, whichever of the two comes first", () => {
  const pair = comparedPair(source, extended);
  expect(pair).toMatchObject({ frame: { width: 900, height: 600 }, isAligned: true });
  expect(pair.before.place).toEqual(place);
  expect(pair.after.place).toEqual(whole);
  const turned = comparedPair(extended, source);
  expect(turned).toMatchObject({ frame: { width: 900, height: 600 }, isAligned: true });
  expect(turned.after.place).toEqual(place);
});

test("an extension of another picture, and another shape, are not laid over one another", () => {
  expect(comparedPair({ ...source, id: "c" }, { ...extended, width: 300 }).isAligned).toBe(false);
  const larger = { ...source, id: "d", width: 1199, height: 800 };
  expect(comparedPair(source, larger)).toMatchObject({ isAligned: true, before: { place: whole } });
});
