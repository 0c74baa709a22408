import type { SectionDefinition, SlotDeclarations, TextDeclaration } from "~/sections/define-section";
import type { Seed } from "~/sections/writer/fill-slots";
import type { Known } from "~/sections/writer/material";
import { parted, withoutPoint } from "~/sections/writer/sentences";

/** A block to be made, with an id that follows from what it tells. */
export interface BlockSeed extends Seed {
  id: string;
}

/** A block for each fact that the blocks have room for. */
export function factBlocks(known: readonly Known[], definition: SectionDefinition): BlockSeed[] {
  const declared = definition.blocks?.slots;
  if (!declared) return [];
  return known.flatMap((one) => {
    const tellsFacts = Object.values(declared).some(
      (slot) => slot.kind === "fact" && slot.kinds.includes(one.kind),
    );
    if (tellsFacts) return [valueBlock(one, definition)];
    const words = titleAndBody(one, declared);
    return words ? [{ id: blockIdOf(one), known: [], words, tells: [one] }] : [];
  });
}

/** A block that shows the value of a fact, with its label where the fact has none in the language of the page. */
export function valueBlock(known: Known, definition: SectionDefinition): BlockSeed {
  const declared = definition.blocks?.slots ?? {};
  const name = ["label", "counts"].find((slot) => declared[slot]?.kind === "text") ?? "label";
  const label = fitting(known.label, declared[name]);
  const showsFacts = Object.values(declared).some(
    (slot) => slot.kind === "fact" && slot.kinds.includes(known.kind),
  );
  const value = showsFacts ? null : fitting(known.text, declared.value);
  if (value) return { id: blockIdOf(known), known: [], words: { [name]: label, value }, tells: [known] };
  return { id: blockIdOf(known), known: [known], ...(label && { words: { [name]: label } }) };
}

/** The words of a fact in a block's title and the text below it; null where they do not fit whole. */
function titleAndBody(
  { text, label, fact, sentences }: Known,
  declared: SlotDeclarations,
): Record<string, string> | null {
  const texts = Object.entries(declared).filter(
    (entry): entry is [string, TextDeclaration] => entry[1].kind === "text" && entry[1].source !== "fixed",
  );
  const title =
    texts.find(([, { lines, isRequired }]) => lines === "one" && isRequired) ??
    texts.find(([, { lines }]) => lines === "one");
  const body = texts.find(([, { lines }]) => lines === "many");
  const whole = text.replace(/\s+/gu, " ").trim();
  const [titleName, { most: mostTitle }] = title ?? ["", { most: 0 }];
  const [bodyName, { most: mostBody }] = body ?? ["", { most: 0 }];
  const own = fact.label && label === fact.label ? label : null;
  if (title && body && own && own.length <= mostTitle && whole.length <= mostBody)
    return { [titleName]: own, [bodyName]: whole };
  if (title && sentences.length === 1 && withoutPoint(whole).length <= mostTitle)
    return { [titleName]: withoutPoint(whole) };
  const split = title && body ? parted(whole, mostTitle) : null;
  if (split && split.rest.length <= mostBody) return { [titleName]: split.first, [bodyName]: split.rest };
  return body && !title?.[1].isRequired && whole.length <= mostBody ? { [bodyName]: whole } : null;
}

/** Several of a kind are one row: their words, with commas. */
export function specificationBlocks(known: readonly Known[], definition: SectionDefinition): BlockSeed[] {
  const declared = definition.blocks?.slots ?? {};
  const kinds = [...new Set(known.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const ofKind = known.filter((one) => one.kind === kind);
    const [first] = ofKind;
    const isList = ofKind.length > 1 && ofKind.every(({ fact }) => fact.value.type === "text" && !fact.label);
    const list = isList
      ? fitting(ofKind.map(({ text }) => withoutPoint(text)).join(", "), declared.value)
      : null;
    const label = fitting(first?.label, declared.label);
    if (list && label && first)
      return [{ id: blockIdOf(first), known: [], words: { label, value: list }, tells: ofKind }];
    return ofKind.map((one) => valueBlock(one, definition));
  });
}

export function fitting(
  text: string | null | undefined,
  declared: SlotDeclarations[string] | undefined,
): string | null {
  return text && declared?.kind === "text" && text.length <= declared.most ? text : null;
}

export function blockIdOf({ fact }: Known): string {
  return fact.id.replace(/[^A-Za-z0-9_-]/gu, "-").slice(0, 64);
}
