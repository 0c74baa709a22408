import { type Page, pageLimits, type Section } from "~/sections/page";
import { changeSection, requireSection, withMoved } from "./change-section";
import { PageEditError } from "./page-edit-error";

/** Pure edits: each gives a new page and leaves the given one, and every section it does not touch, as is. */

/**
 * Puts a section in before the one at `index`; places beyond the end are the end. `id` is a new one, see `newSectionId`. Throws `too-many-sections` and
 * `id-taken`.
 */
export function addSection(page: Page, section: Section, index: number, id: string): Page {
  if (page.order.length >= pageLimits.sections) {
    throw new PageEditError(
      "too-many-sections",
      `A page has at most ${pageLimits.sections} sections. Remove one to add another.`,
    );
  }
  if (Object.hasOwn(page.sections, id)) {
    throw new PageEditError("id-taken", "This section is on the page already.");
  }
  const at = Math.min(page.order.length, Math.max(0, index));
  return {
    ...page,
    order: page.order.toSpliced(at, 0, id),
    sections: { ...page.sections, [id]: section },
  };
}

/** Moves a section to a place counted after it was taken out; places beyond the ends are the ends. Throws `section-not-found`. */
export function moveSection(page: Page, sectionId: string, toIndex: number): Page {
  requireSection(page, sectionId);
  const order = withMoved(page.order, sectionId, toIndex);
  return order === page.order ? page : { ...page, order };
}

/** Takes a section out. Throws `section-not-found`. */
export function removeSection(page: Page, sectionId: string): Page {
  requireSection(page, sectionId);
  const { [sectionId]: _, ...sections } = page.sections;
  return { ...page, order: page.order.filter((id) => id !== sectionId), sections };
}

/** Puts a copy of a section after it, under a new id. Throws `section-not-found`, `too-many-sections` and `id-taken`. */
export function duplicateSection(page: Page, sectionId: string, newId: string): Page {
  return addSection(page, requireSection(page, sectionId), page.order.indexOf(sectionId) + 1, newId);
}

/** Chooses how a section is laid out. Throws `section-not-found`. */
export function setVariant(page: Page, sectionId: string, variant: string): Page {
  return changeSection(page, sectionId, (section) =>
    section.variant === variant ? section : { ...section, variant },
  );
}

/** Leaves a section out of what is shown, or shows it again. Throws `section-not-found`. */
export function hideSection(page: Page, sectionId: string, isHidden: boolean): Page {
  return changeSection(page, sectionId, (section) => {
    if (Boolean(section.isHidden) === isHidden) return section;
    const { isHidden: _, ...shown } = section;
    return isHidden ? { ...shown, isHidden } : shown;
  });
}
