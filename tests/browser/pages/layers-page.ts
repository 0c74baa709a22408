import { drawFrame } from "~/engine/draw-frame";
import { loadFonts } from "~/media/fonts/load-fonts";
import { contextOf, makeAssets } from "./engine-assets.ts";
import { layerCase, layerCases } from "./every-layer.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

const assets = makeAssets(paintStandIns());

export function caseNames(): string[] {
  return Object.keys(layerCases);
}

/** Moments of a case side by side in one picture, as a PNG data address. */
export async function drawCase(name: string, times: number[]): Promise<string> {
  const composition = layerCase(name);
  await loadFonts(composition);
  const { width, height } = composition;
  const sheet = new OffscreenCanvas(width * times.length, height);
  const sheetContext = contextOf(sheet);
  const frame = new OffscreenCanvas(width, height);
  const context = contextOf(frame);
  for (const [index, time] of times.entries()) {
    drawFrame(context, composition, time, assets);
    sheetContext.drawImage(frame, index * width, 0);
  }
  const bytes = new Uint8Array(await (await sheet.convertToBlob({ type: "image/png" })).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
