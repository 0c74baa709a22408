import type { Segment } from "~/images/gallery/time-segments";

/** Items read at once, and most of one segment. */
export const pageItems = 80;

export interface Dated {
  id: string;
  createdAt: Date;
}

/**
 * The newest segment after its listener told its first page anew. What was pushed off the page by newer items stays;
 * what left the page otherwise is gone, and what moved up into it from below belongs to the next segment.
 */
export function mergeNewest<Item extends Dated>(
  segment: Segment<Item>,
  page: readonly Item[],
  isWhole = false,
): Segment<Item> {
  const there = new Set(page.map(({ id }) => id));
  const lastMs = page.at(-1)?.createdAt.getTime() ?? Number.POSITIVE_INFINITY;
  const pushedOff = (segment.items ?? []).filter(
    ({ id, createdAt }) =>
      !isWhole && !there.has(id) && page.length >= pageItems && createdAt.getTime() <= lastMs,
  );
  const own = page.filter(({ createdAt }) => createdAt.getTime() >= segment.fromMs);
  const items = [...own, ...pushedOff];
  return { ...segment, count: items.length, items };
}
