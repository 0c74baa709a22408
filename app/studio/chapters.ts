import type { PlayerChapter } from "~/player/scrubber";
import type { Composition } from "~/scene/composition";
import { wordsOf } from "~/scene/edit-takes";
import type { Storyboard } from "~/scene/storyboard";

/** The scenes by what they say, for whoever seeks. */
export function chaptersOf({ scenes }: Storyboard, { sceneStartsSeconds }: Composition): PlayerChapter[] {
  return scenes.flatMap((scene, index) => {
    const startSeconds = sceneStartsSeconds[index];
    if (startSeconds === undefined) return [];
    const { headline, body, label, action } = wordsOf(scene);
    return { startSeconds, title: headline || body || label || action || `Scene ${index + 1}` };
  });
}
