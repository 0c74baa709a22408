import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInForToken } from "../fakes/sign-in";
import { accountOf, commitAs } from "../worker/local-studio";
import { findBarriers } from "./accessibility";
import { demoStaff, type Studio, shareStudio } from "./studio";

let studio: Studio;
let userId: string;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio.stop());

/** Staff's browser, with an account that staff have given credits to. */
async function openAsStaff(options: Parameters<Studio["newPage"]>[0] = {}): Promise<Page> {
  const owner = await studio.newPage();
  await studio.signIn(owner);
  await owner.goto("/");
  userId = (await owner.context().cookies()).find(({ name }) => name === "userId")?.value ?? "";
  const page = await studio.newPage(options);
  await studio.signIn(page, demoStaff);
  await page.goto("/");
  return page;
}

function give(page: Page, credits: number): Promise<number> {
  const body = {
    idempotencyKey: crypto.randomUUID(),
    userId,
    credits,
    reason: "gift",
    note: "Thanks",
    lastDay: null,
    why: "They asked",
  };
  return page.evaluate(async (sent) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/v1/staff/grants", {
      method: "POST",
      headers,
      body: JSON.stringify(sent),
    });
    return answer.status;
  }, body);
}

test("staff come to the log by their menu; others are sent home and see no way to it", async () => {
  const page = await openAsStaff();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Staff tools" }).click();
  await page.getByRole("menuitem", { name: "Change log" }).click();
  await page.waitForURL("**/content-update-logs");
  await page.getByRole("heading", { name: "Change log", level: 1 }).waitFor();

  const owner = await studio.newPage();
  await studio.signIn(owner);
  await owner.goto("/content-update-logs");
  await owner.waitForURL((address) => address.pathname === "/");
  await owner.getByRole("navigation", { name: "Main" }).waitFor();
  expect(await owner.getByRole("button", { name: "Staff tools" }).count()).toBe(0);
});

test("the log is narrowed in its address, follows what happens, is paused, read by keyboard and downloaded", async () => {
  const page = await openAsStaff();
  expect(await give(page, 7)).toBe(201);
  const target = `ledgers/${userId}`;
  await page.goto(`/content-update-logs?target=${encodeURIComponent(target)}`);
  const table = page.getByRole("grid", { name: "Changes" });
  const rows = table.getByRole("row", { name: /Gave credits/ });
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(1);
  await page.getByText("1 change · live").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  // Live: what staff do meanwhile comes by itself; paused, nothing does.
  expect(await give(page, 8)).toBe(201);
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(2);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("status").filter({ hasText: "paused" }).waitFor();

  await page.getByRole("combobox", { name: "What" }).selectOption("credits.plan");
  await page.waitForURL("**action=credits.plan**");
  await page.getByRole("heading", { name: "No change matches" }).waitFor();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await page.waitForURL((address) => !address.search.includes("action"));
  await page.goBack();
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(2);

  await table.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.getByText("1 selected").waitFor();
  await page.keyboard.press("Enter");
  const change = page.getByRole("dialog", { name: "Change" });
  await change.getByText("credits.grant").waitFor();
  await change.getByRole("button", { name: "Put back as it was before" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Download" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "JSON lines, with everything" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).action)).toEqual(["credits.grant", "credits.grant"]);
});

test("on a phone a change of a draft is shown before and after, put back with a reason, and not twice", async () => {
  const page = await openAsStaff({ viewport: { width: 390, height: 844 } });
  // Two dialogs that close together both go back in the history; on a busy machine one comes to it while the other is on its way.
  await page.addInitScript(() => {
    const { setTimeout: usual } = window;
    const late = new Set<() => void>();
    window.setTimeout = ((run: () => void, ms?: number) => {
      if (ms === undefined) late.add(run);
      return usual(run, ms);
    }) as typeof setTimeout;
    const back = history.back.bind(history);
    history.back = () => void usual(back, 50);
    const runAgain = () => {
      for (const run of late) usual(run, 0);
    };
    addEventListener("popstate", runAgain, true);
  });
  const id = crypto.randomUUID();
  await writeProduct(id, { name: "Flask", isNew: true });
  const address = `/content-update-logs?target=products/${id}`;
  await page.goto(address);
  const rows = page.getByRole("grid", { name: "Changes" }).getByRole("row");
  await expect.poll(() => rows.count(), { timeout: 40_000 }).toBe(1);
  await writeProduct(id, { name: "Bottle", isNew: false });
  await expect.poll(() => rows.count(), { timeout: 40_000 }).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findBarriers(page)).toEqual([]);

  const putBack = async () => {
    await page.getByRole("button", { name: "Put back as it was before" }).click();
    const asked = page.getByRole("dialog", { name: "Put this change back?" });
    await asked.getByRole("button", { name: "Put back" }).click();
    await asked.getByText("Say why in a few words").waitFor();
    await asked.getByLabel("Why").fill("Its owner asked for it");
    await asked.getByRole("button", { name: "Put back" }).click();
    return asked;
  };
  await rows.first().click();
  const name = page.getByRole("region", { name: "name", exact: true });
  await name.getByText("Flask").waitFor();
  await name.getByText("Bottle").waitFor();
  const dialog = await putBack();
  // While the dialog is open the list is out of reach: what it says instead is told.
  const shown = async () => (await dialog.allInnerTexts()).join() || rows.count();
  await expect.poll(shown, { timeout: 20_000 }).toBe(3);
  await rows.first().getByText("Put a change back").waitFor();
  await page.waitForFunction(() => !history.state?.overlay);
  await page.waitForTimeout(200);
  expect(page.url()).toBe(new URL(address, studio.url).href);

  await rows.nth(1).click();
  const asked = await putBack();
  await asked.getByText("it has changed since").waitFor();
});

/** As its owner's browser writes it. */
async function writeProduct(id: string, { name, isNew }: { name: string; isNew: boolean }): Promise<void> {
  const token = await signInForToken(new URL(studio.url), studio.person.email, studio.person.password);
  const rest = { variants: [], photos: [], published: "ask", brandId: null, sourceUrl: null, readAt: null };
  const facts = { facts: { facts: [], decisions: [] }, trashedAt: null, ownerId: userId };
  const times = isNew ? ["createdAt", "updatedAt"] : ["updatedAt"];
  const fields = isNew ? { name, ...rest, ...facts } : { name };
  const account = accountOf({ url: new URL(studio.url) }, userId, token);
  const change = { path: `products/${id}`, fields, times };
  expect(await commitAs({ url: new URL(studio.url) }, account, [change])).toBe(200);
}
