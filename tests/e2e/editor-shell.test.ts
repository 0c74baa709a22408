import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { accountIn, makeDemoVideo } from "./demo-video.ts";
import { demoStaff, type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let contentId: string;
beforeAll(async () => {
  studio = await shareStudio();
  contentId = await makeDemoVideo(studio, await accountIn(studio));
});
afterAll(() => studio?.stop());

async function openEditor(panel: string, options: Parameters<Studio["newPage"]>[0] = {}): Promise<Page> {
  const page = await studio.newPage(options);
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit?panel=${panel}`);
  await page.locator("canvas[data-ready]").first().waitFor();
  return page;
}

const properties = (page: Page) => page.getByRole("complementary", { name: "Properties" });
const named = (page: Page, name: string | RegExp) =>
  properties(page).getByRole("heading", { level: 2, name }).waitFor();
const saved = (page: Page) => page.getByText("Saved", { exact: true }).waitFor();

test("each kind of element is added, selected and named", async () => {
  const page = await openEditor("add");
  const panel = page.getByRole("region", { name: "Add", exact: true });
  for (const [button, name] of [
    ["Add heading", /A heading/],
    ["Add star", "star"],
    ["Progress ring", /Progress/],
  ] as const) {
    await panel.getByRole("button", { name: button }).click();
    await named(page, name);
  }
  await panel.getByRole("button", { name: "QR code", exact: true }).click();
  await panel.getByRole("textbox", { name: "Address it opens" }).fill("spring sale");
  await panel.getByRole("button", { name: "Add the code" }).click();
  await panel.getByText("An address has no spaces").waitFor();
  await panel.getByRole("textbox", { name: "Address it opens" }).fill("example.com/spring");
  await panel.getByRole("button", { name: "Add the code" }).click();
  await named(page, "QR code");
  await panel.getByRole("button", { name: "Icon", exact: true }).click();
  await panel.getByRole("textbox", { name: "Search icons" }).fill("heart");
  await panel.getByRole("button", { name: "Add heart", exact: true }).click();
  await named(page, "icon");
  // What was chosen when it was added is exchanged in its properties.
  await properties(page).getByRole("button", { name: "Show heart", pressed: true }).waitFor();
  await properties(page).getByRole("textbox", { name: "Search icons" }).fill("truck");
  await properties(page).getByRole("button", { name: "Show truck" }).click();
  await properties(page).getByRole("button", { name: "Show truck", pressed: true }).waitFor();
  await panel.getByRole("button", { name: "Icon", exact: true }).click();
  await panel.getByRole("button", { name: "Countdown", exact: true }).click();
  await panel.getByLabel("Ends").fill("2099-06-01T09:00");
  await panel.getByLabel("Time zone").fill("Asia/Tokyo");
  await panel.getByRole("button", { name: "Add the countdown" }).click();
  await named(page, "countdown");
  await panel.getByRole("button", { name: "Lower third" }).click();
  await panel.getByRole("textbox", { name: "Name" }).fill("Ada Moreau");
  await panel.getByRole("button", { name: "Add it to this scene" }).click();
  await named(page, /Ada Moreau/);
  await saved(page);
  expect(await findBarriersInMain(page)).toEqual([]);

  await page.reload();
  await page.keyboard.press("Tab");
  await page.locator("[data-part]", { hasText: /^Countdown/ }).focus();
  await named(page, "countdown");
  expect(await properties(page).getByLabel("Time zone").inputValue()).toBe("Asia/Tokyo");
  const ends = properties(page).getByLabel("Ends");
  expect(await ends.inputValue()).toBe("2099-06-01T09:00");
  await properties(page).getByLabel("Time zone").fill("Europe/London");
  await expect.poll(() => ends.inputValue()).toBe("2099-06-01T09:00");
  await properties(page).getByRole("option", { name: "Hours: 51:14:07" }).waitFor({ state: "attached" });

  const timeline = page.locator("[data-timeline]");
  await timeline.getByRole("radio", { name: "Timeline", exact: true }).check();
  await timeline.getByRole("button", { name: /^Music: / }).focus();
  await page.keyboard.press("Enter");
  await properties(page).getByRole("heading", { level: 2, name: "Music" }).waitFor();
  const volume = properties(page).getByRole("textbox", { name: "Volume" });
  await volume.fill("35");
  await volume.press("Enter");
  await properties(page).getByRole("button", { name: "Open Sound" }).click();
  await page.getByRole("region", { name: "Sound" }).getByText("35%", { exact: true }).waitFor();
});

test("an element is changed by its properties, and the way back outlives a reload", async () => {
  const page = await openEditor("add");
  await page.getByRole("button", { name: "Add heart", exact: true }).click();
  await named(page, "heart");
  const opacity = properties(page).getByRole("textbox", { name: "Opacity" });
  await opacity.fill("40");
  await opacity.press("Enter");
  await opacity.press("ArrowUp");
  await expect.poll(() => opacity.inputValue()).toBe("41");
  const rotation = properties(page).getByRole("textbox", { name: "Rotation" });
  await rotation.fill("15");
  await rotation.press("Tab");
  await properties(page).getByRole("button", { name: "Reset rotation" }).click();
  await expect.poll(() => rotation.inputValue()).toBe("0");
  await saved(page);

  const elements = page.locator('[data-timeline] [data-item^="element/"]');
  const count = await elements.count();
  await page.reload();
  await expect.poll(() => elements.count()).toBe(count);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  // The rotation's way back, the rotation and the opacity, which may be one step where they were quick, and the heart itself.
  await expect
    .poll(async () => {
      if ((await elements.count()) === count) await undo.click();
      return elements.count();
    })
    .toBe(count - 1);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect.poll(() => elements.count()).toBe(count);
  await saved(page);
});

test("a keyframe is set at the playhead, and the panes keep their sizes", async () => {
  const page = await openEditor("add");
  await page.getByRole("button", { name: "Add triangle" }).click();
  await named(page, "triangle");
  await properties(page).getByRole("button", { name: "Keyframes" }).click();
  await properties(page).getByRole("button", { name: "Set a keyframe of scale" }).click();
  await properties(page).getByRole("combobox", { name: "Then" }).selectOption("spring");
  await properties(page).getByRole("button", { name: "Take the keyframe of scale away" }).waitFor();
  const edge = page.getByRole("separator", { name: "Width of the panel" });
  const before = Number(await edge.getAttribute("aria-valuenow"));
  await edge.press("ArrowRight");
  expect(Number(await edge.getAttribute("aria-valuenow"))).toBe(before + 16);
  await saved(page);
  await page.reload();
  await edge.waitFor();
  expect(Number(await edge.getAttribute("aria-valuenow"))).toBe(before + 16);
});

test("a keyframe is moved by keys as often as they are pressed, eased and deleted; a press on one shows its moment", async () => {
  const page = await openEditor("add");
  await page.getByRole("button", { name: "Add star" }).click();
  await named(page, "star");
  await properties(page).getByRole("button", { name: "Keyframes" }).click();
  const rotation = properties(page).getByRole("textbox", { name: "Rotation", exact: true }).last();
  await rotation.fill("9999999");
  await rotation.press("Enter");
  const lane = page.locator("[data-keyframe-lane=rotation]");
  const keyframe = lane.getByRole("button");
  // A number beyond what a video can hold is brought back to that.
  await expect.poll(() => keyframe.getAttribute("aria-label")).toContain("3600 °");
  const moment = async () => Number(await keyframe.getAttribute("data-keyframe"));
  const before = await moment();
  await keyframe.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Math.round(((await moment()) - before) * 30)).toBe(3);
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Springs" }).press("Enter");
  await expect.poll(() => keyframe.getAttribute("aria-label")).toContain("then springs");
  const keys = properties(page).getByRole("button", { name: "Take the keyframe of rotation away" });
  expect(await keys.count()).toBe(0);
  await keyframe.click();
  await keys.waitFor();
  await keyframe.press("Delete");
  await expect.poll(() => keyframe.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-item"))).toMatch(/^element/);
  await saved(page);
});

test("on a phone the canvas stands above one pane, and nothing is wider than the screen", async () => {
  const page = await openEditor("scenes", { viewport: { width: 390, height: 844 }, hasTouch: true });
  const bar = page.getByRole("navigation", { name: "Panels" });
  for (const name of ["Timeline", "Add", "Scenes"]) {
    await bar.getByRole("button", { name, exact: true }).tap();
    await page.getByRole("region", { name, exact: true }).waitFor();
  }
  for (const name of ["Style", "Versions", "Export"]) {
    await bar.getByRole("button", { name: /^More/ }).tap();
    await page.getByRole("menuitem", { name: new RegExp(`^${name}`) }).tap();
    await page.getByRole("region", { name, exact: true }).waitFor();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("on a phone the picture has the height of the screen, and the format is chosen above it", async () => {
  const page = await studio.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  await studio.signIn(page);
  await page.goto(`/content/${contentId}/edit`);
  await page.locator("canvas[data-ready]").first().waitFor();
  const pane = page.getByRole("region", { name: "Canvas" });
  expect((await pane.boundingBox())?.height).toBeGreaterThan(600);
  expect(await page.getByRole("button", { name: "Search and commands" }).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Format: 9:16" }).tap();
  await page.getByRole("menuitem", { name: "1:1" }).tap();
  await page.getByRole("button", { name: "Format: 1:1" }).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  await page.getByRole("button", { name: "Format: 9:16" }).waitFor();
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await page.getByRole("region", { name: "Add", exact: true }).waitFor();
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await page.getByRole("region", { name: "Add", exact: true }).waitFor({ state: "detached" });
  await saved(page);
});

test("a video is kept as a template of one's own, which is renamed, begins another video, and is deleted", async () => {
  const page = await openEditor("style");
  await page.getByRole("textbox", { name: "Name of the template" }).fill("Our launch");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Kept as a template of yours").waitFor();
  await page.goto("/create");
  const own = page.getByRole("region", { name: "Your templates" });
  await own.getByRole("button", { name: "More about Our launch" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await own.getByRole("textbox").fill("Every launch");
  await own.getByRole("textbox").press("Enter");
  await own.getByRole("button", { name: "Begin a video with Every launch" }).click();
  await page.waitForURL(/\/content\/[^/]+\/edit/u);
  expect(page.url()).not.toContain(contentId);
  await page.getByRole("textbox", { name: "Headline" }).first().waitFor();
  expect(await page.getByRole("textbox", { name: "Headline" }).first().inputValue()).toBe(
    "Your headline here",
  );
  await page.goto("/create");
  await own.getByRole("button", { name: "More about Every launch" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await own.waitFor({ state: "detached" });
});

test("the sound is not mixed until somebody comes near the button that plays", async () => {
  const page = await openEditor("add");
  await page.locator("[data-canvas-pane] canvas[data-ready]").waitFor();
  const mixers = () => page.workers().filter((worker) => worker.url().includes("mix-worker"));
  // An edit is sent after a pause: long after the page had time to mix.
  await page.keyboard.press("m");
  await saved(page);
  expect(mixers()).toEqual([]);
  await page.getByRole("button", { name: "Play", exact: true }).hover();
  await expect.poll(() => mixers().length).toBe(1);
});

test("F6 goes from pane to pane and back to where one was, and ? names the keys of the canvas", async () => {
  const page = await openEditor("scenes");
  const pane = () =>
    page.evaluate(() => document.activeElement?.closest("[data-pane]")?.getAttribute("aria-label") ?? null);
  const press = async (keys: string) => {
    await page.keyboard.press(keys);
    return pane();
  };
  const scene = page.getByRole("region", { name: "Scenes" }).getByRole("button").first();
  await scene.focus();
  expect(await press("F6")).toBe("Canvas");
  await page.keyboard.press("Control+a");
  await page
    .getByText(/\d+ parts selected/)
    .first()
    .waitFor();
  expect(await press("F6")).toBe("Properties");
  expect(await press("F6")).toBe("Timeline");
  expect(await press("F6")).toBe("Panels");
  expect(await press("F6")).toBe("Scenes");
  expect(await scene.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await press("Shift+F6")).toBe("Panels");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.getByRole("heading", { name: "On the canvas" }).waitFor();
  await list.getByText("Bring to front").waitFor();
  // The dialog keeps the focus.
  await page.keyboard.press("F6");
  expect(await pane()).toBe(null);
  await page.context().close();
});

test("no label of the rail is cut", async () => {
  const page = await openEditor("scenes");
  const cut = await page
    .getByRole("navigation", { name: "Panels" })
    .locator("button span.truncate")
    .evaluateAll((labels) =>
      labels
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  // Whether it is saved stands in one line with the name of the video.
  const middleOf = async (element: ReturnType<typeof page.locator>) => {
    const box = await element.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const header = page.locator("main header");
  const isApart = (await middleOf(header.getByRole("status"))) - (await middleOf(header));
  expect(Math.abs(isApart)).toBeLessThan(1);
});

test("without a network one goes on, and it is sent when the network is back", async () => {
  const page = await openEditor("add");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Add burst" }).click();
  await page.getByText("Offline, kept on this device").waitFor();
  // A panel that was never opened says in its place why it is not there.
  await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Sound" }).click();
  const sound = page.getByRole("region", { name: "Sound", exact: true });
  await sound.getByText("This panel needs a connection.").waitFor();
  await sound.getByRole("button", { name: "Try again" }).click();
  await sound.getByText("There is still no connection.").waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.context().setOffline(false);
  await sound.getByRole("radio", { name: "Mixer" }).waitFor();
  await saved(page);
});

test("somebody else's video cannot be opened in the editor", async () => {
  const other = await studio.newPage();
  await studio.signIn(other, demoStaff);
  await other.goto(`/content/${contentId}/edit`);
  await other.getByRole("heading", { name: "This window is empty" }).waitFor();
});

test("until canvas and timeline have come, each has a skeleton that is seen", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(canvas|timeline)-pane-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/content/${contentId}/edit`, { waitUntil: "commit" });
  for (const name of ["Canvas", "Timeline"]) {
    const skeleton = page.getByRole("region", { name, exact: true }).locator(".animate-shimmer");
    await expect.poll(async () => (await skeleton.boundingBox())?.height).toBeGreaterThan(60);
  }
  release();
  await page.locator("canvas[data-ready]").first().waitFor();
});
