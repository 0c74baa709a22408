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
  page = await studio.newPage({ acceptDownloads: true, reducedMotion: "reduce" });
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

test("words edited in place are saved, survive a reload and can be taken back", async () => {
  await page.goto(`/videos/${contentId}`);
  // A preview that shows something: the page is alive, and filling a field is one step.
  await page.locator("[data-ready]").first().waitFor();
  const headline = page.getByRole("textbox", { name: "Headline, scene 1" });
  const before = await headline.inputValue();
  await headline.fill("Coffee worth the walk");
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => headline.inputValue()).toBe("Coffee worth the walk");

  // What is over the limit is said, and stays.
  const long = "Coffee worth the walk, every morning of the week, come rain or shine";
  await headline.fill(long);
  await page.getByText(`${long.length - 60} characters over what reads well on a screen`).waitFor();
  expect(await headline.inputValue()).toBe(long);
  await headline.fill("Coffee worth the walk");

  await headline.fill("Something else");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => headline.inputValue()).toBe("Coffee worth the walk");

  // What no scene can keep stays in the field, with how much is too much.
  const tooLong = "walk ".repeat(90);
  await headline.fill(tooLong);
  await page.getByText("At most 400 characters; 50 too many. The line is kept once it is shorter.").waitFor();
  expect(await headline.inputValue()).toBe(tooLong);
  await headline.fill(before);
  await page.getByText("Saved", { exact: true }).waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("without a network one stays with what one edits, and it is sent when the network is back", async () => {
  await openVideo();
  await page.locator("[data-ready]").first().waitFor();
  const headline = page.getByRole("textbox", { name: "Headline, scene 1" });
  const before = await headline.inputValue();
  await page.context().setOffline(true);
  try {
    await expect
      .poll(async () => {
        // Words that came before the page was alive to them are written again.
        await headline.fill("Written");
        await headline.fill("Written in a tunnel");
        return page.getByText("Offline, kept on this device").isVisible();
      })
      .toBe(true);
    await page.getByRole("link", { name: "All videos" }).click();
    await page.getByText("This page needs a connection").waitFor();
    expect(await headline.inputValue()).toBe("Written in a tunnel");
    // Whoever goes on writing stays.
    await headline.fill("Written in a long tunnel");
  } finally {
    await page.context().setOffline(false);
  }
  await page.getByText("Saved", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/videos\/./);
  await page.context().setOffline(true);
  try {
    await page.waitForFunction(() => !navigator.onLine);
    await page.getByRole("link", { name: "All videos" }).click();
    // Two messages: the one from before may still stand.
    await page.getByText("This page needs a connection").first().waitFor();
  } finally {
    await page.context().setOffline(false);
  }
  await page.waitForURL((url) => url.pathname === "/videos");
  await page.goBack();
  await headline.fill(before);
  // "Saving" is over in half a second; what is stored is what a new page shows.
  await page.reload();
  await expect.poll(() => headline.inputValue()).toBe(before);
  await page.getByText("Saved", { exact: true }).waitFor();
});

test("a change without a server is kept on this device past a reload; one that is refused says why and stays", async () => {
  await openVideo();
  await page.locator("[data-ready]").first().waitFor();
  const headline = page.getByRole("textbox", { name: "Headline, scene 1" });
  const before = await headline.inputValue();
  const toServer = /\/google\.firestore\.v1\.Firestore\/|\/v1\/projects\//;
  await page.route(toServer, (route) => route.abort());
  await headline.fill("Said without a server");
  await page.reload();
  await page.getByText("Offline, kept on this device").waitFor();
  expect(await headline.inputValue()).toBe("Said without a server");
  await page.unroute(toServer);
  await page.getByText("Saved", { exact: true }).waitFor();

  const commit = /:commit/;
  await page.route(commit, (route) =>
    route.fulfill({
      status: 403,
      json: {
        error: { code: 403, status: "PERMISSION_DENIED", message: "Missing or insufficient permissions." },
      },
    }),
  );
  await headline.fill("Said against the rules");
  await page.getByRole("alert").getByText("Your last change is not saved.").waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  expect(await headline.inputValue()).toBe("Said against the rules");
  await page.unroute(commit);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  await headline.fill(before);
  await page.getByText("Saved", { exact: true }).waitFor();
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

  const copy = headline(1);
  const before = await copy.inputValue();
  await copy.press("End");
  await page.keyboard.type(" k");
  await expect.poll(() => copy.inputValue()).toBe(`${before} k`);
  // The space bar presses the button that has the focus, and nothing else.
  await page.getByRole("tab", { name: "Sound" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("heading", { name: "Voice" }).waitFor();
  expect(await status()).toBe("paused");
  await page.getByRole("tab", { name: "Scenes" }).click();
  await copy.fill(before);
  await saved();
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
  await choose("style", /^Show style/);
  await page.waitForURL("**/*panel=style");
  await page.keyboard.press("Control+k");
  const own = palette.getByRole("group", { name: "This video" });
  for (const name of ["Download MP4", "Share", "Duplicate", "Undo"])
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

test("every panel opens without a connection, and on a phone the page is no wider than the screen", async () => {
  await openVideo();
  // The panels come once the page rests.
  const panels = await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const found = ["style-panel", "sound-panel", "finish-panel"].map((panel) =>
      fetched.find((name) => name.includes(panel) && name.endsWith(".js")),
    );
    return found.every((name) => name !== undefined) && found;
  });
  // With all that they import, which may still be on its way.
  const addresses = JSON.stringify(await panels.jsonValue());
  await page.evaluate(`Promise.all(${addresses}.map((address) => import(address))).then(() => {})`);
  await page.context().setOffline(true);
  const share = page.getByRole("link", { name: "Share" });
  const shareAt = await share.boundingBox();
  try {
    for (const [tab, shows] of [
      ["Style", "Corners"],
      ["Sound", "Cut on the beat"],
      ["Export", "Kind of file"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByText(shows).first().waitFor();
      // What stands in the header stays where it is: a second press there meets the same button.
      expect(await share.boundingBox()).toEqual(shareAt);
    }
  } finally {
    await page.context().setOffline(false);
  }
  const phone = await studio.newPage({ viewport: { width: 390, height: 844 } });
  await studio.signIn(phone);
  await phone.goto(`/videos/${contentId}`);
  await phone.getByRole("region", { name: "Template" }).waitFor();
  const pageWidth = () => phone.evaluate(() => document.documentElement.scrollWidth);
  expect(await pageWidth()).toBe(390);
  // Also with a title that is far too long for one line.
  const title = phone.getByRole("textbox", { name: "Title" });
  const named = await title.inputValue();
  await title.fill("Our wonderful autumn sourdough and croissant reel for Instagram number one");
  expect(await pageWidth()).toBe(390);
  await title.fill(named);
  // The address can name the field that is to be changed.
  const second = phone.getByRole("list", { name: "Scenes" }).locator("[data-scene-id]").nth(1);
  const sceneId = await second.getAttribute("data-scene-id");
  await phone.goto(`/videos/${contentId}?scene=${sceneId}&field=headline`);
  await phone.waitForFunction(() => document.activeElement?.ariaLabel === "Headline, scene 2");
  // Back closes what covers the screen, and leaves the page when nothing does.
  const video = phone.url();
  const pictures = phone.getByRole("list", { name: "Scenes" }).getByRole("button", { name: /picture$/i });
  await pictures.click();
  await phone.getByRole("dialog").waitFor();
  await phone.goBack();
  await phone.getByRole("dialog").waitFor({ state: "detached" });
  expect(phone.url()).toBe(video);
  await pictures.click();
  await phone.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await phone.waitForFunction(() => history.state?.overlay === undefined);
  await phone.getByRole("link", { name: "All videos" }).click();
  await phone.waitForURL("**/videos");
  await phone.goBack();
  await phone.waitForURL(video);
  // What is edited is seen while it is edited, above the field.
  const field = phone.getByRole("textbox", { name: "Headline, scene 2", exact: true });
  await field.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await phone.locator("[data-small] canvas").waitFor();
  await field.evaluate((element) => element.scrollIntoView({ block: "start" }));
  const small = await phone.locator("[data-small] canvas").boundingBox();
  expect(small?.y).toBeGreaterThan(0);
  await expect
    .poll(async () => (await field.boundingBox())?.y)
    .toBeGreaterThan((small?.y ?? 0) + (small?.height ?? 0));
  await phone.context().close();
});

const scenes = () => page.getByRole("list", { name: "Scenes" }).getByRole("listitem");
const sheet = () => page.getByRole("dialog");
const headline = (number: number) =>
  page.getByRole("textbox", { name: `Headline, scene ${number}`, exact: true });
const saved = () => page.getByText("Saved", { exact: true }).waitFor();

test("scenes are moved by keys, copied, and a removed one comes back", async () => {
  await page.goto(`/videos/${contentId}`);
  await page.locator("[data-still=ready]").nth(1).waitFor();
  const count = await scenes().count();
  const [first, second] = [await headline(1).inputValue(), await headline(2).inputValue()];
  await page.getByRole("button", { name: /^Move scene 1;/ }).press("ArrowDown");
  await expect.poll(() => headline(2).inputValue()).toBe(first);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => headline(1).inputValue()).toBe(first);

  await page.getByRole("button", { name: "Actions for scene 1" }).click();
  const ofScene = (number: number) =>
    page.getByRole("menu", { name: `Actions for scene ${number}`, exact: true }).getByRole("menuitem");
  await ofScene(1).filter({ hasText: "Duplicate" }).click();
  await expect.poll(() => scenes().count()).toBe(count + 1);
  await page.getByRole("button", { name: "Actions for scene 2" }).click();
  await ofScene(2).filter({ hasText: "Remove" }).click();
  await expect.poll(() => headline(2).inputValue()).toBe(second);
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => headline(2).inputValue()).toBe(first);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(() => scenes().count()).toBe(count);
});

test("a picture is replaced by an upload, its point is moved by keys, and the old one is brought back", async () => {
  await page.goto(`/videos/${contentId}`);
  await page.locator("[data-still=ready]").first().waitFor();
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  const files = sheet().getByLabel("Picture or clip");
  const chosen = sheet().getByRole("button", { name: /^Picture: /, pressed: true });
  const before = await chosen.getAttribute("aria-label");
  await files.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await sheet().getByRole("alert").getByText("neither a picture nor a clip").waitFor();
  await sheet().getByRole("button", { name: "Leave out notes.txt" }).click();

  const cup = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><circle r="4" fill="teal"/></svg>';
  await files.setInputFiles({ name: "cup.svg", mimeType: "image/svg+xml", buffer: Buffer.from(cup) });
  await expect.poll(() => chosen.getAttribute("aria-label")).toBe("Picture: cup.png");
  const fromLeft = sheet().getByRole("slider", { name: "From the left" });
  await fromLeft.press("ArrowRight");
  await saved();
  await page.reload();
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await expect.poll(() => fromLeft.getAttribute("aria-valuetext")).toBe("52%");
  expect(await findBarriersInMain(page)).toEqual([]);

  await sheet().getByRole("region", { name: "What it showed before" }).getByRole("button").first().click();
  await expect.poll(() => chosen.getAttribute("aria-label")).toBe(before);
  await page.keyboard.press("Escape");
  await expect.poll(() => sheet().count()).toBe(0);
});

test("a scene is given a layout, and the choice back to the template", async () => {
  await openVideo();
  await page.locator("[data-still=ready]").first().waitFor();
  await page.getByRole("button", { name: "Layout", exact: true }).click();
  const layouts = sheet().getByRole("list", { name: "Layouts" }).getByRole("button");
  await expect.poll(() => layouts.count()).toBeGreaterThan(5);
  await layouts.nth(2).locator("[data-still=ready]").waitFor();
  await layouts.nth(2).click();
  await saved();
  await page.reload();
  await page.getByRole("button", { name: "Layout", exact: true }).click();
  await expect.poll(() => layouts.nth(2).getAttribute("aria-pressed")).toBe("true");
  await layouts.first().click();
  await expect.poll(() => layouts.first().getAttribute("aria-pressed")).toBe("true");
  await saved();
  await page.keyboard.press("Escape");
  await expect.poll(() => sheet().count()).toBe(0);
});

test("a scene is written anew from alternatives, and what it said before comes back", async () => {
  await openVideo();
  await page.locator("[data-still=ready]").first().waitFor();
  // The first may be a figure alone.
  const number = (await headline(1).inputValue()) === "" ? 2 : 1;
  const before = await headline(number).inputValue();
  expect(before).not.toBe("");
  await headline(number).click();
  await page.getByRole("button", { name: "Rewrite", exact: true }).click();
  const choices = sheet().getByRole("region", { name: "Alternatives" }).getByRole("button");
  await choices.first().waitFor();
  expect(await choices.count()).toBeLessThanOrEqual(3);
  await choices.first().click();
  await expect.poll(() => headline(number).inputValue()).not.toBe(before);
  await sheet()
    .getByRole("region", { name: "What it said before" })
    .getByRole("button", { name: before })
    .first()
    .click();
  await expect.poll(() => headline(number).inputValue()).toBe(before);
  await page.keyboard.press("Escape");
  await expect.poll(() => sheet().count()).toBe(0);
});

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
