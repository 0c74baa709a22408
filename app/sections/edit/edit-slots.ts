import { sameData } from "~/domain/data/same-data";
import { type Page, pageLimits, type SlotContent, type Slots } from "~/sections/page";
import type { SlotPlace } from "~/sections/shown-page";
import { changeSection } from "./change-section";
import { requireBlock } from "./edit-blocks";

import { PageEditError } from "./page-edit-error";

/** Pure edits of slots. Each throws `section-not-found` or `block-not-found` where the place is gone. */

/** Fills a slot, or empties it (`null`). Throws `text-too-long` and `table-too-large`. */
export function setSlot(page: Page, place: SlotPlace, content: SlotContent | null): Page {
  if (content) requireRoom(content);
  return changeSlots(page, place, (slots) => {
    const before = slots[place.slot] ?? null;
    if (sameData(before, content)) return slots;
    if (content) return { ...slots, [place.slot]: content };
    const { [place.slot]: _, ...others } = slots;
    return others;
  });
}

/**
 * Writes the words of a text slot; what it had as takes stays, and it is nobody's sample any more. No words empty a slot that has no
 * takes. Throws `text-too-long`.
 */
export function setText(page: Page, place: SlotPlace, text: string): Page {
  const before = slotAt(page, place);
  if (before?.kind === "text" && before.text === text) return page;
  if (text === "" && !(before?.kind === "text" && before.takes)) return setSlot(page, place, null);
  if (before?.kind !== "text") return setSlot(page, place, { kind: "text", text });
  const { sample: _, ...kept } = before;
  return setSlot(page, place, { ...kept, text });
}

/** The content of a slot; null where it is empty or its place is gone. */
export function slotAt({ sections }: Pick<Page, "sections">, place: SlotPlace): SlotContent | null {
  const section = sections[place.sectionId];
  const slots = place.blockId === null ? section?.slots : section?.blocks[place.blockId]?.slots;
  return slots?.[place.slot] ?? null;
}

/** Changes the slots of a section or of one of its blocks; all else stays the very same objects. */
function changeSlots(page: Page, { sectionId, blockId }: SlotPlace, change: (slots: Slots) => Slots): Page {
  return changeSection(page, sectionId, (section) => {
    if (blockId === null) {
      const slots = change(section.slots);
      return slots === section.slots ? section : { ...section, slots };
    }
    const block = requireBlock(section, blockId);
    const slots = change(block.slots);
    if (slots === block.slots) return section;
    return { ...section, blocks: { ...section.blocks, [blockId]: { ...block, slots } } };
  });
}

function requireRoom(content: SlotContent): void {
  const { textCharacters, tableRows, tableCells } = pageLimits;
  if (content.kind === "text" && content.text.length > textCharacters) {
    throw new PageEditError(
      "text-too-long",
      `A text has at most ${textCharacters} characters. Shorten it, or part it into several.`,
    );
  }
  if (content.kind !== "table") return;
  if (content.rows.length > tableRows || content.rows.some(({ cells }) => cells.length > tableCells)) {
    throw new PageEditError(
      "table-too-large",
      `A table has at most ${tableRows} rows of ${tableCells} columns. Take some out.`,
    );
  }
}
