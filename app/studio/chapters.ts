import type { PlayerChapter } from "~/player/scrubber";
import type { Composition } from "~/scene/composition";
import { copyOfScene } from "~/scene/edit-takes";
import { goesOnFrom } from "~/scene/lines-to-say";
import type { Storyboard } from "~/scene/storyboard";

/** The scenes by what they say, for whoever seeks. */
export function chaptersOf({ scenes }: Storyboard, { sceneStartsSeconds }: Composition): PlayerChapter[] {
  return scenes.flatMap((scene, index) => {
    const startSeconds = sceneStartsSeconds[index];
    if (startSeconds === undefined || goesOnFrom(scenes[index - 1], scene)) return [];
    const { headline, body, label, action } = copyOfScene(scene);
    return { startSeconds, title: headline || body || label || action || `Scene ${index + 1}` };
  });
}
