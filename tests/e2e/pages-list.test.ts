import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriers } from "./accessibility.ts";
import { findOverflow } from "./find-overflow.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio.stop());

async function openPage(path: string, viewport = { width: 1440, height: 900 }) {
  const page = await studio.newPage({ viewport });
  await studio.signIn(page);
  await page.goto(path);
  await page.locator("html[data-booted]").waitFor();
  return page;
}

async function takeExample(page: Page, title: string) {
  await page.goto("/pdp/gallery");
  await page.getByRole("list", { name: "Examples" }).getByRole("link", { name: title }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use this page" }).click();
  await page.waitForURL(/\/pdp\/project\/[^/?]+$/);
}

test("examples are looked at and taken over, and pages are kept in order", async () => {
  const page = await openPage("/pdp/project");
  await page.getByText("Your first page is an address away").waitFor();
  await page.goto("/pdp/gallery?example=honey");
  const dialog = page.getByRole("dialog", { name: "Miel de garrigue" });
  const preview = (width: string) =>
    dialog
      .frameLocator(`iframe[title="Miel de garrigue, as on a ${width}"]`)
      .getByRole("heading", { level: 1 });
  await preview("desktop").waitFor();
  await dialog.getByRole("radio", { name: "Phone" }).click();
  await preview("phone").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await findBarriers(page)).toEqual([]);

  await takeExample(page, "Miel de garrigue");
  await takeExample(page, "Volt running shoes");
  await page.goto("/pdp/project");
  const list = page.getByRole("list", { name: "Pages" });
  const item = (title: string) => list.getByRole("listitem").filter({ hasText: title });
  await item("Volt running shoes").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  // Rename, and duplicate with a way back.
  await item("Volt running shoes")
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Shoes for rain");
  await page.getByRole("textbox", { name: "Title" }).press("Enter");
  await item("Shoes for rain")
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await item("Shoes for rain (copy)").waitFor();

  // A folder takes what is dragged onto it, and gives it back when it is deleted.
  await page.getByRole("button", { name: "New folder" }).first().click();
  await page.getByRole("dialog").getByLabel("Name").fill("Spring");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.waitForURL(/folder=Spring/);
  await page.getByText("Nothing in “Spring” yet").waitFor();
  await page.getByRole("button", { name: "Show all pages" }).click();
  const folders = page.getByRole("navigation", { name: "Folders" });
  await list
    .getByRole("link", { name: "Miel de garrigue" })
    .dragTo(folders.getByRole("button", { name: /^Spring/ }));
  await item("Miel de garrigue").getByText("Spring").waitFor();
  await folders
    .getByRole("button", { name: /^Spring/ })
    .first()
    .click();
  await item("Shoes for rain").first().waitFor({ state: "detached" });
  await folders.getByRole("button", { name: "More for the folder Spring" }).click();
  await page.getByRole("menuitem", { name: "Delete, keep its pages" }).click();
  await item("Shoes for rain").first().waitFor();
  await item("Miel de garrigue").waitFor();

  // Search, order and layout are in the address.
  await page.getByLabel("Search your pages").fill("thym");
  await item("Shoes for rain").first().waitFor({ state: "detached" });
  await page.getByRole("radio", { name: "List" }).click();
  expect(new URL(page.url()).search).toBe("?q=thym&layout=list");
  await page.reload();
  await item("Miel de garrigue").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("Search your pages").fill("nothing like it");
  await page.getByRole("button", { name: "Clear the search" }).click();
});

test("pages are chosen by keyboard, go to the trash, come back, and are deleted for good", async () => {
  const page = await openPage("/pdp/create");
  for (const round of [1, 2]) {
    await page.goto(`/pdp/create?round=${round}`);
    await page.getByRole("button", { name: "Begin blank" }).click();
    await page.waitForURL(/\/pdp\/project\/[^/?]+$/);
  }
  await page.goto("/pdp/project?q=New+page");
  const links = page.getByRole("list", { name: "Pages" }).getByRole("link");
  await expect.poll(() => links.count(), { timeout: 20_000 }).toBe(2);
  await links.first().focus();
  await page.keyboard.press("Shift+ArrowRight");
  const bar = page.getByRole("region", { name: "Selected pages" });
  await bar.getByText("2 selected").waitFor();
  await page.keyboard.press("Escape");
  await bar.waitFor({ state: "detached" });
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.getByText("Nothing matches “New page”").waitFor();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => links.count(), { timeout: 20_000 }).toBe(2);

  await links.first().focus();
  await page.keyboard.press("Space");
  await bar.getByRole("button", { name: "Move to trash" }).click();
  await page.goto("/pdp/project?show=trash");
  await page.getByRole("button", { name: "Actions for New page" }).click();
  await page.getByRole("menuitem", { name: "Delete for good" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this page for good?" });
  await dialog.getByLabel("Type the title to confirm").fill("old page");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByText("That is not its title").waitFor();
  await dialog.getByLabel("Type the title to confirm").fill("New page");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("The trash is empty").waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("the start, the list and the gallery fit a phone", async () => {
  const page = await openPage("/pdp", { width: 390, height: 844 });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await findOverflow(page)).toEqual([]);
  for (const path of ["/pdp/project", "/pdp/project?layout=list", "/pdp/gallery"]) {
    await page.goto(path);
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link") })
      .first()
      .waitFor();
    expect(await findOverflow(page)).toEqual([]);
  }
});
