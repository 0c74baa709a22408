import type { Tone } from "~/domain/video/brief";
import type { SectionDefinition } from "~/sections/define-section";
import { newSection } from "~/sections/new-page";
import type { Block, Section, Slots } from "~/sections/page";
import { fillSlots, type Told } from "~/sections/writer/fill-slots";
import type { Material } from "~/sections/writer/material";
import type { OutlinedSection } from "~/sections/writer/outline";
import { mannerOf } from "~/sections/writer/phrases/phrases-of";
import { recipes } from "~/sections/writer/recipes";
import type { DirectionId } from "~/sections/writer/write-input";

interface Manner {
  direction: DirectionId;
  tone: Tone;
}

/** A section with the ids of the facts it tells. */
export interface WrittenSection {
  section: Section;
  factIds: ReadonlySet<string>;
}

/**
 * A section of the outline from what is known; null where too little is known for it. `told` is what the sections before it said, and
 * has more afterwards.
 */
export function writeSection(
  outlined: Pick<OutlinedSection, "type" | "variant">,
  definition: SectionDefinition,
  material: Material,
  { direction, tone }: Manner,
  told: Told,
): WrittenSection | null {
  const recipe = recipes[outlined.type];
  const spoken = { ...material, input: { ...material.input, tone } };
  if (!recipe) return null;
  const made = { definition, direction, told };
  const seed = recipe.section ? recipe.section(spoken, made) : { known: [] };
  if (!seed) return null;
  const headingName = typeof recipe.heading === "function" ? recipe.heading(material) : recipe.heading;
  const phrases = material.phrases;
  const heading = headingName && phrases ? phrases.headings[headingName][mannerOf(tone)] : null;
  const words = { ...(heading && { heading, title: heading }), ...seed.words };
  const filled = fillSlots(definition.slots, { ...seed, words }, spoken, told);
  if (!filled) return null;

  const factIds = new Set(filled.usedFactIds);
  const blocks: Record<string, Block> = {};
  const blockOrder: string[] = [];
  const declared = definition.blocks;
  for (const one of (declared && recipe.blocks?.(spoken, made)) ?? []) {
    if (blockOrder.length >= (declared?.most ?? 0)) break;
    const content = fillSlots(declared?.slots ?? {}, one, spoken, new Set());
    if (!content || content.count === 0 || !hasOneOf(content.slots, declared?.needsOneOf)) continue;
    let id = one.id;
    for (let copy = 2; blocks[id]; copy++) id = `${one.id.slice(0, 60)}-${copy}`;
    blocks[id] = { slots: content.slots };
    blockOrder.push(id);
    for (const factId of content.usedFactIds) factIds.add(factId);
  }
  const fewest = Math.max(recipe.fewestBlocks ?? 0, declared?.least ?? 0);
  if (!hasOneOf(filled.slots, definition.needsOneOf)) return null;
  if (blockOrder.length < fewest || (filled.count === 0 && blockOrder.length === 0)) return null;
  const variant = definition.variants.some(({ value }) => value === outlined.variant)
    ? outlined.variant
    : (definition.variants[0]?.value ?? "plain");
  return {
    section: { ...newSection(definition), variant, slots: filled.slots, blocks, blockOrder },
    factIds,
  };
}

function hasOneOf(slots: Slots, names: readonly string[] | undefined): boolean {
  return !names || names.some((name) => slots[name]);
}
