/** Which part of an item is under the pointer: its edges trim, the border between two scenes rolls. */
export type Zone = "start" | "end" | "roll" | "body";

export const EDGE_PIXELS = 12;
const ROLL_PIXELS = 4;
/** A choice is kept until the pointer has left it by this much, so that it does not flicker. */
const RETENTION_PIXELS = 2;

interface Edges {
  /** From the item's start, in pixels. */
  offset: number;
  width: number;
  /** Whether another scene touches there. */
  hasBefore: boolean;
  hasAfter: boolean;
  /** What it was a moment ago, on the same item. */
  last?: Zone | null | undefined;
  /** Fingers need more room. */
  isTouch?: boolean;
}

export function zoneAt({ offset, width, hasBefore, hasAfter, last, isTouch = false }: Edges): Zone {
  const edge = Math.min(isTouch ? 20 : EDGE_PIXELS, width / 3);
  const kept = (zone: Zone) => (last === zone ? RETENTION_PIXELS : 0);
  const roll = ROLL_PIXELS + kept("roll");
  const before = offset;
  const after = width - offset;
  if (hasBefore && before < Math.min(roll, width / 6)) return "roll";
  if (hasAfter && after < Math.min(roll, width / 6)) return "roll";
  if (before < edge + kept("start")) return "start";
  if (after < edge + kept("end")) return "end";
  return "body";
}
