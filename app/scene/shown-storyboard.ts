import type { SlotContent, Storyboard } from "~/scene/storyboard";

/** The part of a storyboard that is shown and heard: without takes and notes on how it was made and what is missing. */
export function shownStoryboard({ wordsOf: _, ...storyboard }: Storyboard): Storyboard {
  return {
    ...storyboard,
    scenes: storyboard.scenes.map(({ takes: _takes, pictureBrief: _brief, slots, ...scene }) => ({
      ...scene,
      slots: Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, shownSlot(slot)])),
    })),
  };
}

function shownSlot(slot: SlotContent): SlotContent {
  if (slot.kind !== "picture") return slot;
  const { missing: _, ...shown } = slot;
  return shown;
}
