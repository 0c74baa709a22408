import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let contentId: string;
beforeAll(async () => {
  studio = await shareStudio();
  contentId = await makeDemoVideo(studio, await accountIn(studio));
});
afterAll(() => studio?.stop());

async function openCanvas(): Promise<Page> {
  const page = await studio.newPage({ viewport: { width: 1360, height: 860 } });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit`);
  await page.locator("[data-canvas-pane] canvas[data-ready]").waitFor();
  return page;
}

/** A WebM file as a canvas records it: red, and transparent where `isTransparent`. */
async function record(page: Page, isTransparent: boolean): Promise<Buffer> {
  const bytes = await page.evaluate(async (hasAlpha) => {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d", { alpha: hasAlpha }) as CanvasRenderingContext2D;
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: "video/webm;codecs=vp8" });
    const recorded = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    for (let frame = 0; frame < 40; frame++) {
      context.fillStyle = `rgb(${200 + (frame % 2)} 24 24)`;
      context.fillRect(0, 0, canvas.width / 2, canvas.height);
      if (!hasAlpha) context.fillRect(0, 0, canvas.width, canvas.height);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    return [...new Uint8Array(await (await recorded).arrayBuffer())];
  }, isTransparent);
  return Buffer.from(bytes);
}

async function addClip(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Add" }).click();
  await page.getByRole("button", { name: "Picture or clip" }).click();
  const file = { name: "clip.webm", mimeType: "video/webm", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator("[data-selection-frame]").waitFor();
}

/** The colour of the picture at a share of what is selected, from its upper left corner. */
async function colorAt(page: Page, across: number): Promise<number[]> {
  const frame = await page.locator("[data-selection-frame]").boundingBox();
  const picture = page.locator("[data-canvas-pane] canvas").first();
  const box = await picture.boundingBox();
  if (!frame || !box) throw new Error("Nothing is selected.");
  const at = {
    x: (frame.x + frame.width * across - box.x) / box.width,
    y: (frame.y + frame.height * 0.7 - box.y) / box.height,
  };
  return picture.evaluate((canvas: HTMLCanvasElement, { x, y }) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.drawImage(canvas, 0, 0);
    return [...context.getImageData(Math.round(x * canvas.width), Math.round(y * canvas.height), 1, 1).data];
  }, at);
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 150 && green < 90 && blue < 90;

test("a clip with transparency is shown, and what lies below shows through it", async () => {
  const page = await openCanvas();
  await addClip(page, await record(page, true));
  await expect.poll(async () => isRed(await colorAt(page, 0.25))).toBe(true);
  expect(isRed(await colorAt(page, 0.75))).toBe(false);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
});

test("a colour is taken out of a clip and put back, and each is seen at once", async () => {
  const page = await openCanvas();
  await addClip(page, await record(page, false));
  await expect.poll(async () => isRed(await colorAt(page, 0.25))).toBe(true);
  await page.getByRole("button", { name: "Take a colour out" }).press("Enter");
  await page.getByRole("switch", { name: "Chroma key" }).press("Space");
  // Its fields come with it.
  await page.getByRole("switch", { name: "Chroma key", checked: true }).waitFor();
  const color = page.getByRole("textbox", { name: "Colour", exact: true }).last();
  await color.fill("#c81818");
  await color.press("Enter");
  await expect.poll(async () => isRed(await colorAt(page, 0.25))).toBe(false);
  await page.getByRole("switch", { name: "Chroma key" }).press("Space");
  await expect.poll(async () => isRed(await colorAt(page, 0.25))).toBe(true);
  await page.getByText("Saved", { exact: true }).waitFor();
});

/** From now on counts the frames of the screen in which the middle of what is selected now is not red. */
async function watchRed(page: Page): Promise<() => Promise<{ seen: number; lost: number }>> {
  const frame = await page.locator("[data-selection-frame]").boundingBox();
  if (!frame) throw new Error("Nothing is selected.");
  const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height * 0.7 };
  const counting = await page.evaluateHandle(({ x, y }) => {
    const canvas = document.querySelector("[data-canvas-pane] canvas") as HTMLCanvasElement;
    const box = canvas.getBoundingClientRect();
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const counts = { seen: 0, lost: 0 };
    const look = () => {
      const [left, top] = [
        ((x - box.x) * canvas.width) / box.width,
        ((y - box.y) * canvas.height) / box.height,
      ];
      context?.drawImage(canvas, left, top, 1, 1, 0, 0, 1, 1);
      const [red = 0, green = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      counts.seen += 1;
      if (red < 150 || green > 90) counts.lost += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return counts;
  }, at);
  return () => counting.evaluate((counts) => ({ ...counts }));
}

test("a cut, a trim and the way back leave a clip in sight in every frame of the screen", async () => {
  const page = await openCanvas();
  await addClip(page, await record(page, false));
  await expect.poll(async () => isRed(await colorAt(page, 0.5))).toBe(true);
  const counts = await watchRed(page);
  const scenes = page.locator('[data-timeline] [data-item^="scene/"]');
  const count = await scenes.count();
  await page.keyboard.press("b");
  await expect.poll(() => scenes.count()).toBe(count + 1);
  const { seen } = await counts();
  await page.keyboard.press("]");
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => scenes.count()).toBe(count);
  await expect.poll(async () => (await counts()).seen).toBeGreaterThan(seen + 30);
  expect((await counts()).lost).toBe(0);
});

test("a clip that is a part has its pictures along the timeline, in a row that is high enough for them", async () => {
  const page = await openCanvas();
  await addClip(page, await record(page, false));
  const tracks = page.locator("[data-timeline-tracks]");
  await page.locator('[data-timeline] [data-item^="element/"]').first().waitFor({ state: "attached" });
  /** Of the row beneath the scenes, which are 64 pixels high, and the ruler. */
  const shareOfRed = () =>
    tracks.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
      const ratio = canvas.width / canvas.clientWidth;
      const [top, height] = [Math.round(100 * ratio), Math.round(24 * ratio)];
      const copy = new OffscreenCanvas(Math.round(120 * ratio), height);
      const context = copy.getContext("2d") as OffscreenCanvasRenderingContext2D;
      context.drawImage(canvas, 0, -top);
      const { data } = context.getImageData(0, 0, copy.width, height);
      let red = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at]! > 150 && data[at + 1]! < 90) red += 1;
      return red / (data.length / 4);
    });
  await expect.poll(shareOfRed).toBeGreaterThan(0.3);
  await page.getByText("Saved", { exact: true }).waitFor();
});

test("a clip that cannot be had is named over the picture, and tried again by one press", async () => {
  const page = await openCanvas();
  await page.route("**/media/assets/*", (route) => {
    const isClip = route.request().headers().range !== undefined;
    return isClip ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.reload();
  const notice = page.getByText("could not be loaded");
  await notice.waitFor();
  await page.unroute("**/media/assets/*");
  // Keys of the canvas leave it alone.
  await page.getByRole("button", { name: "Try again" }).press("Space");
  await notice.waitFor({ state: "detached" });
});
