import type { Page, Section, SlotContent, Slots } from "~/sections/page";

/**
 * The page with every slot as `change` gives it back; sections, blocks and slots that it leaves as they are stay the very same
 * objects, and so does the page where nothing changes.
 */
export function eachSlot(page: Page, change: (slot: SlotContent, sectionId: string) => SlotContent): Page {
  const sections = mapped(page.sections, (section, id) => eachSlotOf(section, (slot) => change(slot, id)));
  return sections === page.sections ? page : { ...page, sections };
}

/** The same of one section. */
export function eachSlotOf(section: Section, change: (slot: SlotContent) => SlotContent): Section {
  const ofSlots = (slots: Slots) => mapped(slots, change);
  const slots = ofSlots(section.slots);
  const blocks = mapped(section.blocks, (block) => {
    const own = ofSlots(block.slots);
    return own === block.slots ? block : { ...block, slots: own };
  });
  return slots === section.slots && blocks === section.blocks ? section : { ...section, slots, blocks };
}

function mapped<Value>(
  record: Record<string, Value>,
  change: (value: Value, name: string) => Value,
): Record<string, Value> {
  const entries = Object.entries(record).map(([name, value]) => [name, change(value, name)] as const);
  return entries.every(([name, value]) => value === record[name]) ? record : Object.fromEntries(entries);
}
