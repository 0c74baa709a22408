import type { Page } from "playwright-core";
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

async function openPanel(
  panel: string,
  viewport = { width: 1440, height: 900 },
): Promise<{ page: Page; id: string }> {
  const id = `panels-${crypto.randomUUID()}`;
  await writeAsService(studio, [[`projects/${id}`, projectFields(ownerId)]]);
  const page = await studio.newPage({ viewport });
  await studio.signIn(page);
  await page.goto(`/pdp/project/${id}?panel=${panel}`);
  await page.frameLocator("iframe[title^=Preview]").locator('[data-section="opening"]').waitFor();
  return { page, id };
}

test("the search result follows what is typed and is cut where results are cut", async () => {
  const { page } = await openPanel("search");
  const side = page.getByRole("complementary", { name: "Search" });
  const result = side.locator("[data-search-result]");
  await side.getByRole("textbox", { name: "Title" }).fill("A kettle that boils in silence");
  await result.getByText("A kettle that boils in silence").waitFor();
  await side.getByRole("textbox", { name: "Title" }).fill("A kettle that boils in silence ".repeat(4).trim());
  await expect.poll(() => result.innerText()).toContain("…");
  await side.getByText("the end is cut off on a desktop").waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("a finding is mended by one press and comes back with undo", async () => {
  const { page } = await openPanel("quality");
  const side = page.getByRole("complementary", { name: "Quality" });
  await side.locator('[data-score="Weight"]').waitFor();
  const findings = side.getByRole("list", { name: "Findings" });
  await page
    .getByRole("list", { name: "Sections" })
    .getByRole("button", { name: /^More about Opening/ })
    .waitFor();
  const before = await findings.getByRole("listitem").count();
  expect(before).toBeGreaterThan(0);
  const empty = findings.getByRole("listitem").filter({ hasText: "lacks content that it needs" });
  await empty.getByRole("button", { name: "Remove it" }).click();
  await empty.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await empty.waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("what a second person says appears, is answered and settled", async () => {
  const { page, id } = await openPanel("comments");
  const side = page.getByRole("complementary", { name: "Comments" });
  await side.getByText("Nobody has said anything yet").waitFor();
  const at = new Date();
  const comment = {
    ...{ authorId: "grace", authorName: "Grace Hall", authorEmail: "grace@example.com" },
    ...{ sectionId: "why", parentId: null, text: "Is it really silent?", isResolved: false },
    ...{ createdAt: at, updatedAt: at },
  };
  await writeAsService(studio, [[`projects/${id}/comments/one`, comment]]);
  const threads = side.getByRole("list", { name: "Comments" });
  await threads.getByText("Is it really silent?").waitFor();
  await page.getByRole("button", { name: "1 open comment on Benefits" }).waitFor();
  await threads.getByRole("button", { name: "Reply" }).click();
  await threads.getByRole("textbox", { name: "Reply" }).fill("Forty decibels.");
  await threads.getByRole("textbox", { name: "Reply" }).press("ControlOrMeta+Enter");
  await threads.getByRole("article").filter({ hasText: "Forty decibels." }).waitFor();
  await threads.getByRole("button", { name: "Resolve" }).click();
  await side.getByText("All is settled.").waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("a version is looked at, restored as one edit, and that is taken back", async () => {
  const { page, id } = await openPanel("versions");
  const { page: stored } = projectFields(ownerId) as unknown as { page: { sections: Record<string, never> } };
  const former = JSON.parse(JSON.stringify(stored).replaceAll("A quiet kettle", "A loud kettle"));
  const at = new Date();
  const version = {
    ...{ title: "Kettle", page: former, name: "Before the sale", reason: "named" },
    ...{ authorId: ownerId, authorName: "Ada Moreau", asOf: at, createdAt: at },
  };
  await writeAsService(studio, [[`projects/${id}/versions/one`, version]]);
  const side = page.getByRole("complementary", { name: "Versions" });
  const heading = page.frameLocator("iframe[title^=Preview]").getByRole("heading", { level: 1 });
  await side.getByRole("button", { name: /Before the sale/ }).click();
  await heading.filter({ hasText: "A loud kettle" }).waitFor();
  await side.getByRole("list", { name: "Changed since" }).getByText("A quiet kettle").waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await side.getByRole("button", { name: "Restore" }).click();
  await page.getByText("Nothing is changed.").waitFor({ state: "detached" });
  await heading.filter({ hasText: "A loud kettle" }).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await heading.filter({ hasText: "A quiet kettle" }).waitFor();
});

test("every panel opens in a sheet on a phone and fits", async () => {
  const { page } = await openPanel("search", { width: 390, height: 844 });
  for (const name of ["Search", "Comments", "Quality", "Claims", "Versions"]) {
    await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog", { name }).waitFor();
    expect(await findOverflow(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name }).waitFor({ state: "detached" });
  }
});
