import type { Layout } from "~/scene/layouts/layout";
import { mediaSlots } from "~/scene/layouts/part";
import { borrowingSlotsOf } from "~/scene/resolve/resolve-scene";
import { allMediaOf } from "~/scene/resolve/scene-slots";
import type { MediaContent, Storyboard } from "~/scene/storyboard";

const none: readonly MediaContent[] = [];

/** Media that other scenes lend to a scene's layout, the next ones first, each once, as many as it may have places for. */
export function lentMedia(
  { scenes }: Storyboard,
  sceneIndex: number,
  layout: Layout,
): readonly MediaContent[] {
  if (borrowingSlotsOf(layout).size === 0) return none;
  const seen = new Set(allMediaOf(scenes[sceneIndex]!).map(({ assetId }) => assetId));
  const lent: MediaContent[] = [];
  for (let step = 1; step < scenes.length && lent.length < mediaSlots.length; step++) {
    for (const media of allMediaOf(scenes[(sceneIndex + step) % scenes.length]!)) {
      if (seen.has(media.assetId)) continue;
      seen.add(media.assetId);
      lent.push(media);
    }
  }
  return lent;
}
