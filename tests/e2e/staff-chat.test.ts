import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blankMetadata, usualSettings } from "../../app/domain/chat/thread";
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
  await page.getByLabel("Your message").press("Enter");
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
    .getByRole("link", { name: /Draft a layout brief.*more set aside/s });
  // The words go along into the thread, and through a reload.
  await found.click();
  await page.waitForURL(/\?q=more\+set\+aside&message=/);
  await page.reload();
  await found.waitFor();
  expect(await page.getByLabel("Search what was said").inputValue()).toBe("more set aside");
  await page.getByRole("button", { name: /^Thread Draft a layout brief/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await found.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await found.waitFor();
  await page.getByLabel("Search what was said").fill("");
  await page.waitForURL(/\/llm-chat$/);
  const threads = page.getByRole("navigation", { name: "Threads" });
  await threads.getByRole("link", { name: /Draft a layout brief/ }).waitFor();

  // By keys alone it goes into a folder that is made on the way, and the focus goes along.
  const menu = threads.getByRole("button", { name: /^Thread Draft a layout brief/ });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Pin" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("menuitem", { name: "New folder…" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "New folder" }).getByLabel("Name").fill("Spring");
  await page.keyboard.press("Enter");
  const inFolder = threads.getByRole("region", { name: "Spring" }).getByRole("link");
  await inFolder.getByText("Draft a layout brief").waitFor();
  await menu.and(page.locator(":focus")).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await inFolder.waitFor({ state: "detached" });
  // The folder was made for it alone, and goes along.
  await threads.getByRole("region", { name: "Spring" }).waitFor({ state: "detached" });
});

test("an answer that broke off goes on in its place, in this tab and in another", async () => {
  const page = await open();
  await ask(page, "A table, please");
  await expect.poll(words.open).toBe(1);
  await page.waitForURL(/\/llm-chat\/[\w-]{36}$/);
  words.say("| a | b |\n|---|---|\n| one | tw");
  words.finish("length");
  await answers(page).getByText("Broke off at its limit").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await answers(other).getByText("Broke off at its limit").waitFor();

  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(words.open).toBe(1);
  words.say("o |\n| three | four |");
  for (const tab of [page, other]) await answers(tab).getByRole("cell", { name: "four" }).waitFor();
  words.finish();
  for (const tab of [page, other]) await answers(tab).getByText("40 tokens in, 80 tokens out").waitFor();
  for (const tab of [page, other]) {
    expect(await answers(tab).getByRole("cell").allTextContents()).toEqual(["one", "two", "three", "four"]);
    expect(await tab.getByRole("button", { name: "Continue" }).count()).toBe(0);
  }
});

test("words are found in the thread that is open: far from sight, on other branches, and by keys alone", async () => {
  const page = await open();
  const threadId = await importThread(page, 300);
  await page.goto(`/llm-chat/${threadId}`);
  await page.getByText("Answer 299 of the talk").waitFor();
  // It was asked for once, before any script of the page.
  const readings = (address: string) =>
    performance.getEntriesByName(address).map((entry) => (entry as PerformanceResourceTiming).initiatorType);
  expect(await page.evaluate(readings, `${studio.url}/api/v1/staff/chats/${threadId}`)).toEqual(["link"]);
  await page.getByRole("note").getByText("words was not told what is above: it reads about 64,000").waitFor();
  const field = page.getByRole("textbox", { name: "Find in this thread" });
  const marked = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get("found-here") ?? [];
      const box = (range as Range | undefined)?.getBoundingClientRect();
      const frame = document.querySelector('[aria-label="Messages"]')?.getBoundingClientRect();
      const isInSight = box && frame && box.top >= frame.top && box.bottom <= frame.bottom;
      return isInSight ? (range as Range).toString() : null;
    });
  await page.getByLabel("Your message").focus();
  await page.keyboard.press("ControlOrMeta+f");
  await page.keyboard.type("NEEDLE in words");
  const search = page.getByRole("search", { name: "Find in this thread" });
  await search.getByText("3 of 3").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await search.getByText("1 of 3").waitFor();
  await expect.poll(marked).toBe("needle in words");
  await page.getByText("Answer 3 of the talk").waitFor();
  await page.keyboard.press("Enter");
  await search.getByText("2 of 3").waitFor();
  await page.getByText("Answer 151 of the talk").waitFor();
  await expect.poll(marked).toBe("Needle in words");
  await page.keyboard.press("Shift+Enter");
  await page.getByText("Answer 3 of the talk").waitFor();

  // On a branch that is not shown.
  await search.getByRole("button", { name: "1 in other branches" }).click();
  await page.getByRole("menuitem", { name: /needle in words on a branch/ }).click();
  await page.getByText("Beside it: needle in words on a branch").waitFor();
  await expect.poll(marked).toBe("needle in words");

  await field.fill("nothing says this");
  await search.getByText("Not here").waitFor();
  await field.press("Escape");
  await search.waitFor({ state: "detached" });
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  await expect
    .poll(() => page.locator(":focus").getAttribute("id"))
    .toBe(await page.getByLabel("Your message").getAttribute("id"));
});

test("where there is no room for files, it is said what to do and nothing typed is lost", async () => {
  const page = await open();
  await page.goto(`/llm-chat/${await importThread(page, 2)}`);
  const message = "Your threads hold as many files as they can. Delete threads whose files nobody needs.";
  await page.route("**/files?*", (route) =>
    route.fulfill({
      ...{ status: 409, contentType: "application/problem+json" },
      body: JSON.stringify({ code: "chat_files_full", message, requestId: "r" }),
    }),
  );
  await page
    .getByLabel("Files", { exact: true })
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Kept") });
  await ask(page, "Read these notes");
  await page.getByRole("alert").getByText(message).waitFor();
  expect(await page.getByLabel("Your message").inputValue()).toBe("Read these notes");
  await page.getByRole("button", { name: "Remove notes.txt" }).waitFor();

  await page.unroute("**/files?*");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("link", { name: "notes.txt" }).waitFor();
  await expect.poll(words.open).toBe(1);
  expect(JSON.stringify(words.asked.at(-1))).toContain("The file notes.txt");
  words.finish();
});

test("what is sent before the models are known is sent once they are, and a long paste is a file", async () => {
  const page = await studio.newPage();
  await studio.signIn(page, demoStaff);
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/staff\/chats(?:\?|$)/, async (route) => {
    if (route.request().method() === "GET") await held.promise;
    await route.continue();
  });
  await page.goto("/llm-chat");
  const message = page.getByLabel("Your message");
  await message.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, "a long line of it\n".repeat(60_000));
  await page.getByRole("button", { name: "Remove pasted.txt" }).waitFor();
  await message.fill("What is this?");
  await message.press("Enter");
  // It is on its way: the field is free for the next one.
  await expect.poll(() => message.inputValue()).toBe("");
  held.resolve();
  await page.waitForURL(/\/llm-chat\/[\w-]{36}$/);
  await page.getByRole("link", { name: "pasted.txt" }).waitFor();
  await expect.poll(words.open).toBe(1);
  words.finish();
});

test("on a phone threads and messages are one at a time, and a wide table scrolls with its words whole", async () => {
  const page = await open({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "New thread" }).click();
  await ask(page, "A table, please");
  await expect.poll(words.open).toBe(1);
  const line = "| `headline` | text | yes | 48 | One picture with a calm side |";
  words.say(`| Slot | Kind | Required | Characters | What |\n|---|---|---|---|---|\n${line}\n`);
  words.finish();
  const code = answers(page).locator("td code");
  await code.waitFor();
  expect(await code.evaluate((word) => word.getClientRects().length)).toBe(1);
});

test("an address that leads to no thread, or is none, is a page that says so", async () => {
  const page = await open();
  await page.goto("/llm-chat/nowhere");
  await page.getByRole("heading", { level: 1, name: "There is no such thread" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect((await page.goto("/llm-chat/%zz"))?.status()).toBe(400);
  await page.getByRole("heading", { level: 1, name: "This address is not well formed" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await page.waitForURL((address) => address.pathname === "/");
});

/** A thread of so many messages, of which three say something, and a fourth beside them. */
async function importThread(page: Page, count: number): Promise<string> {
  const ids = Array.from({ length: count + 1 }, () => crypto.randomUUID());
  const says: Record<number, string> = {
    3: "with a **nee**dle in words",
    151: "with a Needle in words",
    299: "with a needle in words",
  };
  const messages = ids.map((id, place) => ({
    ...{ id, role: place === count || place % 2 === 1 ? "assistant" : "user" },
    parts: [
      {
        type: "text",
        text:
          place === count
            ? "Beside it: needle in words on a branch"
            : `${place % 2 ? "Answer" : "Question"} ${place} of the talk ${says[place] ?? ""}\n\n- one\n- two`,
      },
    ],
    metadata: {
      ...blankMetadata,
      parentId: (place === count ? ids[0] : ids[place - 1]) ?? null,
      at: new Date().toISOString(),
      ...(place === count - 1 && { modelId: "openai/words", untold: count - 2 }),
    },
  }));
  const settings = { ...usualSettings, modelIds: ["openai/words"] };
  const thread = {
    format: "vitrine-thread-1",
    title: "Imported",
    leafId: ids[count - 1],
    settings,
    messages,
  };
  const threadId = crypto.randomUUID();
  const status = await page.evaluate(
    async (body) => {
      const headers = { "Content-Type": "application/json" };
      const asked = { method: "POST", headers, body: JSON.stringify(body) };
      return (await fetch("/api/v1/staff/chats", asked)).status;
    },
    { do: "import", threadId, thread },
  );
  expect(status).toBe(200);
  return threadId;
}
