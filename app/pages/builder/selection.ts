import type { Page } from "~/sections/page";
import { placeKey, type SlotPlace } from "~/sections/shown-page";

/** Where one is on the page: a section, and a place in it where one is so close. */
export interface Selection {
  sectionId: string;
  blockId: string | null;
  slot: string | null;
}

export function isSameSelection(one: Selection | null, other: Selection | null): boolean {
  return one?.sectionId === other?.sectionId && one?.blockId === other?.blockId && one?.slot === other?.slot;
}

export function sectionSelection(sectionId: string): Selection {
  return { sectionId, blockId: null, slot: null };
}

/** The mark of the place that is chosen; null for a section as a whole. */
export function selectedKey(selection: Selection | null): string | null {
  return selection?.slot ? placeKey(selection as SlotPlace) : null;
}

/** What is still there of what was chosen. */
export function selectionOn(page: Page, selection: Selection | null): Selection | null {
  const section = selection && page.sections[selection.sectionId];
  if (!section) return null;
  if (selection.blockId !== null && !section.blocks[selection.blockId])
    return sectionSelection(selection.sectionId);
  return selection;
}

/** What is chosen once a section is gone: what followed it, else what preceded it. */
export function selectionAfterRemoval(page: Page, sectionId: string): Selection | null {
  const index = page.order.indexOf(sectionId);
  const next = page.order[index + 1] ?? page.order[index - 1];
  return next ? sectionSelection(next) : null;
}
