import type { Page, Section } from "~/sections/page";
import { PageEditError } from "./page-edit-error";

/** The section with an id. Throws `section-not-found`. */
export function requireSection({ sections }: Pick<Page, "sections">, sectionId: string): Section {
  const section = Object.hasOwn(sections, sectionId) ? sections[sectionId] : undefined;
  if (!section) {
    throw new PageEditError("section-not-found", "This section is not on the page any more.");
  }
  return section;
}

/** Changes one section; all others stay the very same objects, and so does the page where nothing changes. */
export function changeSection(page: Page, sectionId: string, change: (section: Section) => Section): Page {
  const section = requireSection(page, sectionId);
  const changed = change(section);
  return changed === section ? page : { ...page, sections: { ...page.sections, [sectionId]: changed } };
}

/** A list with one of its ids at another place, counted after it was taken out; places beyond the ends are the ends. */
export function withMoved(ids: string[], id: string, toIndex: number): string[] {
  const others = ids.filter((other) => other !== id);
  const at = Math.min(others.length, Math.max(0, toIndex));
  return ids.indexOf(id) === at ? ids : others.toSpliced(at, 0, id);
}
