import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let page: Page;
beforeAll(async () => {
  studio = await shareStudio();
  page = await studio.newPage({ acceptDownloads: true });
  await studio.signIn(page);
});
afterAll(() => studio?.stop());

const words = "A lemon on a blue plate, hard light & <long> shadows";
const prompt = (on = page) => on.getByLabel("What should the images show?");
const results = (on = page) => on.getByRole("list", { name: "Results" });
const generations = () =>
  page.getByRole("region", { name: "Your images" }).getByRole("heading", { level: 3, name: words });

/** What stands in the composer, as this browser keeps it. */
function keptRequest(on = page) {
  return on.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("vitrine:image-draft:"));
    return JSON.parse(localStorage.getItem(key ?? "") ?? "null")?.request;
  });
}

test("nothing typed is lost by refusal, a cut connection or a reload, and two presses are one generation", async () => {
  await page.goto("/image-gen");
  await prompt().waitFor();
  await prompt().press("Enter");
  await page.getByRole("alert").getByText("Say what to make.").waitFor();

  await prompt().fill(words);
  await page.getByRole("radio", { name: "4:5" }).click();
  await page.getByRole("radio", { name: "1", exact: true }).click();
  await page.getByRole("button", { name: "Pastel" }).click();
  await page.route("**/api/v1/generations", (route) => route.abort());
  await prompt().press("Enter");
  await page.getByRole("alert").getByText("What you typed is kept").waitFor();
  await page.unroute("**/api/v1/generations");
  await page.reload();
  await expect.poll(() => prompt().inputValue()).toBe(words);
  expect(await page.getByRole("radio", { name: "4:5" }).isChecked()).toBe(true);

  await page.getByRole("button", { name: "Make 1 · 1 credit" }).dblclick();
  await results().getByRole("link").first().waitFor();
  expect(await generations().count()).toBe(1);
  expect(await prompt().inputValue()).toBe(words);
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("what the model cannot draw is said before the press, with what comes instead", async () => {
  const note = page.getByText(/cannot draw/);
  await prompt().fill("A man in a suit");
  await page
    .getByText("cannot draw “A man in a suit”: images show colour, light and setting instead, at no charge.")
    .waitFor();
  await prompt().fill(words);
  await note.waitFor({ state: "detached" });
});

test("a press is taken while the one before is on its way; what is not taken is told by its words", async () => {
  const asked: string[] = [];
  const stopped = Promise.withResolvers<void>();
  await page.route("**/api/v1/generations", async (route) => {
    asked.push(route.request().postDataJSON().request.prompt);
    await stopped.promise;
    await route.abort();
  });
  for (const wish of ["First", "Second"]) {
    await prompt().fill(wish);
    await prompt().press("Enter");
  }
  await expect.poll(() => asked).toEqual(["First", "Second"]);
  stopped.resolve();
  await page.getByText("“First” was not taken").waitFor();
  await page.getByRole("alert").getByText("What you typed is kept").waitFor();
  await page.unroute("**/api/v1/generations");

  await prompt().fill('Poster "مرحبا"');
  await page.getByRole("status").getByText("so it cannot set “مرحبا”").waitFor();
});

test("an image's page shows and recalls all that made it; each kind of file carries it and brings it back", async () => {
  await page.goto("/image-gen");
  await results().getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: words }).waitFor();
  const listed = await page.evaluate(() => history.state?.usr?.listedIds);
  expect(listed?.[0]).toBe(page.url().split("/").at(-1));
  const address = page.url();
  await page.keyboard.press("4");
  await page.keyboard.press("s");
  await expect.poll(() => page.getByRole("radio", { name: "4 of 5" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Take the star off" }).waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);

  const files: Record<string, string> = {};
  for (const [kind, extension] of [
    ["PNG", "png"],
    ["JPEG", "jpg"],
    ["WebP", "webp"],
    ["AVIF", "avif"],
  ] as const) {
    await page.getByRole("button", { name: "Download" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menu", { name: "Download", exact: true }).getByRole("menuitem", { name: kind }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^A lemon on a blue plate.*\\.${extension}$`));
    files[extension] = await download.path();
    const bytes = await readFile(files[extension]);
    expect(bytes.toString("latin1")).toContain("digitalsourcetype/algorithmicMedia");
    expect(await decodedSize(bytes), kind).toEqual([820, 1024]);
  }

  await page.getByRole("link", { name: "Remix" }).click();
  await expect.poll(async () => (await keptRequest())?.seed).toBeTypeOf("number");
  const recalled = await keptRequest();
  expect(recalled).toMatchObject({ prompt: words, ratio: "4:5", count: 1, styleIds: ["pastel"] });
  expect(page.url()).toMatch(/\/image-gen$/);
  await page.getByRole("button", { name: `Unlock seed ${recalled.seed}` }).waitFor();
  await prompt().fill("something new");
  await expect.poll(async () => (await keptRequest()).seed).toBeNull();
  expect(await page.getByRole("button", { name: /^Unlock seed/ }).count()).toBe(0);
  for (const file of Object.values(files)) {
    await prompt().fill("something else");
    await page.getByRole("radio", { name: "16:9" }).click();
    // What a file brings back is what its page recalls, to the last field.
    await page.getByLabel("Reference files").setInputFiles(await named(file, files));
    await expect.poll(() => keptRequest()).toEqual(recalled);
  }

  await page.goto(address);
  await page.getByRole("button", { name: "Move to trash" }).click();
  await page.getByText("In the trash. It is deleted after 30 days.").waitFor();
  await page.getByRole("button", { name: "Restore" }).waitFor();
  expect(await page.getByRole("link", { name: /^(Remix|Use in a video)$/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("In the trash.").waitFor({ state: "detached" });
});

test("on a phone both pages are no wider than the screen", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    for (const open of [() => page.goto("/image-gen"), () => results().getByRole("link").first().click()]) {
      await open();
      await page.getByRole("img", { name: words }).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await findBarriersInMain(page)).toEqual([]);
    }
  } finally {
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test("a reference that is refused says which pictures are taken, and is left out at the next press", async () => {
  await page.goto("/image-gen");
  await prompt().fill("A pear");
  const broken = { name: "pear.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") };
  await page.getByLabel("Reference files").setInputFiles(broken);
  const refusal = page.getByText("Use a PNG, JPEG, WebP, AVIF or GIF. It is left out.");
  await refusal.waitFor();
  await prompt().press("Enter");
  await page.getByRole("region", { name: "Your images" }).getByRole("heading", { name: "A pear" }).waitFor();
  await refusal.waitFor({ state: "detached" });
});

/** As a browser decodes it: width and height in pixels. */
function decodedSize(bytes: Buffer): Promise<number[]> {
  return page.evaluate(async (base64) => {
    const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([file]));
    return [picture.width, picture.height];
  }, bytes.toString("base64"));
}

/** A download lies under a name without its kind, by which a chooser tells what a file is. */
async function named(path: string, files: Record<string, string>) {
  const extension = Object.keys(files).find((key) => files[key] === path) ?? "";
  const mimeType = `image/${extension === "jpg" ? "jpeg" : extension}`;
  return { name: `lemon.${extension}`, mimeType, buffer: await readFile(path) };
}
