import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let browser: BrowserPage<typeof import("./pages/repaint-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("repaint-page.ts");
});
afterAll(() => browser?.close());

test.each([
  [1, 1],
  [2, 0.5],
  [3, 0.83],
])("what an edit repaints is what painting all of it gives: seed %i at scale %d", async (seed, scale) => {
  const { unlike, repaints } = await browser.call("repaintAtRandom", seed, 40, scale, false);
  expect(unlike).toEqual([]);
  // Otherwise nothing would be compared.
  expect(repaints).toBeGreaterThan(15);
});

test.each([
  [4, 1],
  [5, 0.83],
  [6, 0.67],
])(
  "what a drag repaints among layers on their way differs at their edges at most: seed %i at scale %d",
  async (seed, scale) => {
    const { largestShare, repaints } = await browser.call("repaintAtRandom", seed, 40, scale, true);
    expect(largestShare).toBeLessThan(0.002);
    expect(repaints).toBeGreaterThan(15);
  },
);
