import { expect, test } from "vitest";
import { cutToRoom, resultRooms, widthInArial } from "./result-width";

test("a text is as wide as its letters", () => {
  expect(widthInArial("iiii", 20)).toBeLessThan(widthInArial("MMMM", 20));
  expect(widthInArial("Hello", 20)).toBe(Math.round(((722 + 556 + 222 + 222 + 556) * 20) / 1000));
  expect(widthInArial("é", 20)).toBe(widthInArial("e", 20));
  expect(widthInArial("水", 20)).toBe(20);
});

test("what fits stays, what does not ends after a whole word", () => {
  const { title } = resultRooms.desktop;
  expect(cutToRoom("  Oak  shelf ", title)).toEqual({ shown: "Oak shelf", isCut: false });
  const long = "A shelf of solid oak that carries ninety kilograms and is put up without a single screw";
  const { shown, isCut } = cutToRoom(long, title);
  expect(isCut).toBe(true);
  expect(widthInArial(shown, title.size)).toBeLessThanOrEqual(title.pixels);
  expect(long.startsWith(shown.replace(/ …$/, ""))).toBe(true);
  expect(long[shown.length - 2]).toBe(" ");
});

test("wide letters are cut sooner than narrow ones", () => {
  const { title } = resultRooms.phone;
  expect(cutToRoom("l".repeat(100), title).isCut).toBe(false);
  expect(cutToRoom("W".repeat(100), title).isCut).toBe(true);
});
