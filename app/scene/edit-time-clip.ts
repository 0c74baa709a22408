import { fileSecondsAfter } from "~/scene/clip-clock";
import { requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import { toMilliseconds } from "~/scene/edit-time-anchors";
import { replace } from "~/scene/edit-time-scenes";
import type { ClipContent } from "~/scene/edit-time-shift";
import type { Library } from "~/scene/library";
import { momentsOf, timingOf } from "~/scene/moments";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** How long a frozen moment stands, in seconds. */
const FREEZE_SECONDS = 1;
const MOST_FREEZES = 10;

/** The moment of a scene's clip that shows at the playhead stands still for a second. Throws `part-not-found`. */
export function freezeAt(
  storyboard: Storyboard,
  sceneId: string,
  atSeconds: number,
  library?: Library,
): Storyboard {
  const timing = timingOf(momentsOf(storyboard, library), sceneId);
  if (!timing) return storyboard;
  return changeClips(storyboard, sceneId, (clip) => {
    const freezes = clip.freezes ?? [];
    if (freezes.length >= MOST_FREEZES) {
      throw new StoryboardEditError(
        "too-many-parts",
        `A clip can stand still at most ${MOST_FREEZES} times.`,
      );
    }
    const played = fileSecondsAfter(clip, atSeconds - timing.startSeconds);
    const freeze = { atSeconds: toMilliseconds(clip.trimStartSeconds + played), forSeconds: FREEZE_SECONDS };
    return {
      ...clip,
      freezes: [...freezes, freeze].sort((one, other) => one.atSeconds - other.atSeconds),
    };
  });
}

/** Takes the moments that stand still away again. Throws `part-not-found`. */
export function clearFreezes(storyboard: Storyboard, sceneId: string): Storyboard {
  return changeClips(storyboard, sceneId, ({ freezes: _, ...clip }) => clip as ClipContent);
}

export function clipOf({ slots }: Scene): ClipContent | null {
  return Object.values(slots).find((content) => content.kind === "clip") ?? null;
}

/** Throws `part-not-found` where the scene shows none. */
export function requireClip(scene: Scene): ClipContent {
  const clip = clipOf(scene);
  if (clip) return clip;
  throw new StoryboardEditError("part-not-found", "This scene shows no clip. Choose one under Scenes first.");
}

function changeClips(
  storyboard: Storyboard,
  sceneId: string,
  change: (clip: ClipContent) => ClipContent,
): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  requireClip(scene);
  const entries = Object.entries(scene.slots).map(([name, content]) => [
    name,
    content.kind === "clip" ? change(content) : content,
  ]);
  return replace(storyboard, scene, { ...scene, slots: Object.fromEntries(entries) });
}
