import { type Page, sectionsOf } from "~/sections/page";
import type { OutlinedSection } from "~/sections/writer/outline";

/** The outline of a page that is there: its sections in their order, of each type the first. */
export function outlineLike(page: Page): OutlinedSection[] {
  const first = new Map<string, OutlinedSection>();
  for (const { type, variant } of sectionsOf(page)) {
    if (!first.has(type)) first.set(type, { id: type, type, variant });
  }
  return [...first.values()];
}
