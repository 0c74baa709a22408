import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inspirationFile } from "~/images/inspirations/inspiration";
import { inspirations } from "~/images/inspirations/inspirations";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { type Studio, shareStudio } from "./studio.ts";

const firstInspiration = inspirations[0]!;
let studio: Studio;
let page: Page;
beforeAll(async () => {
  studio = await shareStudio();
  page = await studio.newPage();
  await studio.signIn(page);
});
afterAll(async () => {
  await page?.context().close();
  await studio?.stop();
});

const german = (separator: string, rows = 3) =>
  [
    ["Produkt", "Preis", "Bild"],
    ...Array.from({ length: rows }, (_, at) => [`Größe Tasse ${at}`, `${at + 19},50 €`, `tasse-${at}.jpg`]),
  ]
    .map((cells) => cells.join(separator))
    .join("\r\n");
/** In Windows-1252 as Excel saves it: what it has of these letters Latin-1 has at the same place, but the euro. */
const windows1252 = (text: string) => Buffer.from(text.replaceAll("€", "\u0080"), "latin1");

async function startOver(): Promise<void> {
  await page.goto("/megapot");
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
}
const choose = (name: string, buffer: Buffer) =>
  page.getByLabel("Table file").setInputFiles({ name, mimeType: "text/plain", buffer });
/** What the page says of a table it has read. */
async function readTable(): Promise<string> {
  await page.getByRole("heading", { name: "New table" }).waitFor();
  return page.getByRole("main").innerText();
}

test("a table is read in the browser whatever its encoding, its separator and its kind", async () => {
  await startOver();
  await page.locator("html[data-booted]").waitFor();
  const back = () => page.getByRole("button", { name: "Other rows" }).click();
  const feed = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>A1</g:id><title>Größe Tasse 0</title><g:price>19.50 EUR</g:price></item></channel></rss>`;
  const files: [name: string, bytes: Buffer, says: string[]][] = [
    ["excel.csv", windows1252(german(";")), ["Semicolon", "Western European (Windows-1252)", "19,50 €"]],
    ["unicode.txt", Buffer.from(`\ufeff${german("\t")}`, "utf16le"), ["Tab", "UTF-16", "19,50 €"]],
    // Pieces of the file end within characters.
    ["long.csv", Buffer.from(german("|", 9_000)), ["Vertical bar", "UTF-8", "9,000 rows"]],
    ["list.json", Buffer.from(JSON.stringify({ items: [{ title: "Größe Tasse 0" }] })), ["JSON"]],
    ["merchant.xml", Buffer.from(feed), ["A product feed", "19.50 EUR"]],
  ];
  for (const [name, bytes, says] of files) {
    await choose(name, bytes);
    const text = await readTable();
    expect([name, ...["Größe Tasse 0", ...says].filter((words) => !text.includes(words))]).toEqual([name]);
    expect(text).not.toContain("\ufffd");
    await back();
  }
  await page.getByRole("button", { name: "Paste cells" }).click();
  await page.getByRole("textbox", { name: "Cells" }).fill(german("\t"));
  await page.getByRole("button", { name: "Read them" }).click();
  expect(await readTable()).toContain("Pasted cells · 3 rows · 3 columns");
  await back();
  await choose("prices.xlsx", Buffer.from("PK\u0003\u0004 a workbook"));
  await page.getByRole("alert").filter({ hasText: "choose “Save as”" }).waitFor();
});

test("what was read wrong is corrected; a table is made, edited, and there again with what was typed offline", async () => {
  await startOver();
  await choose("preise_herbst.csv", windows1252(german(";")));
  await readTable();
  await page.getByRole("combobox", { name: "Letters are in" }).click();
  await page.getByRole("option", { name: "Central European (Windows-1250)" }).press("Enter");
  await page.getByRole("combobox", { name: "Letters are in" }).filter({ hasText: "Windows-1250" }).waitFor();
  await page.getByRole("switch", { name: "The first row names the columns" }).click();
  await page.getByText("4 rows · 3 columns").waitFor();
  await page.getByRole("switch", { name: "The first row names the columns" }).click();
  await page.getByText("3 rows · 3 columns").waitFor();
  await page.getByRole("button", { name: "Produkt goes to: 1 Headline +2" }).click();
  await page.getByRole("button", { name: "Video’s name", pressed: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Produkt goes to: 1 Headline +1" }).waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Name" }).fill("Herbst");
  await page.reload();
  await page.getByRole("button", { name: "Produkt goes to: 1 Headline +1" }).waitFor();
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Herbst");
  await page.getByText("3 rows · 3 columns").waitFor();
  await page.getByRole("textbox", { name: "Name" }).fill("preise herbst");
  await page.getByRole("button", { name: "Open the table" }).first().click();
  await page.waitForURL(/\?table=/);
  const address = page.url();
  const cell = (text: string) => page.getByRole("gridcell").getByText(text, { exact: true }).first();
  await cell("Größe Tasse 1").click();
  const saved = page.getByRole("status").filter({ hasText: "Saved" });
  await saved.waitFor();
  await page.keyboard.type("Mug");
  await page.keyboard.press("Enter");
  await cell("Mug").waitFor();
  await saved.waitFor();

  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByText("Mug", { exact: true }).first().waitFor();
  await page.context().setOffline(true);
  await cell("Größe Tasse 0").click();
  await page.keyboard.type("Jug");
  await page.keyboard.press("Enter");
  await cell("Jug").waitFor();
  await page.getByRole("status").filter({ hasText: "Offline, kept on this device" }).waitFor();
  await other.close();
  await page.context().setOffline(false);
  await page.goto(address);
  await cell("Jug").waitFor();
  await saved.waitFor();

  // The next table with these columns goes where this one goes.
  await startOver();
  await choose("preise_winter.csv", windows1252(german(";", 2)));
  await page.getByText("As in “preise herbst”").waitFor();
  await page.getByRole("button", { name: "Produkt goes to: 1 Headline +1" }).waitFor();
  await startOver();
  await page.getByRole("button", { name: "Delete preise herbst" }).click();
  await page.getByText("All tables are in the trash").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: /preise herbst/ }).waitFor();
});

test("an address that is a page is refused in words, and pictures at addresses become files, each or not", async () => {
  await startOver();
  const address = page.getByLabel("Or the address of a feed or a CSV");
  await address.fill(`${studio.url}/examples/shop/headphones`);
  await address.press("Enter");
  await page.getByRole("alert").filter({ hasText: "This is a web page, not a feed." }).waitFor();
  const { id, picture } = firstInspiration;
  const rows = [
    "Name,Image",
    `Cup,${studio.url}${inspirationFile(id, picture, 512)}`,
    `Pot,${studio.url}/inspirations/nothing.avif`,
  ];
  await choose("two.csv", Buffer.from(rows.join("\n")));
  const unfilled = page.getByRole("region", { name: "What no column fills" });
  await unfilled.getByText("No column fills").waitFor();
  await unfilled.getByRole("combobox", { name: "Price (scene 2)" }).waitFor();
  await page.getByRole("button", { name: "Open the table" }).first().click();
  await page.getByText("1 picture could not be fetched.").waitFor();
  await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
  await page.reload();
  await page.getByText("1 picture could not be fetched.").waitFor();
  await page.getByRole("button", { name: "Try again" }).waitFor();
});
