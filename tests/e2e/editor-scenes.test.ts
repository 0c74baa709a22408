import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let contentId: string;
let page: Page;

beforeAll(async () => {
  studio = await shareStudio();
  contentId = await makeDemoVideo(studio, await accountIn(studio));
  page = await studio.newPage();
  await studio.signIn(page);
});
afterEach(async ({ task }) => {
  // The tests of one video go on where the last one ended; after a failure on a new page.
  if (task.result?.state === "fail") await page.goto("about:blank");
});
afterAll(() => studio?.stop());

async function openEditor(): Promise<void> {
  const address = `${studio.url}/content/${contentId}/edit`;
  if (page.url() !== address) await page.goto(address);
}

/** The cards of the panel: the timeline lists the scenes too, after it. */
const scenes = () => page.getByRole("list", { name: "Scenes" }).first().getByRole("listitem");
const sheet = () => page.getByRole("dialog");
const headline = (number: number) =>
  page.getByRole("textbox", { name: `Headline, scene ${number}`, exact: true });
const saved = () => page.getByText("Saved", { exact: true }).waitFor();

test("words edited in place are saved, survive a reload and can be taken back", async () => {
  await page.goto(`/content/${contentId}/edit`);
  // A preview that shows something: the page is alive, and filling a field is one step.
  await page.locator("[data-still=ready]").first().waitFor();
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
  // Words that run from right to left turn no figures round.
  await headline.fill("קפה ".repeat(14));
  const direction = (element: Element) => getComputedStyle(element).direction;
  expect(await page.getByText("56 of 60").evaluate(direction)).toBe("ltr");
  await headline.fill(before);
  await page.getByText("Saved", { exact: true }).waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("without a network one stays with what one edits, and it is sent when the network is back", async () => {
  await openEditor();
  await page.locator("[data-still=ready]").first().waitFor();
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
    await page.getByRole("link", { name: "About this video" }).click();
    await page.getByText("This page needs a connection").waitFor();
    expect(await headline.inputValue()).toBe("Written in a tunnel");
    // Whoever goes on writing stays.
    await headline.fill("Written in a long tunnel");
  } finally {
    await page.context().setOffline(false);
  }
  await page.getByText("Saved", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/content\/./);
  await page.context().setOffline(true);
  try {
    await page.waitForFunction(() => !navigator.onLine);
    await page.getByRole("link", { name: "About this video" }).click();
    // Two messages: the one from before may still stand.
    await page.getByText("This page needs a connection").first().waitFor();
  } finally {
    await page.context().setOffline(false);
  }
  await page.waitForURL((url) => url.pathname.startsWith("/videos/"));
  await page.goBack();
  await headline.fill(before);
  // "Saving" is over in half a second; what is stored is what a new page shows.
  await page.reload();
  await expect.poll(() => headline.inputValue()).toBe(before);
  await page.getByText("Saved", { exact: true }).waitFor();
});

test("a change without a server is kept on this device past a reload; one that is refused says why and stays", async () => {
  await openEditor();
  await page.locator("[data-still=ready]").first().waitFor();
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

test("scenes are moved by keys, copied, and a removed one comes back", async () => {
  await page.goto(`/content/${contentId}/edit`);
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
  await page.goto(`/content/${contentId}/edit`);
  await page.locator("[data-still=ready]").first().waitFor();
  const picture = page
    .getByRole("region", { name: "Scenes" })
    .getByRole("button", { name: "Picture", exact: true });
  await picture.click();
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
  await picture.click();
  await expect.poll(() => fromLeft.getAttribute("aria-valuetext")).toBe("52%");
  expect(await findBarriersInMain(page)).toEqual([]);

  await sheet().getByRole("region", { name: "What it showed before" }).getByRole("button").first().click();
  await expect.poll(() => chosen.getAttribute("aria-label")).toBe(before);
  await page.keyboard.press("Escape");
  await expect.poll(() => sheet().count()).toBe(0);
});

test("a scene is given a layout, and the choice back to the template", async () => {
  await openEditor();
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
  await openEditor();
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

test("the time of a scene stands in one line, however narrow its panel is", async () => {
  await openEditor();
  await page.getByRole("radio", { name: "16:9" }).check();
  const edge = page.getByRole("separator", { name: "Width of the panel" });
  const least = await edge.getAttribute("aria-valuemin");
  for (let width = ""; width !== least; width = (await edge.getAttribute("aria-valuenow")) ?? "") {
    await edge.press("ArrowLeft");
  }
  const times = page.getByRole("button", { name: /^Time of scene \d/ });
  await times.first().waitFor();
  const linesOf = (button: Element) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  for (const time of await times.all()) expect(await time.evaluate(linesOf)).toBe(1);
  const isInside = (button: Element) =>
    button.getBoundingClientRect().right <= (button.closest("li")?.getBoundingClientRect().right ?? 0);
  const menus = page.getByRole("button", { name: /^Actions for scene \d/ });
  expect(await menus.count()).toBeGreaterThan(0);
  for (const menu of await menus.all()) expect(await menu.evaluate(isInside)).toBe(true);
});

test("the number of a scene loads in the room that is kept for it, and has the focus where it is what is changed", async () => {
  await openEditor();
  await page.getByRole("button", { name: "Actions for scene 2" }).click();
  const add = page.getByRole("menuitem", { name: "Add a number" });
  const remove = page.getByRole("button", { name: "Remove the number of scene 2" });
  await page.getByRole("menuitem", { name: "Duplicate" }).waitFor();
  if (await add.count()) await add.click();
  else await page.keyboard.press("Escape");
  await headline(2).click();
  await remove.waitFor();
  await saved();
  const sceneId = await scenes().nth(1).getAttribute("data-scene-id");

  let send = () => {};
  const isHeld = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/number-row-*.js", async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(`${studio.url}/content/${contentId}/edit?scene=${sceneId}&field=figure`);
  await headline(2).waitFor();
  // Drawn once the wait has lasted.
  const kept = scenes().nth(1).locator(".animate-shimmer");
  await kept.waitFor();
  const heightOfCard = async () => (await scenes().nth(1).boundingBox())?.height;
  const before = await heightOfCard();
  send();
  await remove.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("figure");
  expect(await heightOfCard()).toBe(before);
  await page.unroute("**/number-row-*.js");
});
