import type { Composition, FontRequest, Layer } from "~/scene/composition";

/**
 * The part of a composition that is seen around a moment: the scene at that time, with what it needs of fonts and media.
 * It can be shown while the rest is still on its way. `null` where the rest needs nothing more.
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
  const layers = composition.layers.filter(
    (layer) => layer.startSeconds < untilSeconds && layer.endSeconds > fromSeconds,
  );
  const inner = layers.flatMap(withInnerLayers);
  const assetIds = new Set(
    inner.flatMap((layer) => (layer.kind === "picture" || layer.kind === "clip" ? layer.assetId : [])),
  );
  const fonts = new Set(inner.flatMap((layer) => ("font" in layer ? fontKey(layer.font) : [])));
  const part = {
    ...composition,
    layers,
    pictureIds: composition.pictureIds.filter((id) => assetIds.has(id)),
    clipIds: composition.clipIds.filter((id) => assetIds.has(id)),
    fonts: composition.fonts.filter((font) => fonts.has(fontKey(font))),
  };
  const isAll = (["pictureIds", "clipIds", "fonts"] as const).every(
    (name) => part[name].length === composition[name].length,
  );
  return isAll ? null : { composition: part, fromSeconds, untilSeconds };
}

function withInnerLayers(layer: Layer): Layer[] {
  return layer.kind === "group" ? layer.layers.flatMap(withInnerLayers) : [layer];
}

function fontKey({ family, weight, style }: FontRequest): string {
  return `${family}/${weight}/${style}`;
}
