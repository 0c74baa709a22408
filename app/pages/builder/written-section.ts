import type { Fact } from "~/domain/facts/fact";
import type { SectionDefinition } from "~/sections/define-section";
import { exampleSection } from "~/sections/examples";
import type { Page, Section, SlotContent, Slots } from "~/sections/page";
import { materialOf } from "~/sections/writer/material";
import { writeSection } from "~/sections/writer/write-section";

/** A new section for a page: written from its facts where they say enough, else with the words of the example, marked as a sample. */
export function writtenSection(definition: SectionDefinition, page: Page, facts: readonly Fact[]): Section {
  const material = materialOf({
    facts: [...facts],
    decisions: [],
    images: [],
    videos: [],
    language: page.language,
    tone: null,
    actionHref: page.action.href,
    brief: "",
    variantId: null,
  });
  const variant = definition.variants[0]?.value ?? "plain";
  const manner = { direction: "story", tone: "plain" } as const;
  const written = writeSection({ type: definition.type, variant }, definition, material, manner, new Set());
  return written?.section ?? sampleSection(definition);
}

/** Facts, images and videos of an example are of a product that does not exist: none of them is taken. */
function sampleSection({ type }: SectionDefinition): Section {
  const section = exampleSection(type, "usual");
  return {
    ...section,
    slots: ownOf(section.slots),
    blocks: Object.fromEntries(
      Object.entries(section.blocks).map(([id, block]) => [id, { slots: ownOf(block.slots) }]),
    ),
  };
}

const ownKinds: ReadonlySet<SlotContent["kind"]> = new Set(["text", "choice", "number", "switch", "icon"]);

function ownOf(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, content]) => ownKinds.has(content.kind)));
}
