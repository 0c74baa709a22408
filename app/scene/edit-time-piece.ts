import { itemOf } from "~/scene/edit-content";
import { changePart, putSound } from "~/scene/edit-parts";
import { gainAt } from "~/scene/edit-sounds";
import { toMilliseconds, within } from "~/scene/edit-time-anchors";
import type { TimedTarget } from "~/scene/edit-time-items";
import { shiftClip, shiftKeyframes } from "~/scene/edit-time-shift";
import type { PartChanges } from "~/scene/part-changes";
import { type GainCurve, longestSoundSeconds, type Sound } from "~/scene/sound";
import type { Storyboard } from "~/scene/storyboard";

/** Pure edits of which piece of its file a clip or a sound that was added plays. */

type File = Extract<Sound["source"], { kind: "file" }>;

/** Whether it plays a file that has other pieces. */
export function playsFile(storyboard: Storyboard, target: TimedTarget): boolean {
  if (target.kind === "sound") return storyboard.sounds?.[target.id]?.source.kind === "file";
  if (target.kind !== "element" && target.kind !== "overlay") return false;
  return itemOf(storyboard, target)?.content.kind === "clip";
}

/**
 * The first seconds of what an item plays are cut off, or given back (negative). What stood at a moment of it, such as a keyframe,
 * goes on at that moment.
 */
export function cutOffStart(storyboard: Storyboard, target: TimedTarget, bySeconds: number): Storyboard {
  const by = toMilliseconds(bySeconds);
  if (by === 0) return storyboard;
  return withPiece(storyboard, target, by);
}

/** With another start in its file; with `latestStart`, the latest there is, the end moves with it. */
export function withPiece(
  storyboard: Storyboard,
  target: TimedTarget,
  by: number,
  latestStart?: number,
): Storyboard {
  const keepsPiece = latestStart !== undefined;
  if (target.kind === "sound") {
    const sound = storyboard.sounds?.[target.id];
    if (!sound) return storyboard;
    const { source, curve } = sound;
    return putSound(storyboard, target.id, {
      ...sound,
      ...(source.kind === "file" && { source: shiftFile(source, by, latestStart) }),
      ...(curve && !keepsPiece && { curve: laterCurve(curve, by) }),
    });
  }
  if (target.kind !== "element" && target.kind !== "overlay") return storyboard;
  const item = itemOf(storyboard, target);
  if (!item) return storyboard;
  const shifted = keepsPiece ? item : shiftKeyframes(item, -by);
  const { content } = shifted;
  return changePart(storyboard, target, {
    ...shifted,
    ...(content.kind === "clip" && { content: shiftClip(content, by, latestStart) }),
  } as Partial<PartChanges>);
}

/** A curve from a later moment on, or from an earlier one. */
function laterCurve(curve: GainCurve, by: number): GainCurve {
  const left = curve.filter(({ seconds }) => seconds >= by);
  const shifted = left.map((point) => ({
    ...point,
    seconds: within(toMilliseconds(point.seconds - by), 0, longestSoundSeconds),
  }));
  return left.length === curve.length ? shifted : [{ seconds: 0, gain: gainAt(curve, by) }, ...shifted];
}

function shiftFile(file: File, by: number, latestStart?: number): File {
  const { trimStartSeconds, trimEndSeconds } = file;
  const keepsPiece = latestStart !== undefined;
  const end = trimEndSeconds === null ? longestSoundSeconds : trimEndSeconds - 0.1;
  const latest = Math.min(longestSoundSeconds, latestStart ?? end);
  const start = toMilliseconds(within(trimStartSeconds + by, 0, latest));
  const moved = start - trimStartSeconds;
  return {
    ...file,
    trimStartSeconds: start,
    ...(keepsPiece && trimEndSeconds !== null && { trimEndSeconds: toMilliseconds(trimEndSeconds + moved) }),
  };
}
