import { changePart, changesOf, type PartTarget } from "~/scene/edit-parts";
import type { PartChanges } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

/** Sets the same fields of several parts; `undefined` takes one away. Throws `scene-not-found` and `part-not-found`. */
export function changeParts(
  storyboard: Storyboard,
  targets: readonly PartTarget[],
  changes: Partial<PartChanges>,
): Storyboard {
  return targets.reduce((board, target) => changePart(board, target, changes), storyboard);
}

/** Makes parts a group, out of the groups they were in. One part alone stays as it is. */
export function groupParts(
  storyboard: Storyboard,
  targets: readonly PartTarget[],
  groupId: string,
): Storyboard {
  return targets.length < 2 ? storyboard : changeParts(storyboard, targets, { groupId });
}

export function ungroupParts(storyboard: Storyboard, targets: readonly PartTarget[]): Storyboard {
  return changeParts(storyboard, targets, { groupId: undefined });
}

/** Locks parts, or unlocks them where all are locked. */
export function toggleLock(storyboard: Storyboard, targets: readonly PartTarget[]): Storyboard {
  const areLocked = targets.every((target) => changesOf(storyboard, target)?.isLocked);
  return changeParts(storyboard, targets, { isLocked: areLocked ? undefined : true });
}

/** Mirrors each part about its own middle, or takes that back. */
export function flipParts(
  storyboard: Storyboard,
  targets: readonly PartTarget[],
  axis: "x" | "y",
): Storyboard {
  const field = axis === "x" ? "flipX" : "flipY";
  return targets.reduce((board, target) => {
    const isFlipped = changesOf(board, target)?.[field] === true;
    return changePart(board, target, { [field]: isFlipped ? undefined : true });
  }, storyboard);
}
