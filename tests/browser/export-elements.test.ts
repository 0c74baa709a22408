import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let browser: BrowserPage<typeof import("./pages/export-elements-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("export-elements-page.ts");
});
afterAll(() => browser?.close());

test("a video with an element of each kind is exported as the player shows it, with its sounds at their times", async () => {
  const { frames, levels, failed, frameCount } = await browser.call("exportElements", [0.1, 0.5, 1.5, 2.7]);
  expect(failed).toEqual([]);
  expect(frameCount).toBe(90);
  for (const parts of frames) {
    expect(Object.keys(parts)).toHaveLength(11);
    for (const [key, { like, without }] of Object.entries(parts)) {
      expect(like, `${key}: ${like} dB`).toBeGreaterThanOrEqual(28);
      expect(without, `${key} left out: ${without} dB`).toBeLessThan(20);
    }
  }
  // By tenths of a second: the knock at 1 s, the tone from 1.8 s that fades to the end, nothing besides.
  const loud = Math.max(...levels);
  for (const tenth of [0, 3, 6, 8, 14, 16]) expect(levels[tenth]).toBeLessThan(loud / 500);
  expect(levels[10]).toBeGreaterThan(loud / 4);
  expect(levels[18]).toBeGreaterThan(loud / 4);
  expect(levels[24]! / levels[18]!).toBeGreaterThan(0.3);
  expect(levels[24]! / levels[18]!).toBeLessThan(0.65);
  expect(levels[29]).toBeLessThan(loud / 50);
});
