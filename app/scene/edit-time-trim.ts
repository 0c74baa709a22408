import { toMilliseconds } from "~/scene/edit-time-anchors";
import { mapAnchors } from "~/scene/edit-time-links";
import { removeSceneAndTie } from "~/scene/edit-time-scenes";
import { splitScene } from "~/scene/edit-time-split";
import type { Library } from "~/scene/library";
import { momentsOf } from "~/scene/moments";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** Makes ids of new scenes: a new one each time. */
export type NewId = () => string;

/** A stretch of the video, in seconds. */
export interface Stretch {
  fromSeconds: number;
  untilSeconds: number;
}

/** Takes away what a scene shows and says before a moment of the video, or after it. Throws as `splitScene`. */
export function trimToPlayhead(
  storyboard: Storyboard,
  sceneId: string,
  side: "before" | "after",
  atSeconds: number,
  newId: NewId,
  library?: Library,
): Storyboard {
  const otherId = newId();
  const split = splitScene(storyboard, sceneId, atSeconds, otherId, library);
  if (side === "after") return removeSceneAndTie(split, otherId, library);
  const came = storyboard.scenes.find(({ id }) => id === sceneId)?.transition;
  const removed = removeSceneAndTie(split, sceneId, library);
  return renameScene(removed, otherId, sceneId, ({ transition: _, ...scene }) =>
    came ? { ...scene, transition: came } : scene,
  );
}

/**
 * Takes stretches out of a scene: what is left follows by cuts, clips and voice in step. Stretches are moments of the video and
 * may not overlap; pieces that would be too short to stand go with them. Throws as `splitScene`.
 */
export function cutStretches(
  storyboard: Storyboard,
  sceneId: string,
  stretches: readonly Stretch[],
  newId: NewId,
  library?: Library,
): Storyboard {
  let current = storyboard;
  for (const { fromSeconds, untilSeconds } of [...stretches].sort(
    (one, other) => other.fromSeconds - one.fromSeconds,
  )) {
    current = cutStretch(current, sceneId, fromSeconds, untilSeconds, newId, library);
  }
  return current;
}

function cutStretch(
  storyboard: Storyboard,
  sceneId: string,
  fromSeconds: number,
  untilSeconds: number,
  newId: NewId,
  library: Library | undefined,
): Storyboard {
  const moments = momentsOf(storyboard, library);
  const index = moments.placeOf.get(sceneId) ?? -1;
  const timing = moments.timings[index];
  if (!timing) return storyboard;
  const standsAt = timing.startSeconds + timing.enterSeconds;
  const end = timing.exitStartSeconds ?? timing.endSeconds;
  const isFromStart = fromSeconds < standsAt + LEAST_PIECE_SECONDS;
  const isToEnd = untilSeconds > end - LEAST_PIECE_SECONDS;
  if (isFromStart && isToEnd) return storyboard;
  if (isToEnd)
    return trimToPlayhead(storyboard, sceneId, "after", toMilliseconds(fromSeconds), newId, library);
  if (isFromStart) {
    return trimToPlayhead(storyboard, sceneId, "before", toMilliseconds(untilSeconds), newId, library);
  }
  const secondId = newId();
  const thirdId = newId();
  const tail = splitScene(storyboard, sceneId, toMilliseconds(untilSeconds), thirdId, library);
  const middle = splitScene(tail, sceneId, toMilliseconds(fromSeconds), secondId, library);
  return removeSceneAndTie(middle, secondId, library);
}

/** Shorter pieces than this are no scene. */
const LEAST_PIECE_SECONDS = 0.25;

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
