import { drawFrame } from "~/engine/draw-frame";
import type { LoadedAssets } from "~/media/load-engine-assets";
import type { Box, Composition } from "~/scene/composition";
import { relativeLuminance } from "~/scene/contrast";
import type { Ground } from "~/scene/stand-out";

/** Of the small picture that is looked at, in pixels. */
const longerSide = 160;

/** How light a composition is within a box at a moment; empty where the box lies beside the canvas. */
export function readGround(
  composition: Composition,
  assets: LoadedAssets,
  seconds: number,
  box: Box,
): Ground {
  const scale = longerSide / Math.max(composition.width, composition.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(composition.width * scale);
  canvas.height = Math.round(composition.height * scale);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) return [];
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawFrame(context, composition, seconds, assets);
  const x = Math.max(0, Math.floor(box.x * scale));
  const y = Math.max(0, Math.floor(box.y * scale));
  const width = Math.min(canvas.width, Math.ceil((box.x + box.width) * scale)) - x;
  const height = Math.min(canvas.height, Math.ceil((box.y + box.height) * scale)) - y;
  if (width <= 0 || height <= 0) return [];
  const { data } = context.getImageData(x, y, width, height);
  return Array.from({ length: width * height }, (_, index) => {
    const bytes = [...data.subarray(index * 4, index * 4 + 3)];
    return relativeLuminance(`#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
  });
}
