import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../browser/chromium.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  studio = await shareStudio();
  const contentId = await makeDemoVideo(studio, await accountIn(studio));
  // Its microphone beeps once a second, and nobody is asked for it.
  browser = await launchChromium(["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]);
  const context = await browser.newContext({
    baseURL: studio.url,
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    reducedMotion: "reduce",
  });
  page = await context.newPage();
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit?panel=captions`);
});
afterAll(async () => {
  await browser?.close();
  await studio?.stop();
});

const panel = (name: string) => page.getByRole("region", { name, exact: true });
const open = (name: string) =>
  page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name, exact: true }).click();

test("captions are written, split at a word, merged and taken back", async () => {
  const captions = panel("Captions");
  await captions.getByRole("button", { name: "Add a caption to scene 1" }).click();
  const first = captions.getByRole("textbox", { name: "Caption 1, scene 1", exact: true });
  // Who adds one goes on writing: letters are keys of the editor anywhere else.
  await expect.poll(() => first.evaluate((field) => document.activeElement === field)).toBe(true);
  await page.keyboard.type("Coffee worth the walk");
  await expect.poll(() => first.inputValue()).toBe("Coffee worth the walk");
  await captions.getByRole("button", { name: "worth", exact: true }).click();
  await captions.getByRole("button", { name: "Emphasise" }).click();
  await captions.getByRole("button", { name: "Split here" }).click();
  await expect.poll(() => first.inputValue()).toBe("Coffee");
  const second = captions.getByRole("textbox", { name: "Caption 2, scene 1", exact: true });
  expect(await second.inputValue()).toBe("worth the walk");

  await captions.getByRole("button", { name: "Actions for Caption 1, scene 1" }).click();
  await page.getByRole("menuitem", { name: "Merge with the next" }).click();
  await expect.poll(() => first.inputValue()).toBe("Coffee worth the walk");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => first.inputValue()).toBe("Coffee");

  // One notation of time: the field has the timecode of the line above it, and takes seconds, too.
  await first.focus();
  const goes = captions.getByRole("textbox", { name: "Goes at" });
  const before = await goes.inputValue();
  expect(before).toMatch(/^\d+:\d\d\.\d\d$/);
  await captions.getByText(` – ${before}`).waitFor();
  await goes.press("ArrowDown");
  await expect.poll(() => goes.inputValue()).not.toBe(before);
  await goes.fill("soon");
  expect(await goes.getAttribute("aria-invalid")).toBe("true");
  await goes.press("Enter");
  await expect.poll(() => goes.inputValue()).toMatch(/^\d+:\d\d\.\d\d$/);
  await goes.fill(before);
  await goes.press("Enter");
  await expect.poll(() => goes.inputValue()).toBe(before);
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("what goes out as SRT comes in again as it was, and a language stands beside it", async () => {
  const captions = panel("Captions");
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      captions.getByRole("button", { name: "SRT", exact: true }).click(),
    ]);
    return readFile(await download.path(), "utf8");
  };
  const before = await save();
  expect(before).toContain("worth the walk");
  await captions.getByLabel("Subtitle file, English").setInputFiles({
    name: "captions.srt",
    mimeType: "application/x-subrip",
    buffer: Buffer.from(before.replace("worth the walk", "worth every step")),
  });
  await captions.getByText(/captions imported/).waitFor();
  expect(await save()).toBe(before.replace("worth the walk", "worth every step"));

  // Older programs write no UTF-8.
  await captions.getByLabel("Subtitle file, English").setInputFiles({
    name: "old.srt",
    mimeType: "application/x-subrip",
    buffer: Buffer.from(before.replace("worth the walk", "un café crème"), "latin1"),
  });
  const second = captions.getByRole("textbox", { name: "Caption 2, scene 1", exact: true });
  await expect.poll(() => second.inputValue()).toBe("un café crème");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => second.inputValue()).toBe("worth every step");

  await captions.getByRole("button", { name: "Add a language" }).click();
  await page.getByRole("button", { name: "Copy and write by hand" }).click();
  const beside = captions.getByRole("textbox", { name: /^Caption 1, scene 1, / });
  await beside.fill("Kaffee");
  await expect.poll(() => beside.inputValue()).toBe("Kaffee");

  // Other words of the original show what was made from the old ones as out of date.
  const first = captions.getByRole("textbox", { name: "Caption 1, scene 1", exact: true });
  const note = captions.getByText(/captions of scene 1 are out of date/);
  await first.fill("Tea");
  await note.waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await captions.getByRole("button", { name: "They still fit" }).click();
  await note.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await note.waitFor();
  await first.fill("Coffee");
  await note.waitFor({ state: "detached" });

  // Words that a scene got after the other language was added are missing in it.
  await captions.getByRole("button", { name: "Add a caption to scene 2" }).click();
  const missing = captions.getByText(/^There are no .+ captions in scene 2 yet/);
  await missing.waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await missing.waitFor({ state: "detached" });
});

test("words are retimed by one key each while the scene plays", async () => {
  const captions = panel("Captions");
  await captions.getByRole("button", { name: "Tap along to scene 1" }).click();
  await page.keyboard.press("Space");
  for (const word of ["Coffee", "worth", "every", "step"]) {
    await captions.getByRole("button", { name: `Tap for “${word}”` }).waitFor();
    await page.keyboard.press("f");
  }
  await page.getByText("4 words retimed.").waitFor({ state: "attached" });
  await captions.getByRole("button", { name: "Tap along to scene 1" }).waitFor();
});

test("a line is recorded with the prompter, and new words show its voice as out of date", async () => {
  await open("Voice");
  const voice = panel("Voice");
  await voice.getByRole("button", { name: "Record", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Record scene 1" });
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await dialog.getByRole("button", { name: "Pause" }).click();
  await dialog.getByText("Nothing is recorded until you go on").waitFor();
  await dialog.getByRole("button", { name: "Go on" }).click();
  await page.waitForTimeout(2500);
  await dialog.getByRole("button", { name: "Stop" }).click();
  await dialog.getByRole("button", { name: "Use this take" }).click();
  await voice.getByRole("button", { name: "Listen to the voice of scene 1" }).waitFor();

  await voice.getByRole("button", { name: "Record over a range" }).and(page.locator(":disabled")).waitFor();
  await voice.getByRole("button", { name: "Begin here" }).click();
  await voice.getByRole("button", { name: /^Record over 0:0/ }).waitFor();

  await voice.getByRole("button", { name: "Edit", exact: true }).first().click();
  await voice.getByRole("textbox", { name: "What is said" }).fill("Something else entirely");
  await voice.getByText("Out of date: the voice says the old words.").waitFor();
});

test("an effect is found, added at the playhead, tied to the end, and the mix is measured", async () => {
  await open("Sound");
  const sound = panel("Sound");
  await sound.getByRole("radio", { name: "Effects" }).check();
  await sound.getByRole("searchbox", { name: "Search effects" }).fill("soft whoosh");
  await sound.getByRole("button", { name: "Add Soft whoosh" }).click();
  const added = sound.getByRole("list", { name: "Added sounds" });
  await expect
    .poll(() => added.getByRole("button", { name: /^Soft whoosh/ }).getAttribute("aria-pressed"))
    .toBe("true");
  const from = page.getByRole("combobox", { name: "From", exact: true });
  await from.selectOption({ label: "The video ends" });
  await expect.poll(() => from.inputValue()).toBe("video-end");

  // Where there is nothing to read there is no prompter.
  await sound.getByRole("button", { name: "Record a sound" }).click();
  const recorder = page.getByRole("dialog", { name: "Record a sound" });
  await recorder.getByText("whatever is to be heard").waitFor();
  expect(await recorder.getByRole("region", { name: "What is to be read" }).count()).toBe(0);
  expect(await recorder.getByRole("slider").count()).toBe(0);
  await page.keyboard.press("Escape");
  await recorder.waitFor({ state: "detached" });

  // Which music is chosen is read out.
  await sound.getByRole("radio", { name: "Music", exact: true }).check();
  const pieces = sound.getByRole("radiogroup", { name: "Piece" }).getByRole("radio", { checked: false });
  await pieces.first().focus();
  await page.keyboard.press("Space");
  await page
    .getByRole("status")
    .filter({ hasText: /^Music: / })
    .waitFor({ state: "attached" });

  await sound.getByRole("radio", { name: "Mixer" }).check();
  await expect.poll(() => sound.getByRole("definition").first().textContent()).toMatch(/−1\d\.\d LUFS/);
  // What is quiet is not drawn in the colour of what is too loud: the colours stay where they are.
  const colours = sound.locator('dl[aria-label="Level of each track"] dd > span > span').first();
  const drawn = await colours.evaluate((bar) => {
    const { backgroundImage, clipPath } = getComputedStyle(bar);
    return { backgroundImage, clipPath, isWhole: bar.clientWidth === bar.parentElement?.clientWidth };
  });
  expect(drawn).toMatchObject({ clipPath: "inset(0px 100% 0px 0px)", isWhole: true });
  expect(drawn.backgroundImage).toContain("linear-gradient");
  expect(await findBarriersInMain(page)).toEqual([]);
});
