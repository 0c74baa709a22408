import { mergeOrder } from "~/domain/data/merge-order";
import { sameData } from "~/domain/data/same-data";
import type { Section } from "~/sections/page";
import { type Page, pageLimits } from "~/sections/page";
import { mergeSlot } from "./merge-slots";
import { type MergeNotes, mergeFields } from "./merge-values";

export interface MergedPage {
  page: Page;
  /** The same place was changed on both sides, and theirs gave way. */
  overruled: boolean;
}

/**
 * What both sides made of the same page, in one. Whatever only one side changed stands, down to one slot of a block and to single
 * words of a text; where both changed the same words, mine stand and theirs are kept as a take. A section or block that one side
 * removed and the other changed stays. What only one side moved stands where that side put it. Sections and blocks are told apart by
 * their ids. Where both sides' new ones are more than there may be, the last that only theirs has give way.
 *
 * Pure; what is the same on one side stays that side's very object, so that what is shown is drawn anew only where it differs.
 * `keptAt` is the time of takes it keeps, ISO 8601.
 */
export function mergePages(base: Page, mine: Page, theirs: Page, keptAt: string): MergedPage {
  const notes: MergeNotes = { overruled: false, keptAt };
  const { order: _base, sections: _bases, ...baseRest } = base;
  const { order: _mine, sections: _mines, ...myRest } = mine;
  const { order: _theirs, sections: _theirses, ...theirRest } = theirs;
  const rest = mergeFields(baseRest, myRest, theirRest, notes, isWholeField) as typeof myRest;
  const { entries: sections, order } = mergeEntries<Section>(
    { entries: base.sections, order: base.order },
    { entries: mine.sections, order: mine.order },
    { entries: theirs.sections, order: theirs.order },
    { notes, most: pageLimits.sections, merge: mergeSection },
  );
  return { page: { ...rest, order, sections }, overruled: notes.overruled };
}

/** A brand is its logos, typefaces and name together. */
const isWholeField = (name: string) => name === "brand";

interface Entries<Entry> {
  entries: Readonly<Record<string, Entry>>;
  order: string[];
}

interface EntryMerging<Entry> {
  notes: MergeNotes;
  most: number;
  merge: (base: Entry | undefined, mine: Entry, theirs: Entry, notes: MergeNotes) => Entry;
}

function mergeEntries<Entry>(
  base: Entries<Entry>,
  mine: Entries<Entry>,
  theirs: Entries<Entry>,
  { notes, most, merge }: EntryMerging<Entry>,
): { entries: Record<string, Entry>; order: string[] } {
  const merged = new Map<string, Entry>();
  for (const id of new Set([...Object.keys(theirs.entries), ...Object.keys(mine.entries)])) {
    const [was, my, their] = [base, mine, theirs].map(({ entries }) => entryOf(entries, id));
    if (my && their) merged.set(id, merge(was, my, their, notes));
    else {
      const left = my ?? their;
      // Removed on one side: it stays away, unless the other side has changed it since.
      if (left && !sameData(was, left)) merged.set(id, left);
    }
  }
  const placed = mergeOrder(base.order, mine.order, theirs.order);
  const isMine = (id: string) => entryOf(mine.entries, id) !== undefined;
  const order = withinLimit(
    [...new Set(placed)].filter((id) => merged.has(id)),
    isMine,
    most,
    notes,
  );
  const entries = Object.fromEntries(order.map((id) => [id, merged.get(id) as Entry]));
  return {
    order: [mine.order, theirs.order].find((one) => sameData(one, order)) ?? order,
    entries: [mine.entries, theirs.entries].find((one) => sameEntries(one, entries)) ?? entries,
  };
}

function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry | undefined {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}

function sameEntries<Entry>(
  one: Readonly<Record<string, Entry>>,
  other: Readonly<Record<string, Entry>>,
): boolean {
  const ids = Object.keys(other);
  return ids.length === Object.keys(one).length && ids.every((id) => one[id] === other[id]);
}

/** Too many are only ever too many because both sides added some: the last that only they have give way. */
function withinLimit(
  order: string[],
  isMine: (id: string) => boolean,
  most: number,
  notes: MergeNotes,
): string[] {
  let excess = order.length - most;
  if (excess <= 0) return order;
  notes.overruled = true;
  return order
    .toReversed()
    .filter((id) => isMine(id) || excess-- <= 0)
    .toReversed();
}

function mergeSection(base: Section | undefined, mine: Section, theirs: Section, notes: MergeNotes): Section {
  if (mine === theirs || sameData(base, theirs) || sameData(mine, theirs)) return mine;
  if (sameData(base, mine)) return theirs;
  // Another type under the same id is another section.
  if (mine.type !== theirs.type || !base || base.type !== mine.type) {
    notes.overruled = true;
    return mine;
  }
  const { blocks, blockOrder: _b, slots, ...baseRest } = base;
  const { blocks: myBlocks, blockOrder: _m, slots: mySlots, ...myRest } = mine;
  const { blocks: theirBlocks, blockOrder: _t, slots: theirSlots, ...theirRest } = theirs;
  const merged = mergeEntries(
    { entries: blocks, order: base.blockOrder },
    { entries: myBlocks, order: mine.blockOrder },
    { entries: theirBlocks, order: theirs.blockOrder },
    { notes, most: pageLimits.blocks, merge: mergeBlock },
  );
  return {
    ...(mergeFields(baseRest, myRest, theirRest, notes) as typeof myRest),
    slots: mergeSlots(slots, mySlots, theirSlots, notes),
    blocks: merged.entries,
    blockOrder: merged.order,
  };
}

type Slots = Section["slots"];
type Block = Section["blocks"][string];

function mergeBlock(base: Block | undefined, mine: Block, theirs: Block, notes: MergeNotes): Block {
  if (mine === theirs || sameData(base, theirs) || sameData(mine, theirs)) return mine;
  if (base && sameData(base, mine)) return theirs;
  return { ...mine, slots: mergeSlots(base?.slots ?? {}, mine.slots, theirs.slots, notes) };
}

function mergeSlots(base: Slots, mine: Slots, theirs: Slots, notes: MergeNotes): Slots {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].flatMap((name) => {
    const slot = mergeSlot(base[name], mine[name], theirs[name], notes);
    return slot ? [[name, slot] as const] : [];
  });
  return Object.fromEntries(merged);
}
