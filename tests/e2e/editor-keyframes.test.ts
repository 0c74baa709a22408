import type { Locator, Page } from "playwright-core";
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

const properties = (page: Page) => page.getByRole("complementary", { name: "Properties" });
const readout = (page: Page) => page.locator("[data-dragged-value]");
const curveOf = (lane: Locator) => lane.locator("polyline").getAttribute("points");
const saved = (page: Page) => page.getByText("Saved", { exact: true }).waitFor();

/** The lane of a property of a new star with one keyframe, as it rests. */
async function openLane(
  property: "rotation" | "opacity",
  options: Parameters<Studio["newPage"]>[0] = {},
): Promise<{ page: Page; lane: Locator; keyframe: Locator }> {
  const page = await studio.newPage({ viewport: { width: 1360, height: 860 }, ...options });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit?panel=add`);
  await page.locator("canvas[data-ready]").first().waitFor();
  await page.getByRole("button", { name: "Add star" }).click();
  await properties(page).getByRole("heading", { level: 2, name: "star" }).waitFor();
  await properties(page).getByRole("button", { name: "Keyframes" }).click();
  await properties(page)
    .getByRole("button", { name: `Set a keyframe of ${property}` })
    .click();
  const lane = page.locator(`[data-keyframe-lane=${property}]`);
  return { page, lane, keyframe: lane.getByRole("button") };
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The keyframe is not in sight.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const unitsOf = async (keyframe: Locator) =>
  Number(/: (-?[\d.]+) /.exec((await keyframe.getAttribute("aria-label")) ?? "")?.[1]);

test("a value is dragged up by mouse and shown in its unit, the curve goes along, and one step takes it back", async () => {
  const { page, lane, keyframe } = await openLane("rotation");
  const { x, y } = await middleOf(keyframe);
  const flat = await curveOf(lane);
  const momentBefore = await keyframe.getAttribute("data-keyframe");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y - 10, { steps: 5 });
  await readout(page).waitFor();
  expect(await readout(page).innerText()).toMatch(/^\d+ °$/);
  await expect.poll(() => curveOf(lane)).not.toBe(flat);
  const on = await middleOf(keyframe);
  expect(Math.abs(on.y - (y - 10))).toBeLessThan(2);
  const shown = await readout(page).innerText();
  await page.mouse.up();
  await expect.poll(() => readout(page).count()).toBe(0);
  expect(`${await unitsOf(keyframe)} °`).toBe(shown);
  expect(await keyframe.getAttribute("data-keyframe")).toBe(momentBefore);

  // A second drag, at once, is a step of its own.
  const again = await middleOf(keyframe);
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.mouse.move(again.x, again.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => unitsOf(keyframe)).toBeLessThan(0);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(async () => `${await unitsOf(keyframe)} °`).toBe(shown);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => unitsOf(keyframe)).toBe(0);
  await saved(page);
});

test("Escape lets go of a drag, and nothing has changed", async () => {
  const { page, lane, keyframe } = await openLane("rotation");
  const { x, y } = await middleOf(keyframe);
  const flat = await curveOf(lane);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 20, { steps: 5 });
  await readout(page).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => readout(page).count()).toBe(0);
  await page.mouse.up();
  await expect.poll(() => curveOf(lane)).toBe(flat);
  expect(await unitsOf(keyframe)).toBe(0);
});

test("arrow keys up and down change the value, by ten with Shift, and stop where the property does", async () => {
  const { page, keyframe } = await openLane("opacity");
  await keyframe.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => unitsOf(keyframe)).toBe(99);
  await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(() => unitsOf(keyframe)).toBe(89);
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  await expect.poll(() => unitsOf(keyframe)).toBe(100);
  await page.keyboard.press("ArrowUp");
  await expect
    .poll(() => page.locator("[data-timeline] [data-moved]").innerText())
    .toBe("Opacity goes from 0 to 100 %.");
  expect(await findBarriersInMain(page)).toEqual([]);
  await saved(page);
});

test("lanes and rows share the timeline: the edge between them is moved, each keeps a part in sight and scrolls", async () => {
  const { page, lane } = await openLane("rotation");
  for (const property of ["scale", "opacity"]) {
    await properties(page)
      .getByRole("button", { name: `Set a keyframe of ${property}` })
      .click();
  }
  const lanes = page.getByRole("region", { name: "Keyframes" });
  const tracks = page.locator("[data-timeline-tracks]");
  const heightOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.height ?? 0);
  expect(await heightOf(tracks)).toBeGreaterThanOrEqual(80);
  const last = page.locator("[data-keyframe-lane=opacity]");
  await last.scrollIntoViewIfNeeded();
  const box = await lanes.boundingBox();
  const lastBox = await last.boundingBox();
  expect(lastBox!.y + lastBox!.height).toBeLessThanOrEqual(box!.y + box!.height + 1);
  const edge = page.getByRole("separator", { name: "Height of the keyframes" });
  await edge.focus();
  const before = await heightOf(lanes);
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowDown");
  await expect.poll(() => heightOf(lanes)).toBeLessThan(before);
  expect(await heightOf(lane)).toBeGreaterThan(40);
  const rowsInSight = await tracks.evaluate((box) => {
    box.scrollTop = box.scrollHeight;
    return box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
  });
  expect(rowsInSight).toBe(true);
  await edge.dblclick();
  await expect.poll(() => heightOf(lanes)).toBe(before);
});

test("by finger a value is dragged far beyond its end, where it stays", async () => {
  const { page, keyframe } = await openLane("opacity", { hasTouch: true });
  const { x, y } = await middleOf(keyframe);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", atY: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: atY }],
    });
  await touch("touchStart", y);
  for (const by of [8, 16, 60, 200]) await touch("touchMove", y + by);
  await expect.poll(() => readout(page).innerText()).toBe("0 %");
  await touch("touchEnd", y + 200);
  await expect.poll(() => unitsOf(keyframe)).toBe(0);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => unitsOf(keyframe)).toBe(100);
  await saved(page);
});
