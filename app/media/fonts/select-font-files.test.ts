import { expect, test } from "vitest";
import type { FontFamily } from "./font-family.ts";
import { selectFontFiles } from "./select-font-files.ts";

const family: FontFamily = {
  family: "Example",
  weights: "100 900",
  unicodeRanges: { latin: "U+0-FF,U+2000-206F", cyrillic: "U+400-4FF", greek: "U+370-3FF" },
  files: [
    { subset: "latin", style: "normal", url: "latin" },
    { subset: "latin", style: "italic", url: "latin-italic" },
    { subset: "cyrillic", style: "normal", url: "cyrillic" },
    { subset: "greek", style: "normal", url: "greek" },
  ],
};
const font = (weight: number, style: "normal" | "italic" = "normal") => ({
  family: "Example",
  weight,
  style,
});
const urls = (text: string, requests = [font(400), font(700)]) =>
  selectFontFiles([family], requests, text).map((file) => file.url);

test("loads only the scripts a text is written in, once for all weights", () => {
  expect(urls("Hello")).toEqual(["latin"]);
  expect(urls("Привет")).toEqual(["latin", "cyrillic"]);
});

test("loads a style only when it is asked for", () => {
  expect(urls("Hello", [font(400, "italic")])).toEqual(["latin-italic"]);
});

test("upper case may need another file than the text itself", () => {
  expect(urls("µ")).toEqual(["latin", "greek"]);
});

test("an unknown family is no error", () => {
  expect(selectFontFiles([family], [{ family: "Other", weight: 400, style: "normal" }], "Hello")).toEqual([]);
});
