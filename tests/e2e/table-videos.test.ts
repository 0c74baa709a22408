import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readZip } from "../fixtures/read-zip.ts";
import { turnedPhoto } from "../fixtures/turned-photo.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

test("a ticked row becomes a file, and two become links once what nothing backs is accepted", async () => {
  const page = await studio.newPage({ acceptDownloads: true });
  await studio.signIn(page);
  await page.addInitScript(() => {
    // A dialog of the system, which nobody can press here: without it the archive is a download.
    Reflect.deleteProperty(window, "showSaveFilePicker");
  });
  await page.goto("/megapot");
  await page.locator("html[data-booted]").waitFor();
  await page.getByRole("button", { name: "Try an example" }).click();
  await page.waitForURL(/table=/);
  await replaceBrokenPicture(page);
  const button = page.getByRole("gridcell", { name: /Shop the field watch/ });
  await button.click();
  await page.keyboard.type("Rated 5 of 5 by 900 people");
  await page.keyboard.press("Enter");
  const tick = (row: number) => page.getByRole("checkbox", { name: `Tick row ${row}`, exact: true }).check();
  await tick(1);
  await page.getByRole("button", { name: "Videos…" }).click();

  const panel = page.getByRole("dialog", { name: "Videos of the ticked rows" });
  await panel.getByRole("radio", { name: "720p" }).check();
  await panel.getByText("No credits").waitFor();
  await panel.getByRole("button", { name: "Make 1 video" }).click();
  await panel.getByText("Rated 5 of 5 by 900 people").waitFor({ state: "visible" });
  await panel.getByText("1 video is ready.").waitFor();
  await panel.getByRole("button", { name: "Play WR-101-9x16.mp4" }).click();
  const video = panel.locator("video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await panel.getByRole("radio", { name: "1080p" }).check();
  await panel.getByRole("button", { name: "Show 720p" }).click();
  await panel.getByText("1 video is ready.").waitFor();
  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download 1 video as a zip" }).click();
  const download = await downloading;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const files = readZip(Buffer.concat(chunks));
  expect([...files.keys()]).toEqual(["WR-101-9x16.mp4", "manifest.csv", "manifest.json"]);

  await tick(2);
  await panel.getByRole("tab", { name: "Links" }).click();
  await panel.getByRole("button", { name: "Publish 2 rows" }).click();
  await panel.getByText("1 row published").waitFor();
  await panel.getByText("Rated 5 of 5 by 900 people").waitFor();
  await panel.getByRole("button", { name: "Accept as true" }).click();
  await panel.getByText("2 rows published").waitFor();
  const address = await panel
    .getByRole("list", { name: "Published rows" })
    .getByRole("link")
    .first()
    .getAttribute("href");
  const visitor = await studio.newPage();
  expect((await visitor.goto(address ?? ""))?.status()).toBe(200);

  await panel.getByRole("button", { name: "Unpublish all" }).click();
  await panel.getByRole("button", { name: "Publish 2 rows" }).waitFor();
  expect((await visitor.goto(address ?? ""))?.status()).toBe(404);
});

/** A picture that cannot be fetched says so, and its cell takes one of this device in its place. */
async function replaceBrokenPicture(page: Page) {
  const cell = page.locator('[data-cell][data-row="3"][data-column="1"]');
  await cell.click();
  await page.keyboard.type("http://localhost:9/cup.png");
  await page.keyboard.press("Enter");
  await page.getByText("1 picture could not be fetched.").waitFor();
  await cell.click();
  await page
    .getByLabel("Picture to upload")
    .setInputFiles({ name: "cup.png", mimeType: "image/png", buffer: Buffer.from(turnedPhoto("image/png")) });
  await page.getByText("1 picture could not be fetched.").waitFor({ state: "detached" });
}
