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
  // The frame goes there in the next frame of the screen; until then it is about what Tab reached first.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
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

  // What is said of a drag lies over the handles, and under them once it is over.
  const overlay = page.locator("[data-canvas-pane] > canvas").nth(1);
  const layerOf = (element: typeof overlay) => element.evaluate((one) => getComputedStyle(one).zIndex);
  const corner = await page.locator("[data-handle=se]").boundingBox();
  if (!corner) throw new Error("There is no handle to resize by.");
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x + 30, corner.y + 30, { steps: 5 });
  await expect
    .poll(async () => Number(await layerOf(overlay)) > Number(await layerOf(frame(page))))
    .toBe(true);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => layerOf(overlay)).toBe("auto");
  // A press that moves nothing is no edit, which would leave nothing to do again.
  await page.mouse.click(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.keyboard.press("ControlOrMeta+Shift+z");
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
  // As large letters are shaped, though they are shown small.
  const shaped = () => words.evaluate((element) => getComputedStyle(element).fontVariationSettings);
  await expect.poll(async () => Number(/"opsz" ([\d.]+)/.exec(await shaped())?.[1])).toBeGreaterThan(60);
  // All of them are marked, and keep their colour.
  const colors = await words.evaluate((element) => {
    const [shown = element] = [...element.querySelectorAll("span")].slice(-1);
    return [getComputedStyle(shown, "::selection").color, getComputedStyle(shown).color];
  });
  expect(colors[0]).toBe(colors[1]);
  await page.keyboard.type("Quiet by design");
  // Its tools have keys of their own, and leaving by them keeps what was typed.
  const tools = page.getByRole("toolbar", { name: "Text" });
  await tools.getByRole("button", { name: "Underline" }).press("Enter");
  await tools.getByRole("button", { name: "Underline", pressed: true }).waitFor();
  await tools.getByRole("button", { name: "Bold" }).press("Escape");
  await words.waitFor({ state: "detached" });
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.canvasPane))
    .toBe("");
  await reachHeadline(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => words.textContent()).toBe("Quiet by design");
});

test("the menu of the canvas leaves what is selected as it is, and gives the keyboard back to it", async () => {
  const page = await openCanvas();
  const { x, y, width, height } = await reachHeadline(page);
  const openMenu = async () => {
    await page.mouse.click(x + width / 2, y + height / 2, { button: "right" });
    await page.getByRole("menuitem", { name: "Duplicate" }).waitFor();
  };
  const close = async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
  };
  const pressed = page.locator("[data-part][aria-pressed=true]");
  const pressedKeys = () => pressed.evaluateAll((all) => all.map((one) => one.getAttribute("data-part")));
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset);
  const own = await pressedKeys();
  await openMenu();
  await close();
  await expect.poll(async () => (await focused())?.part).toBe(own[0]);
  expect(await pressedKeys()).toEqual(own);

  const parts = page.locator("[data-part]");
  const count = await parts.count();
  await page.keyboard.press("ControlOrMeta+d");
  await expect.poll(() => parts.count()).toBe(count + 1);
  await openMenu();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.poll(() => parts.count()).toBe(count);
  await expect.poll(async () => (await focused())?.canvasPane).toBe("");
  expect(await pressedKeys()).toEqual([]);
  await page.keyboard.press("Delete");

  // Wherever the focus is; it then is where Delete reaches what was selected, and no text of the page is marked.
  await page.getByRole("button", { name: "Safe area" }).click();
  await page.keyboard.press("ControlOrMeta+a");
  await expect.poll(() => pressed.count()).toBeGreaterThan(1);
  await expect.poll(async () => (await focused())?.part).toBeTruthy();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  await page.getByRole("button", { name: "Safe area" }).click();
  const all = await pressedKeys();
  await openMenu();
  await close();
  await expect.poll(async () => (await focused())?.part).toBeTruthy();
  expect(await pressedKeys()).toEqual(all);
  expect(await parts.count()).toBe(count);
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Only 16:9");
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

  // A long press asks for the menu of what is selected, which stays so where the finger is lifted, and names what lies there.
  const moved = await boxOf(page);
  // On a phone the menu covers the finger; that it is lifted there presses nothing.
  const held = at(moved.x + moved.width / 2, moved.y + moved.height / 2);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", ...held });
  const menu = page.getByRole("menu");
  await menu.waitFor();
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await menu.getByRole("menuitem", { name: "Headline" }).waitFor();
  await menu.getByRole("menuitem", { name: "Copy style" }).tap();
  await menu.waitFor({ state: "detached" });
  expect(await page.locator("[data-part][aria-pressed=true]").allTextContents()).toEqual(["Headline"]);

  // A line no longer than a finger is broad has its handles beside it.
  await openAdd(page);
  await page.getByRole("button", { name: "Add line" }).tap();
  await expect.poll(async () => (await boxOf(page)).height).toBeLessThan(5);
  await page.getByRole("button", { name: "Edit", exact: true }).tap();
  await page.getByRole("textbox", { name: "Width", exact: true }).fill("220");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await boxOf(page)).width).toBeLessThan(45);
  const line = await boxOf(page);
  const onLine = { x: line.x + line.width / 2 - 8, y: line.y + line.height / 2 };
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(onLine.x, onLine.y) });
  for (let step = 1; step <= 6; step++) {
    await client.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      ...at(onLine.x, onLine.y + step * 6),
    });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(async () => (await boxOf(page)).y).toBeGreaterThan(line.y + 15);
  expect((await boxOf(page)).width).toBeCloseTo(line.width, 0);
});

test("two fingers that begin on a part zoom and move the canvas, and the part is neither selected nor moved", async () => {
  const page = await openCanvas({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const before = await reachHeadline(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => frame(page).isVisible()).toBe(false);
  const canvas = page.locator("[data-canvas-pane] canvas").first();
  const boxOfCanvas = async () => (await canvas.boundingBox())!;
  const whole = await boxOfCanvas();
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map((one, id) => ({ ...one, id })),
    });
  const x = before.x + before.width / 2;
  const y = before.y + before.height / 2;
  // The first finger may have gone on far enough for a drag before the second one comes.
  await touch("touchStart", { x, y });
  for (let step = 1; step <= 6; step++) await touch("touchMove", { x: x - step * 3, y });
  await touch("touchStart", { x: x - 18, y }, { x: x + 30, y });
  for (let step = 1; step <= 6; step++) {
    await touch(
      "touchMove",
      { x: x - 18 - step * 6, y: y + step * 2 },
      { x: x + 30 + step * 6, y: y + step * 2 },
    );
  }
  await touch("touchEnd");
  await expect.poll(async () => (await boxOfCanvas()).width).toBeGreaterThan(whole.width * 1.5);
  expect(await page.locator("[data-part][aria-pressed=true]").count()).toBe(0);
  expect(await frame(page).isVisible()).toBe(false);
  await page.locator("[data-canvas-pane]").press("1");
  await expect.poll(async () => (await boxOfCanvas()).width).toBeCloseTo(whole.width, 0);
  const after = await reachHeadline(page);
  expect([Math.round(after.x), Math.round(after.y)]).toEqual([Math.round(before.x), Math.round(before.y)]);
  // One finger still takes it.
  await page.keyboard.press("Escape");
  await page.touchscreen.tap(x, y);
  await expect.poll(() => frame(page).isVisible()).toBe(true);

  // Two fingers move the canvas under words that are written, too; one beside them ends the writing.
  await reachHeadline(page);
  await page.keyboard.press("Enter");
  const words = page.locator("[data-canvas-pane] [role=textbox]");
  await words.waitFor();
  await page.keyboard.type("Warm");
  const beside = { x: whole.x + whole.width - 12, y: whole.y + whole.height - 30 };
  for (const [one, other] of [
    [{ x, y }, beside],
    [beside, { x, y }],
  ] as const) {
    const { width } = await boxOfCanvas();
    await touch("touchStart", one);
    await touch("touchStart", one, other);
    const [far, near] = one === beside ? [one, other] : [other, one];
    for (let step = 1; step <= 4; step++) {
      const [moved, still] = [{ x: far.x, y: far.y + step * 5 }, near];
      await touch("touchMove", ...(one === beside ? [moved, still] : [still, moved]));
    }
    await touch("touchEnd");
    await expect.poll(async () => (await boxOfCanvas()).width).toBeGreaterThan(width + 1);
  }
  expect(await words.textContent()).toBe("Warm");
  await page.touchscreen.tap(beside.x, beside.y);
  await words.waitFor({ state: "detached" });
});

const partsNamed = (page: Page, name: RegExp) => page.locator("[data-part]", { hasText: name });
/** Opens the panel in which things are added. */
async function openAdd(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Add" }).click();
  await page.getByRole("button", { name: "Add heading" }).waitFor();
}

test("what is added is seen, at a place of its own, under one name everywhere, and the form of a code closes", async () => {
  const page = await openCanvas();
  await openAdd(page);
  await page.getByRole("button", { name: "Add heading" }).click();
  await frame(page).waitFor();
  const places = [await boxOf(page)];
  for (let count = 0; count < 2; count++) {
    await page.getByRole("button", { name: "Add rectangle" }).click();
    await expect.poll(() => partsNamed(page, /^Rectangle/).count()).toBe(count + 1);
    places.push(await boxOf(page));
  }
  const middles = places.map(
    ({ x, y, width, height }) => `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`,
  );
  expect(new Set(middles).size).toBe(3);
  expect(await partsNamed(page, /^Rectangle 2$/).count()).toBe(1);
  await page.getByRole("heading", { name: "Rectangle 2" }).waitFor();
  // On the canvas and in the timeline.
  const timeline = page.locator("[data-timeline]");
  await timeline.getByRole("radio", { name: "Timeline", exact: true }).check();
  await timeline
    .getByRole("button", { name: /Rectangle 2/ })
    .first()
    .waitFor({ state: "attached" });

  await page.getByRole("button", { name: "QR code", exact: true }).click();
  await page.getByRole("textbox", { name: "Address it opens" }).fill("example.com/spring");
  await page.getByRole("button", { name: "Add the code" }).click();
  await expect.poll(() => partsNamed(page, /^QR code$/).count()).toBe(1);
  expect(await page.getByRole("button", { name: "Add the code" }).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("QR code");
});

test("a text has one limit on the canvas and in its properties, and what finds no room is said", async () => {
  const page = await openCanvas();
  await reachHeadline(page);
  await page.keyboard.press("Enter");
  const words = page.locator("[data-canvas-pane] [role=textbox]");
  await words.waitFor();
  const paste = (text: string) =>
    words.evaluate((element, pasted) => {
      const data = new DataTransfer();
      data.setData("text/plain", pasted);
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  await paste("word ".repeat(1000));
  const note = page.getByRole("group", { name: /^Writing/ }).getByRole("status");
  await expect.poll(() => note.textContent()).toContain("4,600 characters were left out");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("x".repeat(66));
  await expect.poll(() => note.textContent()).toContain("6 characters over what reads well");
  await expect.poll(() => note.textContent()).toContain("66 of 60");
  await page.keyboard.press("Escape");
  const field = page.getByRole("textbox", { name: "Text", exact: true });
  await expect.poll(() => field.inputValue()).toBe("x".repeat(66));
  await page.getByRole("complementary", { name: "Properties" }).getByText("66 of 60").waitFor();
  expect(await field.getAttribute("aria-invalid")).toBeNull();
  // Where words run from right to left, so do the buttons that align them.
  const start = page.getByRole("button", { name: "Align at the start" });
  const end = page.getByRole("button", { name: "Align at the end" });
  const startsAtRight = async () =>
    ((await start.boundingBox())?.x ?? 0) > ((await end.boundingBox())?.x ?? 0);
  expect(await startsAtRight()).toBe(false);
  await field.fill("قهوة طازجة");
  await expect.poll(startsAtRight).toBe(true);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(startsAtRight).toBe(false);
});

test("guides are drawn out of rulers and moved and taken away, by mouse and by keys", async () => {
  const page = await openCanvas();
  await page.getByRole("button", { name: "Rulers and guides" }).press("Enter");
  const upright = page.locator("[data-guide=x]");
  const ruler = await page.locator("[data-ruler=x]").boundingBox();
  const pane = await page.locator("[data-canvas-pane]").boundingBox();
  if (!ruler || !pane) throw new Error("There is no ruler.");
  const y = pane.y + pane.height / 2;
  await page.mouse.move(ruler.x + 8, y);
  await page.mouse.down();
  await page.mouse.move(pane.x + pane.width / 2, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => upright.count()).toBe(1);
  const drawn = Number(await upright.getAttribute("aria-valuenow"));
  expect(drawn).toBeGreaterThan(0);
  await upright.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => Number(await upright.getAttribute("aria-valuenow"))).toBe(drawn + 10);
  const at = await upright.boundingBox();
  if (!at) throw new Error("There is no guide.");
  await page.mouse.move(at.x + at.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(pane.x + 5, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => upright.count()).toBe(0);

  await page.locator("[data-ruler=y]").press("Enter");
  const level = page.locator("[data-guide=y]");
  await expect.poll(() => level.getAttribute("aria-valuenow")).toBe("960");
  await expect.poll(() => level.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => level.getAttribute("aria-valuenow")).toBe("959");
  await page.keyboard.press("Delete");
  await expect.poll(() => level.count()).toBe(0);
  await page.getByRole("button", { name: "Rulers and guides" }).press("Enter");
  await expect.poll(() => page.locator("[data-ruler]").count()).toBe(0);
});

test("the corners of a rectangle are rounded by their handle, and by keys in the properties", async () => {
  const page = await openCanvas();
  await openAdd(page);
  await page.getByRole("button", { name: "Add rectangle" }).click();
  const handle = page.locator("[data-handle=radius]");
  await handle.waitFor();
  const from = await handle.boundingBox();
  if (!from) throw new Error("There is no handle.");
  const corners = page.getByRole("textbox", { name: "Corners" });
  expect(await corners.inputValue()).toBe("0");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 12, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await corners.inputValue())).toBeGreaterThan(2);
  await corners.fill("50");
  await corners.press("Enter");
  await expect.poll(async () => (await handle.boundingBox())?.x ?? 0).toBeGreaterThan(from.x + 5);
});

test("words and pictures are pasted and dropped, and parts go from one tab into another", async () => {
  const page = await openCanvas();
  const bring = (kind: "paste" | "drop", what: "words" | "picture") =>
    page.evaluate(
      async ([event, brought]) => {
        const data = new DataTransfer();
        if (brought === "words") data.setData("text/plain", "Open on Sundays");
        else {
          const canvas = new OffscreenCanvas(64, 48);
          const context = canvas.getContext("2d");
          context?.fillRect(0, 0, 40, 30);
          const blob = await canvas.convertToBlob({ type: "image/png" });
          data.items.add(new File([blob], "loaf.png", { type: "image/png" }));
        }
        const pane = document.querySelector<HTMLElement>("[data-canvas-pane]");
        if (!pane) throw new Error("There is no canvas.");
        pane.focus();
        const { left, top, width, height } = pane.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 3, bubbles: true, cancelable: true };
        if (event === "paste")
          pane.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
          );
        else pane.dispatchEvent(new DragEvent("drop", { dataTransfer: data, ...at }));
      },
      [kind, what] as const,
    );
  await bring("paste", "words");
  await expect.poll(() => partsNamed(page, /^“Open on Sundays”$/).count()).toBe(1);
  const alone = await page.locator("[data-part]").count();
  await bring("drop", "picture");
  const before = alone + 1;
  await expect.poll(() => page.locator("[data-part]").count(), { timeout: 20_000 }).toBe(before);

  await page.keyboard.press("Tab");
  await partsNamed(page, /^“Open on Sundays”$/).focus();
  await page.keyboard.press("ControlOrMeta+c");
  const other = await page.context().newPage();
  await other.goto(`/content/${contentId}/edit`);
  await other.locator("[data-canvas-pane] canvas[data-ready]").waitFor();
  await expect.poll(() => other.locator("[data-part]").count()).toBe(before);
  await other.locator("[data-canvas-pane]").focus();
  await other.keyboard.press("ControlOrMeta+v");
  await expect.poll(() => partsNamed(other, /^“Open on Sundays” 2$/).count()).toBe(1);
});

test("by keyboard alone parts are turned, resized, put in order, grouped, locked and hidden, and each is said", async () => {
  const page = await openCanvas();
  const said = page.locator("p.sr-only[role=status]").last();
  await openAdd(page);
  await page.getByRole("button", { name: "Add star" }).press("Enter");
  await page.getByRole("button", { name: "Add heart" }).press("Enter");
  await page.keyboard.press("Tab");
  await partsNamed(page, /^Heart$/).focus();
  await page.keyboard.press("r");
  await expect.poll(() => said.textContent()).toBe("15 degrees");
  await page.keyboard.press("Alt+Shift+ArrowRight");
  await expect.poll(() => said.textContent()).toMatch(/^\d+ by \d+ px$/);
  await page.keyboard.press("Shift+ArrowUp");
  await expect.poll(() => said.textContent()).toMatch(/^\d+ px from the left, \d+ px from the top$/);
  const order = () => page.locator("[data-part]").allTextContents();
  expect((await order()).indexOf("Heart")).toBeGreaterThan((await order()).indexOf("Star"));
  await page.keyboard.press("ControlOrMeta+Shift+[");
  await expect
    .poll(async () => (await order()).indexOf("Heart"))
    .toBeLessThan((await order()).indexOf("Star"));
  await expect.poll(() => said.textContent()).toBe("Send heart to the back");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+g");
  await expect.poll(() => said.textContent()).toMatch(/^Group \d+ parts$/);
  await page.keyboard.press("ControlOrMeta+Shift+g");
  await expect.poll(() => said.textContent()).toBe("Ungroup");
  // Of several that are selected the focus selects none alone.
  await page.keyboard.press("Escape");
  await partsNamed(page, /^Star$/).focus();
  await page.keyboard.press("Shift+Enter");
  await expect.poll(() => said.textContent()).toContain("1 part selected");
  await partsNamed(page, /^Heart$/).focus();
  await page.keyboard.press("Shift+Enter");
  await expect.poll(() => said.textContent()).toContain("2 parts selected");
  await page.keyboard.press("ControlOrMeta+g");
  await expect.poll(() => said.textContent()).toBe("Group 2 parts");
  await page.keyboard.press("ControlOrMeta+Shift+g");
  await page.keyboard.press("Escape");
  await partsNamed(page, /^Star$/).focus();
  await page.keyboard.press("ControlOrMeta+Shift+l");
  await expect.poll(() => partsNamed(page, /^Star, locked$/).count()).toBe(1);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => said.textContent()).toBe("Unlock star first.");
  await page.keyboard.press("ControlOrMeta+Shift+l");
  await page.keyboard.press("ControlOrMeta+Shift+h");
  await expect.poll(() => partsNamed(page, /^Star/).count()).toBe(0);
  expect(await partsNamed(page, /^Heart$/).count()).toBe(1);
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("a value that was changed can be read whole beside the way back to the layout's own", async () => {
  const page = await openCanvas({ viewport: { width: 1440, height: 900 } });
  await reachHeadline(page);
  const opacity = page.getByRole("textbox", { name: "Opacity", exact: true }).first();
  await opacity.fill("60");
  await opacity.press("Enter");
  await page.getByRole("button", { name: "Reset opacity" }).waitFor();
  expect(await opacity.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});

test("what asks for the name of a lower third comes into view as it opens", async () => {
  const page = await openCanvas();
  await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Add" }).click();
  await page.getByRole("button", { name: "Lower third" }).click();
  const add = page.getByRole("button", { name: "Add it to this scene" });
  await add.waitFor();
  const isInView = () =>
    add.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isInView).toBe(true);
});
