import type { Anchor, SceneAnchor } from "~/scene/anchor";
import {
  cutAfter,
  type Moments,
  secondsOfAnchor,
  secondsOfSceneAnchor,
  timingOf,
  wordSeconds,
} from "~/scene/moments";

/** Anchors for moments: what stands at an edge or a word is tied to it, everything else keeps what it was tied to. */

const FRAME_SECONDS = 1 / 30;
const MOST_SECONDS = 600;

export const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
export const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The anchor of a scene's element for a moment of the video; it stays tied to what `kept` is tied to. */
export function sceneAnchorAt(
  moments: Moments,
  sceneId: string,
  seconds: number,
  kept: SceneAnchor = { to: "start", seconds: 0 },
): SceneAnchor {
  const timing = timingOf(moments, sceneId);
  if (!timing) return kept;
  if (isSameFrame(seconds, timing.startSeconds)) return { to: "start", seconds: 0 };
  if (isSameFrame(seconds, cutAfter(timing))) return { to: "end", seconds: 0 };
  const wordIndex = wordAt(moments, sceneId, seconds);
  if (wordIndex !== null) return { to: "word", wordIndex, seconds: 0 };
  const at = secondsOfSceneAnchor(moments, sceneId, { ...kept, seconds: 0 });
  if (at === null) return { to: "start", seconds: offset(seconds - timing.startSeconds) };
  return { ...kept, seconds: offset(seconds - at) };
}

/** The anchor for a moment of the video. What is tied to the video's own ends stays so. */
export function anchorAt(moments: Moments, seconds: number, kept?: Anchor): Anchor {
  if (kept?.to === "video-start") return { to: "video-start", seconds: offset(seconds) };
  if (kept?.to === "video-end" || isSameFrame(seconds, moments.durationSeconds)) {
    return { to: "video-end", seconds: offset(seconds - moments.durationSeconds) };
  }
  const sceneId = sceneAt(moments, seconds);
  if (sceneId === null) return { to: "video-start", seconds: offset(seconds) };
  const own = kept?.to !== undefined && "sceneId" in kept && kept.sceneId === sceneId ? kept : null;
  const wordIndex = wordAt(moments, sceneId, seconds);
  if (wordIndex !== null) return { to: "word", sceneId, wordIndex, seconds: 0 };
  const at = own && secondsOfAnchor(moments, { ...own, seconds: 0 });
  if (own && at !== null) return { ...own, seconds: offset(seconds - at) };
  const { startSeconds } = timingOf(moments, sceneId) ?? { startSeconds: 0 };
  return { to: "scene-start", sceneId, seconds: offset(seconds - startSeconds) };
}

/** The scene whose turn it is: from when it begins to come in until the next one does. */
export function sceneAt({ timings, storyboard }: Moments, seconds: number): string | null {
  const index = timings.findIndex((timing) => seconds < cutAfter(timing) - 1e-6);
  return storyboard.scenes[index < 0 ? timings.length - 1 : index]?.id ?? null;
}

/** The word that begins in this very millisecond: what was snapped to it. */
function wordAt(moments: Moments, sceneId: string, seconds: number): number | null {
  const words = moments.voices.get(sceneId)?.scene.voice?.words ?? [];
  const index = words.findIndex((_, place) => {
    const at = wordSeconds(moments, sceneId, place);
    return at !== null && Math.abs(at - seconds) < 1e-3;
  });
  return index < 0 ? null : index;
}

function isSameFrame(one: number, other: number): boolean {
  return Math.abs(one - other) < FRAME_SECONDS / 2;
}

function offset(seconds: number): number {
  return within(toMilliseconds(seconds), -MOST_SECONDS, MOST_SECONDS);
}
