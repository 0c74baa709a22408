import { valueAmong } from "~/engine/animate";
import { easings, type Keyframe } from "~/scene/part-changes";

type Easing = Keyframe["easing"];

/**
 * The easing whose curve comes nearest to a place between two keyframes: `across` and `along` are shares, 0–1, of the time and of
 * the way from the first value to the second.
 */
export function easingThrough(across: number, along: number): Easing {
  const at = Math.min(0.95, Math.max(0.05, across));
  const distance = (easing: Easing) => Math.abs(wayAt(easing, at) - along);
  return easings.reduce((best, easing) => (distance(easing) < distance(best) ? easing : best));
}

/** How far along the way an easing is at a share of its time. */
function wayAt(easing: Easing, share: number): number {
  const between = [
    { atSeconds: 0, value: 0, easing },
    { atSeconds: 1, value: 1, easing },
  ];
  return valueAmong(between, share);
}
