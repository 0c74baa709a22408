import { expect, test } from "vitest";
import { countdownFormat, secondsLeft } from "~/engine/format-countdown";

const left = 2 * 86_400 + 3 * 3600 + 14 * 60 + 7;

test.each([
  ["en", "days", "2d 03:14:07"],
  ["en", "hours", "51:14:07"],
  ["en", "minutes", "3074:07"],
  ["de", "days", "2 T 03:14:07"],
  ["fr", "days", "2j 03:14:07"],
  ["no-such-language", "days", "2d 03:14:07"],
] as const)("%s from %s", (language, from, text) => {
  const written = countdownFormat(language, from)(left).text;
  expect(written.replace(/[\u00a0\u202f]/gu, " ")).toBe(text);
});

test("digits are those of the language, each a piece of its own", () => {
  const { parts } = countdownFormat("ar-EG", "hours")(3600);
  expect(parts.filter(({ isDigit }) => isDigit).map(({ text }) => text)).toEqual([..."٠١٠٠٠٠"]);
});

test("days that are over are left out", () => {
  expect(countdownFormat("en", "days")(3661).text).toBe("01:01:01");
});

test("a second counts until it is over", () => {
  const layer = { remainingSeconds: 10.5 };
  expect(secondsLeft(layer, 0)).toBe(11);
  expect(secondsLeft(layer, 0.5)).toBe(10);
  expect(secondsLeft(layer, 1.4)).toBe(10);
  expect(secondsLeft(layer, 1.5)).toBe(9);
  expect(secondsLeft(layer, 10.5)).toBe(0);
  expect(secondsLeft(layer, 99)).toBe(0);
});
