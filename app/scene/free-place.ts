import type { Box, ResolvedPart } from "~/scene/composition";
import type { Size } from "~/scene/format-size";
import type { Placement } from "~/scene/part-changes";

/** Something on the canvas that would be covered, and how much that matters: 0–1. */
export interface Obstacle {
  box: Box;
  weight: number;
}

/** Of the canvas: what is larger is a ground that things are laid on. */
const groundShare = 0.6;
const weights: Record<ResolvedPart["kind"], number> = {
  text: 1,
  element: 1,
  overlay: 1,
  captions: 1,
  media: 0.4,
  graphic: 0.3,
  background: 0,
};
const steps = { across: 9, down: 15 };
/** Of the canvas's shorter side, kept at its edges. */
const margin = 0.04;
/** What going all the way across the canvas is worth, in shares of the thing that are covered. */
const wayWeight = 0.35;
/** Two things whose middles are nearer than this, in fractions of the canvas, stand at the same place. */
const samePlace = 0.02;
const takenWeight = 4;

/** What is on the canvas at some time between two moments. */
export function obstaclesOf(
  parts: readonly ResolvedPart[],
  { width, height }: Size,
  span: { startSeconds: number; endSeconds: number },
): Obstacle[] {
  return parts.flatMap(({ kind, box, isHidden, startSeconds, endSeconds }) => {
    const isThere = startSeconds < span.endSeconds && endSeconds > span.startSeconds;
    const isGround = box.width * box.height > groundShare * width * height;
    if (isHidden || !isThere || isGround || weights[kind] === 0) return [];
    return [{ box, weight: weights[kind] }];
  });
}

/**
 * The place for a thing at which it covers least, as near to the wanted one as that goes, whole on the canvas; never one at which
 * another thing stands (`taken`).
 */
export function freePlace(
  wanted: Placement,
  obstacles: readonly Obstacle[],
  taken: readonly Placement[],
  size: Size,
): Placement {
  const shorter = Math.min(size.width, size.height);
  const width = (wanted.width * shorter) / size.width;
  const height = (wanted.height * shorter) / size.height;
  const costAt = (centerX: number, centerY: number): number => {
    const own: Box = {
      x: (centerX - width / 2) * size.width,
      y: (centerY - height / 2) * size.height,
      width: width * size.width,
      height: height * size.height,
    };
    const covered = obstacles.reduce((sum, { box, weight }) => {
      const shared = sharedArea(own, box);
      // A small thing that is covered whole is as lost as a large one.
      return (
        sum + weight * (shared / (own.width * own.height) + shared / Math.max(1, box.width * box.height))
      );
    }, 0);
    const isTaken = taken.some(
      (other) =>
        Math.abs(other.centerX - centerX) < samePlace && Math.abs(other.centerY - centerY) < samePlace,
    );
    const way = Math.hypot(centerX - wanted.centerX, centerY - wanted.centerY);
    return covered + (isTaken ? takenWeight : 0) + way * wayWeight;
  };
  let best = { centerX: wanted.centerX, centerY: wanted.centerY };
  let least = costAt(best.centerX, best.centerY);
  for (const centerX of centres(width, (margin * shorter) / size.width, steps.across)) {
    for (const centerY of centres(height, (margin * shorter) / size.height, steps.down)) {
      const cost = costAt(centerX, centerY);
      if (cost < least - 1e-9) {
        least = cost;
        best = { centerX, centerY };
      }
    }
  }
  return { ...wanted, ...best };
}

/** Middles of a thing of this length along one side of the canvas, in fractions of it; a thing that is too long stays in the middle. */
function centres(length: number, edge: number, count: number): number[] {
  const from = edge + length / 2;
  const to = 1 - from;
  if (to <= from) return [0.5];
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
