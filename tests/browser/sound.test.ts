import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let browser: BrowserPage<typeof import("./pages/sound-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("sound-page.ts");
});
afterAll(() => browser?.close());

test("what a preview plays is what an export holds: page and worker render the same samples", async () => {
  for (const bedId of await browser.call("bedIds")) {
    const inPage = await browser.call("renderInPage", bedId, 4);
    expect(await browser.call("renderInWorker", bedId, 4), bedId).toBe(inPage);
  }
});

test("each bed has its own sound", async () => {
  const digests = [];
  for (const bedId of await browser.call("bedIds")) {
    digests.push(await browser.call("renderInPage", bedId, 1));
  }
  expect(new Set(digests).size).toBe(digests.length);
});
