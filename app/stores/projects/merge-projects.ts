import { sameData } from "~/domain/data/same-data";
import { mergePages } from "~/sections/merge-pages";
import type { ProjectContent } from "./project-document";

/** What both sides made of the same title and page, in one; where both changed the same place, mine stands. */
export function mergeProjects(
  base: ProjectContent,
  mine: ProjectContent,
  theirs: ProjectContent,
): { value: ProjectContent; overruled: boolean } {
  if (sameData(mine, theirs) || sameData(base, theirs)) return { value: mine, overruled: false };
  const { page, overruled } = mergePages(base.page, mine.page, theirs.page, new Date().toISOString());
  const isMyTitle = mine.title !== base.title;
  const title = isMyTitle ? mine.title : theirs.title;
  const isTitleOverruled = isMyTitle && theirs.title !== base.title && theirs.title !== mine.title;
  return { value: { title, page }, overruled: overruled || isTitleOverruled };
}

/**
 * What differs between two states, as two states that merge the same: sections that both have alike are left out of both. What is
 * kept on this device with each change is then as large as what was changed.
 */
export function differingParts(
  base: ProjectContent,
  present: ProjectContent,
): { base: ProjectContent; present: ProjectContent } {
  const isSame = (id: string) => sameData(base.page.sections[id], present.page.sections[id]);
  const without = ({ title, page }: ProjectContent): ProjectContent => ({
    title,
    page: {
      ...page,
      sections: Object.fromEntries(Object.entries(page.sections).filter(([id]) => !isSame(id))),
    },
  });
  return { base: without(base), present: without(present) };
}
