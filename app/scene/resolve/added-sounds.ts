import type { AddedSoundRequest, GainShape } from "~/scene/composition";
import { lengthOfSource, unknownLength } from "~/scene/file-length";
import { type Moments, secondsOfAnchor } from "~/scene/moments";
import type { Sound } from "~/scene/sound";
import type { Storyboard } from "~/scene/storyboard";

/** Sounds at their times; those whose scene or word is gone sleep, and those that are muted are not heard. */
export function addedSounds(sounds: Storyboard["sounds"], moments: Moments): AddedSoundRequest[] {
  return Object.values(sounds ?? {}).flatMap((sound): AddedSoundRequest[] => {
    if (sound.isMuted || sound.gain === 0) return [];
    const startSeconds = secondsOfAnchor(moments, sound.start);
    const wanted = endOf(sound, startSeconds, moments);
    if (startSeconds === null || wanted === null) return [];
    const endSeconds = Math.min(moments.durationSeconds, wanted);
    // What is cut at the video's start would begin in its middle: it begins with the video.
    const from = Math.max(0, startSeconds);
    if (endSeconds <= from) return [];
    const { source, gain, loops = false, ducksMusic = false } = sound;
    return [
      {
        source: sourceOf(source),
        startSeconds: from,
        endSeconds,
        gain,
        loops,
        ducksMusic,
        ...gainShape(sound),
      },
    ];
  });
}

function sourceOf(source: Sound["source"]): AddedSoundRequest["source"] {
  if (source.kind === "effect") return { kind: "effect", effectId: source.effectId };
  const { assetId, trimStartSeconds, trimEndSeconds } = source;
  return { kind: "file", assetId, trimStartSeconds, trimEndSeconds };
}

/** When a sound ends: as it says, else when it is over, as far as that is known. */
function endOf(sound: Sound, startSeconds: number | null, moments: Moments): number | null {
  if (sound.end) return secondsOfAnchor(moments, sound.end);
  if (startSeconds === null) return null;
  const length = sound.loops ? null : lengthOfSource(sound.source, unknownLength);
  return length === null ? moments.durationSeconds : startSeconds + length;
}

/** How loud something is over its time, without what it says nothing of. */
export function gainShape(given: {
  curve?: GainShape["curve"] | undefined;
  fadeInSeconds?: number | undefined;
  fadeOutSeconds?: number | undefined;
}): GainShape {
  const { curve, fadeInSeconds, fadeOutSeconds } = given;
  return {
    ...(curve && curve.length > 0 && { curve }),
    ...(fadeInSeconds !== undefined && { fadeInSeconds }),
    ...(fadeOutSeconds !== undefined && { fadeOutSeconds }),
  };
}
