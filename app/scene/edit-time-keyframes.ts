import { keyframeAt, secondsOfKeyframe, setTrack } from "~/scene/edit-keyframes";
import { changesOf, type PartTarget } from "~/scene/edit-parts";
import { toMilliseconds, within } from "~/scene/edit-time-anchors";
import type { Keyframe, KeyframeProperty } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

interface Span {
  startSeconds: number;
  endSeconds: number;
}

/**
 * Moves a keyframe along its part, in seconds from the part's start; it stays within the part, tied to the end it was tied to, and
 * takes the place of one it is put on. Where there is none at `atSeconds`, nothing changes.
 */
export function moveKeyframe(
  storyboard: Storyboard,
  target: PartTarget,
  property: KeyframeProperty,
  { atSeconds, toSeconds, span }: { atSeconds: number; toSeconds: number; span: Span },
): Storyboard {
  const track = changesOf(storyboard, target)?.keyframes?.[property] ?? [];
  const present = keyframeAt(track, atSeconds, span);
  if (!present) return storyboard;
  const length = span.endSeconds - span.startSeconds;
  const to = toMilliseconds(within(toSeconds, 0, length));
  const moved: Keyframe = { ...present, seconds: toMilliseconds(present.fromEnd ? to - length : to) };
  const others = track.filter((one) => one !== present);
  const covered = keyframeAt(others, to, span);
  const sorted = [...others.filter((one) => one !== covered), moved].sort(
    (one, other) => secondsOfKeyframe(one, span) - secondsOfKeyframe(other, span),
  );
  return setTrack(storyboard, target, property, sorted);
}
