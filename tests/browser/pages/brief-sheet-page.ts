import "~/engine/all-contents";
import { formatFigure } from "~/domain/text/format-figure";
import { drawFrame } from "~/engine/draw-frame";
import { loadFonts } from "~/media/fonts/load-fonts";
import type { Composition, Layer } from "~/scene/composition";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { contextOf, makeAssets } from "./engine-assets.ts";

export interface ShownVideo {
  durationSeconds: number;
  /** For each scene what is written in it, in painting order; last what belongs to the whole video. */
  scenes: string[][];
}

/** How long the video is and what it says, as the engine is told to draw it. */
export function readVideo(storyboard: Storyboard): ShownVideo {
  const composition = resolveComposition(storyboard);
  const scenes: string[][] = [...storyboard.scenes, null].map(() => []);
  for (const layer of composition.layers) {
    scenes[layer.sceneIndex ?? storyboard.scenes.length]?.push(...textsOf(layer, composition.language));
  }
  return { durationSeconds: composition.durationSeconds, scenes };
}

function textsOf(layer: Layer, language: string): string[] {
  switch (layer.kind) {
    case "group":
      return layer.layers.flatMap((inner) => textsOf(inner, language));
    case "text":
      return [layer.text];
    case "counter":
      return [formatFigure(layer.to, layer, language)];
    case "captions":
      return layer.cues.map(({ text }) => text);
    default:
      return [];
  }
}

export interface SheetRow {
  title: string;
  /** Lines below the title: what is wrong, what is asked for. */
  notes: string[];
  storyboard: Storyboard | null;
  /** Data addresses, by asset. */
  pictures: Record<string, string>;
}

const frameHeight = 300;
const gap = 10;
const textHeight = 46;
const charactersPerLine = 230;
/** Of each scene's time on screen: everything has come in. */
const moment = 0.8;

/** A row of frames for each video, one per scene, under its title: a PNG data address. */
export async function drawRows(rows: SheetRow[], width: number): Promise<string> {
  const strips: { row: SheetRow; frames: OffscreenCanvas[] }[] = [];
  for (const row of rows) strips.push({ row, frames: await framesOf(row, width) });
  const lines = strips.map(({ frames }) => linesOf(frames, width));
  const height = lines.reduce(
    (sum, each) => sum + textHeight + Math.max(1, each.length) * (frameHeight + gap),
    gap,
  );
  const sheet = new OffscreenCanvas(width, height);
  const context = contextOf(sheet);
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  let y = gap;
  for (const [index, { row }] of strips.entries()) {
    context.fillStyle = "#000000";
    context.font = "600 15px sans-serif";
    context.fillText(row.title, gap, y + 14);
    context.font = "12px sans-serif";
    for (const [at, note] of row.notes.slice(0, 2).entries()) {
      context.fillText(note.slice(0, charactersPerLine), gap, y + 28 + at * 14);
    }
    y += textHeight;
    for (const line of lines[index] ?? []) {
      let x = gap;
      for (const frame of line) {
        context.drawImage(frame, x, y);
        x += frame.width + gap;
      }
      y += frameHeight + gap;
    }
    if (lines[index]?.length === 0) y += frameHeight + gap;
  }
  return dataAddress(await sheet.convertToBlob({ type: "image/png" }));
}

function linesOf(frames: readonly OffscreenCanvas[], width: number): OffscreenCanvas[][] {
  const lines: OffscreenCanvas[][] = [];
  let left = 0;
  for (const frame of frames) {
    if (lines.length === 0 || left < frame.width + gap) {
      lines.push([]);
      left = width - gap;
    }
    lines.at(-1)?.push(frame);
    left -= frame.width + gap;
  }
  return lines;
}

async function framesOf({ storyboard, pictures }: SheetRow, width: number): Promise<OffscreenCanvas[]> {
  if (!storyboard) return [];
  const composition = resolveComposition(storyboard);
  await loadFonts(composition);
  const assets = makeAssets(await decodeAll(pictures));
  const scale = Math.min(frameHeight / composition.height, (width - 2 * gap) / composition.width);
  return composition.sceneStartsSeconds.map((_, index) => {
    const full = new OffscreenCanvas(composition.width, composition.height);
    drawFrame(contextOf(full), composition, momentOf(composition, index), assets);
    const small = new OffscreenCanvas(Math.round(composition.width * scale), frameHeight);
    const context = contextOf(small);
    context.imageSmoothingQuality = "high";
    context.drawImage(full, 0, 0, small.width, small.height);
    return small;
  });
}

function momentOf({ sceneStartsSeconds: starts, durationSeconds }: Composition, index: number): number {
  const start = starts[index] ?? 0;
  return start + ((starts[index + 1] ?? durationSeconds) - start) * moment;
}

async function decodeAll(pictures: Record<string, string>): Promise<Map<string, ImageBitmap>> {
  const decoded = new Map<string, ImageBitmap>();
  for (const [assetId, address] of Object.entries(pictures)) {
    decoded.set(assetId, await createImageBitmap(await (await fetch(address)).blob()));
  }
  return decoded;
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });
}
