import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

test("a corrected price is in the videos made of it, and in what others see after one press", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto("/product");
  await page.getByRole("link", { name: "New product" }).click();
  await page.getByRole("link", { name: "By hand" }).click();
  await page.getByLabel("Name").fill("Aurora desk lamp");
  await page.getByLabel("Price").fill("£29");
  await page.getByLabel("What it does for people").fill("Dims to a warm glow");
  await page.getByRole("button", { name: "Make product" }).click();
  await page.getByRole("heading", { level: 1, name: "Aurora desk lamp" }).waitFor();

  const correct = async (amount: string) => {
    await page.getByRole("button", { name: "Correct Price" }).click();
    const price = page.getByLabel("Price", { exact: true });
    await price.fill(amount);
    await price.press("Enter");
    await page.getByText(`£${amount}`, { exact: true }).waitFor();
    const focused = page.locator("button:focus");
    await expect.poll(() => focused.getAttribute("aria-label")).toBe("Correct Price");
    await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
  };
  await correct("27");
  await page.reload();
  await page.getByText("£27", { exact: true }).waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  const productAddress = page.url();

  await page.getByRole("button", { name: "Make a video" }).click();
  await page.waitForURL("**/prompt-to-video");
  await page.getByRole("button", { name: /^Write the script/ }).click();
  await page.getByRole("button", { name: /^Make .*the video · .*credit/ }).click();
  await page.getByRole("button", { name: "Use version 1" }).click();
  await page.waitForURL(/\/videos\/[^/]+$/);
  const contentId = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await page.goto(`/content/${contentId}/share`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Unpublish" }).waitFor();

  await page.goto(productAddress);
  await correct("25");
  await page.getByText("Others see £27; it is £25 now.").waitFor();
  await page.getByText("Out of date", { exact: true }).waitFor();
  await page.goto(`/videos/${contentId}`);
  await page.getByText("Others see £27; it is £25 now.").waitFor();
  await page.goto(`/content/${contentId}/share`);
  await page.getByText("Others see £27; it is £25 now.").waitFor();
  await page.getByRole("button", { name: "Bring it up to date" }).click();
  await page.getByText("Out of date", { exact: true }).waitFor({ state: "detached" });
  const watched = await studio.newPage();
  await watched.goto(`/v1/videos/${contentId}`);
  const told = await watched.locator('meta[property="og:description"]').getAttribute("content");
  expect(told).toContain("£25");
  expect(told).not.toContain("£27");
});

test("a page that is read again says what it says otherwise, and nothing changes before it is chosen", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto("/product?new=page");
  await page.getByRole("button", { name: "Lavender soap" }).click();
  await page.getByRole("button", { name: "Make product" }).click();
  await page.waitForURL("**/product?product=*");
  const photos = page.getByRole("group", { name: "Photos of the product" }).locator("[draggable=true]");
  await photos.nth(1).waitFor();

  await page.getByRole("button", { name: "Drop Returns" }).click();
  await page.getByRole("button", { name: "Drop Returns" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Read again" }).click();
  const dialog = page.getByRole("dialog", { name: "What the page says now" });
  await dialog.getByText("One thing is different.").waitFor();
  const change = dialog.getByRole("group", { name: "Returns" });
  await change.getByRole("radio", { name: /^Keep/ }).press("Space");
  await dialog.getByRole("button", { name: "Done" }).click();
  expect(await page.getByRole("button", { name: "Drop Returns" }).count()).toBe(0);

  await page.getByRole("button", { name: "Read again" }).click();
  await dialog.getByRole("button", { name: "Take one change" }).click();
  await page.getByRole("button", { name: "Drop Returns" }).waitFor();

  // Its photos: moved by a key, and one is cut out by hand.
  const names = () => photos.evaluateAll((all) => all.map((photo) => photo.getAttribute("aria-label")));
  const [first, second] = await names();
  await photos.first().focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(names).toEqual([second, first]);
  await photos.first().click();
  await page.getByRole("button", { name: "Cut it out" }).click();
  await page.getByRole("button", { name: "Cut it out by hand" }).click();
  const place = await page.getByRole("img", { name: "The cut-out" }).boundingBox();
  if (!place) throw new Error("The cut-out is not shown");
  await page.mouse.move(place.x + 20, place.y + 20);
  await page.mouse.down();
  await page.mouse.move(place.x + 120, place.y + 60);
  await page.mouse.up();
  await page.getByRole("button", { name: "Keep the cut-out" }).click();
  await page.getByRole("button", { name: "Use the whole photo" }).waitFor();
});
