import "~/engine/all-contents";
import { drawFrame } from "~/engine/draw-frame";
import { loadFonts } from "~/media/fonts/load-fonts";
import { resolveComposition } from "~/scene/resolve-composition";
import { parseStoryboard } from "~/scene/storyboard";
import { contextOf, makeAssets } from "./engine-assets.ts";

export interface PromptSheetRequest {
  storyboard: unknown;
  /** Asset id → data address of a picture. */
  pictures: Record<string, string>;
  /** Moment of every scene to show, as a part of its time on screen, 0–1. */
  moment: number;
  /** Height of each frame, in pixels. */
  frameHeight: number;
}

/** The scenes of one video side by side, as a JPEG data address, and how long the video is. */
export async function drawStoryboard(
  request: PromptSheetRequest,
): Promise<{ picture: string; durationSeconds: number; templateId: string }> {
  const storyboard = parseStoryboard(request.storyboard);
  const composition = resolveComposition(storyboard);
  await loadFonts(composition);
  const pictures = new Map(
    await Promise.all(
      Object.entries(request.pictures).map(
        async ([id, address]) => [id, await createImageBitmap(await (await fetch(address)).blob())] as const,
      ),
    ),
  );
  const assets = makeAssets(pictures);
  const scale = request.frameHeight / composition.height;
  const width = Math.round(composition.width * scale);
  const gap = 8;
  const starts = composition.sceneStartsSeconds;
  const sheet = new OffscreenCanvas(starts.length * (width + gap) + gap, request.frameHeight + 2 * gap);
  const context = contextOf(sheet);
  context.fillStyle = "#808080";
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.imageSmoothingQuality = "high";
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? composition.durationSeconds;
    const frame = new OffscreenCanvas(composition.width, composition.height);
    drawFrame(contextOf(frame), composition, start + (end - start) * request.moment, assets);
    context.drawImage(frame, gap + index * (width + gap), gap, width, request.frameHeight);
  }
  const blob = await sheet.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  const picture = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(blob);
  });
  return { picture, durationSeconds: composition.durationSeconds, templateId: storyboard.templateId };
}
