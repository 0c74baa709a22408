import type { SectionDefinition } from "~/sections/define-section";
import { benefits } from "~/sections/types/benefits";
import { hero } from "~/sections/types/hero";

/** Every type of section, in the order they are offered. */
const definitions: readonly SectionDefinition[] = [hero, benefits];

export const sectionTypes: ReadonlyMap<string, SectionDefinition> = new Map(
  definitions.map((definition) => [definition.type, definition]),
);
