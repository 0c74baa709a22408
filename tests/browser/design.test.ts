import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

let page: BrowserPage<typeof import("./pages/design-page.ts")>;

beforeAll(async () => {
  page = await openBrowserPage<typeof import("./pages/design-page.ts")>("design-page.ts");
});
afterAll(() => page?.close());

test("an ad comes in the size and kind of file asked for, small enough for where it goes", async () => {
  const story = await page.call("makeAd", "sale", 0, "plain", "story", "image/webp");
  expect(story).toMatchObject({ width: 1080, height: 1920, isTooLarge: false });
  expect(story.url).toMatch(/^data:image\/webp;/);
  // Leaves all over: finely written, it would be larger than Google takes.
  const banner = await page.call("makeAd", "panel", 1, "busy", "google-970x250", "image/jpeg");
  expect(banner).toMatchObject({ width: 970, height: 250, isTooLarge: false });
  expect(banner.bytes).toBeLessThanOrEqual(150_000);
  const own = await page.call("makeAd", "button", 0, "wide", null, "image/png");
  expect(own).toMatchObject({ width: 1600, height: 1000 });
  expect(page.errors).toEqual([]);
});

test("words and buttons are drawn where their layers lie, in their colours", async () => {
  const drawn = await page.call("readAd", "button", 1);
  expect(drawn.buttonFill).toEqual(drawn.buttonColor);
  // Some of the headline's box is its letters, most of it the picture behind them.
  expect(drawn.headlineShare).toBeGreaterThan(0.08);
  expect(drawn.headlineShare).toBeLessThan(0.7);
  expect(drawn.turnedBack).toBe(true);
});

test("a logo on a mirrored picture goes to the other side and stays readable", async () => {
  expect(await page.call("mirroredLayer")).toEqual([70, 71, 72, 73, 74, 75]);
});

test("an SVG becomes pixels: its scripts do not run, nothing it names is loaded, and it stays sharp", async () => {
  const asked: string[] = [];
  page.page.on("request", (request) => asked.push(request.url()));
  const drawn = await page.call("drawHostileSvg");
  expect(drawn).toEqual({
    type: "image/png",
    name: "logo.png",
    longest: 2048,
    hasRun: false,
    otherThanGreen: 0,
    ownPart: [0, 0, 128, 255],
    embedded: [255, 0, 0, 255],
  });
  expect(asked.filter((address) => address.includes("tracker"))).toEqual([]);
  await expect(page.call("refusedSvgs")).resolves.toEqual({
    page: "svg_not_readable",
    empty: "svg_not_readable",
    bomb: "svg_not_readable",
    large: "svg_too_large",
    huge: "image/png",
    foreign: "svg_not_drawn",
  });
});

test("a logo of plain shapes is kept as paths that draw the same, any other as pixels", async () => {
  const asked: string[] = [];
  page.page.on("request", (request) => asked.push(request.url()));
  expect(await page.call("keptLogos")).toEqual({
    plain: ["#20304a", "#c8502d"],
    moved: ["#000080"],
    classes: ["#c8502d"],
    hostile: ["#123456"],
    ...{ stroked: null, text: null, gradient: null, faint: null, ring: null, clipped: null, many: null },
  });
  expect(asked.filter((address) => address.includes("tracker"))).toEqual([]);
});
