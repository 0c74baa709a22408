import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillGallery } from "../fixtures/fill-gallery.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let page: Page;
beforeAll(async () => {
  studio = await shareStudio();
  page = await studio.newPage();
  await studio.signIn(page);
});
afterAll(() => studio?.stop());

const prompt = () => page.getByLabel("What should the images show?");
const main = () => page.locator("main");
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

/** Chooses from the menu of an image. */
async function choose(image: Locator, item: string): Promise<void> {
  await image.hover();
  await image.getByRole("button", { name: /^Actions for/ }).click();
  await page
    .getByRole("menu", { name: /^Actions for/ })
    .getByRole("menuitem", { name: item, exact: true })
    .click();
}

test("what is typed survives; an image is made, found by its page, edited, kept, trashed and brought back", async () => {
  // Another one each time, so that a repeated test begins anew.
  const mark = `m${crypto.randomUUID().slice(0, 8)}`;
  const words = `A lemon on a blue plate ${mark}`;
  await page.goto("/image-gen/v1");
  await page.getByRole("link", { name: "Create" }).last().click();
  await prompt().fill(words);
  await page.getByRole("radio", { name: "4:5" }).click();
  await page.getByRole("radio", { name: "1", exact: true }).click();
  await page.route("**/api/v1/generations", (route) => route.abort());
  await prompt().press("Enter");
  await page.getByRole("alert").getByText("What you typed is kept").waitFor();
  await page.unroute("**/api/v1/generations");
  await page.reload();
  await expect.poll(() => prompt().inputValue(), { timeout: 20_000 }).toBe(words);
  await page.getByRole("button", { name: "Make 1 · 1 credit" }).click();
  await page.getByRole("article", { name: words }).getByRole("link").first().click();
  await heading(words).waitFor();
  expect(page.url()).toMatch(/\/image-gen\/v1\/[\w-]+$/);
  await page.getByRole("link", { name: "Open this in the newer studio" }).waitFor();
  await page.keyboard.press("s");
  await page.getByRole("button", { name: "Take the star off" }).waitFor();

  await page.getByRole("link", { name: "Make again" }).click();
  await expect.poll(() => prompt().inputValue(), { timeout: 20_000 }).toBe(words);
  await expect
    .poll(() => page.getByRole("textbox", { name: "Seed" }).inputValue(), { timeout: 20_000 })
    .toMatch(/^\d+$/);

  await page.goBack();
  await main().getByRole("link", { name: "Edit" }).click();
  await page.getByRole("radio", { name: "Extend" }).click();
  await main().getByRole("button", { name: "Extend · 1 credit" }).click();
  await page.getByRole("alert").getByText("choose a shape").waitFor();
  await main().getByRole("button", { name: "16:9" }).click();
  await main().getByRole("button", { name: "Extend · 1 credit" }).click();
  const comparison = page.getByRole("region", { name: "Before and after" });
  const line = comparison.getByRole("slider");
  await line.press("ArrowRight");
  await expect.poll(() => line.inputValue()).toBe("51");
  await expect
    .poll(() => comparison.getByAltText("After").evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: 20_000,
    })
    .toBeGreaterThan(1024);
  expect(await findBarriersInMain(page)).toEqual([]);
  await comparison.getByRole("button", { name: "Keep" }).click();
  await page.getByRole("region", { name: "Kept" }).getByRole("link", { name: "Extension" }).waitFor();

  await page.goto(`/image-gen/v1/all?q=${mark}`);
  const found = page.getByRole("article", { name: words, exact: true });
  // An edit without words is found by the name of what it was made from.
  await page.getByRole("article", { name: `${words} (extended)` }).waitFor();
  await choose(found, "Move to trash");
  await found.waitFor({ state: "detached" });
  await page.getByRole("radio", { name: "Trash" }).click();
  await found.waitFor();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await page.getByText("No image matches").waitFor();
  await page.getByRole("radio", { name: "All" }).click();
  await found.waitFor();
});

test("a long list goes page by page, forth and back, each with an address", async () => {
  const { userId } = await accountIn(studio);
  await fillGallery(studio, { ownerId: userId, count: 60, stepMs: 86_400_000, withAssets: true });
  await page.goto("/image-gen/v1/all?q=ceramic");
  const titles = () =>
    page
      .getByRole("list", { name: "Images", exact: true })
      .getByRole("article")
      .evaluateAll((all) => all.map((image) => Number(image.ariaLabel?.split(" ").at(-1))));
  const numbers = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => first + place);
  const shows = (first: number, count: number) =>
    expect.poll(titles, { timeout: 20_000 }).toEqual(numbers(first, count));
  await shows(0, 24);
  expect(await page.getByRole("link", { name: "Newer", exact: true }).count()).toBe(0);
  await page.getByRole("link", { name: "Older", exact: true }).click();
  await shows(24, 24);
  await page.getByRole("link", { name: "Older", exact: true }).click();
  await shows(48, 12);
  expect(await page.getByRole("link", { name: "Older", exact: true }).count()).toBe(0);
  await page.reload();
  await shows(48, 12);
  await page.getByRole("link", { name: "Newer", exact: true }).click();
  await shows(24, 24);
  await page.getByRole("link", { name: "Newer", exact: true }).click();
  await shows(0, 24);
});

test("each page holds on a phone; somebody else's image is shown to nobody", async () => {
  const { userId } = await accountIn(studio);
  for (const ownerId of [userId, "somebody-else"]) {
    await fillGallery(studio, { ownerId, count: 1, withAssets: true });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    for (const [path, seen] of [
      ["", page.getByRole("list", { name: "Latest images" }).getByRole("img").first()],
      ["/create", prompt()],
      ["/edit", page.getByRole("button", { name: "Choose a file" })],
      [`/edit?image=${userId}-0`, page.getByRole("button", { name: "Change it · 1 credit" })],
      [`/${userId}-0`, page.getByRole("link", { name: "Make again" })],
      ["/all?q=zebra", page.getByText("No image matches")],
      ["/somebody-else-0", page.getByText("This image is not here")],
      ["/edit?image=somebody-else-0", page.getByText("it is not yours")],
    ] as const) {
      await page.goto(`/image-gen/v1${path}`);
      await seen.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      expect(await findBarriersInMain(page), path).toEqual([]);
    }
  } finally {
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
