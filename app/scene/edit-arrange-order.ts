import { changePart, changesOf, type PartTarget } from "~/scene/edit-parts";
import type { Storyboard } from "~/scene/storyboard";

export type OrderChange = "front" | "back" | "forward" | "backward";

const most = 1000;

/**
 * Moves parts in the painting order. `painted`: the parts they are among, furthest back first, as they are painted now: those of
 * their scene, or all overlays. Only as many parts get an order of their own as the new sequence needs.
 */
export function orderParts(
  storyboard: Storyboard,
  painted: readonly PartTarget[],
  moved: readonly PartTarget[],
  change: OrderChange,
): Storyboard {
  const keys = new Set(moved.map(keyOf));
  const orders = new Map(painted.map((target) => [keyOf(target), orderOf(storyboard, target)]));
  const wanted = reordered(painted, keys, change);
  if (wanted.every((target, index) => target === painted[index])) return storyboard;
  const places = new Map(painted.map((target, index) => [keyOf(target), index]));
  const next = ordersOf(
    wanted.map((target) => ({ order: orders.get(keyOf(target))!, place: places.get(keyOf(target))! })),
    wanted.map((target) => keys.has(keyOf(target))),
  );
  return wanted.reduce((board, target, index) => {
    const order = next[index]!;
    if (order === orders.get(keyOf(target))) return board;
    return changePart(board, target, { order: order === 0 ? undefined : order });
  }, storyboard);
}

function reordered(
  painted: readonly PartTarget[],
  keys: ReadonlySet<string>,
  change: OrderChange,
): PartTarget[] {
  const isMoved = (target: PartTarget) => keys.has(keyOf(target));
  const moved = painted.filter(isMoved);
  const others = painted.filter((target) => !isMoved(target));
  if (change === "front") return [...others, ...moved];
  if (change === "back") return [...moved, ...others];
  const sequence = change === "forward" ? painted.toReversed() : [...painted];
  // Each goes past the next one that stays.
  for (let index = 1; index < sequence.length; index++) {
    const before = sequence[index - 1]!;
    const present = sequence[index]!;
    if (isMoved(present) && !isMoved(before)) {
      sequence[index - 1] = present;
      sequence[index] = before;
    }
  }
  return change === "forward" ? sequence.toReversed() : sequence;
}

interface Painted {
  order: number;
  /** Where it was painted before. */
  place: number;
}

/** Orders that give the sequence. Of two with the same order, the one that was further back before is painted first. */
function ordersOf(sequence: readonly Painted[], isMoved: readonly boolean[]): number[] {
  const orders = sequence.map(({ order }) => order);
  for (const [index, moved] of isMoved.entries()) {
    if (!moved) continue;
    const below = orders[index - 1];
    const next = isMoved.indexOf(false, index);
    if (below !== undefined) orders[index] = below + 1;
    else if (next >= 0) orders[index] = orders[next]! - (next - index);
  }
  for (let index = 1; index < orders.length; index++) {
    const below = orders[index - 1]!;
    if (orders[index]! > below) continue;
    const one = sequence[index - 1]!;
    const other = sequence[index]!;
    const mayShare = one.order === other.order && one.place < other.place;
    orders[index] = mayShare ? below : Math.max(orders[index]!, below + 1);
  }
  return orders.map((order) => Math.max(-most, Math.min(most, order)));
}

function orderOf(storyboard: Storyboard, target: PartTarget): number {
  return changesOf(storyboard, target)?.order ?? 0;
}

function keyOf(target: PartTarget): string {
  return target.kind === "overlay"
    ? `overlay/${target.id}`
    : target.kind === "element"
      ? `element/${target.sceneId}/${target.id}`
      : `part/${target.sceneId}/${target.key}`;
}
