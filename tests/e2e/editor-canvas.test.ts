import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let contentId: string;
beforeAll(async () => {
  studio = await shareStudio();
  contentId = await makeDemoVideo(studio, await accountIn(studio));
});
afterAll(() => studio?.stop());

async function openCanvas(options: Parameters<Studio["newPage"]>[0] = {}): Promise<Page> {
  const page = await studio.newPage({
    viewport: { width: 1360, height: 860 },
    reducedMotion: "reduce",
    ...options,
  });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit`);
  await page.locator("[data-canvas-pane] canvas[data-ready]").waitFor();
  return page;
}

const frame = (page: Page) => page.locator("[data-selection-frame]");
const headline = (page: Page) => page.locator('[data-part$="/headline"]').first();
const boxOf = async (page: Page) => {
  const box = await frame(page).boundingBox();
  if (!box) throw new Error("Nothing is selected.");
  return box;
};

/** Selects the headline as a keyboard would, and gives where it stands. */
async function reachHeadline(page: Page) {
  await page.keyboard.press("Tab");
  await headline(page).focus();
  await frame(page).waitFor();
  return boxOf(page);
}

test("by mouse a part is pressed, dragged, resized and turned, and undo brings each back", async () => {
  const page = await openCanvas();
  const before = await reachHeadline(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => frame(page).isVisible()).toBe(false);

  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(() => frame(page).isVisible()).toBe(true);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.keyboard.down("Control");
  await page.mouse.move(middle.x + 20, middle.y + 41, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up("Control");
  await expect.poll(async () => Math.round((await boxOf(page)).y - before.y)).toBe(41);

  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(async () => Math.round((await boxOf(page)).y)).toBe(Math.round(before.y));

  const handle = await page.locator("[data-handle=rotate]").boundingBox();
  if (!handle) throw new Error("There is no handle to rotate by.");
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.keyboard.down("Shift");
  await page.mouse.move(middle.x - 200, middle.y + 10, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await expect
    .poll(() => frame(page).evaluate((element) => element.style.transform))
    .toContain("rotate(90deg)");
});

test("by keyboard parts are reached, moved, copied and deleted, and the words are written in place", async () => {
  const page = await openCanvas();
  const before = await reachHeadline(page);
  await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(async () => (await boxOf(page)).y).toBeGreaterThan(before.y);

  const parts = page.locator("[data-part]");
  const count = await parts.count();
  await page.keyboard.press("ControlOrMeta+d");
  await expect.poll(() => parts.count()).toBe(count + 1);
  await page.keyboard.press("Delete");
  await expect.poll(() => parts.count()).toBe(count);

  await headline(page).focus();
  await page.keyboard.press("Enter");
  const words = page.locator("[data-canvas-pane] [role=textbox]");
  await words.waitFor();
  await page.keyboard.type("Quiet by design");
  await page.keyboard.press("Escape");
  await words.waitFor({ state: "detached" });
  await reachHeadline(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => words.textContent()).toBe("Quiet by design");
});

test("what is drawn by hand is one part, undone stroke by stroke, and the eraser takes a stroke away", async () => {
  const page = await openCanvas();
  const parts = page.locator("[data-part]");
  const count = await parts.count();
  await page.getByRole("button", { name: "Draw", exact: true }).press("Enter");
  const tools = page.getByRole("toolbar", { name: "Drawing" });
  await tools.getByRole("button", { name: "Blue" }).press("Enter");
  await tools.getByRole("button", { name: "Broad" }).press("Enter");
  const picture = await page.locator("[data-canvas-pane] canvas").first().boundingBox();
  if (!picture) throw new Error("There is no canvas.");
  const drawAcross = async (share: number) => {
    const y = picture.y + picture.height * share;
    await page.mouse.move(picture.x + picture.width * 0.3, y);
    await page.mouse.down();
    await page.mouse.move(picture.x + picture.width * 0.7, y + 6, { steps: 8 });
    await page.mouse.up();
  };
  const drawn = page.locator("[data-part]", { hasText: /^Drawing$/ });
  await drawAcross(0.3);
  await expect.poll(() => drawn.count()).toBe(1);
  await drawAcross(0.6);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => parts.count()).toBe(count + 1);
  await tools.getByRole("button", { name: "Eraser" }).press("Enter");
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height * 0.25);
  await page.mouse.down();
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height * 0.36, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => parts.count()).toBe(count);
  await tools.getByRole("button", { name: "Pen" }).press("Enter");
  await page.keyboard.press("Escape");
  await tools.waitFor({ state: "detached" });
});

test("all formats stand beside each other, and what is moved in one alone is marked there and put back", async () => {
  const page = await openCanvas();
  await page.getByRole("button", { name: "All formats beside each other" }).press("Enter");
  const wide = page.getByRole("region", { name: "Canvas in 16:9" });
  const square = page.getByRole("region", { name: "Canvas in 1:1" });
  for (const format of ["9:16", "4:5", "1:1", "16:9"]) {
    await page
      .getByRole("region", { name: `Canvas in ${format}` })
      .locator("canvas[data-ready]")
      .waitFor();
  }
  await wide.getByRole("button", { name: "Only 16:9" }).press("Enter");
  await page.keyboard.press("Tab");
  await wide.locator('[data-part$="/headline"]').focus();
  const frameIn = (canvas: typeof wide) => canvas.locator("[data-selection-frame]");
  await frameIn(wide).waitFor();
  const placeIn = async (canvas: typeof wide) => (await frameIn(canvas).boundingBox())?.y ?? 0;
  const [inWide, inSquare] = [await placeIn(wide), await placeIn(square)];
  for (let press = 0; press < 4; press++) await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(() => placeIn(wide)).toBeGreaterThan(inWide + 4);
  expect(await placeIn(square)).toBe(inSquare);
  expect(await square.getByRole("button", { name: "Reset 1:1" }).count()).toBe(0);
  await wide.getByRole("button", { name: "Reset 16:9" }).press("Enter");
  await expect.poll(() => placeIn(wide)).toBe(inWide);
});

test("by touch a part is dragged, at 390 pixels, and nothing is in the way of assistive technology", async () => {
  const page = await openCanvas({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const before = await reachHeadline(page);
  const client = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
  const x = before.x + before.width / 2;
  const y = before.y + before.height / 2;
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(x, y) });
  for (let step = 1; step <= 6; step++) {
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(x, y + step * 6) });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(async () => (await boxOf(page)).y).toBeGreaterThan(before.y + 10);
  expect(await findBarriersInMain(page)).toEqual([]);
});
