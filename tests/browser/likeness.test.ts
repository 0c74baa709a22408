import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

/**
 * Frames that export composes in I420 against the canvas, which draws the preview, with sixteen bits a channel: what an
 * 8-bit canvas rounds away in faint layers is no fault of the export.
 */
const LEAST_DECIBELS = 45;

let browser: BrowserPage<typeof import("./pages/likeness-page.ts")>;

beforeAll(async () => {
  browser = await openBrowserPage("likeness-page.ts");
});
afterAll(() => browser?.close());

test("every template is composed as the canvas draws it", { timeout: 240_000 }, async () => {
  const formats = ["9:16", "16:9", "1:1", "4:5"] as const;
  const contents = ["short", "arabic", "short", "japanese", "long", "no-pictures"] as const;
  const templateIds = await browser.call("templateIds");
  expect(templateIds.length).toBeGreaterThan(10);
  const unlike: string[] = [];
  let frames = 0;
  let canvasFrames = 0;
  for (const [index, templateId] of templateIds.entries()) {
    const content = contents[index % contents.length]!;
    const format = formats[index % formats.length]!;
    const { luma, chroma, worstFrame, counts } = await browser.call(
      "compareTemplate",
      templateId,
      content,
      format,
      23,
    );
    frames += counts.frames;
    canvasFrames += counts.canvasFrames;
    if (Math.min(luma, chroma) < LEAST_DECIBELS) {
      unlike.push(
        `${templateId} ${content} ${format}: ${luma.toFixed(1)}/${chroma.toFixed(1)} dB in frame ${worstFrame}`,
      );
    }
  }
  expect(unlike).toEqual([]);
  expect(canvasFrames / frames).toBeLessThan(0.05);
});

test("what only moves, fades or waits for its entrance is not painted anew", async () => {
  const { paintedShare } = await browser.call("countTemplate", "editorial", "short", "9:16");
  expect(paintedShare).toBeLessThan(0.03);
});

test.each([
  ["velvet", "16:9"],
  ["console", "4:5"],
] as const)("a tint is part of its picture, whatever size that has: %s at %s", async (templateId, format) => {
  const { counts, luma, chroma } = await browser.call("compareTemplate", templateId, "short", format, 23);
  expect(Math.min(luma, chroma)).toBeGreaterThan(LEAST_DECIBELS);
  expect(counts.canvasFrames / counts.frames).toBeLessThan(0.15);
});

test.each([
  ["editorial", "9:16"],
  ["jelly", "16:9"],
] as const)("a brand is composed as the canvas draws it: %s at %s", async (templateId, format) => {
  const { counts, luma, chroma } = await browser.call("compareBranded", templateId, format);
  expect(Math.min(luma, chroma)).toBeGreaterThan(LEAST_DECIBELS);
  expect(counts.canvasFrames / counts.frames).toBeLessThan(0.05);
});

test("every kind of layer is composed as the canvas draws it", { timeout: 120_000 }, async () => {
  const unlike: string[] = [];
  for (const name of await browser.call("caseNames")) {
    const { luma, chroma, worstFrame } = await browser.call("compareCase", name);
    if (Math.min(luma, chroma) < LEAST_DECIBELS) {
      unlike.push(`${name}: ${luma.toFixed(1)}/${chroma.toFixed(1)} dB in frame ${worstFrame}`);
    }
  }
  expect(unlike).toEqual([]);
});

test("clips go from decoder to encoder as the canvas draws them", { timeout: 240_000 }, async () => {
  const unlike: string[] = [];
  for (const name of await browser.call("clipCaseNames")) {
    const { luma, chroma, worstFrame, counts, isPainted } = await browser.call("compareClip", name);
    // A mask is painted once.
    const wasPainted = counts.canvasFrames > 0 || counts.paintedPixels > 360 * 640;
    if (wasPainted !== isPainted) unlike.push(`${name}: painted ${wasPainted}`);
    if (Math.min(luma, chroma) < LEAST_DECIBELS) {
      unlike.push(`${name}: ${luma.toFixed(1)}/${chroma.toFixed(1)} dB in frame ${worstFrame}`);
    }
  }
  expect(unlike).toEqual([]);
});

test("a frame in NV12, as hardware decodes, has the planes of the same one in I420", async () => {
  expect(await browser.call("comparePlaneFormats")).toEqual({ NV12: 0, I420: 0 });
});

test("the comparison sees a frame in the place of the next scene's", async () => {
  expect(await browser.call("compareScenes", "editorial")).toBeLessThan(30);
});
