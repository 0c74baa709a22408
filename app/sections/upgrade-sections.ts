import type { Section } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";

/** A stored page with each section in the schema its type has now. What is no page is left to the schema to refuse. */
export function upgradeSections(stored: unknown): unknown {
  if (!isRecord(stored) || !isRecord(stored.sections)) return stored;
  const sections = Object.entries(stored.sections).map(([id, section]) => [
    id,
    isRecord(section) ? upgradeSection(section) : section,
  ]);
  return { ...stored, sections: Object.fromEntries(sections) };
}

function upgradeSection(section: Record<string, unknown>): unknown {
  const definition = sectionTypes.get(String(section.type));
  const { version } = section;
  if (!definition?.upgrades || typeof version !== "number" || version >= definition.version) return section;
  return definition.upgrades
    .slice(version - 1)
    .reduce<Section>((older, upgrade, index) => ({ ...upgrade(older), version: version + index + 1 }), {
      ...(section as unknown as Section),
    });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
