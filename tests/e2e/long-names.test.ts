import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyImageRequest } from "../../app/domain/image/image-request.ts";
import { contentDocument } from "../fakes/content-fields.ts";
import { assetFields, imageFields } from "../fixtures/fill-gallery.ts";
import { signUp } from "../fixtures/sign-up.ts";
import { type Fields, writeAsService } from "../fixtures/write-as-service.ts";
import { png } from "../worker/sample-files.ts";
import { findOverflow } from "./find-overflow.ts";
import { type Studio, shareStudio } from "./studio.ts";

/**
 * Names of every kind at their limits, as one word and as many, on the pages where they stand: nothing is wider than
 * what it stands in, no control is pushed out.
 */

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

const widths = [1440, 768, 390];
const unbroken = (characters: number, end = "") => "W".repeat(characters - end.length) + end;
const manyWords = (characters: number) =>
  "Whole words "
    .repeat(characters)
    .slice(0, characters - 1)
    .trim()
    .padEnd(characters, "W");

test("names at their limits push nothing out, on any page and at any width", async () => {
  const person = {
    email: `${unbroken(60)}-${crypto.randomUUID()}@example.com`.toLowerCase(),
    password: "a long password",
  };
  const ownerId = await signUp(studio.url, person.email, person.password, unbroken(120));
  const id = (name: string) => `${name}-${ownerId}`;
  await writeAsService(studio, filled(ownerId, id));
  const page = await studio.newPage();
  await page.route(/\/media\//, (route) =>
    route.fulfill({ contentType: "image/png", body: Buffer.from(png(64, 64, 90)) }),
  );
  await studio.signIn(page, person);

  const paths = [
    "/",
    "/create",
    "/prompt-to-video",
    "/videos",
    `/videos/${id("video")}`,
    `/content/${id("video")}`,
    `/content/${id("video")}/share`,
    `/assets?folder=${id("folder")}`,
    `/assets/${id("upload")}`,
    `/image-gen?from=${id("image")}`,
    "/image-gen/all",
    `/image-gen/${id("image")}`,
    `/image-gen/edit?image=${id("image")}`,
    "/image-gen/vibe",
    `/image-gen/vibe?board=${id("board")}`,
    "/image-gen/assets",
    `/image-gen/v1/create?from=${id("image")}`,
    `/image-gen/v1/${id("image")}`,
    `/image-gen/v1/edit?image=${id("image")}`,
  ];
  const overflows: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settled(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const found of await findOverflow(page))
        overflows.push(`${path.replaceAll(ownerId, "")} at ${width}: ${found}`);
    }
  }
  expect(overflows).toEqual([]);
}, 300_000);

async function settled(page: Page, path: string): Promise<void> {
  await page.locator("html[data-booted]").waitFor();
  await page.locator("main:not(:has(.animate-shimmer))").first().waitFor();
  // What is recalled comes a moment later.
  if (path.includes("from=")) await page.getByRole("button", { name: /^Unlock seed/ }).waitFor();
}

/** One of everything that has a name, and a second of what stands in lists. */
function filled(ownerId: string, id: (name: string) => string): (readonly [path: string, data: Fields])[] {
  const now = new Date();
  const request = {
    ...emptyImageRequest("built-in/image-maker"),
    prompt: unbroken(600),
    seed: 4_294_967_295,
    boardId: id("board"),
    steeringBoardId: id("board"),
  };
  const image = {
    ...imageFields(ownerId, 1, now),
    title: unbroken(200),
    request,
    generationId: id("job"),
    boardIds: [id("board")],
  };
  const other = { ...imageFields(ownerId, 2, now), title: manyWords(200), generationId: id("job"), request };
  const upload = {
    ...assetFields(image),
    name: unbroken(200, ".png"),
    alt: unbroken(400),
    origin: "upload",
    recipe: null,
    folderId: id("folder"),
    tags: Array.from({ length: 20 }, (_, index) => unbroken(40, String(index))),
  };
  const board = {
    ownerId,
    name: unbroken(120),
    assetIds: [id("image"), id("other"), id("upload")],
    palette: ["#000000"],
    words: Array.from({ length: 24 }, (_, index) => unbroken(60, String(index))),
    typography: "minimal",
    edited: ["words"],
    removedWords: [],
    sharing: "private",
    createdAt: now,
    updatedAt: now,
    trashedAt: null,
  };
  const content = contentDocument(ownerId);
  const storyboard = { ...content.storyboard, title: unbroken(200) };
  const job = {
    ownerId,
    kind: "make-images",
    state: "done",
    stage: "done",
    title: unbroken(60),
    partsDone: 2,
    partsTotal: 2,
    error: null,
    request: { ...request, count: 2 },
    modelLabel: unbroken(60),
    results: ["image", "other"].map((name) => ({ state: "done", imageId: id(name), error: null })),
    creditsReserved: 2,
    creditsSpent: 2,
    createdAt: now,
    updatedAt: now,
  };
  const folder = { ownerId, name: unbroken(120), parentId: null, createdAt: now };
  return [
    [`images/${id("image")}`, image],
    [`assets/${id("image")}`, assetFields(image)],
    [`images/${id("other")}`, other],
    [`assets/${id("other")}`, assetFields(other)],
    [`assets/${id("upload")}`, upload],
    [`boards/${id("board")}`, board],
    [`boards/${id("other-board")}`, { ...board, name: manyWords(120) }],
    [`content/${id("video")}`, { ...content, title: unbroken(200), storyboard }],
    [`content/${id("other-video")}`, { ...content, title: manyWords(200) }],
    [`jobs/${id("job")}`, job],
    [`assetFolders/${id("folder")}`, folder],
    [`assetFolders/${id("inner")}`, { ...folder, name: manyWords(120), parentId: id("folder") }],
  ];
}
