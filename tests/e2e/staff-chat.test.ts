import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWordServer, type WordServer } from "../fakes/word-server";
import { findBarriers } from "./accessibility";
import { findOverflow } from "./find-overflow";
import { demoStaff, openStudio, type Studio } from "./studio";

let words: WordServer;
let studio: Studio;
beforeAll(async () => {
  words = await startWordServer();
  studio = await openStudio({ vars: { OPENAI_BASE_URL: words.baseUrl, OPENAI_TEXT_MODEL: "words" } });
});
afterAll(async () => {
  await studio?.stop();
  await words?.close();
});

async function open(viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await studio.newPage({ viewport, acceptDownloads: true });
  await studio.signIn(page, demoStaff);
  await page.goto("/llm-chat");
  await page.getByRole("heading", { name: "Chat", exact: true }).waitFor();
  return page;
}

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your message").fill(text);
  await page.keyboard.press("Enter");
}
const answers = (page: Page) => page.getByRole("article", { name: "Answer" });

test("an answer goes on over a reload and in another tab, and a stop keeps what came", async () => {
  const page = await open();
  expect(await findBarriers(page)).toEqual([]);
  await ask(page, "Count for me");
  await expect.poll(words.open).toBe(1);
  await page.waitForURL(/\/llm-chat\/[\w-]{36}$/);
  words.say("| a | b |\n|---|---|\n| **one** | 2 |\n\nThen ");
  await answers(page).getByRole("cell", { name: "one" }).waitFor();

  await page.reload();
  await answers(page).getByText("Then").waitFor();
  words.say("more, ");
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await answers(tab).getByText("Then more,").waitFor();
  words.say("and more");
  for (const tab of [page, other]) await answers(tab).getByText("Then more, and more").waitFor();

  await page.getByRole("button", { name: "Stop" }).click();
  for (const tab of [page, other]) await answers(tab).getByText("Stopped").waitFor();
  await expect.poll(words.open).toBe(0);
  await answers(other).getByText("Then more, and more").waitFor();
  await other.close();

  // A question otherwise put is a branch.
  await page.getByRole("article", { name: "You" }).hover();
  await page.getByRole("article", { name: "You" }).getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Edit the message").fill("Count backwards");
  await page.getByRole("button", { name: "Send" }).first().click();
  await expect.poll(words.open).toBe(1);
  words.say("3 2 1");
  words.finish();
  await answers(page).getByText("3 2 1").waitFor();
  await answers(page).getByText("20 tokens in, 40 tokens out").waitFor();
  const branches = page.getByRole("group", { name: "Branches" });
  await branches.getByText("2 of 2").waitFor();
  await branches.getByRole("button", { name: "Previous branch" }).click();
  await answers(page).getByText("Then more, and more").waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("two models side by side, a tool that waits for a reason, and what is downloaded", async () => {
  const page = await open();
  await page.getByLabel("Your message").fill("not sent yet");
  await page.reload();
  await expect.poll(() => page.getByLabel("Your message").inputValue()).toBe("not sent yet");
  await page.getByRole("button", { name: /^Model:/ }).click();
  await page.getByRole("menuitem", { name: "Built-in assistant" }).last().click();
  await ask(page, "Draft a layout brief for a spring sale, reels, 20 words");
  await expect.poll(words.open).toBe(1);
  words.say("I would put $x^2$ first.");
  words.finish();
  await answers(page).first().locator("math").waitFor();
  await answers(page).last().getByText("This is a draft made by rules. Nothing was saved.").waitFor();
  await page.getByRole("button", { name: "Go on with this one" }).click();

  await page.getByRole("button", { name: /^Model:/ }).click();
  await page.getByRole("menuitem", { name: "Built-in assistant" }).first().click();
  await page.getByRole("button", { name: "Model: Built-in assistant" }).waitFor();
  await ask(page, "Credits of staff@vitrine.example");
  const card = page.getByRole("region", { name: "Tool: Read a ledger" });
  await card.getByRole("button", { name: "Read the ledger" }).click();
  await card.getByText("Say why in a few words").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await card.getByLabel("Why").fill("To see the demo");
  await card.getByRole("button", { name: "Read the ledger" }).click();
  await answers(page)
    .last()
    .getByText(/credits, \d+ more set aside/)
    .waitFor();

  // The question becomes a case of the prompt tests.
  await answers(page).last().getByRole("button", { name: "Save as a test case" }).click();
  const saving = page.getByRole("dialog", { name: "Save as a test case" });
  await saving.getByRole("radio", { name: "Contains" }).check();
  await saving.getByLabel("The words").fill("credits");
  expect(await findBarriers(page)).toEqual([]);
  await saving.getByRole("button", { name: "Save", disabled: false }).click();
  await saving.waitFor({ state: "detached" });

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: /^JSON/ }).click();
  const saved = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(saved.messages.length).toBeGreaterThanOrEqual(5);

  // What was said is found, and the thread deleted and put back.
  await page.getByLabel("Search what was said").fill("more set aside");
  const found = page
    .getByRole("navigation", { name: "Threads" })
    .getByRole("link", { name: /Draft a layout brief/ });
  await found.waitFor();
  await page.getByRole("button", { name: /^Thread Draft a layout brief/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await found.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await found.waitFor();
});

test("on a phone threads and messages are one at a time", async () => {
  const page = await open({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
});
