import { afterAll, beforeAll, expect, test } from "vitest";
import { readZip } from "../fixtures/read-zip.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

test("ticked rows become files in one archive, and links that no statement without backing passes", async () => {
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
  for (const row of [1, 2])
    await page.getByRole("checkbox", { name: `Tick row ${row}`, exact: true }).check();
  await page.getByRole("button", { name: "Videos…" }).click();

  const panel = page.getByRole("dialog", { name: "Videos of the ticked rows" });
  await panel.getByRole("radio", { name: "720p" }).check();
  await panel.getByText("No credits").waitFor();
  await panel.getByRole("button", { name: "Make 2 videos" }).click();
  await panel.getByText("All 2 videos are ready.").waitFor();
  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download 2 videos as a zip" }).click();
  const download = await downloading;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const files = readZip(Buffer.concat(chunks));
  expect([...files.keys()]).toEqual(["WR-101-9x16.mp4", "AU-210-9x16.mp4", "manifest.csv", "manifest.json"]);

  await panel.getByRole("tab", { name: "Links" }).click();
  await panel.getByRole("button", { name: "Publish 2 rows" }).click();
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
