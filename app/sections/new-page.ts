import type { SectionDefinition, SlotDeclaration } from "~/sections/define-section";
import type { Page, Section, SlotContent, Slots } from "~/sections/page";

/** A page without sections. */
export function newPage({ language, themeId = "plain" }: { language: string; themeId?: string }): Page {
  return {
    version: 1,
    language,
    theme: { id: themeId, mode: "auto" },
    action: { href: "", label: "" },
    seo: { title: "", description: "" },
    order: [],
    sections: {},
  };
}

/** A section of a type with its settings as they are at first, and no words. */
export function newSection(definition: SectionDefinition): Section {
  return {
    type: definition.type,
    version: definition.version,
    variant: definition.variants[0]?.value ?? "plain",
    slots: initialSlots(definition.slots),
    blocks: {},
    blockOrder: [],
  };
}

/** The settings of slots that have one from the start. */
export function initialSlots(declarations: Readonly<Record<string, SlotDeclaration>>): Slots {
  return Object.fromEntries(
    Object.entries(declarations).flatMap(([name, declaration]): [string, SlotContent][] => {
      if (!("initial" in declaration)) return [];
      const { kind, initial } = declaration;
      return [[name, { kind, value: initial } as SlotContent]];
    }),
  );
}
