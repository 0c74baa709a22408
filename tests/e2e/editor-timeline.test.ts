import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
/** One video for all: each test looks at what it finds, and changes other things of it. */
let contentId: string;
beforeAll(async () => {
  studio = await shareStudio();
  contentId = await makeDemoVideo(studio, await accountIn(studio));
});
afterAll(() => studio?.stop());

async function openEditor(options: Parameters<Studio["newPage"]>[0] = {}): Promise<Page> {
  const page = await studio.newPage({
    viewport: { width: 1360, height: 860 },
    ...options,
  });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit`);
  await page.locator("[data-timeline]").waitFor();
  return page;
}

const timeline = (page: Page) => page.locator("[data-timeline]");
const tracks = (page: Page) => page.locator("[data-timeline-tracks]");
const listed = (page: Page) => timeline(page).locator('[data-item^="scene/"]');
const moved = (page: Page) => timeline(page).locator("[data-moved]");
const names = (page: Page) => listed(page).allInnerTexts();
/** What a test leaves is what the next one finds. */
const saved = (page: Page) => page.getByText("Saved", { exact: true }).waitFor();

interface Span {
  from: number;
  until: number;
}

/** When a scene is said to be, in seconds. */
async function spanOf(page: Page, index: number): Promise<Span> {
  const name = (await names(page))[index] ?? "";
  const [from = 0, until = 0] = [...name.matchAll(/(\d+):(\d+)\.(\d+)/g)].map(
    ([, minutes, seconds, frames]) => Number(minutes) * 60 + Number(seconds) + Number(frames) / 30,
  );
  return { from, until };
}

async function scale(page: Page): Promise<{ left: number; top: number; pixelsPerSecond: number }> {
  const box = await tracks(page).boundingBox();
  const line = await page.locator("[data-playhead]").boundingBox();
  if (!box || !line) throw new Error("The tracks are not in sight.");
  await page.keyboard.press("\\");
  const seconds = await spanOf(page, (await listed(page).count()) - 1);
  const width = await tracks(page).evaluate(
    (element) => (element as HTMLElement).firstElementChild?.clientWidth ?? 0,
  );
  // After the end there are 120 pixels to drop something on; an end card makes the video longer than its scenes.
  return { left: box.x, top: box.y, pixelsPerSecond: (width - 120) / seconds.until };
}

test("a scene is trimmed at its edge by mouse, says what moved, and undo brings the very times back", async () => {
  const page = await openEditor();
  await expect.poll(() => listed(page).count()).toBeGreaterThan(2);
  const before = await names(page);
  const { left, top, pixelsPerSecond } = await scale(page);
  const { until } = await spanOf(page, 0);
  const x = left + until * pixelsPerSecond;
  await page.mouse.move(x - 8, top + 60);
  await expect.poll(() => tracks(page).evaluate((element) => element.style.cursor)).toBe("e-resize");
  await page.mouse.down();
  await page.mouse.move(x + 30, top + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => moved(page).innerText()).toMatch(/^Scene 1 is [\d.]+ s longer\. .* later\./);
  expect((await spanOf(page, 0)).until).toBeGreaterThan(until);
  // Where it has no room in a line it takes a second one: all of it can be read.
  const isWhole = await moved(page).evaluate((note) => {
    note.style.maxWidth = "14rem";
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = note;
    note.style.maxWidth = "";
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight && clientHeight > 20;
  });
  expect(isWhole).toBe(true);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => names(page)).toEqual(before);
  await saved(page);
});

test("by keyboard alone: frame by frame, split, join, trim, reorder, mark and loop, each announced", async () => {
  const page = await openEditor();
  await expect.poll(() => listed(page).count()).toBeGreaterThan(2);
  const count = await listed(page).count();
  await listed(page).first().focus();
  await page.keyboard.press("Enter");
  const before = await spanOf(page, 0);

  await page.keyboard.press("]");
  await expect.poll(async () => (await spanOf(page, 0)).until - before.until).toBeCloseTo(1 / 30, 3);
  const said = page.locator("p.sr-only[role=status]").last();
  await expect.poll(() => said.textContent()).toContain("End of scene 1, 1 frame later.");
  await page.keyboard.press("}");
  await expect.poll(async () => (await spanOf(page, 0)).until).toBeCloseTo(before.until, 3);

  await page.keyboard.press("Home");
  for (let press = 0; press < 20; press++) await page.keyboard.press(".");
  await page.keyboard.press("b");
  await expect.poll(() => listed(page).count()).toBe(count + 1);
  expect((await spanOf(page, 0)).until).toBeCloseTo(20 / 30, 2);
  await listed(page).first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+J");
  await expect.poll(() => listed(page).count()).toBe(count);
  expect((await spanOf(page, 0)).until).toBeCloseTo(before.until, 3);

  const [first = "", second = ""] = (await names(page)).map((name) => /: (.*), from/.exec(name)?.[1] ?? "");
  await listed(page).first().focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect
    .poll(async () => (await names(page)).slice(0, 2).map((name) => /: (.*), from/.exec(name)?.[1]))
    .toEqual([second, first]);

  await page.keyboard.press("Home");
  await expect.poll(() => said.textContent()).toBe("0:00.00");
  await page.keyboard.press(".");
  await expect.poll(() => said.textContent()).toBe("0:00.01");
  await page.keyboard.press("s");
  await expect.poll(() => said.textContent()).toBe("Snapping off");
  await page.keyboard.press("s");

  await page.keyboard.press("m");
  await expect.poll(() => timeline(page).locator('[data-item^="marker/"]').count()).toBe(1);
  await page.keyboard.press("Delete");
  await expect.poll(() => timeline(page).locator('[data-item^="marker/"]').count()).toBe(0);
  expect(await findBarriersInMain(page)).toEqual([]);
  await saved(page);
});

test("the strip shows the same scenes and the same selection; lengths and transitions are set there", async () => {
  const page = await openEditor();
  await expect.poll(() => listed(page).count()).toBeGreaterThan(2);
  await listed(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await timeline(page).getByRole("radio", { name: "Scenes", exact: true }).check();
  const cards = timeline(page).locator("[data-scene]");
  await expect.poll(() => cards.nth(1).getAttribute("aria-pressed")).toBe("true");

  const length = timeline(page).getByRole("spinbutton", { name: "Length of scene 1 in seconds" });
  await length.fill("4.5");
  await length.press("Enter");
  await expect.poll(() => cards.first().getAttribute("aria-label")).toContain("4.5 s");

  await timeline(page)
    .getByRole("button", { name: /^Transition into scene 2/ })
    .click();
  await page.getByRole("menuitem", { name: "None: a cut" }).click();
  await timeline(page).getByRole("button", { name: "Transition into scene 2: a cut" }).waitFor();
  await timeline(page)
    .getByRole("button", { name: /^Transition into scene 2/ })
    .click();
  await page.getByRole("menuitem", { name: "Wipe" }).click();
  await timeline(page)
    .getByRole("button", { name: /^Transition into scene 2: wipe/ })
    .waitFor();
});

test("by finger: a tap selects, a swipe scrolls, a long press on an edge trims", async () => {
  const page = await openEditor({ hasTouch: true });
  await expect.poll(() => listed(page).count()).toBeGreaterThan(2);
  const { left, top, pixelsPerSecond } = await scale(page);
  const second = await spanOf(page, 1);
  await page.touchscreen.tap(left + ((second.from + second.until) / 2) * pixelsPerSecond, top + 60);
  await expect.poll(() => listed(page).nth(1).getAttribute("aria-pressed")).toBe("true");

  const { until } = await spanOf(page, 0);
  const x = left + until * pixelsPerSecond - 9;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: at, y: top + 60 }],
    });
  await touch("touchStart", x);
  await page.waitForTimeout(600);
  for (let step = 1; step <= 4; step++) await touch("touchMove", x + step * 8);
  await touch("touchEnd", x + 32);
  await expect.poll(async () => (await spanOf(page, 0)).until).toBeGreaterThan(until);
});

test("a second press on split does nothing and says so beside the tracks; the halves are told apart", async () => {
  const page = await openEditor();
  await expect.poll(() => listed(page).count()).toBeGreaterThan(2);
  const count = await listed(page).count();
  await page.keyboard.press("Home");
  for (let press = 0; press < 20; press++) await page.keyboard.press(".");
  await timeline(page).getByRole("button", { name: "Split at the playhead" }).dblclick();
  await expect.poll(() => moved(page).innerText()).toBe("There is a cut at the playhead already.");
  expect(await listed(page).count()).toBe(count + 1);
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  const [first, second] = await names(page);
  expect(first).toContain("part 1 of 2");
  expect(second).toContain("part 2 of 2");
  // The second half is selected: what came in before the cut can come in anew after it.
  const again = page.getByRole("button", { name: "Play its entrance again" });
  await again.press("Enter");
  await again.waitFor({ state: "detached" });
  await page.keyboard.press("ControlOrMeta+Z");
  await again.waitFor();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => listed(page).count()).toBe(count);
  await saved(page);
});

test("while a cut is rolled, the frames before and after it are shown beside each other", async () => {
  const page = await openEditor();
  await expect.poll(() => listed(page).count()).toBeGreaterThan(2);
  const before = await names(page);
  const { left, top, pixelsPerSecond } = await scale(page);
  const { until } = await spanOf(page, 1);
  const x = left + until * pixelsPerSecond;
  await page.mouse.move(x + 1, top + 60);
  await expect.poll(() => tracks(page).evaluate((element) => element.style.cursor)).toBe("col-resize");
  await page.mouse.down();
  await page.mouse.move(x + 24, top + 60, { steps: 4 });
  const frames = page.locator("[data-two-up] canvas[data-drawn]");
  await expect.poll(() => frames.count()).toBe(2);
  expect(await page.locator("[data-two-up]").innerText()).toMatch(/Scene 2 ends[\s\S]*Scene 3 begins/);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => page.locator("[data-two-up]").count()).toBe(0);
  expect(await names(page)).toEqual(before);
});

test("what cannot be done by key is said quietly and changes nothing", async () => {
  const page = await openEditor();
  await expect.poll(() => listed(page).count()).toBeGreaterThan(2);
  const before = await names(page);
  await listed(page).last().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+J");
  await expect.poll(() => moved(page).innerText()).toContain("There is no scene after it.");
  await page.keyboard.press("Home");
  await page.keyboard.press("o");
  await expect.poll(() => moved(page).innerText()).toContain("The out point has to come after the in point.");
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  expect(await names(page)).toEqual(before);
  await page.reload();
  await expect.poll(() => listed(page).count()).toBeGreaterThan(2);
  // What is pressed while the page is still coming is lost.
  await saved(page);
  await page.keyboard.press("]");
  await expect.poll(() => moved(page).innerText()).toContain("Nothing is selected.");
  expect(await names(page)).toEqual(before);
});

test("the keyboard goes on in the list when what it was on is deleted, and a scene is moved from anywhere", async () => {
  const page = await openEditor();
  await expect.poll(() => listed(page).count()).toBeGreaterThan(2);
  const count = await listed(page).count();
  const [, , third = ""] = await names(page);
  await listed(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await expect.poll(() => listed(page).count()).toBe(count - 1);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  const called = (name: string) => /: (.*), from/.exec(name)?.[1] ?? "";
  await expect.poll(async () => called(await focused())).toBe(called(third));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Alt+ArrowLeft");
  await expect.poll(async () => called((await names(page))[0] ?? "")).toBe(called(third));
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => listed(page).count()).toBe(count);
  await saved(page);
});
