import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ExperimentState } from "~/pages/publish/use-experiment";
import { newPage as emptyPage } from "~/sections/new-page";
import { type Account, commitAs } from "../worker/local-studio.ts";
import { findBarriers } from "./accessibility.ts";
import { accountIn } from "./demo-video.ts";
import { findOverflow } from "./find-overflow.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let ada: Account;
let projectId: string;

const agents = [
  "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15",
];

beforeAll(async () => {
  studio = await shareStudio();
  ada = await accountIn(studio);
  projectId = `jar-${crypto.randomUUID()}`;
  await save("Morning light in a jar", true);
  await order("publish", { do: "publish" });
});
afterAll(() => studio?.stop());

/** Writes the project, as its owner's browser does. */
async function save(heading: string, isNew = false): Promise<void> {
  const slots = { heading: { kind: "text", text: heading } };
  const page = {
    ...emptyPage({ language: "en" }),
    action: { href: "https://shop.example.com/jar", label: "Buy it" },
    order: ["top"],
    sections: { top: { type: "hero", version: 1, variant: "split", slots, blocks: {}, blockOrder: [] } },
  };
  const fields = { title: "Honey", productId: null, facts: { facts: [], decisions: [] }, trashedAt: null };
  const write = {
    path: `projects/${projectId}`,
    fields: { page, ...(isNew && { ...fields, ownerId: ada.userId }) },
    times: isNew ? ["createdAt", "updatedAt"] : ["updatedAt"],
  };
  expect(await commitAs({ url: new URL(studio.url) }, ada, [write])).toBe(200);
}

async function order(what: string, json: object): Promise<void> {
  const answer = await ada.call(`/api/v1/projects/${projectId}/${what}`, { method: "POST", json });
  expect(answer.status).toBe(200);
}

async function countedViews(): Promise<number[]> {
  const answer = await ada.call(`/api/v1/projects/${projectId}/experiment`);
  const { running } = (await answer.json()) as ExperimentState;
  return running ? [running.counts.a.views, running.counts.b.views] : [];
}

const headingIn = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

test("a changed page is tried against the published one, people are counted, and B is kept", async () => {
  const owner = await studio.newPage();
  await studio.signIn(owner);
  await owner.goto(`/pdp/project/${projectId}?panel=test`);
  const panel = owner.getByRole("complementary", { name: "A/B test" });
  await panel.getByText("Nothing differs from what others see.").waitFor();
  await owner.getByRole("button", { name: "Published", exact: true }).waitFor();

  await save("Evening light in a jar");
  await owner.getByRole("button", { name: "Publish changes" }).waitFor();
  await panel.getByLabel("Days, at most").fill("0");
  await panel.getByRole("button", { name: "Begin the test" }).click();
  await panel.getByText("Choose 1 to 90.").waitFor();
  await panel.getByLabel("Days, at most").fill("7");
  expect(await findBarriers(owner)).toEqual([]);
  await panel.getByRole("button", { name: "Begin the test" }).click();
  await panel.getByText("It cannot be said yet which is clicked more often").waitFor();

  const seen = await Promise.all(
    agents.map(async (userAgent) => {
      const visitor = await studio.newPage({ userAgent });
      await visitor.goto(`/pages/${projectId}`);
      const first = await headingIn(visitor);
      await visitor.reload();
      expect(await headingIn(visitor)).toBe(first);
      return first;
    }),
  );
  const ofB = seen.filter((heading) => heading?.includes("Evening")).length;
  await expect.poll(countedViews, { timeout: 10_000 }).toEqual([2 - ofB, ofB]);
  await owner.reload();
  for (const [edition, views] of [
    ["A", 2 - ofB],
    ["B", ofB],
  ]) {
    await panel.getByRole("row", { name: new RegExp(`Look at ${edition} ${views} 0\\b`) }).waitFor();
  }
  expect(await findBarriers(owner)).toEqual([]);
  await owner.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(owner)).toEqual([]);
  await owner.setViewportSize({ width: 1440, height: 900 });

  await panel.getByRole("button", { name: "Stop, keep B" }).click();
  await panel.getByText("Last test: B was kept").waitFor();
  await owner.getByRole("button", { name: "Published", exact: true }).waitFor();
  const anybody = await studio.newPage();
  await anybody.goto(`/pages/${projectId}`);
  expect(await headingIn(anybody)).toContain("Evening light");
});
