import "~/engine/all-contents";
import { VideoSample } from "mediabunny";
import type { Format } from "~/domain/video/format";
import { drawFrame } from "~/engine/draw-frame";
import { bt709Limited } from "~/export/color-space";
import { ClipPlanes } from "~/export/yuv/clip-planes";
import { loadKernels } from "~/export/yuv/kernels";
import { PlaneMemory } from "~/export/yuv/plane-memory";
import { createYuvPainter, type PaintCounts } from "~/export/yuv/yuv-painter";
import { decodedFrameOf } from "~/media/decoded-frame";
import { loadFonts } from "~/media/fonts/load-fonts";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";
import { resolveComposition } from "~/scene/resolve-composition";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { clipCase } from "./clip-cases.ts";
import { stillAssets } from "./engine-assets.ts";
import { layerCase, layerCases } from "./every-layer.ts";
import { makeClip } from "./make-clip.ts";
import { inSampleBrand, paintLogos } from "./sample-brand.ts";
import { type ContentCase, sampleStoryboard } from "./sample-storyboards.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

const pictures = new Map([...paintStandIns(), ...paintLogos()]);

export const templateIds = (): string[] => builtInTemplates.map(({ id }) => id);
export { clipCaseNames } from "./clip-cases.ts";
export const caseNames = (): string[] => Object.keys(layerCases);

export interface Likeness {
  /** Of the worst frame, in decibels; luma, then both chroma planes together. */
  luma: number;
  chroma: number;
  worstFrame: number;
  counts: PaintCounts;
  psnrs: number[];
  milliseconds: number;
  canvasFrames: number[];
}

export function compareTemplate(
  templateId: string,
  content: ContentCase,
  format: Format,
  frameStep: number,
  size?: { width: number; height: number },
): Promise<Likeness> {
  const storyboard = sampleStoryboard(content, templateId, format, 1);
  return compare(resolveComposition(storyboard, size), frameStep);
}

/** A video in the sample brand, with its logo, watermark and end card. */
export function compareBranded(templateId: string, format: Format): Promise<Likeness> {
  const plain = sampleStoryboard("short", templateId, format, 1);
  const branded = inSampleBrand(plain, { endCard: { show: true, text: "norrland.example" } });
  return compare(resolveComposition(branded), 23);
}

export function compareCase(name: string): Promise<Likeness> {
  return compare(layerCase(name), 1);
}

/** A case of clips, and whether a canvas has to paint the clip in it. */
export async function compareClip(name: string): Promise<Likeness & { isPainted: boolean }> {
  const { composition, assets } = await openClipCase(name);
  try {
    return { ...(await compare(composition, 3, {}, assets)), isPainted: clipCase(name).isPainted };
  } finally {
    assets.close();
  }
}

/** Samples that differ from a frame's own where its planes are taken in either format. */
export async function comparePlaneFormats(): Promise<Record<"I420" | "NV12", number>> {
  const [width, height] = [52, 38];
  const half = (width * height) / 4;
  const planes = Uint8Array.from({ length: width * height * 1.5 }, (_, index) => (index * 37) % 220);
  const pairs = planes.slice();
  for (let index = 0; index < half; index++) {
    pairs[width * height + 2 * index] = planes[width * height + index]!;
    pairs[width * height + 2 * index + 1] = planes[width * height + half + index]!;
  }
  const differing = async (format: "I420" | "NV12", data: Uint8Array<ArrayBuffer>) => {
    const frame = new VideoFrame(data, {
      format,
      codedWidth: width,
      codedHeight: height,
      timestamp: 0,
      colorSpace: bt709Limited,
    });
    const sample = new VideoSample(frame);
    const picture = decodedFrameOf(sample);
    if (!picture) throw new Error("The frame is not taken.");
    const { kernels, memory } = await loadKernels();
    const store = new PlaneMemory(memory);
    const clips = new ClipPlanes(kernels, store);
    const box = { x: 0, y: 0, width, height };
    const image = {
      kind: "sampled",
      picture,
      source: box,
      target: box,
      mask: null,
      isSnapped: true,
    } as const;
    await clips.load(clips, [{ image, opacity: 1, move: null, cut: null, blend: "normal" }]);
    sample.close();
    const { y, u, v, stride, chromaStride } = clips.get(picture).planes;
    let count = 0;
    for (let index = 0; index < width * height; index++) {
      if (store.view[y + Math.floor(index / width) * stride + (index % width)] !== planes[index]) count++;
    }
    for (let index = 0; index < half; index++) {
      const at = Math.floor(index / (width / 2)) * chromaStride + (index % (width / 2));
      if (store.view[u + at] !== planes[width * height + index]) count++;
      if (store.view[v + at] !== planes[width * height + half + index]) count++;
    }
    return count;
  };
  return { I420: await differing("I420", planes), NV12: await differing("NV12", pairs) };
}

async function openClipCase(name: string) {
  const { clips, composition } = clipCase(name);
  const files = await Promise.all(clips.map(makeClip));
  const urls = files.map((file) => URL.createObjectURL(new Blob([file], { type: "video/mp4" })));
  const assets = await loadEngineAssets(composition, {
    mediaUrl: (assetId) => urls[assetId === "clip" ? 0 : 1] ?? urls[0]!,
  });
  return { composition, assets };
}

/** How like a frame is to one of the scene after it. */
export async function compareScenes(templateId: string): Promise<number> {
  const composition = resolveComposition(sampleStoryboard("short", templateId, "9:16", 1));
  const [, second = 1, third = 2] = composition.sceneStartsSeconds;
  const { psnrs } = await compare(composition, 1, {
    first: Math.round((second + third) * 0.5 * FRAME_RATE),
    shift: Math.round((third - second) * FRAME_RATE),
    count: 1,
  });
  return psnrs[0] ?? 99;
}

/** What composing all frames of a template took. */
export async function countTemplate(templateId: string, content: ContentCase, format: Format) {
  const composition = resolveComposition(sampleStoryboard(content, templateId, format, 1));
  await loadFonts(composition);
  const painter = await createYuvPainter(composition, stillAssets(pictures), FRAME_RATE);
  const frameCount = Math.round(composition.durationSeconds * FRAME_RATE);
  for (let index = 0; index < frameCount; index++) (await painter.paint(index, 0)).close();
  painter.close();
  const { frames, canvasFrames, paintedPixels } = painter.counts();
  const paintedShare = paintedPixels / frames / (composition.width * composition.height);
  return { frames, canvasFrames, paintedShare };
}

const FRAME_RATE = 30;

/** Every so-manieth frame as export composes it against the canvas, converted in floating point. */
async function compare(
  composition: Composition,
  frameStep: number,
  { first = 0, shift = 0, count = Number.POSITIVE_INFINITY } = {},
  assets = stillAssets(pictures),
): Promise<Likeness> {
  await loadFonts(composition);
  const { width, height } = composition;
  const painter = await createYuvPainter(composition, assets, FRAME_RATE);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", {
    alpha: false,
    willReadFrequently: true,
    colorType: "float16",
  } as CanvasRenderingContext2DSettings) as OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error("The browser gives no canvas context.");
  const planes = new Uint8Array(width * height * 1.5);
  const worst = { luma: 99, chroma: 99, worstFrame: 0 };
  const psnrs: number[] = [];
  const canvasFrames: number[] = [];
  let milliseconds = 0;
  const end = Math.min(first + count * frameStep, composition.durationSeconds * FRAME_RATE);
  for (let index = first; index < end; index += frameStep) {
    const before = performance.now();
    const onCanvas = painter.counts().canvasFrames;
    const frame = await painter.paint(index, 0);
    milliseconds += performance.now() - before;
    if (painter.counts().canvasFrames > onCanvas) canvasFrames.push(index);
    await frame.copyTo(planes, {
      layout: [
        { offset: 0, stride: width },
        { offset: width * height, stride: width / 2 },
        { offset: width * height * 1.25, stride: width / 2 },
      ],
    });
    frame.close();
    drawFrame(context, composition, (index + shift) / FRAME_RATE, assets);
    const { luma, chroma } = likeness(planes, context.getImageData(0, 0, width, height).data, width, height);
    psnrs.push(Math.round(luma * 10) / 10);
    if (luma < worst.luma) Object.assign(worst, { luma, worstFrame: index });
    worst.chroma = Math.min(worst.chroma, chroma);
  }
  // The next one has its memory, with all that stands in it.
  painter.close();
  return { ...worst, counts: painter.counts(), psnrs, milliseconds, canvasFrames };
}

function likeness(planes: Uint8Array, rgba: Uint8ClampedArray, width: number, height: number) {
  let lumaError = 0;
  let chromaError = 0;
  const half = width / 2;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [red, green, blue] = [0, 0, 0];
      for (let k = 0; k < 4; k++) {
        const pixel = (y + (k >> 1)) * width + x + (k & 1);
        const [r, g, b] = [rgba[pixel * 4]!, rgba[pixel * 4 + 1]!, rgba[pixel * 4 + 2]!];
        red += r;
        green += g;
        blue += b;
        lumaError += (planes[pixel]! - 16 - ((0.2126 * r + 0.7152 * g + 0.0722 * b) * 219) / 255) ** 2;
      }
      const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const at = width * height + (y / 2) * half + x / 2;
      chromaError += (planes[at]! - 128 - (((blue - luma) / 4 / 1.8556) * 224) / 255) ** 2;
      chromaError +=
        (planes[at + (width * height) / 4]! - 128 - (((red - luma) / 4 / 1.5748) * 224) / 255) ** 2;
    }
  }
  return {
    luma: decibels(lumaError / (width * height)),
    chroma: decibels(chromaError / ((width * height) / 2)),
  };
}

function decibels(meanSquare: number): number {
  return 10 * Math.log10(255 ** 2 / Math.max(meanSquare, 1e-9));
}

/** The frame as export composes it and as the canvas draws it, side by side, as base64 of a PNG. */
export async function showFrame(
  templateId: string,
  content: ContentCase,
  format: Format,
  index: number,
): Promise<string> {
  const { composition, assets } = templateId.startsWith("clip:")
    ? await openClipCase(templateId.slice(5))
    : {
        composition: templateId.startsWith("case:")
          ? layerCase(templateId.slice(5))
          : resolveComposition(sampleStoryboard(content, templateId, format, 1)),
        assets: stillAssets(pictures),
      };
  await loadFonts(composition);
  const painter = await createYuvPainter(composition, assets, FRAME_RATE);
  const { width, height } = composition;
  const sheet = new OffscreenCanvas(width * 3, height);
  const context = sheet.getContext("2d");
  if (!context) throw new Error("The browser gives no canvas context.");
  const canvas = new OffscreenCanvas(width, height);
  const own = canvas.getContext("2d", { alpha: false });
  const frame = await painter.paint(index, 0);
  drawFrame(own!, composition, index / FRAME_RATE, assets);
  context.drawImage(frame, 0, 0);
  context.drawImage(canvas, width, 0);
  context.drawImage(frame, width * 2, 0);
  context.globalCompositeOperation = "difference";
  context.drawImage(canvas, width * 2, 0);
  context.globalCompositeOperation = "lighter";
  for (let k = 0; k < 3; k++)
    context.drawImage(sheet, width * 2, 0, width, height, width * 2, 0, width, height);
  frame.close();
  const blob = await sheet.convertToBlob({ type: "image/png" });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
