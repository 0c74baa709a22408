import { readFile } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Account } from "../worker/local-studio.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { demoAccount, makeDemoVideo } from "./demo-video.ts";
import { demoStaff, openStudio, type Studio } from "./studio.ts";

let studio: Studio;
let ada: Account;
let contentId: string;
let page: Page;

beforeAll(async () => {
  studio = await openStudio();
  ada = await demoAccount(studio);
  contentId = await makeDemoVideo(studio, ada);
  page = await studio.newPage({ acceptDownloads: true });
  await studio.signIn(page);
});
afterAll(() => studio?.stop());

const tiles = () => page.getByRole("list", { name: "Videos" }).getByRole("article");
const tile = (title: string) =>
  tiles().filter({ has: page.getByRole("heading", { name: title, exact: true }) });

async function act(title: string, action: string): Promise<void> {
  await tile(title)
    .getByRole("button", { name: `Actions for ${title}` })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("the library plays what is focused, and is free of barriers", async () => {
  await page.goto("/videos");
  await tiles().first().waitFor();
  const preview = tiles().first().getByRole("link");
  await expect.poll(() => preview.locator("[data-ready]").count()).toBe(1);
  await page.keyboard.press("Tab");
  await preview.focus();
  await expect.poll(() => preview.locator("[data-playing]").count()).toBe(1);
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("rename where it stands, and take it back", async () => {
  await page.goto("/videos");
  const title = (await tiles().first().getByRole("heading").textContent()) ?? "";
  await act(title, "Rename");
  await page.getByRole("textbox", { name: "Title" }).fill("Spring film");
  await page.keyboard.press("Enter");
  await tile("Spring film").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await tile(title).waitFor();
});

test("to the trash and back, by undo and by restoring; a search that finds nothing says what to clear", async () => {
  await page.goto("/videos");
  const title = (await tiles().first().getByRole("heading").textContent()) ?? "";
  await act(title, "Move to trash");
  await expect.poll(() => tile(title).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await tile(title).waitFor();

  await act(title, "Move to trash");
  await expect.poll(() => tile(title).count()).toBe(0);
  await page.getByRole("radio", { name: /Trash/ }).click();
  await page.waitForURL("**/videos?show=trash");
  await act(title, "Restore");
  await page.getByRole("heading", { name: "The trash is empty" }).waitFor();

  await page.goto("/videos?q=zebra");
  await page.getByRole("heading", { name: "Nothing matches “zebra”" }).waitFor();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await tile(title).waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test("duplicate, then delete the copy for good by typing its title", async () => {
  await page.goto("/videos");
  const title = (await tiles().first().getByRole("heading").textContent()) ?? "";
  await act(title, "Duplicate");
  const copy = `${title} (copy)`;
  await tile(copy).waitFor();
  await act(copy, "Move to trash");
  await page.goto("/videos?show=trash");
  await act(copy, "Delete for good");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("something else");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByText("That is not its title").waitFor();
  await dialog.getByRole("textbox").fill(copy);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("heading", { name: "The trash is empty" }).waitFor();
});

test("words edited in place are saved, survive a reload and can be taken back", async () => {
  await page.goto(`/videos/${contentId}`);
  // A preview that shows something: the page is alive, and filling a field is one step.
  await page.locator("[data-ready]").first().waitFor();
  const headline = page.getByRole("textbox", { name: "Headline, scene 1" });
  const before = await headline.inputValue();
  await headline.fill("Coffee worth the walk");
  await page.getByText("Saving").waitFor();
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => headline.inputValue()).toBe("Coffee worth the walk");

  await headline.fill("Something else");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => headline.inputValue()).toBe("Coffee worth the walk");
  await headline.fill(before);
  await page.getByText("Saved", { exact: true }).waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("another look is chosen with one press and taken back with another", async () => {
  await page.goto(`/videos/${contentId}`);
  const looks = page.getByRole("region", { name: "Look" }).getByRole("button");
  await expect.poll(() => looks.count()).toBe(6);
  await looks.nth(1).click();
  await expect.poll(() => looks.nth(1).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(() => looks.first().getAttribute("aria-pressed")).toBe("true");
});

test("what is downloaded is a real MP4, and a copy of it can be kept", async () => {
  await page.goto(`/videos/${contentId}?panel=export`);
  await page.getByRole("radio", { name: "720p" }).click();
  const downloading = page.waitForEvent("download", { timeout: 200_000 });
  await page.getByRole("button", { name: "Download MP4" }).click();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/-720p\.mp4$/);

  const input = new Input({
    formats: ALL_FORMATS,
    source: new BufferSource(await readFile(await download.path())),
  });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  expect([await video?.getDisplayWidth(), await video?.getDisplayHeight()]).toEqual([720, 1280]);
  expect(await video?.computeDuration()).toBeGreaterThan(8);
  expect(audio).not.toBeNull();

  await page.getByRole("button", { name: "Keep a copy here" }).click();
  await page.getByRole("region", { name: "Exports" }).getByText(/720p/).first().waitFor();
  const path = await page
    .getByRole("region", { name: "Exports" })
    .getByRole("link")
    .first()
    .getAttribute("href");
  expect((await ada.call(path ?? "", { headers: { Range: "bytes=0-11" } })).status).toBe(206);
});

test("an export can be cancelled and leaves nothing behind", async () => {
  await page.goto(`/videos/${contentId}?panel=export`);
  await page.getByRole("button", { name: "Download MP4" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Cancelled. No file was kept.").waitFor();
  await page.getByRole("button", { name: "Download MP4" }).waitFor();
});

test("somebody else's video is not there", async () => {
  const other = await studio.newPage();
  await studio.signIn(other, demoStaff.email, demoStaff.password);
  for (const address of [`/videos/${contentId}`, `/content/${contentId}/share`, `/content/${contentId}`]) {
    expect((await other.goto(address))?.status(), address).toBe(404);
  }
  await other.context().close();
});
