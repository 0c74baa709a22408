import { removeVoice } from "~/scene/edit-sound";
import { addSoundFile, setSound } from "~/scene/edit-sounds";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import { anchorAt } from "~/scene/edit-time-anchors";
import { keptLength, withLength } from "~/scene/edit-time-scenes";
import type { Library } from "~/scene/library";
import { type Moments, momentsOf } from "~/scene/moments";
import { ownSeconds } from "~/scene/resolve/timing";
import { longestSceneSeconds, type Storyboard } from "~/scene/storyboard";

/** A stretch of the video, in seconds. */
export interface TimeRange {
  inSeconds: number;
  outSeconds: number;
}

/** Scenes whose voices lie in a range with more than half of their time: what is recorded over it takes their place. */
export function voicesInRange({ voices }: Moments, { inSeconds, outSeconds }: TimeRange): string[] {
  return [...voices].flatMap(([sceneId, { request }]) => {
    const { startSeconds, durationSeconds } = request;
    const shared = Math.min(outSeconds, startSeconds + durationSeconds) - Math.max(inSeconds, startSeconds);
    return shared > durationSeconds / 2 ? [sceneId] : [];
  });
}

/**
 * Puts a recording over a range, tied to what is there, and takes the voices away that lie in it; scenes that lasted as long as
 * these keep their lengths. Throws `scene-too-long` where a scene can be that long only with its voice, and `too-many-parts`.
 */
export function recordOver(
  storyboard: Storyboard,
  id: string,
  { assetId, name }: { assetId: string; name: string },
  range: TimeRange,
  library: Library,
): Storyboard {
  const moments = momentsOf(storyboard, library);
  const silent = voicesInRange(moments, range).reduce(
    (now, sceneId) => removeVoice(now, sceneId),
    storyboard,
  );
  const held = holdLengths(storyboard, silent, moments);
  const added = addSoundFile(held, id, { assetId, name, isRecording: true }, range.inSeconds, library);
  const end = anchorAt(momentsOf(added, library), range.outSeconds);
  return setSound(added, id, { end, gain: 1 });
}

/** Scenes that lost their voice, or the one they lasted as, last as long as they were on screen. */
function holdLengths(before: Storyboard, silent: Storyboard, { timings }: Moments): Storyboard {
  const scenes = silent.scenes.map((scene, index) => {
    const was = before.scenes[index];
    const timing = timings[index];
    const isHeld = was && !scene.lastsAs && (was.lastsAs || (was.voice && !scene.voice));
    if (!isHeld || !timing) return scene;
    if (ownSeconds(was, before.scenes) > longestSceneSeconds) {
      throw new StoryboardEditError(
        "scene-too-long",
        `Scene ${index + 1} lasts as long as a voice in this range; without it, a scene lasts at most ${longestSceneSeconds} s. Split or shorten the scene, then record over the range again.`,
      );
    }
    const { startSeconds, enterSeconds, exitStartSeconds, endSeconds } = timing;
    return withLength(scene, keptLength((exitStartSeconds ?? endSeconds) - startSeconds - enterSeconds));
  });
  return { ...silent, scenes };
}
