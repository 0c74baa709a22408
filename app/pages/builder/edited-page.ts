import type { ShownSection } from "~/sections/define-section";
import type { Page, Section, Slots } from "~/sections/page";
import { type PageContext, resolvePage } from "~/sections/resolve-page";
import { sectionTypes } from "~/sections/section-types";
import type { ShownPage, SlotPlace } from "~/sections/shown-page";

interface Kept {
  section: Section;
  isFirst: boolean;
  shown: ShownSection | null;
}

/**
 * Resolves a page again and again while it is edited. A section that has not changed, in surroundings that have not, is the very
 * object of before, so that its cost follows the edit and not the page.
 */
export function editedPageResolver(): (page: Page, context: PageContext) => ShownPage {
  let needs: readonly unknown[] = [];
  let frame: ShownPage | null = null;
  let kept = new Map<string, Kept>();
  return (page, context) => {
    const { language, theme, action } = page;
    const now = [language, theme, action, context.facts, context.images, context.videos, context.typefaces];
    if (!frame || now.some((need, index) => need !== needs[index])) {
      needs = now;
      frame = resolvePage({ ...page, order: [], sections: {} }, context);
      kept = new Map();
    }
    const sections: ShownSection[] = [];
    const next = new Map<string, Kept>();
    for (const id of page.order) {
      const section = page.sections[id];
      if (!section) continue;
      const isFirst = sections.length === 0;
      const before = kept.get(id);
      const isSame = before?.section === section && before.isFirst === isFirst;
      const shown = isSame ? before.shown : resolveSection(page, id, section, isFirst, context);
      next.set(id, { section, isFirst, shown });
      if (shown) sections.push(shown);
    }
    kept = next;
    return { ...frame, sections };
  };
}

function resolveSection(
  page: Page,
  id: string,
  section: Section,
  isFirst: boolean,
  context: PageContext,
): ShownSection | null {
  const alone = { ...page, order: [id], sections: { [id]: withEmptyTexts(section) } };
  const [shown] = resolvePage(alone, context).sections;
  return shown ? { ...shown, isFirst } : null;
}

/**
 * Texts that nobody wrote yet stand empty, so that they can be written where they will stand; beside a fact they would stand in its
 * place.
 */
function withEmptyTexts(section: Section): Section {
  const definition = sectionTypes.get(section.type);
  if (!definition) return section;
  const fill = (slots: Slots, declarations: typeof definition.slots): Slots => {
    if (slots.fact) return slots;
    const missing = Object.entries(declarations).flatMap(([name, { kind }]) =>
      kind === "text" && !slots[name] ? [[name, { kind: "text", text: "" }] as const] : [],
    );
    return missing.length > 0 ? { ...slots, ...Object.fromEntries(missing) } : slots;
  };
  const declared = definition.blocks?.slots;
  return {
    ...section,
    slots: fill(section.slots, definition.slots),
    blocks: declared
      ? Object.fromEntries(
          Object.entries(section.blocks).map(([id, block]) => [
            id,
            { ...block, slots: fill(block.slots, declared) },
          ]),
        )
      : section.blocks,
  };
}

/** The page with the words of one place as they were: while somebody types there, the browser alone draws them. */
export function withWordsHeld(page: ShownPage, place: SlotPlace, text: string): ShownPage {
  const hold = (slots: ShownSection["slots"]) => {
    const slot = slots[place.slot];
    return slot?.kind === "text" ? { ...slots, [place.slot]: { ...slot, text } } : slots;
  };
  const sections = page.sections.map((section) => {
    if (section.id !== place.sectionId) return section;
    if (place.blockId === null) return { ...section, slots: hold(section.slots) };
    const blocks = section.blocks.map((block) =>
      block.id === place.blockId ? { ...block, slots: hold(block.slots) } : block,
    );
    return { ...section, blocks };
  });
  return { ...page, sections };
}

/** The words a place shows; null where it shows none. */
export function shownWords(page: ShownPage, place: SlotPlace): string | null {
  const section = page.sections.find(({ id }) => id === place.sectionId);
  const slots =
    place.blockId === null ? section?.slots : section?.blocks.find(({ id }) => id === place.blockId)?.slots;
  const slot = slots?.[place.slot];
  return slot?.kind === "text" ? slot.text : null;
}
