import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillGallery } from "../fixtures/fill-gallery.ts";
import { signUp } from "../fixtures/sign-up.ts";
import { png } from "../worker/sample-files.ts";
import { findBarriers } from "./accessibility.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

const password = "a long password";

async function signInNew(name: string): Promise<{ page: Page; userId: string }> {
  const email = `${name}-${crypto.randomUUID()}@example.com`;
  const userId = await signUp(studio.url, email, password);
  const page = await studio.newPage();
  await studio.signIn(page, { email, password });
  await page.goto("/image-gen/vibe");
  return { page, userId };
}

/** Calls the API as the page's person. */
const post = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ([address, json]) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(address, { method: "POST", headers, body: json });
      return { status: answer.status, ...((await answer.json()) as { code?: string }) };
    },
    [path, JSON.stringify(body)] as const,
  );
const upload = (page: Page, name: string, bytes: Uint8Array) =>
  page.evaluate(
    async ([fileName, file]) => {
      const headers = { "Content-Type": "image/png", "X-Vitrine-Name": fileName };
      await fetch("/api/v1/assets", { method: "POST", headers, body: new Uint8Array(file) });
    },
    [name, [...bytes]] as const,
  );
const pictures = (page: Page) => page.getByRole("list", { name: "On Autumn kitchen" }).getByRole("listitem");
const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const share = async (page: Page, how: string) => {
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("radio", { name: how, exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
};

test("a board is collected, read, changed by hand, shared, copied and deleted", async () => {
  const { page, userId } = await signInNew("ada");
  await upload(page, "dark.png", png(64, 64, 30));
  await upload(page, "light.png", png(64, 64, 200));
  await page.reload();
  await page.getByRole("button", { name: "Make your first board" }).click();
  await page.getByLabel("Name").fill("Autumn kitchen");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add images" }).first().click();
  const library = page.getByRole("dialog", { name: "From your library" });
  await library.getByRole("button", { name: "dark.png" }).click();
  await library.getByRole("button", { name: "light.png" }).click();
  await library.getByRole("button", { name: "Use 2 pictures" }).click();
  await expect.poll(() => pictures(page).count()).toBe(2);

  // Measured from the pixels, and changed by hand.
  await page.getByLabel("Colour 1, #").waitFor();
  await page.getByRole("button", { name: "Remove #c8c8c8" }).click();
  await page.getByLabel("Add a word").fill("Linen");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove linen" }).waitFor();
  // By a part of its name and with a slip, and a file on it by a part of its own.
  const boardAddress = page.url();
  await page.goto("/videos");
  for (const [typed, place, name] of [
    ["kichen", "Your boards", "Autumn kitchen"],
    ["ight.png", "Your files", "light.png"],
  ] as const) {
    await page.locator("html[data-booted]").waitFor();
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Search and commands" });
    await palette.getByRole("combobox").waitFor();
    await page.keyboard.type(typed);
    await palette.getByRole("group", { name: place }).getByRole("option", { name }).waitFor();
    await page.keyboard.press("Enter");
    await palette.waitFor({ state: "detached" });
    await page.waitForURL(/[?]board=|[/]assets[/]/);
    await page.goBack();
  }
  await page.goto(boardAddress);
  await page.getByRole("combobox", { name: "Typography" }).click();
  await page.getByRole("option", { name: "Luxury" }).click();
  const reading = page.getByRole("complementary", { name: "What the board says" });
  await expect.poll(() => reading.getByRole("combobox").textContent()).toContain("Luxury");
  const isAsSet = async (whose: Page) => {
    const said = whose.getByRole("complementary", { name: "What the board says" });
    await said.getByRole("button", { name: "Remove linen" }).waitFor();
    await said.getByLabel("Colour 1, #1e1e1e").waitFor();
    expect(await said.getByLabel("Colour 2").count()).toBe(0);
    await expect.poll(() => said.getByRole("combobox").textContent()).toContain("Luxury");
  };
  await isAsSet(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await isAsSet(page);

  const address = page.url();
  const boardId = new URL(address).searchParams.get("board") ?? "";
  const { page: other } = await signInNew("eve");
  await other.goto(address);
  await other.getByRole("heading", { name: "This board is not there" }).waitFor();
  const [assetId] = await pictures(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1)));
  const copyOne = () => post(other, `/api/v1/boards/${boardId}/pictures`, { assetId });
  expect(await copyOne()).toMatchObject({ status: 404 });
  await share(page, "By link");
  await expect.poll(copyOne).toMatchObject({ status: 403, code: "not_for_copying" });
  await other.reload();
  await other.getByRole("button", { name: "Save a copy of its style" }).waitFor();
  await share(page, "By link, to copy");
  await other.getByRole("button", { name: "Save a copy", exact: true }).click();
  await other.getByLabel("Name of the board").waitFor();
  await isAsSet(other);
  await expect.poll(() => pictures(other).count()).toBe(2);
  await expect
    .poll(() =>
      pictures(other)
        .getByRole("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(64);
  await share(page, "Only me");
  await expect.poll(copyOne).toMatchObject({ status: 404 });
  await other.goto(address);
  await other.getByRole("heading", { name: "This board is not there" }).waitFor();

  await fillGallery(studio, { ownerId: userId, count: 1, withAssets: true });
  await page.goto("/image-gen/all");
  await page.getByRole("gridcell").getByRole("link").focus();
  await page.keyboard.press("Space");
  await page.getByRole("region", { name: "Selected images" }).getByRole("button", { name: "Board" }).click();
  await page
    .getByRole("menu", { name: "Board", exact: true })
    .getByRole("menuitem", { name: "Autumn kitchen" })
    .click();
  await page.getByText("On “Autumn kitchen”").waitFor();
  // Within the page: a new document could come before the change has left this one.
  await page.getByRole("link", { name: "Boards", exact: true }).click();
  await page.getByRole("link", { name: /Autumn kitchen/ }).click();
  await expect.poll(() => pictures(page).count()).toBe(3);
  await page.getByRole("link", { name: "Make images" }).click();
  await expect
    .poll(() => page.getByRole("combobox", { name: "In the spirit of" }).textContent())
    .toContain("Autumn kitchen");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect.poll(() => pictures(page).count()).toBe(3);
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole("button", { name: "More" }).click();
  await page
    .getByRole("menu", { name: "More", exact: true })
    .getByRole("menuitem", { name: "Delete" })
    .click();
  await page.getByText("It goes for good in 30 days").waitFor();
  await page.getByRole("link", { name: "All boards" }).click();
  await page.getByRole("radio", { name: "Trash" }).click();
  await page.getByRole("link", { name: "Autumn kitchen" }).waitFor();
  expect(await fitsWidth(page)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
});
