import { expect, test } from "vitest";
import { readColor } from "./read-color.ts";

test.each([
  ["#A33100", "#a33100"],
  ["a33100", "#a33100"],
  [" #a30 ", "#aa3300"],
  ["#a330", null],
  ["red", null],
  ["", null],
])("%s is read as %s", (typed, color) => expect(readColor(typed)).toBe(color));
