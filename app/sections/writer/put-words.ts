import type { SectionDefinition } from "~/sections/define-section";
import type { Block, Section, Slots } from "~/sections/page";
import { keyOf, textOf } from "~/sections/writer/fill-slots";
import type { Material } from "~/sections/writer/material";
import { splitSentences } from "~/sections/writer/sentences";

interface Words {
  slots: Readonly<Record<string, string>>;
  blocks: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/**
 * The section with words of a model in place of the built-in writer's, bound to the facts they state. Null where what it cannot be without is
 * in another language and nobody translated it.
 */
export function putWords(
  section: Section,
  { slots, blocks }: Words,
  definition: SectionDefinition,
  material: Material,
): Section | null {
  const text = textOf(material);
  const foreign = new Set(
    material.known.flatMap(({ isForeign, sentences }) => (isForeign ? sentences.map(keyOf) : [])),
  );
  const isForeign = (words: string) =>
    foreign.size > 0 && splitSentences(words).some((sentence) => foreign.has(keyOf(sentence)));
  const put = (present: Slots, words: Readonly<Record<string, string>>): Slots => ({
    ...Object.fromEntries(
      Object.entries(present).filter(([, content]) => content.kind !== "text" || !isForeign(content.text)),
    ),
    ...Object.fromEntries(Object.entries(words).map(([name, said]) => [name, text(said)])),
  });
  const isWhole = (filled: Slots, declared: SectionDefinition["slots"] = {}) =>
    Object.entries(declared).every(([name, { isRequired }]) => !isRequired || filled[name]);

  const ownSlots = put(section.slots, slots);
  const kept = section.blockOrder.flatMap((id): [string, Block][] => {
    const block = section.blocks[id];
    if (!block) return [];
    const filled = put(block.slots, blocks.get(id) ?? {});
    const isEmptied = Object.keys(block.slots).length > 0 && Object.keys(filled).length === 0;
    return isWhole(filled, definition.blocks?.slots) && !isEmptied ? [[id, { slots: filled }]] : [];
  });
  if (!isWhole(ownSlots, definition.slots)) return null;
  if (section.blockOrder.length > 0 && kept.length === 0) return null;
  if (kept.length < (definition.blocks?.least ?? 0)) return null;
  return {
    ...section,
    slots: ownSlots,
    blocks: Object.fromEntries(kept),
    blockOrder: kept.map(([id]) => id),
  };
}
