import { afterAll, beforeAll, expect, test } from "vitest";
import { quartersOf, turnedPhoto, uprightQuarters } from "../fixtures/turned-photo.ts";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let page: BrowserPage<typeof import("./pages/image-editor-page.ts")>;

beforeAll(async () => {
  page = await openBrowserPage<typeof import("./pages/image-editor-page.ts")>("image-editor-page.ts");
});
afterAll(() => page?.close());

test("a picture that is moved and painted on looks as if all of it were drawn anew", async () => {
  expect(await page.call("compareWithWhole")).toBeLessThan(4);
});

test("a large photograph that its camera turned is shown as it was seen", async () => {
  const drawn = await page.call("drawPhoto", [...turnedPhoto("image/jpeg", 2400)]);
  expect(quartersOf(drawn)).toEqual(uprightQuarters);
});
