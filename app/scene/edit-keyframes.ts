import { changePart, changesOf, type PartTarget } from "~/scene/edit-parts";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import type { Keyframe, KeyframeProperty } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

/** Pure edits of keyframes. Times are seconds from the start of the part. */

/** Keyframes nearer than half a frame are one. */
const nearSeconds = 1 / 60;
const mostKeyframes = 60;

interface Span {
  startSeconds: number;
  endSeconds: number;
}

/** When a keyframe is, from the start of its part. */
export function secondsOfKeyframe(
  { seconds, fromEnd }: Keyframe,
  { startSeconds, endSeconds }: Span,
): number {
  return fromEnd ? endSeconds - startSeconds + seconds : seconds;
}

/** The keyframe at a moment, if there is one. */
export function keyframeAt(
  track: readonly Keyframe[] | undefined,
  seconds: number,
  span: Span,
): Keyframe | null {
  return track?.find((one) => Math.abs(secondsOfKeyframe(one, span) - seconds) < nearSeconds) ?? null;
}

/**
 * Sets a property's value at a moment: of the keyframe that is there, or of a new one, which goes on as the one before it.
 * Throws `scene-not-found`, `part-not-found`, and `too-many-parts`.
 */
export function setKeyframe(
  storyboard: Storyboard,
  target: PartTarget,
  property: KeyframeProperty,
  at: { seconds: number; span: Span },
  fields: Partial<Pick<Keyframe, "value" | "easing">> & { value: number },
): Storyboard {
  const track = changesOf(storyboard, target)?.keyframes?.[property] ?? [];
  const present = keyframeAt(track, at.seconds, at.span);
  if (present) {
    return setTrack(
      storyboard,
      target,
      property,
      track.map((one) => (one === present ? { ...one, ...fields } : one)),
    );
  }
  if (track.length >= mostKeyframes) {
    throw new StoryboardEditError(
      "too-many-parts",
      `A property can have at most ${mostKeyframes} keyframes.`,
    );
  }
  const before = track.findLast((one) => secondsOfKeyframe(one, at.span) < at.seconds);
  const seconds = Math.round(at.seconds * 1000) / 1000;
  const added: Keyframe = { seconds, easing: before?.easing ?? "in-out-cubic", ...fields };
  const sorted = [...track, added].sort(
    (one, other) => secondsOfKeyframe(one, at.span) - secondsOfKeyframe(other, at.span),
  );
  return setTrack(storyboard, target, property, sorted);
}

/** Takes the keyframe at a moment away; where there is none, nothing changes. */
export function removeKeyframe(
  storyboard: Storyboard,
  target: PartTarget,
  property: KeyframeProperty,
  at: { seconds: number; span: Span },
): Storyboard {
  const track = changesOf(storyboard, target)?.keyframes?.[property] ?? [];
  const present = keyframeAt(track, at.seconds, at.span);
  if (!present) return storyboard;
  return setTrack(
    storyboard,
    target,
    property,
    track.filter((one) => one !== present),
  );
}

/** Without keyframes the property rests again. */
export function setTrack(
  storyboard: Storyboard,
  target: PartTarget,
  property: KeyframeProperty,
  track: readonly Keyframe[],
): Storyboard {
  const { [property]: _, ...others } = changesOf(storyboard, target)?.keyframes ?? {};
  const keyframes = track.length > 0 ? { ...others, [property]: [...track] } : others;
  return changePart(storyboard, target, {
    keyframes: Object.keys(keyframes).length > 0 ? keyframes : undefined,
  });
}
