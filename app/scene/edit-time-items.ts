import type { Anchor } from "~/scene/anchor";
import { itemOf } from "~/scene/edit-content";
import { changePart, putMarker, putOverlay, putSound } from "~/scene/edit-parts";
import { requireScene, StoryboardEditError } from "~/scene/edit-storyboard";
import { anchorAt, sceneAnchorAt, within } from "~/scene/edit-time-anchors";
import { cutOffStart } from "~/scene/edit-time-piece";
import { shortestElementSeconds } from "~/scene/edit-time-shift";
import { placeVoice, retimeCaption, spanOfCaption, spanOfVoice } from "~/scene/edit-time-words";
import { type FileLength, lengthOfSource, unknownLength } from "~/scene/file-length";
import type { Library } from "~/scene/library";
import {
  cutAfter,
  type Moments,
  momentsOf,
  secondsOfAnchor,
  secondsOfSceneAnchor,
  timingOf,
} from "~/scene/moments";
import type { PartChanges } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

/** What stands on the timeline beside the scenes and can be moved and trimmed there. */
export type TimedTarget =
  | { kind: "element"; sceneId: string; id: string }
  | { kind: "overlay"; id: string }
  | { kind: "sound"; id: string }
  | { kind: "marker"; id: string }
  | { kind: "caption"; sceneId: string; index: number }
  | { kind: "voice"; sceneId: string };

/** When it stands, in seconds of the video; null where it sleeps. A sound without an end has none here. */
export function spanOfTarget(
  moments: Moments,
  target: TimedTarget,
): { fromSeconds: number; untilSeconds: number | null } | null {
  const { storyboard } = moments;
  if (target.kind === "element") {
    const timing = timingOf(moments, target.sceneId);
    const element = storyboard.scenes[moments.placeOf.get(target.sceneId) ?? -1]?.elements?.[target.id];
    if (!timing || !element) return null;
    const from = secondsOfSceneAnchor(moments, target.sceneId, element.start) ?? timing.startSeconds;
    const until = secondsOfSceneAnchor(moments, target.sceneId, element.end) ?? cutAfter(timing);
    return {
      fromSeconds: within(from, timing.startSeconds, cutAfter(timing)),
      untilSeconds: within(until, timing.startSeconds, cutAfter(timing)),
    };
  }
  if (target.kind === "caption") return spanOfCaption(moments, target);
  if (target.kind === "voice") return spanOfVoice(moments, target.sceneId);
  const [start, end] = anchorsOf(storyboard, target);
  const from = start && secondsOfAnchor(moments, start);
  if (typeof from !== "number") return null;
  return { fromSeconds: from, untilSeconds: end ? secondsOfAnchor(moments, end) : null };
}

/** Moves it whole, in seconds; an element stays within its scene. Throws `part-not-found`. */
export function moveInTime(
  storyboard: Storyboard,
  target: TimedTarget,
  bySeconds: number,
  library?: Library,
): Storyboard {
  const moments = momentsOf(storyboard, library);
  const span = spanOfTarget(moments, target);
  if (!span) throw notFound();
  const { fromSeconds } = span;
  const untilSeconds = span.untilSeconds ?? fromSeconds;
  const [least, most] = boundsOf(moments, target);
  const by = within(bySeconds, least - fromSeconds, most - untilSeconds);
  if (by === 0) return storyboard;
  return withTimes(moments, target, fromSeconds + by, span.untilSeconds === null ? null : untilSeconds + by);
}

/**
 * Moves its start or its end to a moment of the video, in seconds; of a clip or a sound file the start cuts off what was played
 * before, and can give back no more than that. A sound that does not begin again ends with its file. Throws `part-not-found`.
 */
export function trimInTime(
  storyboard: Storyboard,
  target: TimedTarget,
  edge: "start" | "end",
  toSeconds: number,
  library?: Library,
  lengthOf: FileLength = unknownLength,
): Storyboard {
  const moments = momentsOf(storyboard, library);
  const span = spanOfTarget(moments, target);
  if (!span) throw notFound();
  const [least, most] = boundsOf(moments, target);
  const { beforeSeconds, afterSeconds } = leftOfFile(storyboard, target, lengthOf);
  const { fromSeconds } = span;
  if (edge === "end") {
    const until = within(
      toSeconds,
      fromSeconds + shortestElementSeconds,
      Math.min(most, fromSeconds + afterSeconds),
    );
    return withTimes(moments, target, null, until);
  }
  const latest = (span.untilSeconds ?? Math.min(most, fromSeconds + afterSeconds)) - shortestElementSeconds;
  const from = within(toSeconds, Math.max(least, fromSeconds - beforeSeconds), latest);
  return cutOffStart(withTimes(moments, target, from, null), target, from - span.fromSeconds);
}

/** Puts a marker at a moment of the video. Throws `too-many-parts`. */
export function addMarker(
  storyboard: Storyboard,
  id: string,
  atSeconds: number,
  name: string,
  library?: Library,
): Storyboard {
  const at = anchorAt(momentsOf(storyboard, library), atSeconds);
  return putMarker(storyboard, id, { at, name });
}

/** Gives it a start, an end or both; null leaves one as it is. */
function withTimes(
  moments: Moments,
  target: TimedTarget,
  fromSeconds: number | null,
  untilSeconds: number | null,
): Storyboard {
  const { storyboard } = moments;
  if (target.kind === "caption") return retimeCaption(moments, target, fromSeconds, untilSeconds);
  if (target.kind === "voice")
    return fromSeconds === null ? storyboard : placeVoice(moments, target.sceneId, fromSeconds);
  const { id } = target;
  if (target.kind === "element") {
    const { sceneId } = target;
    const element = requireScene(storyboard, sceneId).elements?.[id];
    if (!element) throw notFound();
    const times = {
      ...(fromSeconds !== null && { start: sceneAnchorAt(moments, sceneId, fromSeconds, element.start) }),
      ...(untilSeconds !== null && { end: sceneAnchorAt(moments, sceneId, untilSeconds, element.end) }),
    };
    return changePart(storyboard, target, times as Partial<PartChanges>);
  }
  const [start, end] = anchorsOf(storyboard, target);
  const from = fromSeconds === null ? null : anchorAt(moments, fromSeconds, start);
  const until = untilSeconds === null ? null : anchorAt(moments, untilSeconds, end);
  if (target.kind === "overlay") {
    const overlay = storyboard.overlays?.[id];
    if (!overlay) throw notFound();
    return putOverlay(storyboard, id, {
      ...overlay,
      ...(from && { start: from }),
      ...(until && { end: until }),
    });
  }
  if (target.kind === "sound") {
    const sound = storyboard.sounds?.[id];
    if (!sound) throw notFound();
    return putSound(storyboard, id, { ...sound, ...(from && { start: from }), ...(until && { end: until }) });
  }
  const marker = storyboard.markers?.[id];
  if (!marker) throw notFound();
  return from ? putMarker(storyboard, id, { ...marker, at: from }) : storyboard;
}

function anchorsOf(
  storyboard: Storyboard,
  target: Exclude<TimedTarget, { kind: "caption" | "voice" }>,
): [Anchor | undefined, Anchor | undefined] {
  if (target.kind === "marker") return [storyboard.markers?.[target.id]?.at, undefined];
  const item = target.kind === "overlay" ? storyboard.overlays?.[target.id] : undefined;
  const sound = target.kind === "sound" ? storyboard.sounds?.[target.id] : undefined;
  return [item?.start ?? sound?.start, item?.end ?? sound?.end];
}

function boundsOf(moments: Moments, target: TimedTarget): [number, number] {
  if (target.kind === "voice") return [0, Infinity];
  if (target.kind !== "element") return [0, moments.durationSeconds];
  const timing = timingOf(moments, target.sceneId);
  return [timing?.startSeconds ?? 0, timing ? cutAfter(timing) : 0];
}

/** How much earlier what it plays can begin, and for how long it can sound. */
function leftOfFile(storyboard: Storyboard, target: TimedTarget, lengthOf: FileLength) {
  const sound = target.kind === "sound" ? storyboard.sounds?.[target.id] : undefined;
  if (sound && !sound.loops) {
    const beforeSeconds = sound.source.kind === "file" ? sound.source.trimStartSeconds : Infinity;
    return { beforeSeconds, afterSeconds: lengthOfSource(sound.source, lengthOf) ?? Infinity };
  }
  const content =
    target.kind === "element" || target.kind === "overlay" ? itemOf(storyboard, target)?.content : undefined;
  const isPiece = content?.kind === "clip" && !content.loop;
  return {
    beforeSeconds: isPiece ? content.trimStartSeconds / content.speed : Infinity,
    afterSeconds: Infinity,
  };
}

function notFound(): StoryboardEditError {
  return new StoryboardEditError("part-not-found", "What was moved is not there any more.");
}
