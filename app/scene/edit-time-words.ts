import { captionsOf } from "~/scene/captions-of";
import { setCaptionTimes } from "~/scene/edit-caption-times";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import { toMilliseconds, within } from "~/scene/edit-time-anchors";
import { replace } from "~/scene/edit-time-scenes";
import { type Moments, timingOf } from "~/scene/moments";
import { captionOriginsOf } from "~/scene/resolve/cues";
import type { Storyboard } from "~/scene/storyboard";

/** Captions and voices on the timeline: moved there, they stay tied to their scene. */

interface CaptionTarget {
  sceneId: string;
  index: number;
}

interface Span {
  fromSeconds: number;
  untilSeconds: number;
}

/** The language whose captions stand on the timeline. */
export function shownCaptionLanguage({ captions, language }: Storyboard): string {
  return captions?.language ?? language;
}

export function spanOfCaption(moments: Moments, { sceneId, index }: CaptionTarget): Span | null {
  const { storyboard } = moments;
  const scene = storyboard.scenes[moments.placeOf.get(sceneId) ?? -1];
  const caption = scene && captionsOf(scene, shownCaptionLanguage(storyboard), storyboard.language)[index];
  if (!caption) return null;
  const origin = originOf(moments, sceneId);
  return { fromSeconds: origin + caption.startSeconds, untilSeconds: origin + caption.endSeconds };
}

/** Moves a caption's start, its end or both to moments of the video; see `setCaptionTimes`. */
export function retimeCaption(
  moments: Moments,
  { sceneId, index }: CaptionTarget,
  fromSeconds: number | null,
  untilSeconds: number | null,
): Storyboard {
  const { storyboard } = moments;
  const origin = originOf(moments, sceneId);
  const place = { sceneId, index, language: shownCaptionLanguage(storyboard) };
  return setCaptionTimes(storyboard, place, {
    ...(fromSeconds !== null && { startSeconds: toMilliseconds(fromSeconds - origin) }),
    ...(untilSeconds !== null && { endSeconds: toMilliseconds(untilSeconds - origin) }),
  });
}

export function spanOfVoice({ voices }: Moments, sceneId: string): Span | null {
  const request = voices.get(sceneId)?.request;
  if (!request) return null;
  const { startSeconds, durationSeconds } = request;
  return { fromSeconds: startSeconds, untilSeconds: startSeconds + durationSeconds };
}

/**
 * Has a scene's voice begin at a moment of the video, within the time the scene is on the screen; its captions go along. Throws
 * `part-not-found`.
 */
export function placeVoice(moments: Moments, sceneId: string, fromSeconds: number): Storyboard {
  const { storyboard } = moments;
  const scene = storyboard.scenes[moments.placeOf.get(sceneId) ?? -1];
  const timing = timingOf(moments, sceneId);
  if (!scene?.voice || !timing) {
    throw new StoryboardEditError("part-not-found", "This scene has no voice any more.");
  }
  const standsAt = timing.startSeconds + timing.enterSeconds;
  const latest = (timing.exitStartSeconds ?? timing.endSeconds) - LEAST_HEARD_SECONDS;
  const from = within(fromSeconds, timing.startSeconds, latest);
  const leadSeconds = within(toMilliseconds(from - standsAt), -3, 20);
  return replace(storyboard, scene, { ...scene, voice: { ...scene.voice, leadSeconds } });
}

/** A voice begins at least so long before its scene ends. */
const LEAST_HEARD_SECONDS = 0.2;

function originOf({ storyboard, timings, placeOf }: Moments, sceneId: string): number {
  return captionOriginsOf(storyboard, timings)[placeOf.get(sceneId) ?? -1] ?? 0;
}
