import { tightestCrop } from "~/engine/media-crop";
import type { Composition } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/** Pictures a little larger than needed are kept as they are: scaling them again would only soften them. */
const WORTH_REDUCING = 0.67;

/**
 * The size, in pixels, to which a decoded picture can be reduced without loss to the video, from the largest use any
 * layer makes of it; `null` where it should stay as it is.
 */
export function neededPictureSize(
  composition: Composition,
  assetId: string,
  natural: { width: number; height: number },
): { width: number; height: number } | null {
  let scale = 0;
  for (const layer of layersWithin(composition.layers)) {
    if (layer.kind !== "picture" || layer.assetId !== assetId) continue;
    const seen = tightestCrop(layer.crop);
    const ratios = [
      layer.box.width / (natural.width * seen.width),
      layer.box.height / (natural.height * seen.height),
    ];
    const fitted = layer.fit === "cover" ? Math.max(...ratios) : Math.min(...ratios);
    const closest = layer.motion ? Math.max(1, layer.motion.fromScale, layer.motion.toScale) : 1;
    scale = Math.max(scale, fitted * closest);
  }
  if (scale === 0 || scale >= WORTH_REDUCING) return null;
  return {
    width: Math.max(1, Math.round(natural.width * scale)),
    height: Math.max(1, Math.round(natural.height * scale)),
  };
}
