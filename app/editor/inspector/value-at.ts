import { ease } from "~/engine/easing";
import { secondsOfKeyframe } from "~/scene/edit-keyframes";
import type { Keyframe, KeyframeProperty } from "~/scene/part-changes";

const factors: readonly KeyframeProperty[] = ["scale", "opacity", "gain"];

/** What a property has that no keyframe moves: factors are 1, all else is nothing. */
export function restingValue(property: KeyframeProperty): number {
  return factors.includes(property) ? 1 : 0;
}

/** The value of keyframes at a moment from the start of their part, as the engine moves it. */
export function valueAt(
  track: readonly Keyframe[],
  seconds: number,
  span: { startSeconds: number; endSeconds: number },
): number {
  const points = track
    .map((one) => ({ ...one, at: secondsOfKeyframe(one, span) }))
    .sort((one, other) => one.at - other.at);
  const index = points.findLastIndex(({ at }) => at <= seconds);
  const from = points[index];
  const to = points[index + 1];
  if (!from) return points[0]?.value ?? 0;
  if (!to) return from.value;
  const share = ease(from.easing, (seconds - from.at) / (to.at - from.at));
  return from.value + (to.value - from.value) * share;
}
