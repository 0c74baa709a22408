import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stripImage } from "~/formats/strip/strip-image";
import type { Storyboard } from "~/scene/storyboard";
import { encodeValue } from "~/stores/firestore/firestore-values.server";
import { quartersOf, turnedPhoto, uprightQuarters } from "../fixtures/turned-photo.ts";
import {
  approve,
  isWaiting,
  readDocument,
  readEvents,
  sampleBrief,
  startJob,
} from "../worker/local-studio.ts";
import { png } from "../worker/sample-files.ts";
import { findBarriers } from "./accessibility.ts";
import { accountIn } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

function pngFile(name: string, bytes: Uint8Array) {
  return { name, mimeType: "image/png", buffer: Buffer.from(bytes) };
}

/** Drops files on the page, as a person does who drags them out of a folder. */
async function drop(page: Page, files: readonly NamedFile[]): Promise<void> {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of given) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
      }
      return transfer;
    },
    files.map(({ name, bytes }) => ({ name, bytes: [...bytes] })),
  );
  for (const type of ["dragenter", "dragover", "drop"]) {
    await page.dispatchEvent("main", type, { dataTransfer: data });
  }
}

async function openAssets(options?: Parameters<Studio["newPage"]>[0]): Promise<Page> {
  const page = await studio.newPage(options);
  await studio.signIn(page);
  await page.goto("/assets");
  await page.getByRole("heading", { level: 1, name: "Assets" }).waitFor();
  return page;
}

const files = (page: Page) => page.getByRole("grid", { name: "Files" });
const file = (page: Page, name: string) => files(page).getByRole("link", { name: `Picture: ${name}` });
const undo = (page: Page, said: string) =>
  page.getByRole("listitem").filter({ hasText: said }).getByRole("button", { name: "Undo" }).click();
const tray = (page: Page) => page.getByRole("region", { name: "Uploads" });

test("files dropped on the page arrive through a reload, and are sorted, found, moved and brought back", async () => {
  const page = await openAssets();
  const account = await accountIn(studio);
  // The first part of the cup does not get through before the page is loaded anew.
  await page.route(/\/api\/v1\/uploads\/[^/]+\/parts\//, (route) => route.abort());
  await drop(page, [
    { name: "red cup.png", bytes: png(640, 480, 90) },
    { name: "blue mug.png", bytes: png(480, 640, 160) },
  ]);
  await tray(page).getByText("Waiting for the connection").first().waitFor();
  await page.reload();
  await page.unroute(/\/api\/v1\/uploads\/[^/]+\/parts\//);
  await tray(page).getByText("2 files uploaded").waitFor();
  await file(page, "red cup.png").waitFor();
  await tray(page).getByRole("button", { name: "Clear what is done" }).click();
  // The smaller picture, made by this browser, is what the grid loads.
  await expect
    .poll(() =>
      file(page, "red cup.png")
        .locator("img")
        .evaluate(async (image: HTMLImageElement) => {
          const answer = await fetch(image.src, { cache: "reload" });
          return answer.headers.get("content-type");
        }),
    )
    .toBe("image/webp");
  expect(await findBarriers(page)).toEqual([]);

  await drop(page, [{ name: "again.png", bytes: png(640, 480, 90) }]);
  await tray(page).getByText("You have this file already").waitFor();
  await tray(page).getByRole("button", { name: "Clear what is done" }).click();

  await page.getByRole("button", { name: "Select red cup.png" }).click({ force: true });
  await page
    .getByRole("button", { name: "Select blue mug.png" })
    .click({ modifiers: ["Shift"], force: true });
  const bar = page.getByRole("region", { name: "Selected files" });
  await bar.getByText("2 selected").waitFor();
  await bar.getByRole("button", { name: "Tag" }).click();
  await page.getByRole("combobox", { name: "Add a tag" }).fill("Kitchen");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Take off the tag kitchen" }).waitFor();
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByRole("menuitem", { name: "A new folder" }).click();
  const folders = page.getByRole("navigation", { name: "Folders" }).getByRole("list");
  const folder = folders.getByRole("button", { name: /^New folder/ });
  await folder.click();
  await file(page, "blue mug.png").waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("folder")).toBeTruthy();

  await page.getByRole("searchbox", { name: "Search your files" }).fill("KITCHEN cup");
  await expect.poll(() => files(page).getByRole("link").count()).toBe(1);
  await page.getByRole("searchbox", { name: "Search your files" }).fill("teapot");
  await page.getByRole("heading", { name: "Nothing matches “teapot”" }).waitFor();
  await page.getByRole("button", { name: "Clear search and filters" }).click();

  await file(page, "blue mug.png").focus();
  await page.keyboard.press("Space");
  const address = (await file(page, "blue mug.png").getAttribute("href")) ?? "";
  const isTrashed = async () => {
    const stored = await readDocument(
      { url: new URL(studio.url) },
      account,
      address.slice(1).split("?")[0] ?? "",
    );
    return Boolean(stored?.trashedAt);
  };
  // The first deletion of this page comes without a connection; it is done when there is one.
  await page.context().setOffline(true);
  await page.keyboard.press("Delete");
  await expect.poll(() => file(page, "blue mug.png").count()).toBe(0);
  expect(await isTrashed()).toBe(false);
  await page.context().setOffline(false);
  await expect.poll(isTrashed).toBe(true);
  await undo(page, "1 file in the trash");
  await file(page, "blue mug.png").waitFor();
});

/** Makes a video without pictures and shows one in its first scene; returns the picture's name. */
async function putPictureIntoVideo(): Promise<string> {
  const account = await accountIn(studio);
  const url = new URL(studio.url);
  const headers = { "X-Vitrine-Name": "old look.png" };
  const uploaded = await account.call("/api/v1/assets", { method: "POST", body: png(60, 60, 200), headers });
  const { asset } = (await uploaded.json()) as { asset: { id: string } };
  const jobId = await startJob(account, { brief: { ...sampleBrief, pictureSource: "none" } });
  await readEvents(account, jobId, { until: isWaiting });
  await approve({ url }, account, jobId);
  const contentId = (await readEvents(account, jobId)).at(-1)?.contentId;
  const video = await readDocument({ url }, account, `content/${contentId}`);
  const storyboard = video?.storyboard as Storyboard;
  const picture = { kind: "picture" as const, assetId: asset.id, alt: "", focusX: 0.5, focusY: 0.5 };
  const [first, ...others] = storyboard.scenes;
  const scenes = [{ ...first, slots: { ...first?.slots, picture } }, ...others];
  const documents = "projects/demo-vitrine/databases/(default)/documents";
  const write = {
    update: {
      name: `${documents}/content/${contentId}`,
      fields: { storyboard: encodeValue({ ...storyboard, scenes }) },
    },
    updateMask: { fieldPaths: ["storyboard"] },
    updateTransforms: [{ fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" }],
  };
  const answer = await fetch(new URL(`/v1/${documents}:commit`, url), {
    method: "POST",
    headers: { Authorization: `Bearer ${account.token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ writes: [write] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return "old look.png";
}

test("a photograph that its camera turned is shown, made smaller and given to others upright", async () => {
  const photo = turnedPhoto("image/jpeg", 800);
  const others = stripImage(photo, "image/jpeg");
  expect(String.fromCharCode(...(others ?? []))).not.toContain("GPS");
  const page = await openAssets();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: "harbour.png", mimeType: "image/png", buffer: Buffer.from(photo) }]);
  // Its name says what it is, whatever it was called.
  const thumbnail = file(page, "harbour.jpg").locator("img");
  await thumbnail.waitFor();
  const seen = async (address: string) => {
    const drawn = await page.evaluate(async (from) => {
      const answer = await fetch(from, { cache: "reload" });
      const picture = await createImageBitmap(await answer.blob());
      const context = new OffscreenCanvas(20, 40).getContext("2d");
      context?.drawImage(picture, 0, 0, 20, 40);
      const data = [...(context?.getImageData(0, 0, 20, 40).data ?? [])];
      const type = answer.headers.get("content-type");
      return { type, size: [picture.width, picture.height], width: 20, height: 40, data };
    }, address);
    return [drawn.type, drawn.size, quartersOf(drawn)];
  };
  const small = await thumbnail.evaluate((image: HTMLImageElement) => image.src);
  await expect.poll(() => seen(small)).toEqual(["image/webp", [320, 640], uprightQuarters]);
  const whole = small.replace(/w=\d+/, "");
  expect(await seen(whole)).toEqual(["image/jpeg", [400, 800], uprightQuarters]);
  const given = `data:image/jpeg;base64,${Buffer.from(others ?? []).toString("base64")}`;
  expect(await seen(given)).toEqual(["image/jpeg", [400, 800], uprightQuarters]);
});

test("one file takes the place of another in every video", async () => {
  const name = await putPictureIntoVideo();
  const page = await openAssets();
  await drop(page, [{ name: "new look.png", bytes: png(700, 700, 30) }]);
  await tray(page).getByText("1 file uploaded").waitFor();
  await file(page, name).click();
  await page.getByRole("button", { name: "Replace everywhere" }).click();
  await page.getByRole("button", { name: "Picture: new look.png" }).click();
  await page.getByRole("button", { name: /^Replace in \d+ video/ }).click();
  await page.getByText("Nowhere yet").waitFor();
  await undo(page, "now stands in 1 video");
  await page
    .getByText(/^Scene \d/)
    .first()
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("a picture on its way to the composer lands there after a reload", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto("/image-gen");
  await page.getByRole("group", { name: "References" }).waitFor();
  const parts = /\/api\/v1\/uploads\/[^/]+\/parts\//;
  await page.route(parts, (route) => route.abort());
  await drop(page, [{ name: "look.png", bytes: png(300, 300, 77) }]);
  await tray(page).getByText("Waiting for the connection").waitFor();
  await page.unroute(parts);
  await page.reload();
  await page.getByRole("button", { name: /^Reference 1:/ }).waitFor();
  // Nothing of it is left to be taken once more.
  await page.reload();
  await page.getByRole("button", { name: /^Reference 1:/ }).waitFor();
  expect(await page.getByRole("button", { name: /^Reference 2:/ }).count()).toBe(0);
});

test("on a phone and by keyboard: a file is renamed, has a new version, goes to the trash and comes back", async () => {
  const page = await openAssets({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([pngFile("lamp.png", png(320, 200, 45))]);
  await tray(page).getByText("1 file uploaded").waitFor();
  await tray(page).getByRole("button", { name: "Clear what is done" }).click();
  await file(page, "lamp.png").waitFor();
  expect([await fits(), await findBarriers(page)]).toEqual([true, []]);
  await file(page, "lamp.png").focus();
  await page.keyboard.press("Enter");

  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("not this");
  await name.press("Escape");
  await expect.poll(() => name.inputValue()).toBe("lamp.png");
  await name.fill("desk lamp.png");
  await name.press("Enter");
  await page.getByRole("heading", { level: 1, name: "desk lamp.png" }).waitFor();

  const shown = page.getByRole("img", { name: "desk lamp.png" });
  const before = await shown.getAttribute("src");
  const clipFile = { name: "ad.mp4", mimeType: "video/mp4", buffer: Buffer.from("clip") };
  await page.getByLabel("File of the new version").setInputFiles(clipFile);
  await page.getByRole("alert").getByText("“ad.mp4” was not uploaded.").waitFor();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 8"><circle r="4" fill="teal"/></svg>';
  await page
    .getByLabel("File of the new version")
    .setInputFiles({ name: "new.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
  // Another address: no browser shows the file it kept.
  await expect.poll(() => shown.getAttribute("src")).not.toBe(before);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(5 / 8, 2);
  // The tray has come up under the pointer: what its button is called shows beside it, outside of all landmarks.
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator("[data-tooltip-popup]").count()).toBe(0);
  expect([await fits(), await findBarriers(page)]).toEqual([true, []]);
  await tray(page).getByRole("button", { name: "Clear what is done" }).click();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect.poll(() => shown.getAttribute("src")).toBe(before);

  await page.getByRole("button", { name: "Move to trash" }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("button", { name: "New version", exact: true }).waitFor();
});

test("on a phone, pictures are chosen for the composer", async () => {
  const page = await studio.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await studio.signIn(page);
  await page.goto("/image-gen/assets");
  const pictures = page.getByRole("grid", { name: "Your pictures" });
  await pictures.getByRole("link").first().tap();
  await page.getByRole("region", { name: "Chosen pictures" }).getByText("1 of 8").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("button", { name: "Make images from it" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/image-gen");
});
