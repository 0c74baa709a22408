import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriers } from "./accessibility";
import { demoStaff, openStudio, type Studio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  // Runs are all of staff's: another file's would stand among them.
  studio = await openStudio();
});
afterAll(() => studio?.stop());

const path = "/automated-prompts-testing";
async function open(address = path, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await studio.newPage({ viewport, acceptDownloads: true });
  await studio.signIn(page, demoStaff);
  await page.goto(address);
  return page;
}
let firstRun = "";

test("from nothing to a run's matrix, a cell, an overruled grade, and what is taken elsewhere", async () => {
  const page = await open();
  await page.getByRole("heading", { name: "No prompt was tested yet" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "New run" }).click();
  const form = page.getByRole("dialog", { name: "New run" });
  await form.getByText(/^10 cells, 10 questions; costs nothing/).waitFor();
  await form.getByLabel("Script of a video").check();
  await form.getByText(/^20 cells, 20 questions; costs nothing/).waitFor();
  await form.getByRole("button", { name: "Add an assertion" }).click();
  await form.getByLabel("Metric").fill("form");
  await form.getByLabel("Kind").selectOption("json");
  await form.getByLabel("Name").fill("First look");
  expect(await findBarriers(page)).toEqual([]);
  await form.getByRole("button", { name: "Start" }).click();
  await page.getByRole("heading", { name: "First look" }).waitFor();
  firstRun = new URL(page.url()).pathname;
  await page.getByRole("region", { name: "Run" }).getByText("Done").waitFor();
  const grid = page.getByRole("grid", { name: "Matrix" });
  await grid.getByRole("row").nth(1).getByText("angles").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  // Filters stand in the address.
  await page.getByRole("radio", { name: "Different" }).click();
  await page.getByText("10 of 10 cases").waitFor();
  await page.getByLabel("Search cases").fill("paella");
  await page.getByText("1 of 10 cases").waitFor();
  expect(new URL(page.url()).search).toBe("?show=different&q=paella");
  await page.reload();
  await page.getByText("1 of 10 cases").waitFor();

  // A cell by keyboard, and a person's word on it.
  await grid.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "What was asked" }).waitFor();
  await dialog.getByRole("list", { name: "Assertions" }).getByText("Is JSON").waitFor();
  await dialog.getByRole("button", { name: "Star", exact: true }).click();
  await dialog.getByRole("button", { name: "Starred" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Overrule the grade" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Say why in a few words.").waitFor();
  await dialog.getByLabel("Why").fill("The price is missing");
  await dialog.getByRole("radio", { name: "Fails" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText(/The price is missing/).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Clear 2 filters" }).click();
  await page.getByRole("radio", { name: "Highlights" }).click();
  await page.getByText("1 of 10 cases").waitFor();

  // So does their order, which is no filter.
  await page.getByRole("radio", { name: "All", exact: true }).click();
  const firstCase = grid.getByRole("row").nth(1).getByRole("rowheader");
  await firstCase.getByText("1", { exact: true }).waitFor();
  await page.getByLabel("Order").selectOption("worst");
  await firstCase.getByText(/paella/i).waitFor();
  expect(new URL(page.url()).search).toBe("?sort=worst");
  await page.getByRole("radio", { name: "Highlights" }).click();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /JSON lines/ }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).result)[0]).toBe("Fail");
  expect(lines).toHaveLength(2);
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Failed cases as a dataset" }).click();
  await page.getByText(/“Briefs, failed” has \d+ cases?/).waitFor();
});

test("figures, and a comparison that says whether there is a difference", async () => {
  const page = await open(`${firstRun}?view=figures`);
  await page
    .getByRole("img", { name: /^Cells by score/ })
    .first()
    .waitFor();
  await page.getByText("Every answer cost nothing").waitFor();
  await page
    .getByRole("table", { name: "Metrics" })
    .getByRole("row", { name: /^form / })
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("tab", { name: "Compare" }).click();
  const comparison = page.getByRole("region", { name: "Comparison" });
  await comparison.getByText(/claimed|Better|Worse/).waitFor();
  await comparison.getByText("Ties").waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("a dataset is imported and edited in place, and a prompt is changed and proposed", async () => {
  const page = await open(`${path}?tab=datasets`);
  await page.getByRole("button", { name: "Import a dataset" }).click();
  const form = page.getByRole("dialog", { name: "Import a dataset" });
  await form.getByLabel("Name of the dataset").fill("Teas");
  await form.getByLabel("Cases").fill("prompt,prompt\nGreen,tea");
  await form.getByRole("button", { name: "Import", exact: true }).click();
  await form.getByText("Two columns are called “prompt”").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await form.getByLabel("Cases").fill("prompt,language\nGreen tea,en\nSchwarzer Tee,de");
  await form.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("“Teas” is imported").waitFor();
  await page.getByRole("button", { name: /^Teas/ }).click();
  const rows = page.getByRole("dialog", { name: "Teas" });
  await rows.getByLabel("prompt of case 1").fill("White tea");
  expect(await findBarriers(page)).toEqual([]);
  await rows.getByRole("button", { name: "Save as a version" }).click();
  await page.getByText(/^Saved as version/).waitFor();
  await rows.getByLabel("Version").waitFor();
  expect(await rows.getByLabel("prompt of case 1").inputValue()).toBe("White tea");

  await page.goto(`${path}?tab=prompts&prompt=own-find-angles`);
  const released = page.getByRole("dialog", { name: "Ways to open a video" });
  await released.getByLabel("Name of the prompt").fill("Angles, bolder");
  const system = released.getByLabel("System");
  await system.fill(`${await system.inputValue()}\n- Be bold.`);
  await released.getByRole("button", { name: "Save as a prompt of its own" }).click();
  await page.getByText("“Angles, bolder” is saved").waitFor();
  await page.getByRole("button", { name: /^Angles, bolder/ }).click();
  const own = page.getByRole("dialog", { name: "Angles, bolder" });
  await own.getByRole("button", { name: "Propose for the product" }).click();
  await own.getByText("+- Be bold.").waitFor();
  const download = page.waitForEvent("download");
  await own.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("find-angles.v3.diff");
  expect(await findBarriers(page)).toEqual([]);
});

test("who saves cases after somebody else keeps what was typed, and puts it onto theirs", async () => {
  const openTeas = async () => {
    const page = await open(`${path}?tab=datasets`);
    await page.getByRole("button", { name: /^Teas/ }).click();
    const dialog = page.getByRole("dialog", { name: "Teas" });
    await dialog.getByLabel("prompt of case 1").waitFor();
    return { page, dialog, save: () => dialog.getByRole("button", { name: "Save as a version" }).click() };
  };
  const [one, other] = [await openTeas(), await openTeas()];
  await one.dialog.getByLabel("prompt of case 1").fill("Yellow tea");
  await one.save();
  await one.page.getByText(/^Saved as version/).waitFor();
  await other.dialog.getByLabel("prompt of case 1").fill("Black tea");
  await other.dialog.getByLabel("language of case 2").fill("at");
  await other.save();
  await other.dialog.getByText(/while you were editing/).waitFor();
  expect(await other.dialog.getByLabel("prompt of case 1").inputValue()).toBe("Black tea");
  expect(await findBarriers(other.page)).toEqual([]);
  await other.dialog.getByRole("button", { name: "Put my changes onto theirs" }).click();
  await other.dialog.getByText(/^One case was changed by both/).waitFor();
  expect(await other.dialog.getByLabel("prompt of case 1").inputValue()).toBe("Yellow tea");
  expect(await other.dialog.getByLabel("language of case 2").inputValue()).toBe("at");
  expect(await other.dialog.getByLabel("prompt of case 3").inputValue()).toBe("Black tea");
  await other.save();
  await other.page.getByText(/^Saved as version/).waitFor();
});

test("on a phone the pages keep within their width, and a cell opens", async () => {
  const page = await open(path, { width: 390, height: 844 });
  await page.getByRole("grid", { name: "Runs" }).getByText("First look").click();
  const grid = page.getByRole("grid", { name: "Matrix" });
  await grid.getByRole("gridcell").first().click();
  await page.getByRole("dialog").getByText("What was asked").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findBarriers(page)).toEqual([]);
});

test("nothing matches, a run that is gone, and a server that fails, say what to do", async () => {
  const page = await open(`${firstRun}?q=nothing-like-this`);
  await page.getByRole("heading", { name: "No case matches" }).waitFor();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await page.getByRole("grid", { name: "Matrix" }).waitFor();
  await page.goto(`${path}/gone`);
  await page.getByRole("heading", { name: "There is no such run" }).waitFor();
  await page.route("**/api/v1/staff/prompt-tests", (route) => route.fulfill({ status: 503 }));
  await page.goto(path);
  await page.getByRole("heading", { name: "Prompt tests cannot be shown" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.unroute("**/api/v1/staff/prompt-tests");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("grid", { name: "Runs" }).waitFor();
});

test("a run without a name is called by its dataset and its columns", async () => {
  const page = await open(path);
  await page.getByRole("button", { name: "New run" }).click();
  const form = page.getByRole("dialog", { name: "New run" });
  const dataset = (await form.getByRole("combobox", { name: "Dataset" }).innerText()).split("\n")[0];
  await form.getByText(/^\d+ cells?, /).waitFor();
  await form.getByRole("button", { name: "Start" }).click();
  await page.getByRole("heading", { name: `${dataset}, 1 column`, exact: true }).waitFor();
});

test("nobody but staff gets there", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto(path);
  await page.waitForURL((address) => address.pathname !== path);
});
