import type { FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFields } from "../fixtures/project-fields.ts";
import { writeAsService } from "../fixtures/write-as-service.ts";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn } from "./demo-video.ts";
import { findOverflow } from "./find-overflow.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let ownerId: string;
beforeAll(async () => {
  studio = await shareStudio();
  ownerId = (await accountIn(studio)).userId;
});
afterAll(() => studio?.stop());

/** A new project, open in the builder. At 390 pixels its page is not scaled, so presses land where they are meant. */
async function openBuilder(): Promise<{ page: Page; preview: FrameLocator; address: string }> {
  const id = `page-${crypto.randomUUID()}`;
  await writeAsService(studio, [[`projects/${id}`, projectFields(ownerId)]]);
  const page = await studio.newPage();
  await studio.signIn(page);
  const address = `/pdp/project/${id}`;
  return { page, preview: await open(page, address), address };
}

async function open(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  await page.getByRole("radio", { name: "Phone, 390 pixels" }).check();
  const preview = page.frameLocator("iframe[title^=Preview]");
  await preview.locator('[data-section="opening"]').waitFor();
  return preview;
}

const wordsAt = (preview: FrameLocator, place: string) => preview.locator(`[data-slot="${place}"]`);
const heading = "opening//heading";
const rows = (page: Page) => page.getByRole("list", { name: "Sections" }).locator("[data-row]");
const orderOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.row ?? ""));
const sectionsOf = (preview: FrameLocator) =>
  preview
    .locator("[data-section]")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.section));
const saved = (page: Page) =>
  page.getByRole("main").getByRole("status").filter({ hasText: "Saved" }).waitFor();

async function write(page: Page, preview: FrameLocator, place: string, text: string): Promise<void> {
  await wordsAt(preview, place).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

test("words are written where they stand and in their fields, taken back whole, and kept past a reload", async () => {
  const { page, preview, address } = await openBuilder();
  await write(page, preview, heading, "A silent kettle");
  const field = page.getByRole("textbox", { name: "Title", exact: true }).last();
  await expect.poll(() => field.inputValue()).toBe("A silent kettle");
  // Enter ends a heading: it has one line.
  await page.keyboard.press("Enter");
  await expect.poll(() => wordsAt(preview, heading).getAttribute("contenteditable")).toBe(null);
  expect(await wordsAt(preview, heading).innerText()).toBe("A silent kettle");

  await field.fill("A kettle for nights");
  await expect.poll(() => wordsAt(preview, heading).innerText()).toBe("A kettle for nights");

  // While words are being written, the page's own way back changes them under the caret.
  await wordsAt(preview, heading).click();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => wordsAt(preview, heading).innerText()).not.toBe("A kettle for nights");
  await page.keyboard.press("Escape");
  const undo = page.getByRole("button", { name: "Undo" });
  for (let presses = 0; presses < 6 && (await undo.isEnabled()); presses++) await undo.click();
  await expect.poll(() => wordsAt(preview, heading).innerText()).toBe("A quiet kettle");

  await write(page, preview, heading, "Kept");
  await page.keyboard.press("Escape");
  await saved(page);
  const again = await open(page, address);
  expect(await wordsAt(again, heading).innerText()).toBe("Kept");
});

test("what is pasted is plain words in one line, and an empty place says what it is for", async () => {
  const { page, preview } = await openBuilder();
  await wordsAt(preview, heading).click();
  await page.keyboard.press("ControlOrMeta+A");
  await wordsAt(preview, heading).evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/plain", "Two\nlines <b>and no tag</b>");
    data.setData("text/html", "Two<br>lines <b>and no tag</b>");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.press("Enter");
  await expect.poll(() => wordsAt(preview, heading).innerText()).toBe("Two lines <b>and no tag</b>");
  expect(await wordsAt(preview, heading).locator("b").count()).toBe(0);

  const label = await wordsAt(preview, "opening//eyebrow").evaluate(
    (element) => getComputedStyle(element, "::before").content,
  );
  expect(label).toBe('"Line above"');
});

test("sections are added, moved by keyboard and by pointer, hidden, copied and deleted; undo brings all back", async () => {
  const { page, preview } = await openBuilder();
  const before = ["opening", "why", "answers"];
  await rows(page).nth(0).click();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => orderOf(page)).toEqual(["why", "opening", "answers"]);
  await expect.poll(() => sectionsOf(preview)).toEqual(["why", "opening", "answers"]);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.row)).toBe("opening");

  const from = await rows(page).nth(2).boundingBox();
  const to = await rows(page).nth(0).boundingBox();
  if (!from || !to) throw new Error("The sections are not in sight.");
  await page.mouse.move(from.x + 60, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y - 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => orderOf(page)).toEqual(["answers", "why", "opening"]);

  await rows(page).nth(1).focus();
  await page.keyboard.press("h");
  await expect.poll(() => sectionsOf(preview)).toEqual(["answers", "opening"]);
  await page.keyboard.press("ControlOrMeta+d");
  await expect.poll(() => rows(page).count()).toBe(4);
  await rows(page).nth(0).focus();
  await page.keyboard.press("Delete");
  await expect.poll(() => orderOf(page)).not.toContain("answers");

  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill("guarantee");
  await page.getByRole("button", { name: "Add Guarantee" }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
  await expect.poll(() => preview.locator(".s-guarantee").count()).toBe(1);

  const undo = page.getByRole("button", { name: "Undo" }).first();
  for (let presses = 0; presses < 10 && (await undo.isEnabled()); presses++) await undo.click();
  await expect.poll(() => orderOf(page)).toEqual(before);
  await expect.poll(() => sectionsOf(preview)).toEqual(before);
});

test("what is edited offline is shown and comes to the server once it is reached again", async () => {
  const { page, preview, address } = await openBuilder();
  await page.context().setOffline(true);
  await write(page, preview, heading, "Written on the train");
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("status").filter({ hasText: "Offline" }).waitFor();
  await page.context().setOffline(false);
  await saved(page);
  const other = await studio.newPage();
  await studio.signIn(other);
  expect(await wordsAt(await open(other, address), heading).innerText()).toBe("Written on the train");
});

test("two people at once see one another's edits and lose none of their own", async () => {
  const { page, preview, address } = await openBuilder();
  const other = await studio.newPage();
  await studio.signIn(other);
  const theirs = await open(other, address);
  await Promise.all([
    write(page, preview, heading, "From the first"),
    write(other, theirs, "why//heading", "From the second"),
  ]);
  await Promise.all([page.keyboard.press("Escape"), other.keyboard.press("Escape")]);
  for (const shown of [preview, theirs]) {
    await expect.poll(() => wordsAt(shown, heading).innerText(), { timeout: 20_000 }).toBe("From the first");
    await expect
      .poll(() => wordsAt(shown, "why//heading").innerText(), { timeout: 20_000 })
      .toBe("From the second");
  }
});

test("the builder has no barriers and nothing wider than the window, also on a phone", async () => {
  const { page, preview, address } = await openBuilder();
  await wordsAt(preview, "why//heading").click();
  await page.keyboard.press("Escape");
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await preview.locator('[data-section="opening"]').waitFor();
  await page.getByRole("button", { name: "Sections", exact: true }).click();
  await page.getByRole("dialog", { name: "Sections" }).waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
});
