/**
 * A long list by time, newest first, of which only windows are in memory. It is cut into segments of time; of each
 * is known how many items it holds, and of some the items themselves. Any place of the list is found by counting:
 * a segment that is too large to be read is cut at a guessed moment until what is wanted lies in a small one.
 */
export interface Segment<Item> {
  /** In milliseconds since 1970; `fromMs` belongs to the segment, `toMs` does not. */
  fromMs: number;
  toMs: number;
  count: number;
  /** Newest first; null while they were not read. */
  items: readonly Item[] | null;
  /** How often in a row a cut of it gave next to nothing: the next one is made further away. */
  misses: number;
}

/** What to do so that a window of the list can be shown. */
export type Step =
  | { kind: "read"; at: number }
  /** Count the part of segment `at` from `fromMs` on, then `cut` there. */
  | { kind: "count"; at: number; fromMs: number };

export function totalOf(segments: readonly Segment<unknown>[]): number {
  return segments.reduce((sum, { count }) => sum + count, 0);
}

/** The item at a place of the whole list; null where it is not in memory or past the end. */
export function itemAt<Item>(segments: readonly Segment<Item>[], index: number): Item | null {
  let first = 0;
  for (const { count, items } of segments) {
    if (index < first + count) return items?.[index - first] ?? null;
    first += count;
  }
  return null;
}

/**
 * The next step towards showing items `first` to `last` (both included), or null when all of them are there. No
 * segment above `most` items is read, unless it cannot be cut any more.
 */
export function nextStep(
  segments: readonly Segment<unknown>[],
  first: number,
  last: number,
  most: number,
): Step | null {
  let start = 0;
  for (const [at, segment] of segments.entries()) {
    const { fromMs, toMs, count, items } = segment;
    const end = start + count;
    const isWanted = count > 0 && start <= last && end > first;
    if (isWanted && items === null) {
      if (count <= most || toMs - fromMs <= 1) return { kind: "read", at };
      return { kind: "count", at, fromMs: guessCut(segment, Math.max(0, first - start), most) };
    }
    start = end;
  }
  return null;
}

/**
 * A moment inside the segment, taking its items as spread evenly: one page below the wanted item if that lies near
 * the newer end, so that the newer part can be read; else a little above it, so that the older part begins there.
 */
function guessCut({ fromMs, toMs, count, misses }: Segment<unknown>, wanted: number, most: number): number {
  const place = wanted < most * 0.6 ? most * 0.8 : wanted - most * 0.2;
  const share = Math.min(0.5 + place / count / 2, (place / count) * 4 ** misses);
  const guess = Math.round(toMs - (toMs - fromMs) * share);
  return Math.min(toMs - 1, Math.max(fromMs + 1, guess));
}

/** The segments after segment `at` was cut at `fromMs` and its newer part found to hold `newerCount` items. */
export function cut<Item>(
  segments: readonly Segment<Item>[],
  at: number,
  fromMs: number,
  newerCount: number,
): Segment<Item>[] {
  const segment = segments[at];
  if (!segment || fromMs <= segment.fromMs || fromMs >= segment.toMs) return [...segments];
  // What was counted a moment ago may have grown or shrunk since.
  const olderCount = Math.max(0, segment.count - newerCount);
  const misses = newerCount < segment.count / 50 || olderCount < segment.count / 50 ? segment.misses + 1 : 0;
  const newer = { fromMs, toMs: segment.toMs, count: newerCount, items: null, misses };
  const older = { fromMs: segment.fromMs, toMs: fromMs, count: olderCount, items: null, misses };
  return segments.toSpliced(at, 1, ...[newer, older].filter(({ count }) => count > 0));
}

/** The place of the first item at or before a moment, as far as it is known without counting. */
export function placeOf(segments: readonly Segment<{ createdAt: Date }>[], timeMs: number): number {
  let first = 0;
  for (const { fromMs, toMs, count, items } of segments) {
    if (timeMs >= toMs) return first;
    if (timeMs >= fromMs) {
      if (!items) return first + Math.floor((count * (toMs - timeMs)) / Math.max(1, toMs - fromMs));
      const within = items.findIndex(({ createdAt }) => createdAt.getTime() <= timeMs);
      return first + (within < 0 ? items.length : within);
    }
    first += count;
  }
  return first;
}

/** The items of a range of time, newest first, or null where not all of them are in memory. */
export function itemsBetween<Item extends { createdAt: Date }>(
  segments: readonly Segment<Item>[],
  fromMs: number,
  toMs: number,
): Item[] | null {
  const touched = segments.filter(
    (segment) => segment.count > 0 && segment.fromMs < toMs && segment.toMs > fromMs,
  );
  if (touched.some(({ items }) => items === null)) return null;
  return touched
    .flatMap(({ items }) => items ?? [])
    .filter(({ createdAt }) => createdAt.getTime() >= fromMs && createdAt.getTime() < toMs);
}
