import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PageTheme } from "~/sections/page";
import { pageCss } from "~/sections/page-css";
import { themes } from "~/sections/themes/themes";
import families from "./families.json";

const addresses = readFileSync(new URL("./addresses.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

function cssOf(words: string, theme: Partial<PageTheme> = {}, language = "en") {
  const messages = { words } as never;
  return pageCss({ theme: { id: "stadium", mode: "light", ...theme }, sections: [], messages, language });
}

test("every file a page was ever told of is there, with the content its name was made of", () => {
  for (const file of addresses) {
    const bytes = readFileSync(new URL(`../../../public/fonts/${file}`, import.meta.url));
    const hash = createHash("sha256").update(bytes).digest("hex");
    expect(file).toContain(`-${hash.slice(0, 10)}.woff2`);
  }
});

test("every file of a family has been taken up for ever", () => {
  const files = Object.values(families).flatMap((family) => family.files.map(({ file }) => file));
  expect(files.filter((file) => !addresses.includes(file))).toEqual([]);
});

test.each([...themes.values()])("the theme $id is set in typefaces that pages have", ({ headline, body }) => {
  expect(Object.keys(families)).toEqual(expect.arrayContaining([headline.family, body.family]));
});

test("a page names only the files that hold its characters", () => {
  expect(cssOf("Lamp").match(/url\([^)]+\)/g)).toHaveLength(2);
  expect(cssOf("Łódź")).toContain("anton-latin-ext");
  expect(cssOf("Łódź")).not.toContain("vietnamese");
});

test("characters that a typeface lacks come from the one that stands in for it", () => {
  const css = cssOf("Лампа");
  expect(css).toContain("oswald-cyrillic");
  expect(css).toContain('"Anton","Oswald Variable","Anton 400 capitals fallback"');
});

test("Arabic is set in an Arabic typeface", () => {
  expect(cssOf("مصباح", {}, "ar")).toContain("noto-kufi-arabic");
});

test("a family nobody has is left aside, and its name never reaches the CSS", () => {
  const css = cssOf("Lamp", { style: { headlineFamily: '";}</style><script>' } });
  expect(css).not.toContain("script");
  expect(css).toContain('--font-headline:"Anton"');
});

test("a brand's own typeface is loaded from where the page has it, and no stand-in beside it", () => {
  const typefaces = [{ assetId: "f1", family: "Own Grotesk", standIn: "Inter Variable", width: 1.1 }];
  const theme: PageTheme = {
    id: "stadium",
    mode: "light",
    style: { headlineFamily: "own:f1" },
    brand: { brandId: "b", name: "B", logos: {} as never, typefaces },
  };
  const page = { theme, sections: [], language: "en" };
  const css = pageCss({ ...page, typefaces: new Map([["f1", "/pages/p/files/f1.woff2"]]) });
  expect(css).toContain('src:url("/pages/p/files/f1.woff2")');
  expect(css).not.toContain("/fonts/inter");
  expect(pageCss(page)).toContain('--font-headline:"Inter Variable"');
});
