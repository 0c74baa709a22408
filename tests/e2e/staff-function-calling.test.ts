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

async function open(
  viewport = { width: 1440, height: 900 },
  path = "/function-calling-report",
): Promise<Page> {
  const page = await studio.newPage({ viewport, acceptDownloads: true });
  await studio.signIn(page, demoStaff);
  await page.goto(path);
  return page;
}

test("from the first run to an answer's difference, what is wrong with it, and a case left out", async () => {
  const page = await open();
  await page.getByRole("heading", { name: "No model was asked yet" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole("button", { name: "Ask models" }).click();
  const form = page.getByRole("dialog", { name: "Ask models" });
  await form.getByText("Costs nothing: the built-in assistant answers.").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await form.getByLabel("Name").fill("First look");
  await form.getByRole("button", { name: /^Ask \d+ questions$/ }).click();
  const answers = page.getByRole("region", { name: "Answers" });
  await answers
    .getByRole("status")
    .getByText(/^\d+% pass, \d+ of \d+ in all$/)
    .waitFor();
  await page.getByRole("button", { name: "Judge anew", disabled: false }).waitFor();

  // One kind of error, in the address.
  await page.getByRole("button", { name: /^False call/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("fault")).toBe("false_call");
  const rows = page.getByRole("grid", { name: "Answers" }).getByRole("row");
  await expect.poll(() => rows.count()).toBe(3);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(3);
  expect(await findBarriers(page)).toEqual([]);

  // What was called beside what was expected.
  await page.goto("/function-calling-report?fault=wrong_value");
  await page.getByRole("grid", { name: "Answers" }).getByText("simple-cut-minute").click();
  const dialog = page.getByRole("dialog", { name: "simple-cut-minute", exact: true });
  const seconds = dialog.locator("tr[data-mark=differs]");
  await seconds.getByText("seconds").waitFor();
  expect(await seconds.getByRole("cell").allInnerTexts()).toEqual(["16", "30"]);
  expect(await findBarriers(page)).toEqual([]);

  // Left out with a reason, and counted again.
  await dialog.getByRole("button", { name: "Leave this case out" }).click();
  const reason = page.getByRole("dialog", { name: "Leave simple-cut-minute out" });
  await reason.getByRole("button", { name: "Leave out" }).click();
  await reason.getByText("Say why in a few words").waitFor();
  await reason.getByLabel("Why").fill("Half a minute is not read on purpose");
  await reason.getByRole("button", { name: "Leave out" }).click();
  await reason.waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Close" }).click();
  const left = page.getByRole("region", { name: "Cases left out" });
  await left.getByText("Half a minute is not read on purpose").waitFor();
  await left.getByRole("button", { name: "Count simple-cut-minute again" }).click();
  const back = page.getByRole("dialog", { name: "Count simple-cut-minute again" });
  await back.getByLabel("Why").fill("Mended");
  await back.getByRole("button", { name: "Count again" }).click();
  await left.waitFor({ state: "detached" });

  // Judged anew without asking.
  await page.getByRole("button", { name: "Judge anew" }).click();
  await page.getByText(/answers judged anew, none otherwise than before/).waitFor();

  // The address holds the choice, so the button shows it only after the page has moved there.
  await page.getByRole("radio", { name: "As BFCL v4" }).click();
  await page.getByText("50% of the weights").waitFor();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: /JSON lines/ }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).fault)).toEqual(lines.map(() => "wrong_value"));
});

test("by keyboard: a row is opened, the next one follows, and Escape goes back", async () => {
  const page = await open();
  const grid = page.getByRole("grid", { name: "Answers" });
  await grid.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const first = await dialog.getByRole("heading").first().innerText();
  await dialog.getByRole("button", { name: "Next answer" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => dialog.getByRole("heading").first().innerText()).not.toBe(first);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});

test("nothing matches, and a file that cannot be read, say what to do", async () => {
  const page = await open(undefined, "/function-calling-report?q=nothing-like-this");
  await page.getByRole("heading", { name: "No answer matches" }).waitFor();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await page.getByRole("grid", { name: "Answers" }).waitFor();

  await page.getByRole("button", { name: "Import a suite" }).click();
  const form = page.getByRole("dialog", { name: "Import a suite" });
  await form.getByLabel("Name of the suite").fill("Weather");
  await form.getByLabel("Cases").fill('{"id": "simple_0"}');
  await form.getByRole("button", { name: "Import", exact: true }).click();
  await form.getByText("Line 1:").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await form.getByLabel("Cases").fill('{"id": "irrelevance_0", "question": "Sing"}');
  await form.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("“Weather” is imported").waitFor();
});

test("on a phone the page keeps within its width, and a card opens an answer", async () => {
  const page = await open({ width: 390, height: 844 });
  const figure = page.getByRole("img", { name: /over \d+ runs/ }).locator("text");
  await figure.first().waitFor();
  expect((await figure.first().boundingBox())?.height).toBeGreaterThan(10);
  const grid = page.getByRole("grid", { name: "Answers" });
  await grid.getByRole("row").first().click();
  await page.getByRole("dialog").getByText("Tools offered:").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findBarriers(page)).toEqual([]);
});

test("a server that fails is said, and asked again", async () => {
  const page = await studio.newPage();
  await studio.signIn(page, demoStaff);
  await page.route("**/api/v1/staff/function-calls", (route) => route.fulfill({ status: 503 }));
  await page.goto("/function-calling-report");
  await page.getByRole("heading", { name: "The report cannot be shown" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.unroute("**/api/v1/staff/function-calls");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("grid", { name: "Answers" }).waitFor();
});

test("nobody but staff gets there", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto("/function-calling-report");
  await page.waitForURL((address) => address.pathname !== "/function-calling-report");
});
