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

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openCanvas(options: Parameters<Studio["newPage"]>[0] = {}): Promise<Page> {
  const page = await studio.newPage({ viewport: { width: 1360, height: 860 }, ...options });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit`);
  await page.locator("[data-canvas-pane] canvas[data-ready]").waitFor();
  return page;
}

const pane = (page: Page) => page.locator("[data-canvas-pane]");
const bar = (page: Page) => page.getByRole("toolbar", { name: "Cropping" });
const picture = (page: Page) => page.locator('[data-part$="/picture"]').first();
const cutAtLeft = (page: Page) => page.getByLabel("Crop at the left");

test("by keyboard a picture is moved in its frame, Enter keeps that, and Cancel gives back what was", async () => {
  const page = await openCanvas();
  await page.keyboard.press("Tab");
  await picture(page).focus();
  await page.getByRole("button", { name: "Crop", exact: true }).press("Enter");
  await cutAtLeft(page).fill("20");
  await cutAtLeft(page).press("Enter");
  await picture(page).focus();
  await page.keyboard.press("Enter");
  await bar(page).waitFor();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => Number(await cutAtLeft(page).inputValue())).toBeLessThan(20);
  await page.keyboard.press("Enter");
  await bar(page).waitFor({ state: "detached" });
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => cutAtLeft(page).inputValue()).toBe("20");

  await picture(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => cutAtLeft(page).inputValue()).not.toBe("20");
  await bar(page).getByRole("button", { name: "Cancel" }).press("Enter");
  await expect.poll(() => cutAtLeft(page).inputValue()).toBe("20");
  expect(await pane(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("by touch cropping says what to do and ends, no ring is drawn about the canvas, and text tools cover nothing", async () => {
  const page = await openCanvas(phone);
  await picture(page).focus();
  await page.keyboard.press("Enter");
  await bar(page).waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await bar(page).getByRole("button", { name: "Done" }).tap();
  await bar(page).waitFor({ state: "detached" });

  const { x, y, width, height } = (await pane(page).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator("[data-selection-frame]").waitFor();
  expect(await pane(page).evaluate((element) => element.matches(":focus"))).toBe(true);
  expect(await pane(page).evaluate((element) => getComputedStyle(element).boxShadow)).toMatch(
    /^none$|^(rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, )?)+$/,
  );

  await page.keyboard.press("Tab");
  await page.locator('[data-part$="/headline"]').first().focus();
  const selected = page.locator("[data-selection-frame]");
  await expect.poll(async () => (await selected.boundingBox())?.height ?? height).toBeLessThan(height / 2);
  await page.keyboard.press("Enter");
  const tools = page.getByRole("toolbar", { name: "Text", exact: true });
  await tools.waitFor();
  const below = (await pane(page).boundingBox())!;
  expect((await tools.boundingBox())!.y).toBeGreaterThanOrEqual(below.y + below.height);
  await tools.getByRole("button", { name: "Bold" }).tap();
  await page.locator("[data-canvas-pane] [role=textbox]").waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("toolbar", { name: "Canvas tools" }).waitFor();
});

const frame = (page: Page) => page.locator("[data-selection-frame]");
const boxOf = async (page: Page) => (await frame(page).boundingBox())!;
const maskBar = (page: Page) => page.getByRole("toolbar", { name: "Mask", exact: true });
const field = (page: Page, name: string) =>
  page.getByRole("complementary", { name: "Properties" }).getByRole("textbox", { name, exact: true });

/** Once the bar of a mode is there, or gone, the canvas is fitted anew into the room that is left. */
async function isFitted(page: Page): Promise<void> {
  const canvas = pane(page).locator("canvas").first();
  await expect
    .poll(async () => {
      const [inner, outer] = [(await canvas.boundingBox())!, (await pane(page).boundingBox())!];
      return Math.abs(inner.y + inner.height / 2 - outer.y - outer.height / 2);
    })
    .toBeLessThan(1);
}

/** Adds a rectangle and gives it an ellipse as its mask. */
async function addMasked(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Add" }).click();
  await page.getByRole("button", { name: "Add rectangle" }).click();
  await page.getByRole("combobox", { name: "Mask", exact: true }).selectOption("ellipse");
}

test("by mouse a mask is resized and moved on the canvas, snaps to its part, and a drag is one step back", async () => {
  const page = await openCanvas();
  // Lines of what the video has, which differ from run to run, would be as near.
  await page.keyboard.press("Tab");
  await page.locator("[data-part]").first().focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+Shift+h");
  await page.locator("[data-part]").first().waitFor({ state: "detached" });
  await addMasked(page);
  await page.getByRole("button", { name: "Move or resize on the canvas" }).click();
  await maskBar(page).waitFor();
  expect(await pane(page).evaluate((element) => element === document.activeElement)).toBe(true);

  await isFitted(page);
  // The mask begins as large as its part.
  const part = await boxOf(page);
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const at = (x: number, y: number) => ({ x: part.x + part.width * x, y: part.y + part.height * y });
  // Let go beside the middle of the part, away from that of the canvas, it comes to lie there.
  const middle = at(0.5, 0.5);
  await drag(at(1, 1), { x: middle.x - 1, y: middle.y - 1 });
  await expect.poll(() => field(page, "Mask width").inputValue()).toBe("50");
  expect(await field(page, "Mask height").inputValue()).toBe("50");
  expect((await boxOf(page)).width).toBeCloseTo(part.width / 2, 0);

  // All of the part can be pressed. With Control nothing snaps.
  await page.keyboard.down("Control");
  await drag(at(0.8, 0.8), at(1.3, 0.8));
  await page.keyboard.up("Control");
  await expect.poll(() => field(page, "Mask from the left").inputValue()).toBe("50");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => field(page, "Mask from the left").inputValue()).toBe("0");
  expect(await field(page, "Mask width").inputValue()).toBe("50");

  // A press beside it ends that, and what is taken away cannot be moved on.
  await page.mouse.click(middle.x, part.y - 60);
  await maskBar(page).waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  await page.locator("[data-part]", { hasText: /^Rectangle/ }).focus();
  await page.keyboard.press("Shift+M");
  await maskBar(page).waitFor();
  await page.getByRole("combobox", { name: "Mask", exact: true }).selectOption("none");
  await maskBar(page).waitFor({ state: "detached" });
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(part.width * 0.9);
});

test("by keyboard a mask is moved and resized, each is said, and Cancel gives back what was", async () => {
  const page = await openCanvas();
  const said = page.locator("p.sr-only[role=status]").last();
  await addMasked(page);
  await page
    .locator("[data-part]", { hasText: /^Rectangle/ })
    .last()
    .focus();
  await page.keyboard.press("Shift+M");
  await maskBar(page).waitFor();
  await expect.poll(() => said.textContent()).toContain("Arrow keys move it");
  for (let press = 0; press < 5; press++) await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => said.textContent()).toMatch(/^Mask [1-9]\d* % from the left, 0 % from the top$/);
  await page.keyboard.press("Alt+Shift+ArrowUp");
  await expect.poll(() => said.textContent()).toMatch(/^Mask 100 % wide, 9\d % high$/);
  await page.keyboard.press("Enter");
  await maskBar(page).waitFor({ state: "detached" });
  const left = await field(page, "Mask from the left").inputValue();
  expect(Number(left)).toBeGreaterThan(0);

  await page.keyboard.press("Shift+M");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => field(page, "Mask from the left").inputValue()).not.toBe(left);
  await maskBar(page).getByRole("button", { name: "Cancel" }).press("Enter");
  await expect.poll(() => field(page, "Mask from the left").inputValue()).toBe(left);
});

test("by touch a mask is reached by the menu and dragged by a finger, at 390 pixels", async () => {
  const page = await openCanvas(phone);
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await page.getByRole("button", { name: "Add rectangle" }).tap();
  await frame(page).waitFor();
  await page.getByRole("button", { name: "Edit", exact: true }).tap();
  await page.getByRole("combobox", { name: "Mask", exact: true }).selectOption("rectangle");
  await page.getByRole("button", { name: "Edit", exact: true }).tap();
  await page.getByRole("button", { name: "Arrange" }).tap();
  await page.getByRole("menuitem", { name: "Move or resize mask" }).tap();
  await maskBar(page).waitFor();
  await isFitted(page);
  const before = await boxOf(page);
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  // Sent at once: a finger that rests asks for the menu.
  const moves = [1, 2, 3, 4, 5, 6].map((step) => ({ x: x + step * 5, y }));
  await Promise.all([
    touch("touchStart", { x, y }),
    ...moves.map((move) => touch("touchMove", move)),
    touch("touchEnd"),
  ]);
  await expect.poll(async () => (await boxOf(page)).x).toBeGreaterThan(before.x + 20);
  expect(await findBarriersInMain(page)).toEqual([]);
  // Of a tap right after so quick a drag the browser may make no click: it takes it for the end of a fling.
  await maskBar(page).getByRole("button", { name: "Done" }).click();
  await maskBar(page).waitFor({ state: "detached" });
});
