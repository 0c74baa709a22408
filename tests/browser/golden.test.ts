import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

/**
 * Frames compared with pictures kept in the repository, with a tolerance: another processor smooths letters a little
 * differently. `npx node scripts/golden-frames.mjs` draws them anew.
 */
const folder = new URL("../fixtures/golden/", import.meta.url);
const MOST_MEAN = 2.5;
const MOST_CLEARLY = 0.012;

let browser: BrowserPage<typeof import("./pages/layers-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("layers-page.ts");
});
afterAll(() => browser?.close());

async function differs(
  name: string,
  drawn: string,
  frame: { width: number; height: number } = { width: 180, height: 180 },
): Promise<boolean> {
  const kept = (await readFile(new URL(name, folder))).toString("base64");
  const { mean, clearly } = await browser.call("comparePictures", kept, drawn, frame);
  return mean > MOST_MEAN || clearly > MOST_CLEARLY;
}

test("every kind of layer, effect and animation looks as it did", async () => {
  const names = await browser.call("caseNames");
  const kept = (await readdir(new URL("layers/", folder))).map((file) => file.replace(".webp", ""));
  expect(kept.sort()).toEqual([...names].sort());
  const different: string[] = [];
  for (const name of names) {
    if (await differs(`layers/${name}.webp`, await browser.call("drawCaseStrip", name))) different.push(name);
  }
  expect(different).toEqual([]);
});

test("the comparison sees one case in the place of another", async () => {
  expect(await differs("layers/icon.webp", await browser.call("drawCaseStrip", "progress-bar"))).toBe(true);
  expect(await differs("layers/counter.webp", await browser.call("drawCaseStrip", "counter-price"))).toBe(
    true,
  );
});

test.each(["9:16", "4:5", "1:1", "16:9"] as const)("every layout looks as it did at %s", async (format) => {
  const { picture, frame } = await browser.call("drawLayoutSheet", format);
  expect(await differs(`layouts-${format.replace(":", "x")}.webp`, picture, frame)).toBe(false);
});

test.each(["9:16", "4:5", "1:1", "16:9"] as const)("a brand looks as it did at %s", async (format) => {
  const { picture, frame } = await browser.call("drawBrandStrip", format);
  expect(await differs(`brand-${format.replace(":", "x")}.webp`, picture, frame)).toBe(false);
});

test("every case gives the same pixels played, sought, on a canvas of the page and in a worker", async () => {
  const times = [0.1, 0.3, 0.45, 0.61, 0.9, 1.3, 1.9];
  const order = [4, 0, 6, 2, 5, 1, 3];
  const hashes = await browser.call("hashCases", times, order);
  for (const [name, { played, sought, page, worker }] of Object.entries(hashes)) {
    expect(sought, `${name} sought`).toEqual(order.map((index) => played[index]));
    expect(page, `${name} in the page`).toEqual(played);
    expect(worker, `${name} in a worker`).toEqual(played);
  }
  expect(new Set(hashes.all?.played).size).toBe(times.length);
});

test.each([
  ["word", "en", "AVATAR, Toyota & 30% off"],
  ["letter", "en", "AVATAR, Toyota & 30% off"],
  ["word", "ar", "صُنع على مهل مع Argan Bio منذ 1998 ليدوم"],
  ["letter", "ar", "صُنع على مهل، 30% فقط لأول طلب."],
  ["word", "en", "Called صُنع على مهل in Arabic"],
  ["letter", "hi", "धीरे-धीरे बनाया गया उत्पाद"],
  ["letter", "ja", "ゆっくり作り、長く着る。"],
] as const)("by %s, %s: pieces stand where the whole text has them: %s", async (reveal, language, text) => {
  const { mean, clearly } = await browser.call("comparePieces", text, language, reveal);
  expect(mean).toBeLessThan(1);
  expect(clearly).toBeLessThan(0.005);
});
