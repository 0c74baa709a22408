import { expect, test } from "vitest";
import { isTextFamily, standInsFor } from "~/scene/text/font-stack";
import { coveredCharacters } from "~/scene/text/unicode-range";
import type { BundledFamily } from "./bundled-families.ts";
import { bundledFamilies } from "./bundled-families.ts";
import { selectFontFiles } from "./select-font-files.ts";

const example: BundledFamily = {
  family: "Example",
  isCjk: false,
  load: () => ({
    family: "Example",
    weights: "100 900",
    unicodeRanges: { latin: "U+0-FF,U+2000-206F", cyrillic: "U+400-4FF", greek: "U+370-3FF" },
    files: [
      { subset: "latin", style: "normal", url: "latin" },
      { subset: "latin", style: "italic", url: "latin-italic" },
      { subset: "cyrillic", style: "normal", url: "cyrillic" },
      { subset: "greek", style: "normal", url: "greek" },
    ],
  }),
};
const standIn: BundledFamily = {
  family: "Stand-in",
  isCjk: false,
  load: () => ({
    family: "Stand-in",
    weights: "400",
    unicodeRanges: { latin: "U+0-FF", arabic: "U+600-6FF" },
    files: [
      { subset: "latin", style: "normal", url: "other-latin" },
      { subset: "arabic", style: "normal", url: "arabic" },
    ],
  }),
};
const font = { family: "Example", weight: 400, style: "normal", fallbacks: ["Stand-in"] } as const;
const select = (text: string, style: "normal" | "italic" = "normal") =>
  selectFontFiles([example, standIn], { ...font, style, fallbacks: [...font.fallbacks] }, text);
const urls = async (text: string, style?: "italic") => (await select(text, style)).map((file) => file.url);

test("loads only the scripts a text is written in", async () => {
  expect(await urls("Hello")).toEqual(["latin"]);
  expect(await urls("Привет")).toEqual(["latin", "cyrillic"]);
});

test("a stand-in gives what the family lacks, and nothing it has", async () => {
  expect(await urls("Hello مرحبا")).toEqual(["latin", "arabic"]);
});

test("loads a style only when it is asked for, and never lets the browser slant a stand-in", async () => {
  expect(await urls("Hello", "italic")).toEqual(["latin-italic"]);
  expect(await select("مرحبا", "italic")).toContainEqual(
    expect.objectContaining({ url: "arabic", style: "italic" }),
  );
});

test("upper case may need another file than the text itself", async () => {
  expect(await urls("µ")).toEqual(["latin", "greek"]);
});

test("an unknown family is no error", async () => {
  expect(await selectFontFiles([example], { ...font, family: "Other", fallbacks: [] }, "Hello")).toEqual([]);
});

const samples = {
  en: "Small batch, fresh daily",
  pl: "Zażółć gęślą jaźń",
  vi: "Phở bò tái nạm",
  ru: "Свежая выпечка каждый день",
  el: "Φρέσκο ψωμί κάθε μέρα",
  ar: "خبز طازج كل يوم ٠١",
  hi: "हर दिन ताज़ी रोटी",
  ja: "毎日焼きたてのパン「朝市」",
  zh: "每天新鲜出炉，欢迎品尝。",
  ko: "매일 갓 구운 빵",
};

test.each(Object.entries(samples))(
  "every family has a face for every character of %s",
  async (language, text) => {
    const families = bundledFamilies.map(({ family }) => family).filter(isTextFamily);
    for (const family of families) {
      const request = {
        family,
        weight: 400,
        style: "normal" as const,
        fallbacks: standInsFor(family, language),
      };
      const files = await selectFontFiles(bundledFamilies, request, text);
      for (const character of text) {
        const isCovered = files.some((file) => coveredCharacters(file.unicodeRange, character).size > 0);
        expect(isCovered, `${character} in ${family}`).toBe(true);
      }
    }
  },
);
