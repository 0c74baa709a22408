import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage as emptyPage } from "~/sections/new-page";
import { type Account, commitAs } from "../worker/local-studio.ts";
import { png } from "../worker/sample-files.ts";
import { findBarriers } from "./accessibility.ts";
import { accountIn } from "./demo-video.ts";
import { findOverflow } from "./find-overflow.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let ada: Account;
let projectId: string;

beforeAll(async () => {
  studio = await shareStudio();
  ada = await accountIn(studio);
  projectId = `jar-${crypto.randomUUID()}`;
  await save({ title: "Honey", productId: null, facts: { facts: [], decisions: [] }, trashedAt: null }, true);
});
afterAll(() => studio?.stop());

/** Writes the project, as its owner's browser does, with a page of a picture and these words. */
async function save(fields: object, isNew = false, heading = "Morning light in a jar"): Promise<void> {
  const answer = await ada.call("/api/v1/assets", {
    method: "POST",
    headers: { "Content-Type": "image/png" },
    body: png(1600, 900),
  });
  const { asset } = (await answer.json()) as { asset: { id: string } };
  const image = { kind: "image", assetId: asset.id, alt: "A jar", focusX: 0.5, focusY: 0.5 } as const;
  const slots = { heading: { kind: "text", text: heading } as const, image };
  const page = {
    ...emptyPage({ language: "en" }),
    order: ["top"],
    sections: { top: { type: "hero", version: 1, variant: "split", slots, blocks: {}, blockOrder: [] } },
  };
  const write = {
    path: `projects/${projectId}`,
    fields: { ...fields, page, ...(isNew && { ownerId: ada.userId }) },
    times: isNew ? ["createdAt", "updatedAt"] : ["updatedAt"],
  };
  expect(await commitAs({ url: new URL(studio.url) }, ada, [write])).toBe(200);
}

async function openPublishing(viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await studio.newPage({ viewport });
  await studio.signIn(page);
  await page.goto(`/pdp/project/${projectId}`);
  await page.getByRole("button", { name: "Publish", exact: true }).first().click();
  await panelOf(page).getByText("Ask for a password").waitFor();
  return page;
}

/** Beside the page, and on a phone in a sheet above it. */
const panelOf = (page: Page) =>
  page.getByRole("complementary", { name: "Publish" }).or(page.getByRole("dialog", { name: "Publish" }));

test("a page is published with small images, changed, taken down and put back", async () => {
  const owner = await openPublishing();
  const panel = panelOf(owner);
  await panel.getByText("Nobody else sees it.").waitFor();
  expect(await findBarriers(owner)).toEqual([]);
  await panel.getByRole("button", { name: "Publish", exact: true }).click();
  await panel.getByRole("button", { name: "Unpublish" }).waitFor();

  const visitor = await studio.newPage();
  const refused: string[] = [];
  visitor.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  const answer = await visitor.goto(`/pages/${projectId}`, { waitUntil: "load" });
  expect(answer?.status()).toBe(200);
  await visitor.getByRole("heading", { level: 1, name: "Morning light in a jar" }).waitFor();
  const picture = visitor.getByRole("img", { name: "A jar" });
  const shown = () =>
    picture.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc]);
  await expect.poll(shown).toEqual([true, expect.stringMatching(/\/media\/pages\/.*\d+\.(avif|webp)$/)]);
  expect(await findBarriers(visitor)).toEqual([]);
  expect(refused).toEqual([]);

  await save({}, false, "Evening light in a jar");
  await panel.getByText("1 change is not published").click();
  await panel.getByRole("button", { name: /changed$/ }).waitFor();
  await panel.getByRole("button", { name: "Publish the changes" }).click();
  await panel.getByText("Others see the page as it is here.").waitFor();
  await visitor.reload();
  await visitor.getByRole("heading", { level: 1, name: "Evening light in a jar" }).waitFor();

  await panel.getByRole("button", { name: "Unpublish" }).click();
  await panel.getByText("Nobody else sees it.").waitFor();
  expect((await visitor.reload())?.status()).toBe(404);
  expect(await findBarriers(visitor)).toEqual([]);
  await owner.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await panel.getByRole("button", { name: "Unpublish" }).waitFor();
  expect((await visitor.reload())?.status()).toBe(200);
});

test("a password is asked for by a page that needs no script", async () => {
  const owner = await openPublishing({ width: 390, height: 844 });
  const panel = panelOf(owner);
  await panel.getByRole("switch", { name: "Ask for a password" }).click();
  await panel.getByRole("button", { name: "Save settings" }).click();
  await panel.getByText("Choose a password of at least").waitFor();
  await panel.getByLabel("Password", { exact: true }).fill("open sesame");
  await panel.getByLabel("Password", { exact: true }).press("Enter");
  await panel.getByText("Published with a password").waitFor();
  expect(await findOverflow(owner)).toEqual([]);

  const visitor = await studio.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await visitor.goto(`/pages/${projectId}`);
  await visitor.getByLabel("Password").fill("not this one");
  await visitor.getByRole("button", { name: "Open the page" }).click();
  await visitor.getByRole("alert").getByText("not the password").waitFor();
  await visitor.getByLabel("Password").fill("open sesame");
  await visitor.getByRole("button", { name: "Open the page" }).click();
  await visitor.getByRole("heading", { level: 1, name: "light in a jar" }).waitFor();
  expect(new URL(visitor.url()).pathname).toBe(`/pages/${projectId}`);
});
