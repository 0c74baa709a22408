import { removeVoice } from "~/scene/edit-sound";
import { addSoundFile, setSound } from "~/scene/edit-sounds";
import { anchorAt } from "~/scene/edit-time-anchors";
import type { Library } from "~/scene/library";
import { type Moments, momentsOf } from "~/scene/moments";
import type { Storyboard } from "~/scene/storyboard";

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
 * Puts a recording over a range, tied to what is there, and takes the voices away that lie in it; their scenes keep their lengths.
 * Throws `too-many-parts`.
 */
export function recordOver(
  storyboard: Storyboard,
  id: string,
  { assetId, name }: { assetId: string; name: string },
  range: TimeRange,
  library: Library,
): Storyboard {
  const moments = momentsOf(storyboard, library);
  const lengths = new Map(
    moments.timings.map((timing, index) => [
      storyboard.scenes[index]?.id,
      (timing.exitStartSeconds ?? timing.endSeconds) - timing.startSeconds - timing.enterSeconds,
    ]),
  );
  const silent = voicesInRange(moments, range).reduce(
    (now, sceneId) => removeVoice(now, sceneId),
    storyboard,
  );
  const held: Storyboard = {
    ...silent,
    scenes: silent.scenes.map((scene, index) => {
      const length = lengths.get(scene.id);
      return scene === storyboard.scenes[index] ||
        scene.voice ||
        length === undefined ||
        !storyboard.scenes[index]?.voice
        ? scene
        : { ...scene, durationSeconds: length };
    }),
  };
  const added = addSoundFile(held, id, { assetId, name, isRecording: true }, range.inSeconds, library);
  const end = anchorAt(momentsOf(added, library), range.outSeconds);
  return setSound(added, id, { end, gain: 1 });
}
