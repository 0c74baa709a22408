import { sameData } from "~/domain/data/same-data";
import { type Page, type Section, sectionsOf } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";

/** One thing that is otherwise in a page than in the one that is published. */
export interface PageDifference {
  key: string;
  /** A sentence without its end: "Hero changed". */
  words: string;
  /** Where it can be looked at; null for what is no section. */
  sectionId: string | null;
}

/** What others do not see yet of a page, in its order. What no visitor could tell is none: kept wordings, hidden sections. */
export function pageDifferences(published: Page, present: Page): PageDifference[] {
  const before = shownSections(published);
  const now = shownSections(present);
  const changes = now.flatMap(([id, section]): PageDifference[] => {
    const former = before.find(([other]) => other === id)?.[1];
    if (former && sameData(seen(former), seen(section))) return [];
    return [{ key: id, words: `${labelOf(section)} ${former ? "changed" : "added"}`, sectionId: id }];
  });
  const removed = before
    .filter(([id]) => !now.some(([other]) => other === id))
    .map(([id, section]) => ({ key: id, words: `${labelOf(section)} removed`, sectionId: null }));
  const ofPage = pageParts.flatMap(({ name, words }) =>
    sameData(published[name], present[name]) ? [] : [{ key: name, words, sectionId: null }],
  );
  const moved = isReordered(before, now)
    ? [{ key: "order", words: "Sections reordered", sectionId: null }]
    : [];
  return [...changes, ...removed, ...moved, ...ofPage];
}

const pageParts = [
  { name: "theme", words: "Theme changed" },
  { name: "action", words: "Button of the page changed" },
  { name: "seo", words: "Title or description for search engines changed" },
  { name: "language", words: "Language changed" },
] as const;

function shownSections(page: Page): (readonly [string, Section])[] {
  return sectionsOf(page)
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, ...section }) => [id, section] as const);
}

/** As much of a section as visitors see. */
function seen({ type, variant, slots, blocks, blockOrder }: Section) {
  return {
    type,
    variant,
    slots: withoutTakes(slots),
    blocks: blockOrder.map((id) => withoutTakes(blocks[id]?.slots ?? {})),
  };
}

function withoutTakes(slots: Section["slots"]) {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [
      name,
      slot.kind === "text" ? { kind: slot.kind, text: slot.text } : slot,
    ]),
  );
}

function isReordered(
  before: readonly (readonly [string, Section])[],
  now: readonly (readonly [string, Section])[],
): boolean {
  const ids = (all: typeof before, others: typeof before) =>
    all.map(([id]) => id).filter((id) => others.some(([other]) => other === id));
  return !sameData(ids(before, now), ids(now, before));
}

function labelOf({ type }: Section): string {
  return sectionTypes.get(type)?.label ?? type;
}
