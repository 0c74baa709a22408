import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakIntoUnits } from "~/scene/text/break-text";
import { fitText } from "~/scene/text/fit-text";
import { truncateLine, wrapLines } from "~/scene/text/wrap-lines";

/** Every character one unit wide. */
const measure = (text: string) => [...text].length;
const wrap = (text: string, width: number, language = "en") => wrapLines(text, language, width, measure);

describe("breaking", () => {
  test("at spaces and after hyphens, never at no-break spaces", () => {
    expect(breakIntoUnits("cold-pressed oil 5\u00a0ml", "en").map((unit) => unit.text)).toEqual([
      "cold-",
      "pressed",
      "oil",
      "5\u00a0ml",
    ]);
  });

  test("never within a number, as of a telephone", () => {
    const unitsOf = (text: string) => breakIntoUnits(text, "pt").map((unit) => unit.text);
    expect(unitsOf("Agende: (11) 3555 0199 ou 12 horas")).toEqual([
      ...["Agende:", "(11) 3555 0199", "ou", "12", "horas"],
    ]);
  });

  test("Japanese breaks between words, and marks never begin or end a line wrongly", () => {
    for (let width = 4; width < 12; width++) {
      for (const line of wrap("ゆっくり作り、長く着る。「無添加」という言葉。", width, "ja")) {
        expect(line).not.toMatch(/^[、。」]/u);
        expect(line).not.toMatch(/「$/u);
      }
    }
  });

  test("keeps new lines and drops empty paragraphs", () => {
    expect(wrap("one\n\ntwo", 20)).toEqual(["one", "two"]);
  });
});

describe("wrapping", () => {
  test("balances the lines instead of leaving one word over", () => {
    expect(wrap("made slowly and worn for years", 26)).toEqual(["made slowly and", "worn for years"]);
  });

  test("divides what is wider than a line between graphemes", () => {
    expect(wrap("👨‍👩‍👧👨‍👩‍👧", 5)).toEqual(["👨‍👩‍👧", "👨‍👩‍👧"]);
    expect(wrap("abcdefgh", 3)).toEqual(["abc", "def", "gh"]);
  });

  test("no line is too wide and nothing is lost", () => {
    const words = fc.array(fc.constantFrom("a", "worn", "slowly-made", "Donaudampfschiff", "長く着る。"), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 40 }), (chosen, width) => {
        const lines = wrap(chosen.join(" "), width);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        expect(lines.join("").replaceAll(" ", "")).toBe(chosen.join(""));
      }),
    );
  });
});

test("a cut line ends in an ellipsis after a letter", () => {
  expect(truncateLine("worn for years", 9, measure)).toBe("worn for…");
  expect(truncateLine("slowly, worn", 9, measure)).toBe("slowly…");
  expect(truncateLine("worn", 4, measure)).toBe("worn");
});

describe("fitting", () => {
  const request = {
    language: "en",
    width: 100,
    height: 40,
    maxSize: 20,
    minSize: 5,
    lineHeight: 1,
    linePadding: 0,
    maxLines: 3,
    measure: (text: string, size: number) => [...text].length * size * 0.5,
  };

  test("takes the largest size at which the text has room", () => {
    expect(fitText({ ...request, text: "short" })).toEqual({
      lines: ["short"],
      sizePixels: 20,
      isTruncated: false,
    });
    const fitted = fitText({ ...request, text: "made slowly and worn for many years" });
    expect(fitted.isTruncated).toBe(false);
    expect(fitted.sizePixels).toBeLessThan(20);
    expect(fitted.lines.length * fitted.sizePixels).toBeLessThanOrEqual(40.5);
  });

  test("ends in an ellipsis where even the smallest size has no room", () => {
    const fitted = fitText({ ...request, text: "made slowly and worn for many years ".repeat(9) });
    expect(fitted).toMatchObject({ sizePixels: 5, isTruncated: true });
    expect(fitted.lines).toHaveLength(3);
    expect(fitted.lines.at(-1)).toMatch(/…$/u);
  });
});

test.each([
  ["Чистка зубов 3 500 ₽ вместо 5 000 ₽", ["Чистка", "зубов", "3 500 ₽", "вместо", "5 000 ₽"]],
  ["Från 450 kr per natt", ["Från", "450 kr", "per", "natt"]],
  ["Gratis vanaf € 40 per stuk", ["Gratis", "vanaf", "€ 40", "per", "stuk"]],
  ["Silk, 90 cm wide, 12 % off", ["Silk,", "90 cm", "wide,", "12 %", "off"]],
  ["Montag ab 8 Uhr offen", ["Montag", "ab", "8 Uhr", "offen"]],
])("%s: no line ends between a number and its unit", (text, units) => {
  expect(breakIntoUnits(text, "en").map((unit) => unit.text)).toEqual(units);
});
