import "~/engine/all-contents";
import type { Format } from "~/domain/video/format";
import { drawFrame } from "~/engine/draw-frame";
import { loadFonts } from "~/media/fonts/load-fonts";
import type { Composition } from "~/scene/composition";
import { resolveComposition } from "~/scene/resolve-composition";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { makeAssets } from "./engine-assets.ts";
import { CASE_SECONDS, layerCase } from "./every-layer.ts";
import { sampleStoryboard } from "./sample-storyboards.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

const assets = makeAssets(paintStandIns());

export function templateIds(): string[] {
  return builtInTemplates.map((template) => template.id);
}

/**
 * Milliseconds a frame takes to draw, each forced to its pixels and handed over as a VideoFrame, as an encoder would
 * take it. Every frame differs from the one before; what is painted once counts, as it does in an export.
 */
export async function measureTemplate(
  templateId: string,
  format: Format,
  frameCount: number,
): Promise<number> {
  const composition = resolveComposition(sampleStoryboard("short", templateId, format, 1));
  await loadFonts(composition);
  // A composition of its own, with nothing painted yet.
  const fresh = structuredClone(composition);
  return measure(fresh, 1, frameCount, composition.durationSeconds);
}

/** Milliseconds a frame of one kind of layer takes at three times its size, 1080 × 1080, after it was painted once. */
export async function measureCase(name: string, frameCount: number): Promise<number> {
  const composition = layerCase(name);
  await loadFonts(composition);
  await measure(composition, 3, 4, CASE_SECONDS);
  return measure(composition, 3, frameCount, CASE_SECONDS);
}

/** The same for nothing but the background. */
export function measureEmpty(frameCount: number): Promise<number> {
  return measure({ ...layerCase("picture"), layers: [] }, 3, frameCount, CASE_SECONDS);
}

/** Milliseconds for one picture sampled onto all of 1080 × 1920, the dearest single thing in a frame. */
export async function measureSampling(frameCount: number): Promise<number> {
  const base = layerCase("picture-ken-burns");
  const box = { x: 0, y: 0, width: 1080, height: 1920 };
  const layers = base.layers.map((layer) => ({ ...layer, box }));
  return measure({ ...base, width: 1080, height: 1920, layers }, 1, frameCount, CASE_SECONDS);
}

async function measure(
  composition: Composition,
  scale: number,
  frameCount: number,
  durationSeconds: number,
): Promise<number> {
  const canvas = new OffscreenCanvas(composition.width * scale, composition.height * scale);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("The browser gives no canvas context.");
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const start = performance.now();
  for (let frame = 0; frame < frameCount; frame++) {
    const time = ((frame + 0.5) / frameCount) * durationSeconds;
    drawFrame(context, composition, time, assets);
    const videoFrame = new VideoFrame(canvas, { timestamp: Math.round(time * 1e6) });
    if (frame === frameCount - 1) {
      await videoFrame.copyTo(new Uint8Array(videoFrame.allocationSize()));
    }
    videoFrame.close();
  }
  return (performance.now() - start) / frameCount;
}
