import tailwindcss from "@tailwindcss/vite";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";
import { sampleColors } from "./pages/sample-composition.ts";

/** A yellow picture. */
const yellowPicture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4/58BK2IYWhIAEXZ/gVEmf+cAAAAASUVORK5CYII=",
  "base64",
);

type PlayerPage = typeof import("./pages/player-page.tsx");

const open = (options: Parameters<typeof openBrowserPage>[1] = {}) =>
  openBrowserPage<PlayerPage>("player-page.tsx", {
    ...options,
    plugins: [tailwindcss()],
  });

/** What was asked for before has been drawn by then. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

function expectColor(pixel: number[], color: string): void {
  const wanted = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const distance = Math.max(...wanted.map((value, channel) => Math.abs(value - (pixel[channel] ?? -999))));
  expect(distance, `${pixel} should be near ${wanted}`).toBeLessThanOrEqual(3);
}

describe("player", () => {
  let browser: BrowserPage<PlayerPage>;
  const player = () => browser.page.locator("section");
  const ready = () => browser.page.waitForSelector("section[data-ready]");
  const status = () => player().getAttribute("data-status");
  /** Until the video has gone on by so many seconds of its own. */
  async function goesOnBy(seconds: number): Promise<void> {
    const from = await browser.call("position");
    await expect.poll(() => browser.call("position"), { timeout: 30_000 }).toBeGreaterThan(from + seconds);
  }

  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    browser.errors.length = 0;
    await browser.page.evaluate(() => localStorage.clear());
    await browser.page.mouse.move(1200, 700);
  });
  afterEach(async () => {
    await browser.call("unmountPlayer");
    await browser.context.unroute("**/pictures/*.png");
    expect(browser.errors.filter((error) => !error.includes("404"))).toEqual([]);
  });

  test("shows a telling moment of the first scene before anybody presses play", async () => {
    await browser.call("showPlayer", {});
    await ready();
    expect(await status()).toBe("paused");
    expect(await browser.call("position")).toBeCloseTo(0.35, 2);
    expectColor(await browser.call("pixel", 0.5, 0.4), sampleColors[0]);
  });

  test("plays, follows the clock and ends on the last frame; play then starts over", async () => {
    await browser.call("showPlayer", { durationSeconds: 1.2 });
    await ready();
    await browser.page.getByRole("button", { name: "Play" }).click();
    await browser.page.waitForSelector('section[data-status="ended"]');
    expect(await browser.call("position")).toBeCloseTo(1.2, 5);
    expectColor(await browser.call("pixel", 0.5, 0.4), sampleColors[2]);
    // Within the page: a busy machine takes longer from one call to the next than this video lasts.
    const begun = await browser.page.evaluate(async () => {
      document.querySelector<HTMLElement>('button[aria-label="Play again"]')?.click();
      await new Promise(requestAnimationFrame);
      const { pageModule } = window as unknown as { pageModule: typeof import("./pages/player-page.tsx") };
      return { status: document.querySelector("section")?.dataset.status, position: pageModule.position() };
    });
    expect(begun.status).toBe("playing");
    expect(begun.position).toBeLessThan(1);
  });

  test("loops when asked, from outside or by its button", async () => {
    await browser.call("showPlayer", { durationSeconds: 0.6 }, { loop: true, autoPlay: true, muted: true });
    await ready();
    // Back at the beginning after it was further on, and going on.
    await browser.page.evaluate(async () => {
      const { pageModule } = window as unknown as { pageModule: typeof import("./pages/player-page.tsx") };
      for (let before = pageModule.position(); ; ) {
        await new Promise(requestAnimationFrame);
        const now = pageModule.position();
        if (now < before) return;
        before = now;
      }
    });
    expect(await status()).toBe("playing");
    await browser.page.getByRole("button", { name: "Repeat" }).click();
    await browser.page.waitForSelector('section[data-status="ended"]');
  });

  test("takes the keys of video players", async () => {
    await browser.call("showPlayer", {});
    await ready();
    await player().focus();
    await browser.page.keyboard.press("Home");
    expect(await browser.call("position")).toBe(0);
    await browser.page.keyboard.press(".");
    await browser.page.keyboard.press(".");
    expect(await browser.call("position")).toBeCloseTo(2 / 30, 6);
    await browser.page.keyboard.press(",");
    expect(await browser.call("position")).toBeCloseTo(1 / 30, 6);
    await browser.page.keyboard.press("ArrowRight");
    expectColor(await browser.call("pixel", 0.5, 0.4), sampleColors[1]);
    await browser.page.keyboard.press("End");
    expectColor(await browser.call("pixel", 0.5, 0.4), sampleColors[2]);
    await browser.page.keyboard.press("Home");
    await browser.page.keyboard.press(" ");
    expect(await status()).toBe("playing");
    await browser.page.keyboard.press("k");
    expect(await status()).toBe("paused");
  });

  test("the scrubber is a slider that tells its position and can be dragged", async () => {
    await browser.call("showPlayer", {});
    await ready();
    const slider = browser.page.getByRole("slider", { name: "Position" });
    const box = await slider.boundingBox();
    if (!box) throw new Error("The scrubber cannot be seen.");
    await browser.page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2);
    await browser.page.mouse.down();
    await browser.page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 4 });
    expectColor(await browser.call("pixel", 0.5, 0.4), sampleColors[1]);
    await browser.page.mouse.up();
    expect(await status()).toBe("paused");
    expect(await browser.call("position")).toBeCloseTo(1.5, 0);
    expect(await slider.getAttribute("aria-valuetext")).toBe("0:01 of 0:03");
  });

  test("dragging while it plays goes on playing afterwards", async () => {
    await browser.call("showPlayer", { durationSeconds: 9 });
    await ready();
    await browser.page.getByRole("button", { name: "Play" }).click();
    const box = await browser.page.getByRole("slider", { name: "Position" }).boundingBox();
    if (!box) throw new Error("The scrubber cannot be seen.");
    await browser.page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
    await browser.page.mouse.down();
    expect(await status()).toBe("paused");
    await browser.page.mouse.up();
    expect(await status()).toBe("playing");
    expect(await browser.call("position")).toBeGreaterThan(3);
  });

  test("sound runs by the sound clock, can be muted and turned down", async () => {
    await browser.call("recordSounds");
    await browser.call("showPlayer", { bedId: "bright-steps", durationSeconds: 30 });
    await ready();
    await browser.page.getByRole("button", { name: "Play" }).click();
    await expect.poll(() => browser.call("takeStartedSounds")).toHaveLength(1);
    const before = await browser.call("position");
    const pace = await browser.call("pace", 1000);
    expect(pace).toBeGreaterThan(0.8);
    expect(pace).toBeLessThan(1.4);
    const sounds = await browser.call("takeStartedSounds");
    expect(sounds[0]?.bufferSeconds).toBeCloseTo(30, 3);
    expect(sounds[0]?.peak).toBeGreaterThan(0.5);
    // Started where the picture was when the music was ready: after its still, before the first reading above.
    expect(sounds[0]?.offsetSeconds).toBeGreaterThanOrEqual(3.5);
    expect(sounds[0]?.offsetSeconds).toBeLessThanOrEqual(before + 0.01);
    await player().hover();
    await browser.page.getByRole("button", { name: "Mute", exact: true }).click();
    await browser.page.getByRole("button", { name: "Unmute" }).waitFor();
    expect(await browser.call("position")).toBeGreaterThan(before);
    expect(await browser.call("pace", 500)).toBeLessThan(1.4);
    await player().focus();
    await browser.page.keyboard.press("ArrowUp");
    expect(await browser.page.getByRole("slider", { name: "Volume" }).getAttribute("aria-valuetext")).toBe(
      "10%",
    );
  });

  test("the controls step aside while it plays and come back for pointer and keys", async () => {
    await browser.call("showPlayer", { durationSeconds: 20 });
    await ready();
    await browser.page.getByRole("button", { name: "Play" }).click();
    const controls = browser.page.locator('[data-player-part="controls"]');
    await browser.page.waitForFunction(() =>
      document.querySelector('[data-player-part="controls"]')?.classList.contains("opacity-0"),
    );
    const box = await player().boundingBox();
    if (!box) throw new Error("The player cannot be seen.");
    await browser.page.mouse.move(box.x + 50, box.y + 50);
    await expect.poll(() => controls.getAttribute("class")).toContain("opacity-100");
    await browser.page.mouse.click(box.x + 60, box.y + 60);
    expect(await status()).toBe("paused");
  });

  test("an edit shows at once where the video stands", async () => {
    await browser.call("showPlayer", {});
    await ready();
    await player().focus();
    await browser.page.keyboard.press("ArrowRight");
    const before = await browser.call("position");
    await browser.call("changeSample", { pictureIds: ["missing"], durationSeconds: 30 });
    await expect.poll(async () => (await browser.call("pixel", 0.5, 0.4))[0]).toBeGreaterThan(0xc0);
    expect(await browser.call("position")).toBeCloseTo(before, 5);
  });

  test("out of view it draws nothing and time goes on", async () => {
    await browser.call("showPlayer", { durationSeconds: 30 }, { autoPlay: true, muted: true });
    await ready();
    await browser.page.addStyleTag({ content: "body { padding-bottom: 3000px }" });
    await browser.page.mouse.wheel(0, 2000);
    await expect.poll(() => browser.page.evaluate(() => scrollY)).toBeGreaterThan(900);
    await browser.call("countFrameRequests");
    await expect
      .poll(async () => {
        await browser.call("takeFrameRequests");
        await goesOnBy(0.3);
        return browser.call("takeFrameRequests");
      })
      .toBe(0);
    const still = await browser.call("pixel", 0.3, 0.06);
    await goesOnBy(0.4);
    expect(await browser.call("takeFrameRequests")).toBe(0);
    expect(await browser.call("pixel", 0.3, 0.06)).toEqual(still);
    await browser.page.mouse.wheel(0, -3000);
  });

  test("a font that cannot be had is said, and trying again plays", async () => {
    const block = /inter-greek.*woff2/;
    await browser.context.route(block, (route) =>
      route.request().url().includes("import") ? route.continue() : route.abort(),
    );
    await browser.call("showPlayer", { text: "Καλημέρα" });
    await browser.page.getByRole("alert").waitFor();
    await browser.context.unroute(block);
    await browser.page.getByRole("button", { name: "Try again" }).click();
    await ready();
    expect(await browser.page.getByRole("alert").count()).toBe(0);
    browser.errors.length = 0;
  });

  test("the server renders its shape and name, and the page takes over without a complaint", async () => {
    const html = await browser.call("hydratePlayer", {});
    expect(html).toContain('aria-label="Sample video"');
    expect(html).toContain("aspect-ratio:320 / 240");
    await ready();
  });

  test("previews play one at a time under the pointer or focus, all on one frame loop", async () => {
    await browser.call("showPreviews", 12);
    await expect.poll(() => browser.page.locator("[data-ready]").count()).toBe(12);
    expectColor(await browser.call("pixel", 0.5, 0.4, 5), sampleColors[0]);
    await browser.page.locator("[data-preview='2']").hover();
    await browser.page.waitForSelector("[data-preview='2'] [data-playing]");
    await browser.page.locator("[data-preview='7']").focus();
    await browser.page.keyboard.press("Shift+Tab");
    await browser.page.waitForSelector("[data-preview='6'] [data-playing]");
    expect(await browser.page.locator("[data-playing]").count()).toBe(2);
    await browser.call("countFrameRequests");
    const frames = 30;
    await browser.page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    }, frames);
    // This test's own requests, and one per frame for both previews together.
    const requests = await browser.call("takeFrameRequests");
    expect(requests).toBeGreaterThan(frames * 1.5);
    expect(requests).toBeLessThan(frames * 2.5);
    await browser.page.mouse.move(1200, 700);
    await expect.poll(() => browser.page.locator("[data-preview='2'] [data-playing]").count()).toBe(0);
  });

  /** Serves the pictures of the samples, and tells which were asked for; those that wait do so until they are released. */
  async function servePictures(waiting: Record<string, Promise<unknown>> = {}): Promise<string[]> {
    const asked: string[] = [];
    await browser.context.route("**/pictures/*.png", async (route) => {
      const name = new URL(route.request().url()).pathname.slice("/pictures/".length, -".png".length);
      asked.push(name);
      await waiting[name];
      if (name === "missing") await route.fulfill({ status: 404 });
      else await route.fulfill({ contentType: "image/png", body: yellowPicture });
    });
    return asked;
  }

  test("starts with its first scene, waits where the next is still on its way, and goes on when it comes", async () => {
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    await servePictures({ late });
    await browser.call("showPlayer", { pictureIds: ["soon", "late"], picturesInTurn: true });
    await ready();
    await browser.page.getByRole("button", { name: "Play" }).click();
    await browser.page.getByRole("status", { name: "Loading" }).waitFor();
    expect(await browser.call("position")).toBeCloseTo(1, 1);
    expectColor(await browser.call("pixel", 0.5, 0.6), sampleColors[0]);
    release();
    await browser.page.waitForSelector('section[data-status="ended"]');
    expectColor(await browser.call("pixel", 0.5, 0.6), sampleColors[2]);
  });

  test("an edit loads only what it brings, and keeps place and playing", async () => {
    const asked = await servePictures();
    const sample = { durationSeconds: 30, pictureIds: ["kept"] };
    await browser.call("showPlayer", sample, { muted: true });
    await ready();
    await expect.poll(() => browser.call("pixel", 0.2, 0.5)).toEqual([255, 255, 0]);
    await browser.page.getByRole("button", { name: "Play" }).click();
    for (const text of ["N", "Ne", "New", "New words"]) {
      await browser.call("changeSample", { ...sample, text });
      await twoFrames(browser.page);
    }
    expect(await status()).toBe("playing");
    expect(await browser.call("position")).toBeGreaterThan(3.5);
    expect(asked).toEqual(["kept"]);
    await browser.call("changeSample", { ...sample, pictureIds: ["kept", "brought"] });
    await expect.poll(() => browser.call("pixel", 0.45, 0.5)).toEqual([255, 255, 0]);
    expect(asked).toEqual(["kept", "brought"]);
  });

  test("says that pictures are missing, and has them when asked again", async () => {
    await servePictures();
    await browser.call("showPlayer", { pictureIds: ["missing"] });
    await ready();
    await browser.page.getByText("Some pictures, clips or typefaces could not be loaded.").waitFor();
    await browser.context.unroute("**/pictures/*.png");
    await browser.context.route("**/pictures/*.png", (route) =>
      route.fulfill({ contentType: "image/png", body: yellowPicture }),
    );
    await browser.page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => browser.call("pixel", 0.2, 0.5)).toEqual([255, 255, 0]);
    expect(
      await browser.page.getByText("Some pictures, clips or typefaces could not be loaded.").count(),
    ).toBe(0);
    expect(await browser.call("position")).toBeCloseTo(0.35, 2);
  });

  test("plays slower and faster, from the menu and by keys", async () => {
    await browser.call("showPlayer", { durationSeconds: 60 }, { autoPlay: true, muted: true });
    await ready();
    await player().focus();
    await browser.page.keyboard.press(">");
    await browser.page.keyboard.press(">");
    const gear = browser.page.getByRole("button", { name: "Settings, speed 1.5×" });
    await gear.focus();
    await browser.page.keyboard.press("Enter");
    const speed = (name: string) => browser.page.getByRole("menuitemradio", { name });
    await speed("1.5×").waitFor();
    expect(await speed("1.5×").getAttribute("aria-checked")).toBe("true");
    await browser.page.keyboard.press("ArrowDown");
    await browser.page.keyboard.press("Enter");
    await browser.page.getByRole("button", { name: "Settings, speed 2×" }).waitFor();
    expect(await browser.page.evaluate(() => document.activeElement?.getAttribute("aria-haspopup"))).toBe(
      "menu",
    );
    const pace = await browser.call("pace", 700);
    expect(pace).toBeGreaterThan(1.7);
    expect(pace).toBeLessThan(2.3);
    await browser.page.keyboard.press("Enter");
    await speed("2×").waitFor();
    await browser.page.keyboard.press("Escape");
    expect(await browser.page.getByRole("menu").count()).toBe(0);
  });

  test("captions are shown when asked for, at their time, and remembered", async () => {
    const cues = [
      { startSeconds: 0, endSeconds: 1, text: "First this", words: [] },
      { startSeconds: 1, endSeconds: 2, text: "Then that", words: [] },
    ];
    await browser.call("showPlayer", { cues });
    await ready();
    const button = browser.page.getByRole("button", { name: "Captions" });
    expect(await button.getAttribute("aria-pressed")).toBe("false");
    expect(await browser.page.getByText("First this").count()).toBe(0);
    await button.click();
    await browser.page.getByText("First this").waitFor();
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    await player().focus();
    await browser.page.keyboard.press("ArrowRight");
    await browser.page.getByText("Then that").waitFor();
    const [captions, bar] = await Promise.all([
      browser.page.getByText("Then that").boundingBox(),
      browser.page.getByRole("slider", { name: "Position" }).boundingBox(),
    ]);
    expect((captions?.y ?? 0) + (captions?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await browser.page.keyboard.press("End");
    expect(await browser.page.getByText("Then that").count()).toBe(0);
    await browser.call("unmountPlayer");
    await browser.call("showPlayer", { cues });
    await browser.page.getByText("First this").waitFor();
    await player().focus();
    await browser.page.keyboard.press("c");
    expect(await browser.page.getByText("First this").count()).toBe(0);
  });

  test("without anything said there is no captions button", async () => {
    await browser.call("showPlayer", {});
    await browser.page.getByRole("button", { name: "Play" }).waitFor();
    expect(await browser.page.getByRole("button", { name: "Captions" }).count()).toBe(0);
    expect(await browser.page.getByRole("button", { name: "Mute" }).count()).toBe(0);
  });

  test("pointing at the bar shows a still of that moment", async () => {
    await browser.call("showPlayer", {});
    await ready();
    const box = await browser.page.getByRole("slider", { name: "Position" }).boundingBox();
    if (!box) throw new Error("The scrubber cannot be seen.");
    for (const [third, color] of sampleColors.entries()) {
      await browser.page.mouse.move(box.x + box.width * (third / 3 + 0.15), box.y + box.height / 2);
      await expect
        .poll(() => browser.call("pixel", 0.5, 0.6, 1).catch(() => []))
        .toEqual([1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)));
    }
    expect(await browser.call("position")).toBeCloseTo(0.35, 2);
    await browser.page.mouse.move(1200, 700);
    await expect.poll(() => browser.page.locator("canvas").count()).toBe(1);
  });

  test("digits go to tenths, j and l further than arrows, and ? lists the keys", async () => {
    await browser.call("showPlayer", { durationSeconds: 30 });
    await ready();
    await player().focus();
    await browser.page.keyboard.press("3");
    expect(await browser.call("position")).toBeCloseTo(9, 6);
    await browser.page.keyboard.press("l");
    expect(await browser.call("position")).toBeCloseTo(14, 6);
    await browser.page.keyboard.press("j");
    expect(await browser.call("position")).toBeCloseTo(9, 6);
    await browser.page.keyboard.press("?");
    const list = browser.page.getByRole("dialog", { name: "Keys of the player" });
    await list.getByText("Play or pause").waitFor();
    await browser.page.keyboard.press("Escape");
    await expect.poll(() => list.count()).toBe(0);
    expect(await player().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("volume and mute are those of the player before", async () => {
    const sample = { bedId: "bright-steps", durationSeconds: 6 };
    await browser.call("showPlayer", sample);
    await browser.page.getByRole("button", { name: "Mute", exact: true }).waitFor();
    await player().focus();
    for (let press = 0; press < 3; press++) await browser.page.keyboard.press("ArrowDown");
    await browser.page.keyboard.press("m");
    await browser.call("unmountPlayer");
    await browser.call("showPlayer", sample);
    await browser.page.getByRole("button", { name: "Unmute" }).click();
    expect(await browser.page.getByRole("slider", { name: "Volume" }).getAttribute("aria-valuetext")).toBe(
      "70%",
    );
  });

  test("a canvas that the browser took away and gave back is drawn again, at its place", async () => {
    await browser.call("showPlayer", {});
    await ready();
    await player().focus();
    await browser.page.keyboard.press("5");
    await browser.call("loseContext");
    await expect.poll(async () => (await browser.call("pixel", 0.5, 0.6))[1]).toBeGreaterThan(0x90);
    expect(await browser.call("position")).toBeCloseTo(1.5, 6);
  });

  test("shows itself in a small window where the browser has one, and comes back", async () => {
    await browser.call("showPlayer", { durationSeconds: 30 }, { muted: true });
    await ready();
    const button = browser.page.getByRole("button", { name: "Picture in picture" });
    await button.click();
    await browser.page.getByRole("button", { name: "Back from the small window" }).waitFor();
    await browser.page.getByRole("button", { name: "Back from the small window" }).click();
    await button.waitFor();
  });

  test("previews of one video load its pictures once, and one at rest only those of its still", async () => {
    const asked = await servePictures();
    await browser.call("showPreviews", 8, { pictureIds: ["one", "two", "three"], picturesInTurn: true });
    await expect.poll(() => browser.page.locator("[data-ready]").count()).toBe(8);
    expect(asked).toEqual(["one"]);
    await browser.page.locator("[data-preview='2']").hover();
    await browser.page.waitForSelector("[data-preview='2'] [data-playing]");
    await expect.poll(() => [...asked].sort()).toEqual(["one", "three", "two"]);
  });
});

test("visitors who asked for less motion see a still, and can play it", async () => {
  const browser = await open({ reducedMotion: "reduce" });
  try {
    await browser.call("showPlayer", {}, { autoPlay: true, muted: true });
    await browser.page.waitForSelector("section[data-ready]");
    await twoFrames(browser.page);
    expect(await browser.page.locator("section").getAttribute("data-status")).toBe("paused");
    await browser.page.getByRole("button", { name: "Play" }).click();
    expect(await browser.page.locator("section").getAttribute("data-status")).toBe("playing");
  } finally {
    await browser.close();
  }
});

test("a finger's first tap brings the controls, the next pauses; the canvas has the screen's pixels", async () => {
  const browser = await open({ hasTouch: true, deviceScaleFactor: 3, viewport: { width: 390, height: 700 } });
  try {
    const sample = { width: 1080, height: 1920, durationSeconds: 30 };
    await browser.call("showPlayer", sample, { autoPlay: true, muted: true });
    await browser.page.waitForSelector('section[data-status="playing"]');
    const [width] = await browser.call("canvasPixels");
    const shownWidth = await browser.page.locator("canvas").evaluate((canvas) => canvas.clientWidth);
    expect(width).toBe(shownWidth * 2);
    await browser.page.waitForFunction(() =>
      document.querySelector('[data-player-part="controls"]')?.classList.contains("opacity-0"),
    );
    await browser.page.touchscreen.tap(150, 200);
    await expect
      .poll(() => browser.page.locator('[data-player-part="controls"]').getAttribute("class"))
      .toContain("opacity-100");
    expect(await browser.page.locator("section").getAttribute("data-status")).toBe("playing");
    await browser.page.touchscreen.tap(150, 200);
    expect(await browser.page.locator("section").getAttribute("data-status")).toBe("paused");
  } finally {
    await browser.close();
  }
});

test("a slow machine lowers the resolution of what plays; at rest a picture has all pixels of the screen", async () => {
  const browser = await open({ viewport: { width: 1280, height: 1400 } });
  const widthShare = () =>
    browser.page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
  try {
    // Frames this long are late on any screen.
    await browser.page.evaluate(() => {
      const beLate = () => {
        const untilMs = performance.now() + 60;
        while (performance.now() < untilMs);
        requestAnimationFrame(beLate);
      };
      requestAnimationFrame(beLate);
    });
    await browser.call("showPlayer", { width: 1080, height: 1920, durationSeconds: 600 }, { muted: true });
    await browser.page.waitForSelector("section[data-ready]");
    expect(await widthShare()).toBe(1);
    await browser.call("playByHandle");
    await expect.poll(widthShare).toBeLessThan(0.9);
    await browser.page.locator("section").press("k");
    await browser.page.waitForSelector('section[data-status="paused"]');
    expect(await widthShare()).toBe(1);

    await browser.call("showPreviews", 1, { width: 1080, height: 1920, durationSeconds: 600 }, 600);
    await browser.page.waitForSelector("[data-preview='0'] [data-ready]");
    await browser.page.mouse.move(1200, 1300);
    await browser.page.locator("[data-preview='0']").hover();
    await browser.page.waitForSelector("[data-preview='0'] [data-playing]");
    await expect.poll(widthShare).toBeLessThan(0.9);
    await browser.page.mouse.move(1200, 1300);
    await expect.poll(() => browser.page.locator("[data-playing]").count()).toBe(0);
    expect(await widthShare()).toBe(1);
  } finally {
    await browser.close();
  }
});

test("sound is opened as a press begins, before the press plays", async () => {
  const browser = await open();
  try {
    await browser.call("recordContextsAsUntouched");
    await browser.call("showPlayer", { bedId: "bright-steps", durationSeconds: 30 });
    await browser.page.waitForSelector("section[data-ready]");
    // The worker that mixes is there once sound is prepared.
    await expect.poll(() => browser.page.workers().length).toBe(1);
    expect(await browser.call("contextStates")).toEqual([]);
    await browser.page.locator("canvas").hover();
    await browser.page.mouse.down();
    await expect.poll(() => browser.call("contextStates")).toEqual(["suspended"]);
    expect(await browser.page.locator("section").getAttribute("data-status")).toBe("paused");
    await browser.page.mouse.up();
    await browser.page.waitForSelector('section[data-status="playing"]');
    await expect.poll(() => browser.call("contextStates")).toEqual(["running"]);
  } finally {
    await browser.close();
  }
});
