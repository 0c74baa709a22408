import "~/engine/all-contents";
import type { Format } from "~/domain/video/format";
import { drawFrame } from "~/engine/draw-frame";
import { loadFonts } from "~/media/fonts/load-fonts";
import { resolveComposition } from "~/scene/resolve-composition";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { makeAssets } from "./engine-assets.ts";
import { inSampleBrand, paintLogos } from "./sample-brand.ts";
import { type ContentCase, contentCases, sampleStoryboard } from "./sample-storyboards.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

const assets = makeAssets(new Map([...paintStandIns(), ...paintLogos()]));

export interface SheetRequest {
  content: ContentCase;
  templateId: string;
  format: Format;
  seed: number;
  /** Moments of every scene to show, as parts of its time on screen, 0–1. */
  moments: number[];
  /** Longer side of each frame, in pixels. */
  frameSide: number;
  /** In the colours of the sample brand, with its logo. */
  isBranded: boolean;
}

/** What there is to choose among. */
export function sheetChoices(): { templates: string[]; contents: readonly string[] } {
  return { templates: builtInTemplates.map(({ id }) => id), contents: contentCases };
}

/** A contact sheet of a sample video, one row per moment and one column per scene, wide videos in bands of three scenes, as a PNG data address. */
export async function drawSheet(request: SheetRequest): Promise<string> {
  const { content, templateId, format, seed } = request;
  const plain = sampleStoryboard(content, templateId, format, seed);
  const composition = resolveComposition(request.isBranded ? inSampleBrand(plain) : plain);
  await loadFonts(composition);
  const scale = request.frameSide / Math.max(composition.width, composition.height);
  const [width, height] = [Math.round(composition.width * scale), Math.round(composition.height * scale)];
  const gap = 12;
  const starts = composition.sceneStartsSeconds;
  const perRow = composition.width > composition.height ? 3 : 6;
  const bands = Math.ceil(starts.length / perRow);
  const sheet = new OffscreenCanvas(
    perRow * (width + gap) + gap,
    bands * request.moments.length * (height + gap) + gap,
  );
  const context = sheet.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.fillStyle = "#808080";
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [index, start] of starts.entries()) {
    const column = index % perRow;
    const band = Math.floor(index / perRow) * request.moments.length;
    const end = starts[index + 1] ?? composition.durationSeconds;
    for (const [row, moment] of request.moments.entries()) {
      const full = new OffscreenCanvas(composition.width, composition.height);
      const frame = full.getContext("2d") as OffscreenCanvasRenderingContext2D;
      drawFrame(frame, composition, start + (end - start) * moment, assets);
      context.imageSmoothingQuality = "high";
      context.drawImage(
        full,
        gap + column * (width + gap),
        gap + (band + row) * (height + gap),
        width,
        height,
      );
    }
  }
  const blob = await sheet.convertToBlob({ type: "image/png" });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });
}
