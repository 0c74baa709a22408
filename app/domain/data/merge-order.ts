/**
 * What both sides made of the same list of ids, in one: theirs, with each id that mine moved or added behind the one it follows
 * there. Ids that only one side moved stand where that side put them; one that both moved stands where mine has it. Which ids mine
 * moved is read so that as few as can be of those that theirs moved are among them. Nothing is left out: what a side removed is for
 * the caller to take out.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const known = new Set(base);
  const moved = movedIds(base, mine, maybeMoved(base, theirs));
  const theirMoved = movedIds(base, theirs, maybeMoved(base, mine));
  const isPlaced = (id: string) => !moved.has(id) && known.has(id);
  const isBefore = (one: string, other: string) => {
    const [was, my, their] = [base, mine, theirs].map((list) => comesBefore(list, one, other));
    return my === null || was === null ? false : my === was ? their === true : my === true;
  };
  const order = theirs.filter((id) => !mine.includes(id) || isPlaced(id));
  let at = 0;
  let isInRun = false;
  for (const id of mine) {
    if (isPlaced(id)) {
      const place = order.indexOf(id);
      // What theirs moved is nowhere to find one's place by.
      if (place < 0 || theirMoved.has(id)) continue;
      at = place + 1;
      isInRun = false;
      continue;
    }
    if (!isInRun) at = behindTheirs(order, at, id, known);
    // Both moved something to one place: as they stand to each other where only one side turned that round.
    while (theirMoved.has(order[at] ?? "") && isBefore(order[at] ?? "", id)) at += 1;
    isInRun = true;
    order.splice(at, 0, id);
    at += 1;
  }
  return order;
}

/** Null where the list has not both. */
function comesBefore(list: readonly string[], one: string, other: string): boolean | null {
  const [place, otherPlace] = [list.indexOf(one), list.indexOf(other)];
  return place < 0 || otherPlace < 0 ? null : place < otherPlace;
}

/** Of what both sides added at one place, the one whose first id is smaller comes first: the same on both sides. */
function behindTheirs(order: readonly string[], at: number, id: string, known: ReadonlySet<string>): number {
  const first = order[at];
  if (first === undefined || known.has(first) || first > id) return at;
  const end = order.findIndex((other, index) => index > at && known.has(other));
  return end < 0 ? order.length : end;
}

/** Ids of both lists that stand elsewhere among each other; of several ways to read it, one that keeps what is `precious`. */
function movedIds(
  before: readonly string[],
  after: readonly string[],
  precious: ReadonlySet<string>,
): Set<string> {
  const kept = heaviestRun(before, after, (id) => (precious.has(id) ? before.length + 1 : 1));
  const there = new Set(after);
  return new Set(before.filter((id) => there.has(id) && !kept.has(id)));
}

/** Ids that were moved in one way or another to read it. */
function maybeMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const forward = movedIds(before, after, new Set());
  const backward = movedIds(before.toReversed(), after.toReversed(), new Set());
  return new Set([...forward, ...backward]);
}

/** The ids of both lists, in the same order in both, that weigh the most together. */
function heaviestRun(
  before: readonly string[],
  after: readonly string[],
  weigh: (id: string) => number,
): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const common = after.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place, weight: weigh(id), previous: -1 }];
  });
  let last = -1;
  common.forEach((entry, index) => {
    let best = 0;
    for (let earlier = 0; earlier < index; earlier++) {
      const { place, weight } = common[earlier]!;
      if (place < entry.place && weight > best) {
        best = weight;
        entry.previous = earlier;
      }
    }
    entry.weight += best;
    if (last < 0 || entry.weight > common[last]!.weight) last = index;
  });
  const kept = new Set<string>();
  for (let at = last; at >= 0; at = common[at]!.previous) kept.add(common[at]!.id);
  return kept;
}
