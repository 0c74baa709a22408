import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { findBarriers } from "./accessibility.ts";
import { demoStaff, type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
/** Home in a browser that is signed in. Tests that change nothing for the others share it. */
let shared: Page;
beforeAll(async () => {
  studio = await shareStudio();
  shared = await studio.newPage();
  await studio.signIn(shared);
});
afterAll(() => studio?.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const scripts = /\/assets\/.*\.js(\?|$)/;

async function openHome(): Promise<Page> {
  await shared.goto("/");
  return settled(shared);
}

async function openOwnHome(options?: Parameters<Studio["newPage"]>[0]): Promise<Page> {
  const page = await studio.newPage(options);
  await studio.signIn(page);
  await page.goto("/");
  return settled(page);
}

async function settled(page: Page): Promise<Page> {
  await page.locator("html[data-booted]").waitFor();
  await page.getByRole("button", { name: /^Activity/ }).waitFor();
  return page;
}

test("the palette goes to a page by keyboard alone, and the page's heading takes the focus", async () => {
  const page = await openHome();
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox", { name: "Search and commands" });
  await search.waitFor();
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.type("library");
  await page.keyboard.press("Enter");
  await heading(page, "Videos").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Videos");
  expect(await page.title()).toBe("Videos · Vitrine");
});

test("what is typed while the palette is still on its way is in its field, not on the page", async () => {
  const page = await openOwnHome();
  const asked = Promise.withResolvers<Route>();
  await page.route(/\/command-palette-/, (route) => asked.resolve(route));
  const composer = page.locator("main textarea");
  await composer.focus();
  await page.keyboard.press("Control+k");
  const route = await asked.promise;
  await page.keyboard.type("vides");
  await page.keyboard.press("Backspace");
  await route.continue();
  const search = page.getByRole("combobox", { name: "Search and commands" });
  await expect.poll(() => search.inputValue()).toBe("vide");
  await page.keyboard.type("os");
  expect(await search.inputValue()).toBe("videos");
  expect(await composer.inputValue()).toBe("");
  await page.keyboard.press("Enter");
  await heading(page, "Videos").waitFor();
});

test("Escape closes the palette and gives the focus back", async () => {
  const page = await openHome();
  const button = page.getByRole("button", { name: "Search and commands" });
  await button.click();
  await page.getByRole("combobox").waitFor();
  await page.keyboard.type("nothing is called like this");
  await page.getByText("Nothing by that name").waitFor();
  await page.getByRole("option", { name: "Search your images for “nothing is called like this”" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("combobox").count()).toBe(0);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("? lists the shortcuts, and they work, but not while typing", async () => {
  const page = await openHome();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await dialog.getByText("Go to Videos").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);

  const field = page.getByRole("textbox").first();
  await field.fill("");
  await field.pressSequentially("gv?");
  expect(await field.inputValue()).toBe("gv?");
  expect(new URL(page.url()).pathname).toBe("/");
  await field.fill("");
  await field.blur();
  await page.keyboard.press("g");
  await page.keyboard.press("v");
  await heading(page, "Videos").waitFor();
});

test("the first Tab offers to skip the navigation", async () => {
  const page = shared;
  await page.goto("/videos");
  await heading(page, "Videos").waitFor();
  await page.keyboard.press("Tab");
  expect(await focusedText(page)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
});

test("every control of the shell can be reached by Tab and shows its focus", async () => {
  const page = shared;
  await page.goto("/videos");
  await heading(page, "Videos").waitFor();
  const reached: string[] = [];
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const read = element.cloneNode(true) as HTMLElement;
      for (const hidden of read.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return {
        name: element.getAttribute("aria-label") ?? read.textContent ?? "",
        outlineWidth: Number.parseFloat(getComputedStyle(element).outlineWidth),
      };
    });
    expect(focused.outlineWidth, focused.name).toBeGreaterThanOrEqual(2);
    reached.push(focused.name);
  }
  expect(reached).toEqual([
    "Skip to content",
    "Vitrine, home",
    "Home",
    "Create",
    "New video",
    "Images",
    "Products",
    "Pages",
    "Bulk",
    "Videos",
    "Assets",
    "Search and commands",
    expect.stringMatching(/credits/i),
    "Activity",
    "Account of Ada Moreau",
  ]);
});

test("a tooltip opens on hover and on keyboard focus, its neighbour's at once, and a press or Escape closes it", async () => {
  const page = shared;
  await page.goto("/videos");
  await heading(page, "Videos").waitFor();
  const tooltip = page.locator("[data-tooltip-popup]");
  const rail = page.getByRole("navigation", { name: "Main" });
  // The code of tooltips comes when the page is idle or somebody moves.
  await expect
    .poll(async () => {
      await rail.getByRole("link", { name: "Home", exact: true }).hover();
      await rail.getByRole("link", { name: "Images" }).hover();
      return tooltip.textContent({ timeout: 1000 }).catch(() => null);
    })
    .toMatch(/^Images/);
  await rail.getByRole("link", { name: "Assets" }).hover();
  await expect.poll(() => tooltip.textContent()).toMatch(/^Assets/);
  await page.keyboard.press("Escape");
  await expect.poll(() => tooltip.count()).toBe(0);

  await page.getByRole("button", { name: "Search and commands" }).focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => tooltip.textContent()).toMatch(/credits?/i);
  await page.keyboard.press("Tab");
  await expect.poll(() => tooltip.count()).toBe(0);
});

test("the account menu opens and closes with its button and gives the keyboard back", async () => {
  const page = shared;
  await page.goto("/videos");
  await heading(page, "Videos").waitFor();
  const button = page.getByRole("button", { name: /^Account of/ });
  const menu = page.getByRole("dialog", { name: "Account" });
  await button.click();
  await menu.waitFor();
  await button.click();
  await expect.poll(() => menu.count()).toBe(0);
  await button.click();
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => menu.count()).toBe(0);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the theme is chosen in the account menu, holds over reloads without a flash, and follows to other tabs", async () => {
  const page = await openOwnHome({ colorScheme: "light" });
  const other = await page.context().newPage();
  await other.goto("/videos");
  await heading(other, "Videos").waitFor();
  await page.getByRole("button", { name: /^Account of/ }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("radio", { name: "Dark" }).click();
  const background = (at: Page) => at.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background(page);
  await expect.poll(() => background(other)).toBe(dark);

  // The colour of the very first paint: before any module has run.
  await page.route(scripts, (route) => route.abort());
  await page.goto("/videos", { waitUntil: "commit" });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await expect.poll(() => background(page)).toBe(dark);
});

test("phones get a bar at the bottom", async () => {
  const page = await openOwnHome({ viewport: { width: 390, height: 844 }, hasTouch: true });
  expect(await findBarriers(page)).toEqual([]);
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Videos" }).tap();
  await heading(page, "Videos").waitFor();
  expect(await bar.getByRole("link", { name: "Videos" }).getAttribute("aria-current")).toBe("page");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("nothing sticks out when the page is read from right to left", async () => {
  const page = await openHome();
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const rail = await page.getByRole("navigation", { name: "Main" }).boundingBox();
  expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBe(1440);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("staff see that they are", async () => {
  const page = await studio.newPage();
  await studio.signIn(page, demoStaff);
  await page.goto("/");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByText("Staff", { exact: true }).waitFor();
});

test("the activity tray says that nothing is being made", async () => {
  const page = await openHome();
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await page.getByText("Nothing is being made").waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("an address without a page says so", async () => {
  const page = shared;
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await heading(page, "This window is empty").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.waitForURL(`${studio.url}/`);
});

test("a page whose scripts cannot be loaded: three attempts a second apart, a reload, then the failure screen", async () => {
  const page = await openOwnHome();
  const attempts: number[] = [];
  let loads = 0;
  let entry = "";
  await page.route(scripts, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.includes("/entry.client-")) entry = pathname;
    if (pathname === entry) attempts.push(Date.now());
    return route.abort();
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.goto("/videos");
  const screen = page.getByRole("main");
  await heading(page, "We're having trouble loading this page").waitFor({ timeout: 30_000 });
  expect(loads).toBe(2);
  expect(attempts.length).toBe(6);
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  // A second each; of the first of two this test may hear late.
  for (const index of [0, 1, 3, 4]) expect(pauses[index]).toBeGreaterThan(500);
  for (const tip of ["Check the connection", "Clear the browser cache", "Use a different browser"]) {
    await screen.getByText(tip).waitFor();
  }
  expect(await screen.getByRole("link", { name: "Go to Homepage" }).getAttribute("href")).toBe("/");
  expect(await findBarriers(page)).toEqual([]);

  await page.unroute(scripts);
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await heading(page, "Videos").waitFor();
});

/** Keeps files from a page; counts the documents it asks for from then on, and the attempts at such a file. */
async function block(page: Page, files: RegExp) {
  const seen = { documents: 0, lastPath: "", attempts: [] as number[] };
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    seen.documents++;
    seen.lastPath = new URL(request.url()).pathname;
  });
  await page.route(files, (route) => {
    seen.attempts.push(Date.now());
    return route.abort();
  });
  return seen;
}

const failureScreen = "We're having trouble loading this page";

test("a page's module that fails on the way there: three attempts, one reload at the page it is of, the failure screen", async () => {
  const page = await openOwnHome();
  const seen = await block(page, scripts);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("g");
  await page.keyboard.press("v");
  await heading(page, failureScreen).waitFor();
  expect(seen.documents).toBe(1);
  expect(seen.lastPath).toBe("/videos");
});

test("a part of a page that does not come: three attempts a second apart, one reload, then the failure screen", async () => {
  const page = await openOwnHome();
  const seen = await block(page, /\/command-palette-/);
  const reloaded = page.waitForEvent("domcontentloaded");
  await page.keyboard.press("Control+k");
  await reloaded;
  expect(seen.documents).toBe(1);
  expect(seen.attempts.length).toBeGreaterThanOrEqual(3);
  expect((seen.attempts.at(-1) ?? 0) - (seen.attempts[0] ?? 0)).toBeGreaterThan(1400);
  await settled(page);
  await page.keyboard.press("Control+k");
  await heading(page, failureScreen).waitFor();
  expect(seen.documents).toBe(1);
  expect(await page.getByRole("main").innerText()).toMatch(
    /^We're having trouble loading this page\s+Check the connection\s+Clear the browser cache\s+Use a different browser\s+Refresh Page\s+Go to Homepage/,
  );
});

test("a part that is opened without a network waits, and takes nothing of the page with it", async () => {
  const page = await openOwnHome();
  await page.getByRole("region", { name: /^Messages/ }).waitFor({ state: "attached" });
  const composer = page.locator("main textarea");
  await composer.fill("A soap of olive oil");
  await page.context().setOffline(true);
  await page.keyboard.press("Control+k");
  await page.getByText("This part needs a connection").waitFor();
  expect(await composer.inputValue()).toBe("A soap of olive oil");
  await page.context().setOffline(false);
  // Chrome loads the page anew for it: it remembers the parts of a part that failed.
  const search = page.getByRole("dialog").getByRole("combobox");
  const isOpened = async () => {
    await page.keyboard.press("Control+k");
    return search.isVisible();
  };
  await expect.poll(isOpened, { timeout: 30_000 }).toBe(true);
  expect(await composer.inputValue()).toBe("A soap of olive oil");
});

test("a worker of a page that does not come: one reload, then the failure screen", async () => {
  const page = await openOwnHome();
  const seen = await block(page, /\/hash-worker-/);
  // More than the page hashes by itself.
  const folder = await mkdtemp(join(tmpdir(), "vitrine-worker-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "long.png");
  await writeFile(file, Buffer.alloc(9 * 1024 * 1024, 7));
  const send = async () => {
    await settled(page);
    await page.locator('input[type="file"]').first().setInputFiles(file);
  };
  await page.goto("/assets");
  const reloaded = page.waitForEvent("domcontentloaded");
  await send();
  await reloaded;
  await send();
  await heading(page, failureScreen).waitFor();
  expect(seen.documents).toBe(2);
});

test("a page for everybody whose module does not come: one reload, then the failure screen", async () => {
  const page = await studio.newPage();
  await page.goto("/login");
  // The last one is the page's own.
  const module = await page.locator("link[rel=modulepreload]").last().getAttribute("href");
  const seen = await block(page, new RegExp(`${module}(\\?|$)`));
  await page.goto("/login");
  await heading(page, failureScreen).waitFor();
  expect(seen.documents).toBe(2);
});

test("what the page can do without may be missing", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  const seen = await block(page, /\/tooltip-layer-/);
  await page.goto("/");
  await expect.poll(() => seen.attempts.length, { timeout: 30_000 }).toBe(3);
  await settled(page);
  expect(seen.documents).toBe(1);
});
