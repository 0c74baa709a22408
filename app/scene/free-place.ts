import type { Platform } from "~/domain/video/platform";
import type { Box, ResolvedPart } from "~/scene/composition";
import type { Size } from "~/scene/format-size";
import type { Placement } from "~/scene/part-changes";
import { type Range, safePlaces } from "~/scene/safe-places";

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
 * The place for a thing at which it covers least, as near to the wanted one as that goes, inside the safe area of every format;
 * never one at which another thing stands (`taken`). What is too large for that becomes smaller.
 */
export function freePlace(
  wanted: Placement,
  obstacles: readonly Obstacle[],
  taken: readonly Placement[],
  size: Size,
  platform?: Platform,
): Placement {
  const shorter = Math.min(size.width, size.height);
  const safe = safePlaces(wanted, platform);
  const width = (safe.width * shorter) / size.width;
  const height = (safe.height * shorter) / size.height;
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
  let best = { centerX: within(wanted.centerX, safe.x), centerY: within(wanted.centerY, safe.y) };
  let least = costAt(best.centerX, best.centerY);
  for (const centerX of centres(safe.x, steps.across)) {
    for (const centerY of centres(safe.y, steps.down)) {
      const cost = costAt(centerX, centerY);
      if (cost < least - 1e-9) {
        least = cost;
        best = { centerX, centerY };
      }
    }
  }
  return { ...wanted, width: safe.width, height: safe.height, ...best };
}

const within = (share: number, { from, to }: Range) => Math.min(to, Math.max(from, share));

function centres({ from, to }: Range, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
