import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Logos } from "~/domain/brands/brand";
import { makeContent, readDocument, sampleBrief } from "../worker/local-studio.ts";
import { png } from "../worker/sample-files.ts";
import { findBarriers } from "./accessibility.ts";
import { accountIn } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" onload="window.hacked = 1">
  <script>window.hacked = 1</script><image href="https://elsewhere.example/spy.png" width="9" height="9"/>
  <path fill="#20304a" d="M0 0h100v100H0zM140 20h160v60H140z"/></svg>`;
const typeface = "node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2";

async function open(path: string): Promise<Page> {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto(path);
  await page.locator("html[data-booted]").waitFor();
  return page;
}

test("a brand made by hand is the default, and a video and an image show it", async () => {
  const page = await open("/product?tab=brands");
  await page.getByRole("button", { name: "New brand" }).click();
  const name = page.getByRole("textbox", { name: "Name of the brand" });
  await name.fill("Norrland");
  await page.getByText("Default", { exact: true }).waitFor();
  await page
    .getByLabel("Logo file: For light backgrounds")
    .setInputFiles({ name: "norrland.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  await page.getByText("Kept as paths: sharp at every size.").waitFor();
  await page.getByRole("button", { name: "Add background" }).click();
  await page.getByRole("textbox", { name: "Background", exact: true }).fill("#fff7e6");
  await page.getByRole("button", { name: "Add text" }).click();
  await page.getByRole("button", { name: "Add accent" }).click();
  await page.getByRole("textbox", { name: "Accent", exact: true }).fill("#ffcc00");
  await page.getByText(/Accent #ffcc00 on #fff7e6: contrast 1\.\d/).waitFor();
  await page
    .getByLabel("Typeface file: Headlines")
    .setInputFiles({ name: "Norrland-Sans.woff2", mimeType: "font/woff2", buffer: await readFile(typeface) });
  await page.getByRole("radio", { name: /We bought a licence/ }).check();
  await page.getByRole("button", { name: "Use this typeface" }).click();
  await page.getByText("Stands in for Norrland Sans").waitFor();
  await page.getByText("Saved", { exact: true }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate("window.hacked")).toBeUndefined();

  const account = await accountIn(studio);
  const brandId = new URL(page.url()).searchParams.get("brand") ?? "";
  const brand = (await readDocument({ url: new URL(studio.url) }, account, `brands/${brandId}`)) as {
    logos: Logos;
  };
  const [contentId, picture] = await Promise.all([
    makeContent({ url: new URL(studio.url) }, account, { ...sampleBrief, brandId }),
    account.call("/api/v1/assets", { method: "POST", body: png(600, 400, 5) }),
  ]);
  const content = await readDocument({ url: new URL(studio.url) }, account, `content/${contentId}`);
  const { asset } = (await picture.json()) as { asset: { id: string } };
  expect(content?.storyboard).toMatchObject({
    style: { background: "#fff7e6", headlineFamily: expect.stringMatching(/^own:/) },
    brand: { brandId, logos: brand.logos, typefaces: [{ family: "Norrland Sans" }] },
  });

  await page.goto(`/image-gen/edit?image=${asset.id}&do=layers`);
  await page.locator("[data-loaded]").waitFor();
  const look = page.getByRole("combobox", { name: "Look" });
  await look.filter({ hasText: "Norrland" }).waitFor();
  await page.getByText("The accent colour #ffcc00 is shown as").waitFor();
  await page.getByRole("list", { name: "Arrangements" }).getByRole("button", { name: "Card" }).click();
  const layers = page.getByRole("list", { name: "Layers", exact: true });
  await layers.getByText("Logo of Norrland").waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("a brand begins from a web address, with everything shown before it is made", async () => {
  const page = await open("/product?tab=brands&read=");
  await page.getByRole("button", { name: "Headphones" }).click();
  await page.getByText("Everything can be changed afterwards.").waitFor();
  expect(await page.getByRole("textbox", { name: "What it is called" }).inputValue()).toContain("Lumen");
  await page
    .getByText(/^In the logo/)
    .first()
    .waitFor();
  await page
    .getByText(/^The page uses/)
    .first()
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Make this brand" }).click();
  await page.getByRole("textbox", { name: "Name of the brand" }).waitFor();
  await page
    .getByRole("button", { name: /^Replace the logo/ })
    .first()
    .waitFor();

  await page.getByRole("button", { name: /^More for Lumen/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await page.getByRole("radio", { name: "Trash" }).click();
  await page.getByRole("button", { name: /^Restore Lumen/ }).click();
  await page.getByText("The trash is empty").waitFor();
  await page.getByRole("radio", { name: "All" }).click();
  await page.getByRole("link", { name: /Lumen/ }).waitFor();
});
