import { blocksOf, type Page, type SlotContent, type Slots, sectionsOf } from "~/sections/page";

/** All words that people wrote into a page, in the order they are read; hidden sections too. */
export function wordsOfPage(page: Page): string[] {
  return [
    ...sectionsOf(page).flatMap((section) => [
      ...wordsOfSlots(section.slots),
      ...blocksOf(section).flatMap(({ slots }) => wordsOfSlots(slots)),
    ]),
    page.action.label,
    page.seo.title,
    page.seo.description,
  ].filter((words) => words.trim() !== "");
}

/** The words of some slots: texts, tables, and what an image shows. */
export function wordsOfSlots(slots: Slots): string[] {
  return Object.values(slots).flatMap(wordsOfSlot);
}

function wordsOfSlot(slot: SlotContent): string[] {
  if (slot.kind === "text") return [slot.text];
  if (slot.kind === "image") return slot.alt ? [slot.alt] : [];
  return slot.kind === "table" ? slot.rows.map(({ cells }) => cells.join(" · ")) : [];
}
