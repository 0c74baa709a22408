import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let browser: BrowserPage<typeof import("./pages/written-text-page.ts")>;
beforeAll(async () => {
  browser = await openBrowserPage("written-text-page.ts");
});
afterAll(() => browser?.close());

const plain = { align: "start" } as const;
const set = { align: "center", letterSpacing: 4, uppercase: true } as const;
const onPlates = {
  align: "end",
  plate: { color: "#ffffff", paddingX: 20, paddingY: 8, radius: 0, per: "line" },
} as const;
/** As large as the box has room for, in lines that are lower than their letters. */
const tight = { align: "center", maxSize: 300, lineHeight: 0.92 } as const;

function wordsFor(family: string): { text: string; language: string } {
  if (family.includes("Arabic")) {
    return { text: "خبز يأخذ وقته، والناس الذين ينتظرونه كل صباح", language: "ar" };
  }
  if (family.includes("Devanagari")) {
    return { text: "रोटी जो अपना समय लेती है और लोग जो हर सुबह इंतज़ार करते हैं", language: "hi" };
  }
  return { text: "Warm bread, good coffee and a seat by the window, from seven every day", language: "en" };
}

test("words that are written in place break where they are drawn to break, and stand there, in every face", async () => {
  const differing: unknown[] = [];
  for (const family of await browser.call("families")) {
    const { text, language } = wordsFor(family);
    for (const scale of [0.25, 0.61]) {
      for (const fields of [plain, set, onPlates, tight]) {
        const found = await browser.call("write", family, { text, ...fields }, language, scale);
        const isAside = Math.abs(found.aside) > 0.05 || Math.abs(found.below) > 0.05;
        const isSame = JSON.stringify(found.drawn) === JSON.stringify(found.written);
        if (isAside || !isSame) differing.push({ family, scale, align: fields.align, ...found });
      }
    }
  }
  expect(differing).toEqual([]);
  expect(browser.errors).toEqual([]);
});
