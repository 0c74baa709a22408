import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillGallery } from "../fixtures/fill-gallery.ts";
import { readZip } from "../fixtures/read-zip.ts";
import { signUp } from "../fixtures/sign-up.ts";
import { png } from "../worker/sample-files.ts";
import { findBarriers } from "./accessibility.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

const dayMs = 86_400_000;
const password = "a long password";

/** A page that shows the images of somebody new: one for each of the last days. */
async function openGallery(count: number): Promise<{ page: Page; ownerId: string }> {
  const email = `wall-${crypto.randomUUID()}@example.com`;
  const ownerId = await signUp(studio.url, email, password);
  await fillGallery(studio, { ownerId, count, stepMs: dayMs, withAssets: true });
  const page = await studio.newPage();
  await page.route(/\/media\/assets\//, (route) =>
    route.fulfill({ contentType: "image/png", body: fileOf(route.request().url()) }),
  );
  await studio.signIn(page, { email, password });
  await page.goto("/image-gen/all");
  await image(page, 0).waitFor();
  await isCounted(page, count);
  return { page, ownerId };
}

/** Each image has a file of its own. */
function fileOf(address: string): Buffer {
  return Buffer.from(png(16, 16, Number(/-(\d+)(\?|$)/.exec(address)?.[1]) % 256));
}

const image = (page: Page, index: number) =>
  page.getByRole("grid", { name: "Images" }).getByRole("link", { name: new RegExp(`number ${index}$`) });
const bar = (page: Page) => page.getByRole("region", { name: "Selected images" });
const isCounted = (page: Page, count: number) =>
  page.getByRole("main").getByRole("status").getByText(String(count), { exact: true }).waitFor();
const isSelected = (page: Page, count: number) => bar(page).getByText(`${count} selected`).waitFor();
const undo = (page: Page, said: string) =>
  page.getByRole("listitem").filter({ hasText: said }).getByRole("button", { name: "Undo" }).click();
const search = (page: Page) => page.getByRole("searchbox", { name: "Search your images" });
const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("any month is reached and kept through a reload, what is new waits above, and words find", async () => {
  const { page, ownerId } = await openGallery(300);
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole("button", { name: "Go to month" }).click();
  const oldest = page.getByRole("dialog", { name: "Go to a month" }).getByRole("button").last();
  await oldest.click();
  await image(page, 299).waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await image(page, 299).waitFor();

  await fillGallery(studio, { ownerId, count: 1, firstIndex: 300 });
  await page.getByRole("button", { name: "1 new above" }).click();
  await image(page, 300).waitFor();
  await isCounted(page, 301);

  await search(page).fill("cerami n12");
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(11);
  await page.reload();
  // From one to the next of what was found, and back to where one was.
  await image(page, 129).click();
  await page.getByRole("heading", { level: 1, name: /number 129$/ }).waitFor();
  await page.getByRole("link", { name: "Image before" }).waitFor({ state: "attached" });
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { level: 1, name: /number 128$/ }).waitFor();
  await page.keyboard.press("Escape");
  await image(page, 129).waitFor();
  await search(page).fill("zebra");
  await page.getByRole("heading", { name: "No image matches" }).waitFor();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await isCounted(page, 301);
  await page.getByRole("radio", { name: "Starred" }).click();
  await isCounted(page, 31);
  expect(new URL(page.url()).search).toBe("?show=starred");

  const grid = page.getByRole("grid", { name: "Images" });
  const usual = Number(await grid.getAttribute("aria-colcount"));
  await grid.locator("img.object-contain").first().waitFor();
  await page.getByRole("button", { name: "View", exact: true }).click();
  const view = page.getByRole("dialog", { name: "View" });
  await view.getByRole("radio", { name: "Large" }).click();
  await view.getByRole("switch", { name: "Whole pictures" }).click();
  await page.keyboard.press("Escape");
  await page.reload();
  await isCounted(page, 31);
  expect(Number(await grid.getAttribute("aria-colcount"))).toBeLessThan(usual);
  await grid.locator("img.object-cover").first().waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fitsWidth(page)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
});

test("what is chosen with keys is starred, compared, zipped, put away and brought back", async () => {
  const { page } = await openGallery(30);
  await image(page, 0).focus();
  // A range is read before it is drawn: each is waited for, else one on the way is taken for the last.
  const columns = Number(await page.getByRole("grid", { name: "Images" }).getAttribute("aria-colcount"));
  await page.keyboard.press("Shift+ArrowRight");
  await isSelected(page, 2);
  for (const [key, count] of [
    ["ArrowRight", 3],
    ["ArrowDown", 3 + columns],
    ["ArrowUp", 3],
  ] as const) {
    await page.keyboard.press(`Shift+${key}`);
    await isSelected(page, count);
  }
  const chooseStars = async (item: string) => {
    await bar(page).getByRole("button", { name: "Star" }).press("Enter");
    const menu = page.getByRole("menu", { name: "Star", exact: true });
    await menu.getByRole("menuitem", { name: item }).press("Enter");
    await menu.waitFor({ state: "detached" });
  };
  await chooseStars("Star all");
  await undo(page, "2 images starred");
  await page.getByText("2 images starred").waitFor({ state: "detached" });
  await chooseStars("Take the stars off");
  // How many are said to change is what the page knew a moment ago; what they are afterwards is looked at below.
  await page.getByText(/ without a star( already)?$/).waitFor();
  await chooseStars("Star all");
  await page.getByText(/ starred( already)?$/).waitFor();

  await bar(page).getByRole("button", { name: "Compare" }).click();
  const compared = page.getByRole("dialog", { name: "Compare" });
  await expect.poll(() => compared.getByRole("img").count()).toBe(3);
  await page.keyboard.press("Escape");
  await compared.waitFor({ state: "detached" });

  const download = page.waitForEvent("download");
  await bar(page).getByRole("button", { name: "Download" }).click();
  const zip = readZip(await readFile(await (await download).path()));
  expect([...zip.values()]).toEqual(["-0", "-1", "-2"].map(fileOf));

  await image(page, 1).focus();
  await page.keyboard.press("Delete");
  await isCounted(page, 27);
  // The keyboard stays where the image was.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toMatch(/number 4$/);
  await undo(page, "3 images are in the trash");
  await isCounted(page, 30);
  // The three that were chosen, and the two of the others that had a star.
  await expect.poll(() => page.getByRole("button", { name: "Take the star off" }).count()).toBe(5);
  // In select mode the whole page has the key, and what one types in a field stays the field's.
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.keyboard.press("Control+a");
  await isSelected(page, 30);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  const isLeftToField = await search(page).evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent("keydown", { key: "a", ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeftToField).toBe(true);
  await bar(page).getByRole("button", { name: "Clear the selection" }).click();

  await image(page, 0).focus();
  await page.keyboard.press("Control+a");
  await isSelected(page, 30);
  await page.keyboard.press("Delete");
  await page.getByRole("heading", { name: "No images yet" }).waitFor();

  await page.getByRole("radio", { name: "Trash" }).click();
  await isCounted(page, 30);
  await page.getByText("30 days left").first().waitFor();
  await image(page, 2).focus();
  await page.keyboard.press("Space");
  await bar(page).getByRole("button", { name: "Restore" }).click();
  await isCounted(page, 29);
  await image(page, 1).focus();
  await page.keyboard.press("Space");
  await bar(page).getByRole("button", { name: "Delete for good" }).click();
  await page.getByLabel("Type “delete” to confirm").fill("delete");
  await page.keyboard.press("Enter");
  await isCounted(page, 28);
  await page.getByRole("button", { name: "Empty the trash" }).click();
  await page.getByRole("dialog", { name: "Delete 28 images for good?" }).waitFor();
  await page.getByLabel("Type “delete” to confirm").fill("delete");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "The trash is empty" }).waitFor();
  await page.getByRole("radio", { name: "All" }).click();
  await image(page, 2).waitFor();
  await isCounted(page, 1);
});
