import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let contentId: string;
beforeAll(async () => {
  studio = await shareStudio();
  contentId = await makeDemoVideo(studio, await accountIn(studio));
});
afterAll(() => studio?.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openCanvas(options: Parameters<Studio["newPage"]>[0] = {}): Promise<Page> {
  const page = await studio.newPage({ viewport: { width: 1360, height: 860 }, ...options });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit`);
  await page.locator("[data-canvas-pane] canvas[data-ready]").waitFor();
  return page;
}

const pane = (page: Page) => page.locator("[data-canvas-pane]");
const bar = (page: Page) => page.getByRole("toolbar", { name: "Cropping" });
const picture = (page: Page) => page.locator('[data-part$="/picture"]').first();
const cutAtLeft = (page: Page) => page.getByLabel("Crop at the left");

test("by keyboard a picture is moved in its frame, Enter keeps that, and Cancel gives back what was", async () => {
  const page = await openCanvas();
  await page.keyboard.press("Tab");
  await picture(page).focus();
  await page.getByRole("button", { name: "Crop", exact: true }).press("Enter");
  await cutAtLeft(page).fill("20");
  await cutAtLeft(page).press("Enter");
  await picture(page).focus();
  await page.keyboard.press("Enter");
  await bar(page).waitFor();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => Number(await cutAtLeft(page).inputValue())).toBeLessThan(20);
  await page.keyboard.press("Enter");
  await bar(page).waitFor({ state: "detached" });
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => cutAtLeft(page).inputValue()).toBe("20");

  await picture(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => cutAtLeft(page).inputValue()).not.toBe("20");
  await bar(page).getByRole("button", { name: "Cancel" }).press("Enter");
  await expect.poll(() => cutAtLeft(page).inputValue()).toBe("20");
  expect(await pane(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("by touch cropping says what to do and ends, no ring is drawn about the canvas, and text tools cover nothing", async () => {
  const page = await openCanvas(phone);
  await picture(page).focus();
  await page.keyboard.press("Enter");
  await bar(page).waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await bar(page).getByRole("button", { name: "Done" }).tap();
  await bar(page).waitFor({ state: "detached" });

  const { x, y, width, height } = (await pane(page).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator("[data-selection-frame]").waitFor();
  expect(await pane(page).evaluate((element) => element.matches(":focus"))).toBe(true);
  expect(await pane(page).evaluate((element) => getComputedStyle(element).boxShadow)).toMatch(
    /^none$|^(rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, )?)+$/,
  );

  await page.keyboard.press("Tab");
  await page.locator('[data-part$="/headline"]').first().focus();
  const selected = page.locator("[data-selection-frame]");
  await expect.poll(async () => (await selected.boundingBox())?.height ?? height).toBeLessThan(height / 2);
  await page.keyboard.press("Enter");
  const tools = page.getByRole("toolbar", { name: "Text", exact: true });
  await tools.waitFor();
  const below = (await pane(page).boundingBox())!;
  expect((await tools.boundingBox())!.y).toBeGreaterThanOrEqual(below.y + below.height);
  await tools.getByRole("button", { name: "Bold" }).tap();
  await page.locator("[data-canvas-pane] [role=textbox]").waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("toolbar", { name: "Canvas tools" }).waitFor();
});
