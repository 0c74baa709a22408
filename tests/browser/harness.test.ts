import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let browser: BrowserPage<typeof import("./pages/harness-page.tsx")>;

beforeAll(async () => {
  browser = await openBrowserPage("harness-page.tsx");
});
afterAll(() => browser?.close());

test("page modules render React and import application code by its alias", async () => {
  expect(await browser.call("greet", "Ada")).toBe("Hello Ada");
  expect(await browser.call("readsStoryboards")).toBe(true);
  expect(browser.errors).toEqual([]);
});

test("the page is a secure context with WebCodecs and a private file system", async () => {
  const abilities = await browser.page.evaluate(() => [
    isSecureContext,
    typeof VideoEncoder,
    typeof navigator.storage.getDirectory,
  ]);
  expect(abilities).toEqual([true, "function", "function"]);
});

test("a page module that does not exist is an error, not a silent page", async () => {
  await expect(openBrowserPage("no-such-page.ts")).rejects.toThrow("no-such-page.ts did not load");
});
