import { StoryboardEditError } from "~/scene/edit-storyboard";
import { mapAnchors } from "~/scene/edit-time-links";
import { removeSceneAndTie } from "~/scene/edit-time-scenes";
import { splitScene } from "~/scene/edit-time-split";
import type { PartedAt } from "~/scene/edit-time-voice";
import type { Library } from "~/scene/library";
import { type Scene, type Storyboard, shortestSceneSeconds } from "~/scene/storyboard";

/** Makes ids of new scenes: a new one each time. */
export type NewId = () => string;

/** Takes away what a scene shows and says before a moment of the video, or after it. Throws as `splitScene`, in its own words. */
export function trimToPlayhead(
  storyboard: Storyboard,
  sceneId: string,
  side: "before" | "after",
  atSeconds: number,
  newId: NewId,
  library?: Library,
  partedAt?: PartedAt,
): Storyboard {
  const otherId = newId();
  const split = inWordsOfTrims(() => splitScene(storyboard, sceneId, atSeconds, otherId, library, partedAt));
  if (side === "after") return removeSceneAndTie(split, otherId, library);
  const came = storyboard.scenes.find(({ id }) => id === sceneId)?.transition;
  const removed = removeSceneAndTie(split, sceneId, library);
  return renameScene(removed, otherId, sceneId, ({ transition: _, ...scene }) =>
    came ? { ...scene, transition: came } : scene,
  );
}

function inWordsOfTrims(split: () => Storyboard): Storyboard {
  try {
    return split();
  } catch (error) {
    if (!(error instanceof StoryboardEditError) || error.code !== "cannot-split") throw error;
    throw new StoryboardEditError(
      "cannot-split",
      `Nothing is trimmed: what goes and what stays last ${shortestSceneSeconds} s each at least. Move the playhead further into the scene.`,
    );
  }
}

/** What is left of a scene is that scene: selection, comments and ties hold. */
function renameScene(
  storyboard: Storyboard,
  fromId: string,
  toId: string,
  change: (scene: Scene) => Scene,
): Storyboard {
  const scenes = storyboard.scenes.map((scene) => {
    if (scene.id !== fromId) return scene;
    const { lastsAs } = scene;
    const own = lastsAs?.voiceOfSceneId === fromId ? { lastsAs: { ...lastsAs, voiceOfSceneId: toId } } : {};
    const { goesOnFrom, ...renamed } = { ...scene, ...own, id: toId };
    return change({ ...renamed, ...(goesOnFrom && goesOnFrom !== toId && { goesOnFrom }) });
  });
  return mapAnchors({ ...storyboard, scenes }, (anchor) =>
    "sceneId" in anchor && anchor.sceneId === fromId ? { ...anchor, sceneId: toId } : anchor,
  );
}
