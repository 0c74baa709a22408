import type { Composition, FontRequest, Layer } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/**
 * The part of a composition that is seen around a moment: the scene at that time, with what it needs of fonts and media.
 * It can be shown while the rest is still on its way. `null` where the rest needs nothing more. It keeps the layers that
 * show its pictures at other times: each picture is loaded and decoded once, at the size the whole needs.
 */
export function partAround(
  composition: Composition,
  timeSeconds: number,
): { composition: Composition; fromSeconds: number; untilSeconds: number } | null {
  const { sceneStartsSeconds, durationSeconds } = composition;
  const scene = Math.max(
    0,
    sceneStartsSeconds.findLastIndex((start) => start <= timeSeconds),
  );
  const fromSeconds = sceneStartsSeconds[scene] ?? 0;
  const untilSeconds = sceneStartsSeconds[scene + 1] ?? durationSeconds;
  const isAround = ({ startSeconds, endSeconds }: Layer) =>
    startSeconds < untilSeconds && endSeconds > fromSeconds;
  const inner = layersWithin(composition.layers.filter(isAround));
  const assetIds = new Set(
    inner.flatMap((layer) => (layer.kind === "picture" || layer.kind === "clip" ? layer.assetId : [])),
  );
  const fonts = new Set(inner.flatMap((layer) => ("font" in layer ? fontKey(layer.font) : [])));
  const part = {
    ...composition,
    layers: composition.layers.flatMap((layer) =>
      isAround(layer)
        ? layer
        : layersWithin([layer]).filter((one) => one.kind === "picture" && assetIds.has(one.assetId)),
    ),
    pictureIds: composition.pictureIds.filter((id) => assetIds.has(id)),
    clipIds: composition.clipIds.filter((id) => assetIds.has(id)),
    fonts: composition.fonts.filter((font) => fonts.has(fontKey(font))),
  };
  const isAll = (["pictureIds", "clipIds", "fonts"] as const).every(
    (name) => part[name].length === composition[name].length,
  );
  return isAll ? null : { composition: part, fromSeconds, untilSeconds };
}

function fontKey({ family, weight, style }: FontRequest): string {
  return `${family}/${weight}/${style}`;
}
