import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell][data-row="${row}"][data-column="${column}"]`);
const textOf = (page: Page, row: number, column: number) =>
  expect.poll(() => cell(page, row, column).innerText());
const drawn = (page: Page) =>
  page.getByRole("region", { name: /^Preview of row/ }).locator('canvas[data-drawn="present"]');
/** The field that has the keyboard. */
const focused = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")));

async function openExample(page: Page): Promise<void> {
  await page.goto("/megapot");
  await page.locator("html[data-booted]").waitFor();
  await page.getByRole("button", { name: "Try an example" }).click();
  await cell(page, 0, 0).waitFor();
}

test("cells are edited, copied, pasted and taken back by keys, the video follows what is typed, and a reload keeps it", async () => {
  const page = await studio.newPage();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: studio.url });
  await studio.signIn(page);
  await openExample(page);

  // What is typed is in the row's video before it is in the cell.
  await cell(page, 0, 0).dblclick();
  await drawn(page).waitFor();
  const before = await drawn(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.keyboard.type(" No. 2");
  const preview = page.getByRole("region", { name: "Preview of row 1" });
  await preview.getByRole("heading", { name: "Field watch No. 2" }).waitFor();
  await expect
    .poll(() => drawn(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()))
    .not.toBe(before);
  await page.keyboard.press("Escape");
  await preview.getByRole("heading", { name: "Field watch", exact: true }).waitFor();

  // Typing replaces, Enter goes down, Tab to the right, and arrows move.
  await page.keyboard.type("Dive watch");
  await page.keyboard.press("Enter");
  await focused(page).toBe("Product, row 2");
  await textOf(page, 0, 0).toBe("Dive watch");
  await textOf(page, 0, 5).toBe("Shop the dive watch");
  await page.keyboard.press("Tab");
  await focused(page).toBe("Picture, row 2");
  await page.keyboard.press("Home");
  await page.keyboard.press("Control+z");
  await textOf(page, 0, 0).toBe("Field watch");
  await page.keyboard.press("Control+y");
  await textOf(page, 0, 0).toBe("Dive watch");

  // Two prices that name no currency, as a spreadsheet copies them; both are put right by one press.
  await page.evaluate(() => navigator.clipboard.writeText("Red cup\tA\nBlue cup\tB"));
  await cell(page, 1, 0).click();
  await page.keyboard.press("Control+v");
  await textOf(page, 2, 0).toBe("Blue cup");
  await page.keyboard.press("Control+c");
  await cell(page, 4, 0).click();
  await page.keyboard.press("Control+v");
  await textOf(page, 5, 0).toBe("Blue cup");
  await page.keyboard.press("Control+z");
  await textOf(page, 5, 0).toBe("Emerald handbag");
  await page.getByRole("button", { name: "Column Price", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Edit column…" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Column “Price”" });
  await sheet.getByLabel("Currency of amounts that name none").fill("");
  await sheet.getByLabel("Name", { exact: true }).fill("Cost");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await cell(page, 1, 3).click();
  await page.keyboard.type("12,50");
  await page.keyboard.press("Enter");
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await cell(page, 2, 3).click();
  await page.getByText("This price names no currency.").first().waitFor();
  await page.getByRole("button", { name: "Fix all 2 like this" }).click();
  await textOf(page, 1, 3).toBe("12,50 EUR");
  await textOf(page, 2, 3).toBe("9 EUR");
  expect(await findBarriersInMain(page)).toEqual([]);

  // At once: nothing of it needs to have been sent.
  await page.reload();
  await textOf(page, 0, 0).toBe("Dive watch");
  await textOf(page, 2, 3).toBe("9 EUR");
  await page.getByRole("columnheader", { name: "Cost" }).waitFor();
});

test("a thousand pasted rows are found, filtered and left by keys, with only those in sight in the page", async () => {
  const page = await studio.newPage();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: studio.url });
  await studio.signIn(page);
  await openExample(page);
  // A table that was opened has the keyboard.
  await focused(page).toBe("Product, row 1");
  await page.keyboard.press("Control+ArrowDown");
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      Array.from({ length: 1000 }, (_, index) => `Thing ${index + 1}\t\tLine ${index % 7}`).join("\n"),
    ),
  );
  await page.keyboard.press("Control+v");
  const grid = page.getByRole("grid");
  await expect.poll(() => grid.getAttribute("aria-rowcount")).toBe("1012");
  await page.keyboard.press("Control+End");
  await textOf(page, 1010, 0).toBe("Thing 1000");
  expect(await grid.getByRole("row").count()).toBeLessThan(60);
  await page.keyboard.press("Control+Home");
  await focused(page).toBe("Product, row 1");

  await page.keyboard.press("Control+f");
  await page.getByRole("textbox", { name: "Find", exact: true }).fill("Thing 777");
  await page.keyboard.press("Enter");
  // In its name, and in the button that a formula makes of that.
  await page.getByText("1 of 2", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "Replace with" }).fill("Cup");
  await page.getByRole("button", { name: "Replace all" }).click();
  await page.getByText("1 replaced", { exact: true }).waitFor();
  await page.keyboard.press("Control+z");
  await textOf(page, 787, 0).toBe("Thing 777");
  await page.getByRole("button", { name: "Replace all" }).click();
  await textOf(page, 787, 0).toBe("Cup");
  await page.keyboard.press("Escape");
  await focused(page).toBe("Product, row 788");
  await textOf(page, 787, 0).toBe("Cup");

  // What a filter leaves keeps its number.
  const filterBy = async (text: string) => {
    await page.getByRole("button", { name: "Column Product", exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: "Filter…" }).press("Enter");
    await page.getByLabel("Contains").fill(text);
    await page.keyboard.press("Enter");
  };
  await filterBy("Thing 776");
  await textOf(page, 0, 0).toBe("Thing 776");
  await page.getByRole("checkbox", { name: "Tick row 787", exact: true }).waitFor();
  await page.getByRole("region", { name: "Preview of row 787" }).waitFor();
  await filterBy("no such thing");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "No row is like that" }).waitFor();
  await page.getByRole("button", { name: "Show all rows" }).click();
  await expect.poll(() => grid.getAttribute("aria-rowcount")).toBe("1012");

  await page.getByRole("button", { name: "Columns", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Add column" }).press("Enter");
  await expect
    .poll(async () => {
      const box = await page
        .getByRole("columnheader")
        .filter({ hasText: /Column \d/ })
        .boundingBox();
      const frame = await page.locator("[data-grid-scroller]").boundingBox();
      return box && frame ? box.x + box.width <= frame.x + frame.width + 1 : false;
    })
    .toBe(true);
});

test("on a phone a row is edited by itself, its video above its cells", async () => {
  const page = await studio.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await studio.signIn(page);
  await openExample(page);
  // All of it without scrolling sideways.
  for (const name of ["Row options", "Preview"]) {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  await page.getByRole("button", { name: "Preview", exact: true }).tap();
  await page.getByRole("dialog", { name: "Row 1 of 12" }).getByRole("button", { name: "Close" }).tap();
  await page.getByRole("checkbox", { name: "Tick row 2", exact: true }).tap();
  await page.getByRole("region", { name: "Ticked rows" }).getByText("1 row", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Untick all" }).tap();
  await page.getByRole("button", { name: "Open row 3" }).tap();
  const sheet = page.getByRole("dialog", { name: "Row 3 of 12" });
  await sheet.getByLabel("Product", { exact: true }).fill("Violet headphones");
  await sheet.getByRole("heading", { name: "Violet headphones" }).waitFor();
  await sheet.getByRole("button", { name: "Row after" }).tap();
  await page.getByRole("dialog", { name: "Row 4 of 12" }).waitFor();
  await page.getByRole("button", { name: "Close" }).tap();
  await textOf(page, 2, 0).toBe("Violet headphones");
  expect(await findBarriersInMain(page)).toEqual([]);
});
