import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFields } from "../fixtures/project-fields.ts";
import { writeAsService } from "../fixtures/write-as-service.ts";
import { findBarriers } from "./accessibility.ts";
import { accountIn } from "./demo-video.ts";
import { findOverflow } from "./find-overflow.ts";
import { demoStaff, type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let ownerId: string;
beforeAll(async () => {
  studio = await shareStudio();
  ownerId = (await accountIn(studio)).userId;
});
afterAll(() => studio.stop());

async function openPage(path: string, viewport = { width: 1440, height: 900 }) {
  const page = await studio.newPage({ viewport });
  await studio.signIn(page);
  await page.goto(path);
  await page.locator("html[data-booted]").waitFor();
  return page;
}

/** Writes projects of the signed-in person, as their own browser would. */
async function makeProjects(titles: readonly string[], fields: object = {}): Promise<void> {
  await writeAsService(
    studio,
    titles.map((title) => [
      `projects/page-${crypto.randomUUID()}`,
      { ...projectFields(ownerId), title, ...fields },
    ]),
  );
}

const listOf = (page: Page) => page.getByRole("list", { name: "Pages" });
const itemOf = (page: Page, title: string) => listOf(page).getByRole("listitem").filter({ hasText: title });
const openMenu = (page: Page, title: string) =>
  itemOf(page, title)
    .getByRole("button", { name: /^Actions for/ })
    .click();

test("an example is looked at in two widths and taken over", async () => {
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
  await dialog.getByRole("button", { name: "Use this page" }).click();
  await page.waitForURL(/\/pdp\/project\/[^/?]+$/);
});

test("pages are renamed, duplicated and kept in folders", async () => {
  await makeProjects(["Volt running shoes", "Thyme honey"]);
  const page = await openPage("/pdp/project");
  const item = (title: string) => itemOf(page, title);
  await openMenu(page, "Volt running shoes");
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Shoes for rain");
  await page.getByRole("textbox", { name: "Title" }).press("Enter");
  await openMenu(page, "Shoes for rain");
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
  const spring = folders.getByRole("button", { name: /^Spring/ });
  await listOf(page).getByRole("link", { name: "Thyme honey" }).dragTo(spring);
  await item("Thyme honey").getByText("Spring").waitFor();
  await spring.first().click();
  await item("Shoes for rain").first().waitFor({ state: "detached" });
  await folders.getByRole("button", { name: "More for the folder Spring" }).click();
  await page.getByRole("menuitem", { name: "Delete, keep its pages" }).click();
  await item("Shoes for rain").first().waitFor();
  await item("Thyme honey").waitFor();

  // Search, order and layout are in the address.
  await page.getByLabel("Search your pages").fill("thyme");
  await item("Shoes for rain").first().waitFor({ state: "detached" });
  await page.getByRole("radio", { name: "List" }).click();
  expect(new URL(page.url()).search).toBe("?q=thyme&layout=list");
  await page.reload();
  await item("Thyme honey").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("Search your pages").fill("nothing like it");
  await page.getByRole("button", { name: "Clear the search" }).click();
});

test("what somebody else shares is listed with a mark and opened, and is not theirs to move or trash", async () => {
  await makeProjects(["Shared kettle"], { members: [demoStaff.email], folder: "Of its owner" });
  const page = await studio.newPage();
  await studio.signIn(page, demoStaff);
  await page.goto("/pdp/project");
  const item = itemOf(page, "Shared kettle");
  await item.getByText("Shared with you").waitFor();
  expect(await item.getByText("Of its owner").count()).toBe(0);
  expect(await item.getByRole("button", { name: /^Select/ }).count()).toBe(0);
  await openMenu(page, "Shared kettle");
  await page.getByRole("menuitem", { name: "Duplicate" }).waitFor();
  expect(await page.getByRole("menuitem", { name: /trash|folder/i }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await item.getByRole("link").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Delete");
  expect(await page.getByRole("region", { name: "Selected pages" }).count()).toBe(0);
  await item.getByRole("link").click();
  await page.waitForURL(/\/pdp\/project\/page-[^/?]+$/);
  await page.frameLocator("iframe[title^=Preview]").getByText("A quiet kettle").waitFor();
});

test("pages are chosen by keyboard, go to the trash, come back, and are deleted for good", async () => {
  await makeProjects(["New page", "New page"]);
  const page = await openPage("/pdp/project?q=New+page");
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
  await expect.poll(() => links.count(), { timeout: 20_000 }).toBe(1);
  await page.getByRole("navigation", { name: "Folders" }).getByRole("button", { name: "Trash" }).click();
  await page.waitForURL(/show=trash/);
  await page.getByRole("button", { name: "Actions for New page" }).click();
  await page.getByRole("menuitem", { name: "Delete for good" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this page for good?" });
  await dialog.getByLabel("Type the title to confirm").fill("old page");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await dialog.getByText("That is not its title").waitFor();
  await dialog.getByLabel("Type the title to confirm").fill("New page");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("Nothing matches “New page”").waitFor();
  await page.getByRole("button", { name: "Clear the search" }).click();
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
