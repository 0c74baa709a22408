import { afterAll, beforeAll, expect, test } from "vitest";
import { accountIn, makeDemoVideo } from "./demo-video";
import { type Studio, shareStudio } from "./studio";

let studio: Studio;

beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

test("what stands beside the button that copies a video stays where it is while its code is on its way", async () => {
  const account = await accountIn(studio);
  const contentId = await makeDemoVideo(studio, account);
  const sharing = {
    callToAction: { label: "Shop now", address: "https://shop.example/" },
    mayDuplicate: true,
  };
  const json = { mode: "pin", sharing };
  const answer = await account.call(`/api/v1/content/${contentId}/publish`, { method: "POST", json });
  expect(answer.ok).toBe(true);

  const page = await studio.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/copy-video-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/v1/videos/${contentId}`, { waitUntil: "domcontentloaded" });
  await page.locator("section[data-ready]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const link = page.getByRole("button", { name: "Copy link", exact: true });
  const before = await link.boundingBox();
  // What the server sent of it stays in sight while the page begins to live.
  expect(await page.getByRole("link", { name: "Make it mine" }).isVisible()).toBe(true);
  release();
  await page.getByRole("link", { name: "Make it mine" }).waitFor();
  expect(await link.boundingBox()).toEqual(before);

  // A link to a moment is offered once somebody has come to one, and moves nothing either.
  const moment = page.getByRole("button", { name: "Copy link at this moment" });
  expect(await moment.isVisible()).toBe(false);
  const title = page.getByRole("heading", { level: 1 });
  const stood = await title.boundingBox();
  await page.locator("section[data-ready]").first().focus();
  await page.keyboard.press("ArrowRight");
  await moment.waitFor();
  expect(await title.boundingBox()).toEqual(stood);
});
