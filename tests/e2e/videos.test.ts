import { readFile } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Account } from "../worker/local-studio.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { demoStaff, type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let ada: Account;
let contentId: string;
let page: Page;

beforeAll(async () => {
  studio = await shareStudio();
  ada = await accountIn(studio);
  contentId = await makeDemoVideo(studio, ada);
  // Six templates that play at once keep both cores of a small machine busy. What is to play is started by the test.
  page = await studio.newPage({ acceptDownloads: true });
  // A browser lists 250 files unless told otherwise, and a page with its idle loads has more.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  await studio.signIn(page);
});
afterEach(async ({ task }) => {
  // The tests of one video go on where the last one ended; after a failure on a new page.
  if (task.result?.state === "fail") await page.goto("about:blank");
});
afterAll(() => studio?.stop());

async function openVideo(): Promise<void> {
  const address = `${studio.url}/videos/${contentId}`;
  if (page.url() !== address) await page.goto(address);
}

const tiles = () => page.getByRole("list", { name: "Videos" }).getByRole("article");
const tile = (title: string) =>
  tiles().filter({ has: page.getByRole("heading", { name: title, exact: true }) });

async function act(title: string, action: string): Promise<void> {
  await tile(title)
    .getByRole("button", { name: `Actions for ${title}`, exact: true })
    .click();
  // By its name: the menu opened before this one may still be fading.
  const menu = page.getByRole("menu", { name: `Actions for ${title}`, exact: true });
  await menu.getByRole("menuitem", { name: action }).click();
}

test("the library plays what is focused, and is free of barriers", async () => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/videos");
  await tiles().first().waitFor();
  const preview = tiles().first().getByRole("link");
  await expect.poll(() => preview.locator("[data-ready]").count()).toBe(1);
  await page.keyboard.press("Tab");
  await preview.focus();
  await expect.poll(() => preview.locator("[data-playing]").count()).toBe(1);
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
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
  await expect.poll(() => tile(copy).count()).toBe(0);
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

test("another template is chosen with one press and taken back with another", async () => {
  await openVideo();
  const templates = page.getByRole("region", { name: "Template" }).getByRole("list").getByRole("button");
  await expect.poll(() => templates.count()).toBe(6);
  await templates.nth(1).click();
  await expect.poll(() => templates.nth(1).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(() => templates.first().getAttribute("aria-pressed")).toBe("true");

  // Any other one is chosen in the same place, and stands there then: a seventh, which moves nothing beside it.
  const picture = page.locator("section[data-ready]");
  const stood = await picture.boundingBox();
  await page.getByRole("button", { name: /^All \d+$/ }).click();
  const all = page.getByRole("dialog", { name: "Template" }).getByRole("list", { name: "Templates" });
  await expect.poll(() => all.getByRole("button").count()).toBeGreaterThan(6);
  const offered = await templates.evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ""));
  const names = await all.getByRole("button").allTextContents();
  const other = names.find((name) => offered.every((one) => !one.startsWith(name))) ?? "";
  await all.getByRole("button", { name: other }).click();
  await expect.poll(() => templates.filter({ hasText: other }).getAttribute("aria-pressed")).toBe("true");
  expect(await picture.boundingBox()).toEqual(stood);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(() => templates.first().getAttribute("aria-pressed")).toBe("true");
});

test("the page stands in its frame before its data is there, and nothing moves when it comes", async () => {
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await asked;
    await route.continue();
  });
  // With its styles; they hold up its scripts.
  await page.goto(`/videos/${contentId}`, { waitUntil: "domcontentloaded" });
  const frame = [
    await page.locator("[data-frame=player]").boundingBox(),
    await page.locator("[data-frame=tabs]").boundingBox(),
  ];
  answer();
  await page.getByRole("slider", { name: "Position" }).waitFor();
  expect([
    await page.locator("section[data-ready]").boundingBox(),
    await page.getByRole("tablist", { name: "Video" }).boundingBox(),
  ]).toEqual(frame);
  await page.unroute(/\.data(\?|$)/);
});

test("its keys play it wherever the focus is, but in a field they are letters; nothing covers the picture", async () => {
  await page.goto(`/videos/${contentId}`);
  const player = page.locator("section[data-ready]");
  const status = () => player.getAttribute("data-status");
  await page.getByRole("slider", { name: "Position" }).waitFor();
  const picture = await player.locator("canvas").boundingBox();
  const bar = await player.locator("[data-player-part=controls]").boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));

  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("k");
  await expect.poll(status).toBe("playing");
  await page.keyboard.press("Space");
  await expect.poll(status).toBe("paused");
  const position = () => page.getByRole("slider", { name: "Position" }).inputValue();
  await page.keyboard.press("l");
  await expect.poll(async () => Number(await position())).toBeGreaterThan(5);

  const title = page.getByRole("textbox", { name: "Title" });
  const before = await title.inputValue();
  await title.press("End");
  await page.keyboard.type(" k");
  await expect.poll(() => title.inputValue()).toBe(`${before} k`);
  await title.press("Escape");
  // The space bar presses the button that has the focus, and nothing else.
  await page.getByRole("tab", { name: "Export" }).focus();
  await page.keyboard.press("Space");
  await page.getByText("Kind of file").first().waitFor();
  expect(await status()).toBe("paused");
  await page.getByRole("tab", { name: "About" }).click();
});

test("the palette does what the page can do, ? tells its keys, and a video is found by a part of its name", async () => {
  await page.goto(`/videos/${contentId}`);
  await page.getByRole("slider", { name: "Position" }).waitFor();
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  const choose = async (typed: string, option: string | RegExp) => {
    await page.keyboard.press("Control+k");
    await palette.getByRole("combobox").waitFor();
    await expect
      .poll(() => palette.getByRole("combobox").evaluate((it) => it === document.activeElement))
      .toBe(true);
    await page.keyboard.type(typed);
    // What Enter takes.
    await expect.poll(() => palette.locator("[role=option][aria-selected=true]").innerText()).toMatch(option);
    await page.keyboard.press("Enter");
    await palette.waitFor({ state: "detached" });
  };
  await choose("play", /^Play or pause/);
  await expect.poll(() => page.locator("section[data-ready]").getAttribute("data-status")).toBe("playing");
  await choose("pause", /^Play or pause/);
  await choose("show export", /^Show export/);
  await page.waitForURL("**/*panel=export");
  await choose("show about", /^Show about/);
  await page.keyboard.press("Control+k");
  const own = palette.getByRole("group", { name: "This video" });
  for (const name of ["Open in editor", "Download MP4", "Share", "Duplicate", "Undo"])
    await own.getByRole("option", { name }).waitFor();
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await keys.getByText("Play or pause").waitFor();
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });

  const title = (await page.title()).replace(" · Vitrine", "");
  const longest = title.split(/[^\p{L}]+/u).sort((one, other) => other.length - one.length)[0] ?? "";
  await page.goto("/subscription");
  await page.getByText("Left to spend").waitFor();
  await page.keyboard.press("Control+k");
  await palette.getByRole("combobox").waitFor();
  await page.keyboard.type(longest.slice(1));
  await palette.getByRole("group", { name: "Your videos" }).getByRole("option", { name: title }).waitFor();
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
  await choose(title, title);
  await page.waitForURL(`**/videos/${contentId}`);
});

test("a video's page says what it is about and leads into the editor", async () => {
  await openVideo();
  const about = page.getByRole("region", { name: "This video" });
  await about.getByText(/\d scenes/).waitFor();
  await about.getByText("Only you").waitFor();
  await about.getByText(/credits?$|^free$/).waitFor();
  await page.getByRole("region", { name: "How it was made" }).getByText("Asked for").waitFor();
  expect(await page.getByRole("textbox", { name: /^Headline/ }).count()).toBe(0);
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.getByRole("link", { name: "Open in editor" }).click();
  await page.waitForURL(`**/content/${contentId}/edit`);
  await page.getByRole("link", { name: "About this video" }).click();
  await page.waitForURL(`**/videos/${contentId}`);
});

test("on a phone the page is no wider than the screen", async () => {
  const phone = await studio.newPage({ viewport: { width: 390, height: 844 } });
  await studio.signIn(phone);
  await phone.goto(`/videos/${contentId}`);
  await phone.getByRole("region", { name: "Template" }).waitFor();
  const pageWidth = () => phone.evaluate(() => document.documentElement.scrollWidth);
  expect(await pageWidth()).toBe(390);
  // The ways on stand in one row.
  const top = async (role: "button" | "link", name: string) =>
    (await phone.getByRole(role, { name, exact: true }).boundingBox())?.y;
  expect(await top("link", "Open in editor")).toBe(await top("button", "Download MP4"));
  // Also with a title that is far too long for one line.
  const title = phone.getByRole("textbox", { name: "Title" });
  await title.fill("Our wonderful autumn sourdough and croissant reel for Instagram number one");
  expect(await pageWidth()).toBe(390);
  await phone.context().close();
});

const sheet = () => page.getByRole("dialog");
const saved = () => page.getByText("Saved", { exact: true }).waitFor();

test("two versions play in step, and a key takes one of them", async () => {
  await openVideo();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const templates = page.getByRole("region", { name: "Template" }).getByRole("list").getByRole("button");
  await templates.first().locator("[data-ready]").waitFor();
  const chosen = () => page.getByRole("region", { name: "Template" }).getByRole("button", { pressed: true });
  const before = await chosen().textContent();
  await page.getByRole("button", { name: "Compare" }).click();
  // Another template: the second version may also be the video as it was when the page was opened.
  await sheet().getByRole("combobox", { name: "Version 2" }).click();
  await page.getByRole("option").filter({ hasText: " · " }).last().click();
  const players = sheet().locator("section[data-status]");
  await expect.poll(() => players.nth(1).getAttribute("data-status")).toBe("playing");
  expect(await players.first().getAttribute("data-status")).toBe("playing");
  await sheet().getByRole("button", { name: "Pause both" }).click();
  await expect.poll(() => players.nth(1).getAttribute("data-status")).toBe("paused");
  expect(await players.first().getAttribute("data-status")).toBe("paused");
  await page.keyboard.press("2");
  await expect.poll(() => sheet().count()).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => chosen().textContent()).not.toBe(before);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(() => chosen().textContent()).toBe(before);
  await saved();
});

test("what is downloaded is a real MP4, and a copy of it can be kept", async () => {
  await page.goto(`/videos/${contentId}?panel=export`);
  await page.getByRole("radio", { name: "720p" }).click();
  const downloading = page.waitForEvent("download", { timeout: 200_000 });
  // The fast way of export: the page's policy lets its workers have the kernels.
  const kernels = page.context().waitForEvent("response", {
    predicate: (response) => /\/kernels-[^/]+\.wasm$/.test(response.url()),
    timeout: 200_000,
  });
  await page.getByRole("tabpanel").getByRole("button", { name: "Download MP4" }).click();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  // It goes on while other pages are visited, is shown there, and its end leads back to the file.
  await page.getByRole("link", { name: "All videos" }).click();
  await tiles().first().waitFor();
  await page.getByRole("button", { name: "Activity, 1 in the making" }).click();
  const activity = page.getByRole("dialog", { name: "Activity" });
  await activity.getByRole("progressbar").waitFor();
  await activity.getByRole("button", { name: "Cancel" }).waitFor();
  await page.keyboard.press("Escape");
  const download = await downloading;
  expect((await kernels).status()).toBe(200);
  await page
    .locator("[data-sonner-toast]", { hasText: "Saved to your downloads" })
    .getByRole("button", { name: "Open" })
    .click();
  await page.waitForURL(`**/videos/${contentId}?panel=export`);
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

/** Names of the files of exports that the page has on this device for now. */
const temporaryFiles = () =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("exports", { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names;
  });
const exportWorkers = () => page.workers().filter((worker) => worker.url().includes("export-worker"));

test("an export can be cancelled and leaves nothing behind", async () => {
  await page.goto(`/videos/${contentId}?panel=export`);
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  // The last export's file stays until the browser has taken it over, at most for a day.
  const before = await temporaryFiles();
  await page.getByRole("tabpanel").getByRole("button", { name: "Download MP4" }).click();
  await expect.poll(temporaryFiles).toHaveLength(before.length + 1);
  await expect.poll(exportWorkers).toHaveLength(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Cancelled. No file was kept.").waitFor();
  await page.getByRole("tabpanel").getByRole("button", { name: "Download MP4" }).waitFor();
  expect(await temporaryFiles()).toEqual(before);
  await expect.poll(exportWorkers).toEqual([]);
  expect(downloads).toEqual([]);
});

test("somebody else's video is not there", async () => {
  const other = await studio.newPage();
  await studio.signIn(other, demoStaff);
  expect((await other.goto(`/content/${contentId}`))?.status()).toBe(404);
  for (const address of [`/videos/${contentId}`, `/content/${contentId}/share`]) {
    const data = other.waitForResponse((response) => new URL(response.url()).pathname === `${address}.data`);
    await other.goto(address);
    expect((await data).status(), address).toBe(404);
    await other.getByRole("heading", { name: "This window is empty" }).waitFor();
  }
  await other.context().close();
});
