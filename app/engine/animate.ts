import { ease } from "~/engine/easing";
import type { Animation, Easing, Edge, KeyframeTrack, Layer } from "~/scene/composition";

/** How far a layer, or a piece of one, stands from its resting state at one moment. */
export interface Pose {
  opacity: number;
  x: number;
  y: number;
  scale: number;
  scaleX: number;
  scaleY: number;
  rotationDegrees: number;
  /** Part of the box that shows, 0–1, held to `clipEdge`. */
  clip: number;
  clipEdge: Edge;
  /** How far a counter, a progress or a drawn-on outline is, 0–1. */
  value: number;
}

/** How a layer without animations stands. */
export const restingPose: Readonly<Pose> = Object.freeze({
  opacity: 1,
  x: 0,
  y: 0,
  scale: 1,
  scaleX: 1,
  scaleY: 1,
  rotationDegrees: 0,
  clip: 1,
  clipEdge: "left",
  value: 1,
});

/**
 * The pose at a time. `pieceIndex` delays each animation by that many of its stagger steps. The clip edge is
 * that of the last clip animation still under way, so one layer can be revealed from one side and hidden to another.
 */
export function poseAt(
  animations: readonly Animation[],
  timeSeconds: number,
  pieceIndex = 0,
): Readonly<Pose> {
  if (animations.length === 0) return restingPose;
  const pose: Pose = { ...restingPose };
  for (const animation of animations) {
    const value = valueAt(animation, timeSeconds - pieceIndex * (animation.staggerSeconds ?? 0));
    switch (animation.property) {
      case "opacity":
        pose.opacity *= value;
        break;
      case "x":
        pose.x += value;
        break;
      case "y":
        pose.y += value;
        break;
      case "scale":
        pose.scale *= value;
        break;
      case "rotation":
        pose.rotationDegrees += value;
        break;
      case "scaleX":
        pose.scaleX *= value;
        break;
      case "scaleY":
        pose.scaleY *= value;
        break;
      case "value":
        pose.value *= value;
        break;
      case "blur":
        // Is no part of the pose: see `blurAt`.
        break;
      case "clip":
        pose.clip *= Math.min(1, Math.max(0, value));
        if (value < 1) pose.clipEdge = animation.edge ?? "left";
        break;
    }
  }
  pose.opacity = Math.min(1, Math.max(0, pose.opacity));
  return pose;
}

/** Standard deviation of a layer's blur at a time, in pixels. */
export function blurAt(
  { blur = 0, animations }: Pick<Layer, "blur" | "animations">,
  timeSeconds: number,
): number {
  let sum = blur;
  for (const animation of animations) {
    if (animation.property === "blur") sum += valueAt(animation, timeSeconds);
  }
  return Math.max(0, sum);
}

/** Whether a layer is blurred at any time. */
export function hasBlur({ blur = 0, animations }: Pick<Layer, "blur" | "animations">): boolean {
  return blur > 0 || animations.some(({ property }) => property === "blur");
}

/** A pose mirrored about the middle of its box. What comes in from a side still comes in from there. */
export function mirrored(
  pose: Readonly<Pose>,
  { flipX = false, flipY = false }: Pick<Layer, "flipX" | "flipY">,
): Readonly<Pose> {
  if (!flipX && !flipY) return pose;
  const isAcross = flipX && (pose.clipEdge === "left" || pose.clipEdge === "right");
  const isAlong = flipY && (pose.clipEdge === "top" || pose.clipEdge === "bottom");
  return {
    ...pose,
    scaleX: flipX ? -pose.scaleX : pose.scaleX,
    scaleY: flipY ? -pose.scaleY : pose.scaleY,
    clipEdge: isAcross || isAlong ? oppositeEdge[pose.clipEdge] : pose.clipEdge,
  };
}

const oppositeEdge = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;

/** Whether a pose leaves nothing to see. */
export function isInvisible(pose: Readonly<Pose>): boolean {
  return pose.opacity <= 0 || pose.clip <= 0 || pose.scale * pose.scaleX * pose.scaleY === 0;
}

/** Whether a pose moves or turns anything, so that a canvas transformation is needed. */
export function isMoved(pose: Readonly<Pose>): boolean {
  return (
    pose.x !== 0 ||
    pose.y !== 0 ||
    pose.scale !== 1 ||
    pose.scaleX !== 1 ||
    pose.scaleY !== 1 ||
    pose.rotationDegrees !== 0
  );
}

/** Whether a pose leaves size and direction: pixels at rest are the same, elsewhere. */
export function isShifted(pose: Readonly<Pose>): boolean {
  return !isTurned(pose) && pose.scale * pose.scaleX === 1 && pose.scale * pose.scaleY === 1;
}

/**
 * A pose whose shift, where it does nothing but shift, is a whole number of pixels of a canvas of so many pixels per unit:
 * what moves looks as sharp as at rest, each letter keeps its place among the others, and pixels can be copied.
 */
export function onWholePixels(
  pose: Readonly<Pose>,
  { scaleX, scaleY }: { scaleX: number; scaleY: number },
): Readonly<Pose> {
  if ((pose.x === 0 && pose.y === 0) || !isShifted(pose)) return pose;
  return { ...pose, x: Math.round(pose.x * scaleX) / scaleX, y: Math.round(pose.y * scaleY) / scaleY };
}

/** Whether a pose turns anything. */
export function isTurned(pose: Readonly<Pose>): boolean {
  return pose.rotationDegrees % 360 !== 0;
}

function valueAt(animation: Animation, timeSeconds: number): number {
  if ("keyframes" in animation) return valueAmong(animation.keyframes, timeSeconds);
  const { from, to, startSeconds, endSeconds, easing } = animation;
  return between(from, to, startSeconds, endSeconds, easing, timeSeconds);
}

/** The value of keyframes at a time. */
export function valueAmong(keyframes: KeyframeTrack["keyframes"], timeSeconds: number): number {
  const next = keyframes.findIndex(({ atSeconds }) => atSeconds > timeSeconds);
  if (next <= 0) return keyframes.at(next === 0 ? 0 : -1)?.value ?? 0;
  const [before, after] = [keyframes[next - 1]!, keyframes[next]!];
  return between(before.value, after.value, before.atSeconds, after.atSeconds, before.easing, timeSeconds);
}

function between(
  from: number,
  to: number,
  startSeconds: number,
  endSeconds: number,
  easing: Easing,
  timeSeconds: number,
): number {
  const span = endSeconds - startSeconds;
  const elapsed = timeSeconds - startSeconds;
  const progress = span > 0 ? elapsed / span : elapsed >= 0 ? 1 : 0;
  return from + (to - from) * ease(easing, progress);
}
