import type { SectionDefinition, SlotDeclarations, TextDeclaration } from "~/sections/define-section";
import { blocksOf, type Section, type Slots } from "~/sections/page";

/** A text that a model may put into other words. */
export interface WordsToWrite {
  name: string;
  /** What its field is called. */
  label: string;
  mostCharacters: number;
  lines: "one" | "many";
  isRequired: boolean;
  /** As the built-in writer has it; empty where it has nothing. */
  words: string;
}

export interface SectionToWrite {
  id: string;
  type: string;
  about: string;
  slots: WordsToWrite[];
  blocks: { id: string; slots: WordsToWrite[] }[];
}

/** Slots whose words are what is known, word for word. */
const keptSlots: ReadonlySet<string> = new Set(["author", "detail", "label", "action", "value", "moreLabel"]);
const keptKinds = new Set<string>(["name", "brand", "category", "review", "award", "certificate", "price"]);

/** What of a section a model writes; null where all of it is facts and media. */
export function wordsToWrite(
  id: string,
  section: Section,
  definition: SectionDefinition,
): SectionToWrite | null {
  const slots = wordsOf(section.slots, definition.slots);
  const blocks = blocksOf(section).map((block) => ({
    id: block.id,
    slots: wordsOf(block.slots, definition.blocks?.slots ?? {}).filter(({ words }) => words !== ""),
  }));
  const told = blocks.filter((block) => block.slots.length > 0);
  // A heading alone is a fixed phrase already.
  const isTold =
    told.length > 0 ||
    slots.some(({ name, words }) => words !== "" && name !== "heading" && name !== "title");
  return isTold ? { id, type: section.type, about: definition.about, slots, blocks: told } : null;
}

function wordsOf(slots: Slots, declarations: SlotDeclarations): WordsToWrite[] {
  return Object.entries(declarations).flatMap(([name, declared]) => {
    if (declared.kind !== "text" || declared.source !== "written" || isKept(name, declared)) return [];
    const content = slots[name];
    if (content && content.kind !== "text") return [];
    const words = content?.text ?? "";
    return [
      {
        name,
        label: declared.label,
        mostCharacters: declared.most,
        lines: declared.lines,
        isRequired: declared.isRequired ?? false,
        words,
      },
    ];
  });
}

function isKept(name: string, { facts }: TextDeclaration): boolean {
  return keptSlots.has(name) || (facts?.every((kind) => keptKinds.has(kind)) ?? false);
}
