import "~/engine/all-contents";
import antonUrl from "@fontsource/anton/files/anton-latin-400-normal.woff2?url";
import { newBrand } from "~/domain/brands/brand";
import type { Format } from "~/domain/video/format";
import type { Canvas2D } from "~/engine/canvas";
import { drawFrame } from "~/engine/draw-frame";
import { fontString } from "~/engine/font-string";
import { prepareText } from "~/engine/prepare-text";
import { loadFonts, loadOwnTypefaces } from "~/media/fonts/load-fonts";
import type { Composition, FontRequest, TextLayer } from "~/scene/composition";
import { resolveComposition } from "~/scene/resolve-composition";
import { estimateWidthEm } from "~/scene/text/estimate-width";
import { ownFamily } from "~/scene/text/own-family";
import { contextOf, makeAssets } from "./engine-assets.ts";
import { hashPixels } from "./hash-pixels.ts";
import { type ContentCase, sampleStoryboard } from "./sample-storyboards.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

const assets = makeAssets(paintStandIns());

async function sample(content: ContentCase, templateId: string, format: Format): Promise<Composition> {
  const composition = resolveComposition(sampleStoryboard(content, templateId, format, 1));
  await loadFonts(composition);
  return composition;
}

/** Hashes of frames at the given parts (0–1) of a sample's duration, drawn in the given order. */
export async function hashFrames(
  content: ContentCase,
  templateId: string,
  moments: number[],
): Promise<string[]> {
  const composition = await sample(content, templateId, "9:16");
  const context = contextOf(new OffscreenCanvas(composition.width, composition.height));
  const hashes: string[] = [];
  for (const moment of moments) {
    drawFrame(context, composition, moment * composition.durationSeconds, assets);
    hashes.push(await hashPixels(context));
  }
  return hashes;
}

/** The same frames on a canvas of the document and in a worker; the document names another language on purpose. */
export async function hashInPageAndWorker(
  content: ContentCase,
  templateId: string,
  moments: number[],
): Promise<{ page: string[]; worker: string[] }> {
  const composition = await sample(content, templateId, "1:1");
  const times = moments.map((moment) => moment * composition.durationSeconds);
  const canvas = document.createElement("canvas");
  canvas.width = composition.width;
  canvas.height = composition.height;
  document.getElementById("root")?.appendChild(canvas);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas context.");
  const page: string[] = [];
  for (const time of times) {
    drawFrame(context, composition, time, assets);
    page.push(await hashPixels(context));
  }
  canvas.remove();
  return { page, worker: await hashInWorker({ composition, times }) };
}

async function hashInWorker(work: {
  composition: Composition;
  times: number[];
  typeface?: string;
}): Promise<string[]> {
  const thread = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
  try {
    thread.postMessage(work);
    return await new Promise<string[]>((resolve, reject) => {
      thread.onmessage = ({ data }) => resolve(data);
      thread.onerror = (event) => reject(new Error(event.message));
    });
  } finally {
    thread.terminate();
  }
}

/** A frame in somebody's own typeface, in a page and in a worker; with its file gone; and in what stands in for it alone. */
export async function hashOwnTypeface() {
  const draw = async (assetId: string | null, url: string) => {
    const plain = sampleStoryboard("short", "minimal", "9:16", 1);
    const typeface = { assetId: assetId ?? "", family: "Acme", standIn: "Inter Variable", width: 1 };
    const composition = resolveComposition({
      ...plain,
      style: { headlineFamily: assetId === null ? "Inter Variable" : ownFamily(assetId) },
      brand: { brandId: "acme", logos: newBrand.logos, ...(assetId !== null && { typefaces: [typeface] }) },
    });
    await loadFonts(composition);
    const failed = await loadOwnTypefaces(composition, () => url);
    const context = contextOf(new OffscreenCanvas(composition.width, composition.height));
    const times = [composition.durationSeconds / 2];
    drawFrame(context, composition, times[0]!, assets);
    return { composition, times, failed, hash: await hashPixels(context) };
  };
  const { composition, times, ...own } = await draw("there", antonUrl);
  const typeface = new URL(antonUrl, location.href).href;
  const worker = await hashInWorker({ composition, times, typeface });
  const gone = await draw("gone", "/none.woff2");
  const standIn = await draw(null, "");
  return {
    own,
    worker,
    gone: { failed: gone.failed, hash: gone.hash },
    standIn: standIn.hash,
  };
}

export interface TextTrial {
  text: string;
  language: string;
  font: FontRequest;
  box: { width: number; height: number };
  align: TextLayer["align"];
  plate: TextLayer["plate"];
  lineHeight: number;
  uppercase: boolean;
}

export interface TrialResult {
  /** Pixels with ink beyond the box, allowing for one pixel of smoothing. */
  outside: number;
  inside: number;
  isTruncated: boolean;
}

/** Draws each text alone on black and counts the pixels it leaves outside its box. */
export async function tryTexts(trials: TextTrial[]): Promise<TrialResult[]> {
  const margin = 160;
  const results: TrialResult[] = [];
  for (const trial of trials) {
    const { width, height } = trial.box;
    const layer: TextLayer = {
      id: "text",
      kind: "text",
      startSeconds: 0,
      endSeconds: 1,
      animations: [],
      box: { x: margin, y: margin, width, height },
      text: trial.text,
      font: trial.font,
      maxSize: 120,
      minSize: 18,
      lineHeight: trial.lineHeight,
      letterSpacing: -2,
      maxLines: 6,
      color: "#ffffff",
      align: trial.align,
      verticalAlign: "middle",
      uppercase: trial.uppercase,
      plate: trial.plate,
      reveal: "word",
      masked: true,
    };
    const composition: Composition = {
      width: width + 2 * margin,
      height: height + 2 * margin,
      durationSeconds: 1,
      language: trial.language,
      background: "#000000",
      layers: [layer],
      fonts: [trial.font],
      pictureIds: [],
      sound: null,
      clipIds: [],
      cues: [],
      sceneStartsSeconds: [0],
    };
    await loadFonts(composition);
    const context = contextOf(new OffscreenCanvas(composition.width, composition.height));
    drawFrame(context, composition, 0.5, assets);
    const { data } = context.getImageData(0, 0, composition.width, composition.height);
    const counted = { outside: 0, inside: 0 };
    for (let y = 0; y < composition.height; y++) {
      for (let x = 0; x < composition.width; x++) {
        if (data[(y * composition.width + x) * 4]! < 16) continue;
        const isOutside = x < margin - 1 || y < margin - 1 || x > margin + width || y > margin + height;
        counted[isOutside ? "outside" : "inside"]++;
      }
    }
    const scratch: Canvas2D = contextOf(new OffscreenCanvas(1, 1));
    results.push({ ...counted, isTruncated: prepareText(layer, trial.language, scratch).isTruncated });
  }
  return results;
}

/** Estimated and measured width of a text, in em. */
export async function compareWidths(
  text: string,
  font: FontRequest,
): Promise<{ estimated: number; measured: number }> {
  const face = fontString(font, 100);
  await loadFonts({ layers: [], fonts: [font] } as unknown as Composition);
  await document.fonts.load(face);
  const context = contextOf(new OffscreenCanvas(1, 1));
  context.font = face;
  return { estimated: estimateWidthEm(text, font), measured: context.measureText(text).width / 100 };
}

/** Whether the whole state of the context is as before a frame, and a scale set before is honoured. */
export async function checkState(): Promise<{
  before: unknown[];
  after: unknown[];
  cornerIsPainted: boolean;
}> {
  const composition = await sample("short", "bold", "1:1");
  const context = contextOf(new OffscreenCanvas(composition.width, composition.height));
  context.scale(0.5, 0.5);
  context.globalAlpha = 0.3;
  context.font = "20px serif";
  context.fillStyle = "#123456";
  context.letterSpacing = "3px";
  context.textAlign = "right";
  const state = () => [
    context.globalAlpha,
    context.font,
    context.fillStyle,
    context.strokeStyle,
    context.lineWidth,
    context.letterSpacing,
    context.textAlign,
    context.textBaseline,
    context.direction,
    context.imageSmoothingQuality,
    context.getTransform().toString(),
  ];
  const before = state();
  for (const moment of [0.01, 0.2, 0.5, 0.73]) {
    drawFrame(context, composition, moment * composition.durationSeconds, assets);
  }
  const after = state();
  const half = composition.width / 2;
  const [, , , outside] = context.getImageData(half + 4, half + 4, 1, 1).data;
  const [, , , inside] = context.getImageData(half - 4, half - 4, 1, 1).data;
  return { before, after, cornerIsPainted: inside === 255 && outside === 0 };
}

/** Frames per second of drawing alone, each frame forced to its pixels; moving frames, every one different. */
export async function measureDrawing(
  content: ContentCase,
  templateId: string,
  format: Format,
  frameCount: number,
): Promise<number> {
  const composition = await sample(content, templateId, format);
  const canvas = new OffscreenCanvas(composition.width, composition.height);
  const context = canvas.getContext("2d", { alpha: false }) as OffscreenCanvasRenderingContext2D;
  const buffer = new Uint8Array(composition.width * composition.height * 4);
  drawFrame(context, composition, 0, assets);
  let start = 0;
  for (let frame = -10; frame < frameCount; frame++) {
    if (frame === 0) start = performance.now();
    const time = ((frame + 10) / (frameCount + 10)) * composition.durationSeconds;
    drawFrame(context, composition, time, assets);
    const videoFrame = new VideoFrame(canvas, { timestamp: Math.round(time * 1e6) });
    if (frame === frameCount - 1) await videoFrame.copyTo(buffer);
    videoFrame.close();
  }
  return frameCount / ((performance.now() - start) / 1000);
}
