import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriersInMain } from "./barriers-in-main.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
let page: Page;
beforeAll(async () => {
  studio = await shareStudio();
  page = await studio.newPage();
  await studio.signIn(page);
});
afterAll(() => studio?.stop());

const field = () => page.getByLabel("Search inspirations");
const tile = (name: string) => page.getByRole("link", { name, exact: true });
const view = (name: string) => page.getByRole("dialog", { name, exact: true });

/** Typed anew until the page has come alive. */
const searchUntil = (words: string, seen: Locator) =>
  expect
    .poll(async () => {
      await field().fill(words);
      return seen.count();
    })
    .toBe(1);

/** Which inspiration has the keyboard. */
const focused = () =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.inspiration);

test("categories and search stand in the address, and what finds nothing says what to do", async () => {
  await page.goto("/image-gen/inspirations");
  await page.getByRole("heading", { level: 2, name: "Seasons and sales" }).waitFor();
  await page.getByRole("link", { name: "Beauty", exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get("category") === "beauty");
  await expect.poll(() => page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(["Beauty"]);

  await searchUntil("soap watercol", page.getByRole("status").getByText("1 inspiration", { exact: true }));
  await tile("Rose soap in watercolour").waitFor();
  await page.reload();
  await tile("Rose soap in watercolour").waitFor();
  expect(await field().inputValue()).toBe("soap watercol");

  await searchUntil("zebra", page.getByRole("heading", { name: "Nothing by these words" }));
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.getByRole("link", { name: "Show all inspirations" }).click();
  await tile("Candle in sand and clay").waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test("tiles keep their shape, show the shipped pictures, and the grid is free of barriers", async () => {
  await page.goto("/image-gen/inspirations?category=posters");
  const picture = tile("Black Friday").locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const source = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  const { headers } = await fetch(source);
  expect(headers.get("content-type")).toBe("image/avif");
  expect(headers.get("cache-control")).toContain("immutable");
  const box = await tile("Black Friday").boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.8, 1);
  expect(await findBarriersInMain(page)).toEqual([]);
});

test("the keyboard goes from tile to tile, into one, on to its neighbours and back to the tile", async () => {
  await page.goto("/image-gen/inspirations?category=posters");
  // Pressed anew until the page has come alive.
  const goOn = async () => {
    await tile("Summer sale").press("ArrowRight");
    return focused();
  };
  await expect.poll(goOn).toBe("black-friday");
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).not.toBe("black-friday");
  await page.keyboard.press("Home");
  await expect.poll(focused).toBe("summer-sale");
  await page.keyboard.press("Enter");
  await view("Summer sale").waitFor();
  await page.keyboard.press("ArrowRight");
  await view("Black Friday").getByText('Poster "Black Friday", -40%, black and yellow').waitFor();
  await page.keyboard.press("Escape");
  await view("Black Friday").waitFor({ state: "detached" });
  await expect.poll(focused).toBe("black-friday");
});

test("an inspiration is saved to a new board", async () => {
  await page.goto("/image-gen/inspirations?open=honey-at-golden-hour");
  const shown = view("Honey at golden hour");
  await shown.getByRole("button", { name: "Save to board" }).click();
  await page
    .getByRole("menu", { name: "Save to board", exact: true })
    .getByRole("menuitem", { name: "New board" })
    .press("Enter");
  await view("New board").getByLabel("Name").fill("Warm things");
  await page.keyboard.press("Enter");
  await page.getByText("1 image put on “Warm things”").waitFor();
  expect(await findBarriersInMain(page)).toEqual([]);
  await page.goto("/image-gen/vibe");
  await page
    .getByRole("link", { name: /^Warm things.*1 image/ })
    .first()
    .waitFor();
});

test("one click brings everything that made it into the composer, and it says that no AI model did", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/image-gen/inspirations?open=rose-soap-in-watercolour");
  const shown = view("Rose soap in watercolour");
  await shown.getByText("not by an AI model").waitFor();
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  await shown.getByRole("link", { name: "Remix" }).click();
  await page.waitForURL((url) => url.pathname === "/image-gen" && url.search === "");
  const prompt = "Soap, window light, pink";
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("vitrine:image-draft:"));
      return JSON.parse(localStorage.getItem(key ?? "") ?? "null")?.request;
    });
  await expect.poll(kept).toMatchObject({
    operation: "generate",
    modelId: "built-in/image-maker",
    prompt,
    styleIds: ["watercolour"],
    ratio: "1:1",
    seed: 3,
    count: 1,
    references: [],
  });
  await expect.poll(() => page.getByLabel("What should the images show?").inputValue()).toBe(prompt);
});
