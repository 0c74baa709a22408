import "~/engine/all-contents";
import type { Format } from "~/domain/video/format";
import { drawFrame } from "~/engine/draw-frame";
import { loadFonts } from "~/media/fonts/load-fonts";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import { resolveComposition } from "~/scene/resolve-composition";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { makeAssets } from "./engine-assets.ts";
import { inSampleBrand, paintLogos } from "./sample-brand.ts";
import { type LayoutContent, layoutContents, layoutStoryboard } from "./sample-layouts.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

const assets = makeAssets(new Map([...paintStandIns(), ...paintLogos()]));
const NAME_HEIGHT = 22;
const GAP = 10;

export interface LayoutSheetRequest {
  content: LayoutContent;
  templateId: string;
  format: Format;
  seed: number;
  /** Ids of the layouts to draw; empty for all. */
  layoutIds: string[];
  /** Part of each scene's time on screen, 0–1. */
  moment: number;
  /** Longer side of each frame, and width of the sheet, in pixels. */
  frameSide: number;
  sheetWidth: number;
  /** In the colours of the sample brand, with its logo. */
  isBranded: boolean;
}

/** What there is to choose among. */
export function sheetChoices(): { templates: string[]; contents: readonly string[] } {
  return { templates: builtInTemplates.map(({ id }) => id), contents: layoutContents };
}

/** Every layout at one moment with its name below, as a PNG data address. */
export async function drawLayoutSheet(request: LayoutSheetRequest): Promise<string> {
  const { content, templateId, format, seed, layoutIds } = request;
  const layouts = builtInLayouts.filter(({ id }) => layoutIds.length === 0 || layoutIds.includes(id));
  const plain = layoutStoryboard(layouts, content, templateId, format, seed);
  const composition = resolveComposition(request.isBranded ? inSampleBrand(plain) : plain);
  await loadFonts(composition);
  const scale = request.frameSide / Math.max(composition.width, composition.height);
  const [width, height] = [Math.round(composition.width * scale), Math.round(composition.height * scale)];
  const perRow = Math.max(1, Math.floor((request.sheetWidth - GAP) / (width + GAP)));
  const rowHeight = height + NAME_HEIGHT + GAP;
  const sheet = new OffscreenCanvas(
    Math.min(perRow, layouts.length) * (width + GAP) + GAP,
    Math.ceil(layouts.length / perRow) * rowHeight + GAP,
  );
  const context = sheet.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.fillStyle = "#808080";
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.imageSmoothingQuality = "high";
  const starts = composition.sceneStartsSeconds;
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? composition.durationSeconds;
    const full = new OffscreenCanvas(composition.width, composition.height);
    const frame = full.getContext("2d") as OffscreenCanvasRenderingContext2D;
    drawFrame(frame, composition, start + (end - start) * request.moment, assets);
    const x = GAP + (index % perRow) * (width + GAP);
    const y = GAP + Math.floor(index / perRow) * rowHeight;
    context.drawImage(full, x, y, width, height);
    context.fillStyle = "#ffffff";
    context.font = "13px sans-serif";
    context.fillText(layouts[index]!.id, x, y + height + 15);
  }
  const blob = await sheet.convertToBlob({ type: "image/png" });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });
}
