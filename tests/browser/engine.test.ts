import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";
import type { TextTrial } from "./pages/engine-page.ts";

let browser: BrowserPage<typeof import("./pages/engine-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("engine-page.ts");
});
afterAll(() => browser?.close());

const moments = [0.004, 0.05, 0.155, 0.165, 0.18, 0.31, 0.5, 0.504, 0.66, 0.835, 0.99, 1];

test.each(["editorial", "bold", "minimal", "night", "market"])(
  "%s: a frame is the same whether sought in any order or played",
  async (templateId) => {
    const played = await browser.call("hashFrames", "short", templateId, moments);
    const order = [7, 0, 11, 3, 9, 1, 5, 10, 2, 8, 4, 6];
    const shuffled = order.map((index) => moments[index] as number);
    const sought = await browser.call("hashFrames", "short", templateId, shuffled);
    expect(order.map((index) => played[index])).toEqual(sought);
    expect(new Set(played).size).toBeGreaterThan(9);
  },
);

test.each(["short", "arabic", "japanese"] as const)(
  "%s: a canvas in the page and one in a worker get the same pixels",
  async (content) => {
    const { page, worker } = await browser.call(
      "hashInPageAndWorker",
      content,
      "editorial",
      [0.02, 0.15, 0.3, 0.5, 0.67, 0.7, 0.95],
    );
    expect(page).toEqual(worker);
  },
);

test("words in somebody's own typeface are drawn from its file, in workers too, or in what stands in for it", async () => {
  const { own, worker, gone, standIn } = await browser.call("hashOwnTypeface");
  expect(own.failed).toEqual([]);
  expect(worker).toEqual([own.hash]);
  expect(own.hash).not.toBe(standIn);
  expect(gone).toEqual({ failed: ["gone"], hash: standIn });
});

test("text never leaves its box, in six scripts", async () => {
  const fonts = [
    { family: "Inter Variable", weight: 700, style: "normal" },
    { family: "Instrument Serif", weight: 400, style: "italic" },
    { family: "Fraunces Variable", weight: 600, style: "normal" },
    { family: "Archivo Variable", weight: 900, style: "normal" },
  ] as const;
  const alphabets: [language: string, words: string[]][] = [
    ["en", ["fjord", "W", "jumping", "ÅÉ", "Quality", "−30%", "fffj", "https://example.com/a-b"]],
    ["ar", ["صُنع", "الخريف", "لِيَدُومَ", "سنوات", "100%", "ﷺ", "iPhone"]],
    ["ja", ["ゆっくり", "作り、", "長く着る。", "「無添加」", "ー", "東京", "OK"]],
    ["hi", ["धीरे-धीरे", "बनाया", "गया", "र्क्ष्मी", "उत्पाद", "।"]],
    ["th", ["ผลิตภัณฑ์", "ที่ยั่งยืน", "ปู่ญู่", "สำหรับ", "น้ำมัน"]],
    ["ru", ["Сделано", "Щёголь", "Ждём", "й", "достопримечательность"]],
  ];
  const trial: fc.Arbitrary<TextTrial> = fc.constantFrom(...alphabets).chain(([language, words]) =>
    fc.record({
      language: fc.constant(language),
      text: fc
        .array(fc.constantFrom(...words), { minLength: 1, maxLength: 24 })
        .map((chosen) => chosen.join(language === "ja" || language === "th" ? "" : " ")),
      font: fc.constantFrom(...fonts),
      box: fc.record({
        width: fc.integer({ min: 60, max: 700 }),
        height: fc.integer({ min: 36, max: 500 }),
      }),
      align: fc.constantFrom("start", "center", "end"),
      plate: fc.constantFrom(
        null,
        null,
        { color: "#888888", paddingX: 12, paddingY: 5, radius: 4, per: "line" },
        { color: "#888888", paddingX: 14, paddingY: 6, radius: 99, per: "block" },
      ),
      lineHeight: fc.constantFrom(0.9, 1.1, 1.36),
      uppercase: fc.boolean(),
    }),
  );
  const trials = fc.sample(trial, { numRuns: 200, seed: 20 });
  const results = await browser.call("tryTexts", trials);
  const overflowing = trials.filter((_, index) => results[index]!.outside > 0);
  expect(overflowing).toEqual([]);
  expect(results.every((result) => result.inside > 0)).toBe(true);
  expect(results.some((result) => result.isTruncated)).toBe(true);
  expect(results.some((result) => !result.isTruncated)).toBe(true);
});

test("widths estimated without a canvas are near the measured ones", async () => {
  const text = "Cold-pressed in small batches — “worn” for 40 years";
  for (const font of [
    { family: "Inter Variable", weight: 600, style: "normal" },
    { family: "Instrument Serif", weight: 400, style: "italic" },
    { family: "Fraunces Variable", weight: 600, style: "normal" },
    { family: "Archivo Variable", weight: 900, style: "normal" },
  ] as const) {
    const { estimated, measured } = await browser.call("compareWidths", text, font);
    expect(Math.abs(estimated / measured - 1), font.family).toBeLessThan(0.05);
  }
});

test("a frame leaves the context as it was and keeps to its transformation", async () => {
  const { before, after, cornerIsPainted } = await browser.call("checkState");
  expect(after).toEqual(before);
  expect(cornerIsPainted).toBe(true);
});
