import type { SlotDeclaration, SlotDeclarations } from "~/sections/define-section";
import { newSection } from "~/sections/new-page";
import { pageLimits, type Section, type SlotContent, type Slots } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";

/** Words, or what else a slot holds. */
export type ExampleContent = string | SlotContent;
type ExampleSlots = Readonly<Record<string, ExampleContent>>;

/** The content a section is shown with before anybody has filled it. */
export interface SectionExample {
  variant?: string;
  slots: ExampleSlots;
  blocks?: readonly ExampleSlots[];
}

/** How much of it there is: the least that reads, as it is meant, twice of what is allowed, or nothing that is not required. */
export const exampleLengths = ["short", "usual", "long", "missing"] as const;
export type ExampleLength = (typeof exampleLengths)[number];

/** A stored section of the type with an example's content. */
export function fillSection(type: string, example: SectionExample, length: ExampleLength): Section {
  const definition = sectionTypes.get(type);
  if (!definition) throw new Error(`There is no section of the type "${type}".`);
  const empty = newSection(definition);
  const blocks = blocksOfLength(example.blocks ?? [], definition.blocks, length);
  const filled = blocks.map((slots): [string, { slots: Slots }] => [
    crypto.randomUUID(),
    { slots: fillSlots(slots, definition.blocks?.slots ?? {}, length) },
  ]);
  return {
    ...empty,
    variant: example.variant ?? empty.variant,
    slots: { ...empty.slots, ...fillSlots(example.slots, definition.slots, length) },
    blocks: Object.fromEntries(filled),
    blockOrder: filled.map(([id]) => id),
  };
}

function blocksOfLength(
  blocks: readonly ExampleSlots[],
  declared: { least: number; most: number } | undefined,
  length: ExampleLength,
): readonly ExampleSlots[] {
  if (!declared) return [];
  const least = Math.max(1, declared.least);
  if (length === "short") return blocks.slice(0, Math.max(least, 2));
  if (length === "missing") return blocks.slice(0, least);
  if (length === "usual") return blocks;
  return [...blocks, ...blocks].slice(0, Math.min(declared.most, pageLimits.blocks));
}

function fillSlots(contents: ExampleSlots, declarations: SlotDeclarations, length: ExampleLength): Slots {
  return Object.fromEntries(
    Object.entries(contents).flatMap(([name, content]): [string, SlotContent][] => {
      const declaration = declarations[name];
      if (!declaration || (length === "missing" && !declaration.isRequired)) return [];
      return [[name, typeof content === "string" ? sampleText(content, declaration, length) : content]];
    }),
  );
}

function sampleText(words: string, declaration: SlotDeclaration, length: ExampleLength): SlotContent {
  const most = declaration.kind === "text" ? declaration.most : pageLimits.textCharacters;
  const text =
    length === "short" ? shortened(words) : length === "long" ? lengthened(words, most * 2) : words;
  return { kind: "text", text, sample: true };
}

/** Its first sentence; of one sentence, its first three words. */
function shortened(words: string): string {
  const first = words.split(/(?<=[.!?])\s/u)[0] ?? words;
  return first.length < words.length ? first : words.split(" ").slice(0, 3).join(" ");
}

const compound = "Hochleistungsgeräuschunterdrückungstechnologie";

/** The words again and again, with a compound as German makes them, up to a length. */
function lengthened(words: string, characters: number): string {
  const once = `${words} ${compound} `;
  return once
    .repeat(Math.ceil(characters / once.length))
    .slice(0, characters)
    .trim();
}
