import type { ClipLayer, ClipSoundRequest, GainShape, Layer } from "~/scene/composition";
import type { Element, Overlay } from "~/scene/element";
import { layersWithin } from "~/scene/layers-within";
import type { PartChanges } from "~/scene/part-changes";
import { clipTimingOf } from "~/scene/resolve/clip-timing";
import { pointsOf } from "~/scene/resolve/parts/keyframes";
import type { Scene, Storyboard } from "~/scene/storyboard";

interface Heard {
  /** A clip shown twice is heard once. */
  key: string;
  gain: number;
  changes: PartChanges | undefined;
}

/** The sound of the clips that are shown where they belong. */
export function clipSounds({ scenes, overlays }: Storyboard, layers: readonly Layer[]): ClipSoundRequest[] {
  const heard = new Set<string>();
  return layersWithin(layers).flatMap((layer): ClipSoundRequest[] => {
    if (layer.kind !== "clip") return [];
    const found = heardOf(layer, scenes, overlays);
    if (!found || found.gain === 0 || heard.has(found.key)) return [];
    heard.add(found.key);
    const { assetId, startSeconds, endSeconds } = layer;
    const curve = curveOf(found.changes, layer);
    const timing = clipTimingOf(layer);
    return [{ assetId, startSeconds, endSeconds, ...timing, gain: found.gain, ...(curve && { curve }) }];
  });
}

/** Another scene's clip, borrowed as a backdrop, is not heard. */
function heardOf(layer: ClipLayer, scenes: readonly Scene[], overlays: Storyboard["overlays"]): Heard | null {
  const { partKey = "", sceneIndex, assetId } = layer;
  if (partKey.startsWith("overlay:")) return heardOfAdded(overlays?.[partKey.slice(8)], partKey);
  const scene = sceneIndex === undefined ? undefined : scenes[sceneIndex];
  if (!scene) return null;
  if (partKey.startsWith("element:")) {
    return heardOfAdded(scene.elements?.[partKey.slice(8)], `${sceneIndex}/${partKey}`);
  }
  for (const [name, content] of Object.entries(scene.slots)) {
    if (content.kind !== "clip" || content.assetId !== assetId) continue;
    return { key: `${sceneIndex}/${assetId}`, gain: content.gain, changes: scene.overrides?.[name] };
  }
  return null;
}

function heardOfAdded(added: Element | Overlay | undefined, key: string): Heard | null {
  if (added?.content.kind !== "clip") return null;
  return { key, gain: added.content.gain, changes: added };
}

function curveOf(changes: PartChanges | undefined, layer: ClipLayer): GainShape["curve"] {
  const track = changes?.keyframes?.gain;
  return (
    track &&
    pointsOf(track, layer).map(({ atSeconds, value }) => ({
      seconds: atSeconds - layer.startSeconds,
      gain: Math.min(2, Math.max(0, value)),
    }))
  );
}
