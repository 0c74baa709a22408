import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage as emptyPage } from "~/sections/new-page";
import type { Page as Document } from "~/sections/page";
import { type Account, commitAs } from "../worker/local-studio.ts";
import { png } from "../worker/sample-files.ts";
import { accountIn } from "./demo-video.ts";
import { demoStaff, type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let ada: Account;
let folder: string;
beforeAll(async () => {
  studio = await shareStudio();
  ada = await accountIn(studio);
  folder = await mkdtemp(join(tmpdir(), "exported-"));
});
afterAll(async () => {
  await studio?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A page of a heading and a picture, in a theme with typefaces of its own. */
async function makePage(): Promise<{ id: string; document: Document }> {
  const answer = await ada.call("/api/v1/assets", {
    method: "POST",
    headers: { "Content-Type": "image/png" },
    body: png(1200, 800),
  });
  const { asset } = (await answer.json()) as { asset: { id: string } };
  const image = { kind: "image", assetId: asset.id, alt: "A jar", focusX: 0.5, focusY: 0.25 } as const;
  const heading = { kind: "text", text: "Morning <light> in a jar" } as const;
  const top = { type: "hero", version: 1, variant: "split", blocks: {}, blockOrder: [] };
  const document: Document = {
    ...emptyPage({ language: "en", themeId: "gazette" }),
    order: ["top"],
    sections: { top: { ...top, slots: { heading, image } } },
  };
  const id = `jar-${crypto.randomUUID()}`;
  const fields = {
    ownerId: ada.userId,
    title: "Honey",
    page: document,
    productId: null,
    facts: { facts: [], decisions: [] },
    trashedAt: null,
  };
  const write = { path: `projects/${id}`, fields, times: ["createdAt", "updatedAt"] };
  expect(await commitAs({ url: new URL(studio.url) }, ada, [write])).toBe(200);
  return { id, document };
}

test("an exported page shows without a network and is the same page to whoever imports it", async () => {
  const { id, document } = await makePage();
  const page = await studio.newPage({ viewport: { width: 1440, height: 900 } });
  await studio.signIn(page);
  await page.goto(`/pdp/project/${id}`);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as HTML" }).click();
  const file = join(folder, (await downloading).suggestedFilename());
  await (await downloading).saveAs(file);
  expect(file.endsWith("Honey.html")).toBe(true);

  const visitor = await studio.newPage({ offline: true });
  const asked: string[] = [];
  const errors: string[] = [];
  visitor.on("request", (request) => asked.push(request.url().slice(0, 80)));
  visitor.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await visitor.goto(pathToFileURL(file).href);
  await visitor.getByRole("heading", { level: 1, name: "Morning <light> in a jar" }).waitFor();
  const picture = visitor.getByRole("img", { name: "A jar" });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const loaded = await visitor.evaluate(async () => {
    await globalThis.document.fonts.ready;
    return [...globalThis.document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family);
  });
  expect(loaded.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
  expect(errors).toEqual([]);

  const other = await studio.newPage();
  await studio.signIn(other, demoStaff);
  await other.goto("/pdp/create");
  await other.getByLabel("Exported page").setInputFiles(file);
  await other.waitForURL(/\/pdp\/project\/[^/?]+$/);
  const again = other.waitForEvent("download");
  await other.getByRole("button", { name: "Export", exact: true }).click();
  await other.getByRole("button", { name: "Download as HTML" }).click();
  const theirs = documentOf(await readFile(await (await again).path(), "utf8"));
  const ours = documentOf(await readFile(file, "utf8"));
  const theirImage = imageOf(theirs);
  expect(ours).toEqual(document);
  expect(theirImage).not.toBe(imageOf(ours));
  const put = JSON.parse(JSON.stringify(theirs).replaceAll(theirImage, imageOf(ours)));
  expect(put).toEqual(document);
});

/** The document that an exported page carries. */
function documentOf(html: string): Document {
  const [, json] = /<script type="application\/json" id="vitrine-page">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json ?? "null").page;
}

function imageOf({ sections }: Document): string {
  const image = sections.top?.slots.image;
  if (image?.kind !== "image") throw new Error("The page has lost its image.");
  return image.assetId;
}
