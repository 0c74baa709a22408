import "~/engine/all-contents";
import type { Format } from "~/domain/video/format";
import { drawFrame } from "~/engine/draw-frame";
import { loadFonts } from "~/media/fonts/load-fonts";
import type { Composition, Layer } from "~/scene/composition";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import { resolveComposition } from "~/scene/resolve-composition";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { contextOf, makeAssets } from "./engine-assets.ts";
import { allLayers, layerCase, layerCases } from "./every-layer.ts";
import { hashPixels } from "./hash-pixels.ts";
import { inSampleBrand, paintLogos } from "./sample-brand.ts";
import { layoutStoryboard } from "./sample-layouts.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

const pictures = new Map([...paintStandIns(), ...paintLogos()]);

export function caseNames(): string[] {
  return Object.keys(layerCases);
}

const sides = { strip: 180, layout: 200 };
const STRIP_TIMES = [0.45, 0.75, 1.5];
/** Part of a scene after which everything has come in. */
const LAYOUT_MOMENT = 0.62;

/** Three moments of a layer case side by side, as base64 of a WebP. */
export async function drawCaseStrip(name: string): Promise<string> {
  const composition = layerCase(name);
  await loadFonts(composition);
  const sheet = new OffscreenCanvas(sides.strip * STRIP_TIMES.length, sides.strip);
  const context = contextOf(sheet);
  for (const [index, time] of STRIP_TIMES.entries()) {
    const frame = frameOf(composition, time, sides.strip / composition.width);
    context.drawImage(frame, index * sides.strip, 0);
  }
  return encode(sheet);
}

/** Every built-in layout in one format, each in one of the templates, as base64 of a WebP of six columns. */
export async function drawLayoutSheet(
  format: Format,
): Promise<{ picture: string; frame: { width: number; height: number } }> {
  const columns = 6;
  let sheet: OffscreenCanvas | undefined;
  let frameSize = { width: 0, height: 0 };
  for (const [templateIndex, template] of builtInTemplates.entries()) {
    const places = [...builtInLayouts.keys()].filter(
      (index) => index % builtInTemplates.length === templateIndex,
    );
    if (places.length === 0) continue;
    const layouts = places.map((index) => builtInLayouts[index] as (typeof builtInLayouts)[number]);
    const composition = resolveComposition(layoutStoryboard(layouts, "short", template.id, format, 1));
    await loadFonts(composition);
    const scale = sides.layout / Math.max(composition.width, composition.height);
    const [width, height] = [Math.round(composition.width * scale), Math.round(composition.height * scale)];
    frameSize = { width, height };
    sheet ??= new OffscreenCanvas(columns * width, Math.ceil(builtInLayouts.length / columns) * height);
    for (const [scene, place] of places.entries()) {
      const start = composition.sceneStartsSeconds[scene] as number;
      const end = composition.sceneStartsSeconds[scene + 1] ?? composition.durationSeconds;
      const frame = frameOf(composition, start + (end - start) * LAYOUT_MOMENT, scale);
      contextOf(sheet).drawImage(frame, (place % columns) * width, Math.floor(place / columns) * height);
    }
  }
  return { picture: await encode(sheet as OffscreenCanvas), frame: frameSize };
}

/** Layouts that put something else beneath a logo each, and the end card, in the sample brand: a strip as base64 of a WebP. */
export async function drawBrandStrip(
  format: Format,
): Promise<{ picture: string; frame: { width: number; height: number } }> {
  const layouts = brandedLayouts.map((id) => builtInLayouts.find((layout) => layout.id === id)!);
  const plain = layoutStoryboard(layouts, "short", "editorial", format, 1);
  const withEndCard = inSampleBrand(plain, { endCard: { show: true, text: "norrland.example" } });
  const videos = [resolveComposition(inSampleBrand(plain)), resolveComposition(withEndCard)] as const;
  for (const video of videos) await loadFonts(video);
  const [{ sceneStartsSeconds: starts, durationSeconds, width: fullWidth, height: fullHeight }] = videos;
  const moments = starts.map(
    (start, scene) => start + ((starts[scene + 1] ?? durationSeconds) - start) * LAYOUT_MOMENT,
  );
  const scale = sides.layout / Math.max(fullWidth, fullHeight);
  const frame = { width: Math.round(fullWidth * scale), height: Math.round(fullHeight * scale) };
  const frames = [
    ...moments.map((moment) => frameOf(videos[0], moment, scale)),
    frameOf(videos[1], videos[1].durationSeconds, scale),
  ];
  const sheet = new OffscreenCanvas(frames.length * frame.width, frame.height);
  for (const [index, drawn] of frames.entries()) contextOf(sheet).drawImage(drawn, index * frame.width, 0);
  return { picture: await encode(sheet), frame };
}

/** On colour, on a picture, on part of one, on a panel, and with the disclaimer. */
const brandedLayouts = ["statement", "cover", "split", "card", "panel", "closing"];

/**
 * How two pictures made of frames differ in the frame that differs most: mean difference of a channel, 0–255, and the
 * part of its pixels that differ clearly.
 */
export async function comparePictures(
  first: string,
  second: string,
  frame: { width: number; height: number },
): Promise<{ mean: number; clearly: number }> {
  const [a, b] = await Promise.all([decode(first), decode(second)]);
  const worst = { mean: 0, clearly: 0 };
  if (a.width !== b.width || a.height !== b.height) return { mean: 255, clearly: 1 };
  for (let top = 0; top < a.height; top += frame.height) {
    for (let left = 0; left < a.width; left += frame.width) {
      let sum = 0;
      let clearly = 0;
      let pixels = 0;
      for (let y = top; y < Math.min(a.height, top + frame.height); y++) {
        for (let x = left; x < Math.min(a.width, left + frame.width); x++) {
          const at = (y * a.width + x) * 4;
          const differences = [0, 1, 2].map((channel) =>
            Math.abs(a.data[at + channel]! - b.data[at + channel]!),
          );
          sum += differences.reduce((total, difference) => total + difference) / 3;
          if (Math.max(...differences) > 48) clearly++;
          pixels++;
        }
      }
      worst.mean = Math.max(worst.mean, sum / pixels);
      worst.clearly = Math.max(worst.clearly, clearly / pixels);
    }
  }
  return worst;
}

/** How a text cut into pieces differs from the same text drawn whole, when all has come to rest. */
export async function comparePieces(
  text: string,
  language: string,
  reveal: "word" | "letter",
): Promise<{ mean: number; clearly: number }> {
  const [whole, cut] = await Promise.all(
    (["block", reveal] as const).map(async (way) => {
      const sample = layerCase("text-block");
      const layers = sample.layers.map((layer) => ({ ...layer, text, reveal: way, animations: [] }) as Layer);
      const composition = { ...sample, language, layers };
      await loadFonts(composition);
      return encode(frameOf(composition, 1, 1), "image/png");
    }),
  );
  return comparePictures(whole as string, cut as string, { width: 360, height: 360 });
}

/** Hashes of moments of every case: played, sought in another order, on a canvas of the page, and in a worker. */
export async function hashCases(
  times: number[],
  order: number[],
): Promise<Record<string, { played: string[]; sought: string[]; page: string[]; worker: string[] }>> {
  const names = [...caseNames(), "all"];
  const compositions = names.map((name) => (name === "all" ? allLayers() : layerCase(name)));
  const thread = new Worker(new URL("./layers-worker.ts", import.meta.url), { type: "module" });
  const inWorker = new Promise<string[][]>((resolve, reject) => {
    thread.onmessage = ({ data }) => resolve(data);
    thread.onerror = (event) => reject(new Error(event.message));
  });
  thread.postMessage({ compositions, times });
  const results: Awaited<ReturnType<typeof hashCases>> = {};
  for (const [index, composition] of compositions.entries()) {
    await loadFonts(composition);
    const hashesOf = async (
      context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
      wanted: number[],
    ) => {
      const assets = makeAssets(pictures);
      const hashes: string[] = [];
      for (const time of wanted) {
        drawFrame(context, composition, time, assets);
        hashes.push(await hashPixels(context));
      }
      return hashes;
    };
    const offscreen = () => contextOf(new OffscreenCanvas(composition.width, composition.height));
    const canvas = document.createElement("canvas");
    canvas.width = composition.width;
    canvas.height = composition.height;
    const pageContext = canvas.getContext("2d");
    if (!pageContext) throw new Error("The browser gives no canvas context.");
    results[names[index] as string] = {
      played: await hashesOf(offscreen(), times),
      sought: await hashesOf(
        offscreen(),
        order.map((place) => times[place] as number),
      ),
      page: await hashesOf(pageContext, times),
      worker: [],
    };
  }
  for (const [index, hashes] of (await inWorker).entries()) results[names[index] as string]!.worker = hashes;
  thread.terminate();
  return results;
}

function frameOf(composition: Composition, time: number, scale: number): OffscreenCanvas {
  const frame = new OffscreenCanvas(
    Math.round(composition.width * scale),
    Math.round(composition.height * scale),
  );
  const context = contextOf(frame);
  context.scale(scale, scale);
  drawFrame(context, composition, time, makeAssets(pictures));
  return frame;
}

async function encode(canvas: OffscreenCanvas, type = "image/webp"): Promise<string> {
  const blob = await canvas.convertToBlob({ type, quality: 0.85 });
  let binary = "";
  for (const byte of new Uint8Array(await blob.arrayBuffer())) binary += String.fromCharCode(byte);
  return btoa(binary);
}

async function decode(base64: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const context = contextOf(new OffscreenCanvas(picture.width, picture.height));
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height);
}
