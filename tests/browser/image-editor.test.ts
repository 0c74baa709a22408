import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let page: BrowserPage<typeof import("./pages/image-editor-page.ts")>;

beforeAll(async () => {
  page = await openBrowserPage<typeof import("./pages/image-editor-page.ts")>("image-editor-page.ts");
});
afterAll(() => page?.close());

test("a picture that is moved and painted on looks as if all of it were drawn anew", async () => {
  expect(await page.call("compareWithWhole")).toBeLessThan(4);
});
