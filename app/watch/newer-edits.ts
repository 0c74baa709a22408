import { shownStoryboard } from "~/scene/shown-storyboard";
import { withFacts } from "~/scene/with-facts";
import type { Content } from "~/stores/content/content-document";
import { libraryWith, noLibraryChanges } from "~/stores/library/library-changes";
import type { Publication } from "~/stores/publications/publication-document";
import { looksTheSame } from "./looks-the-same";

/** Whether a pinned link shows another video than there is now, other than by facts that changed; the link of one that follows does not. */
export function hasNewerEdits(
  { title, storyboard, updatedAt }: Content,
  { mode, title: shownTitle, storyboard: shown, publishedAt, facts, library = noLibraryChanges }: Publication,
): boolean {
  if (mode !== "pin" || updatedAt <= publishedAt) return false;
  const asThen = shownStoryboard(withFacts(storyboard, facts));
  return title !== shownTitle || !looksTheSame(asThen, shown, libraryWith(library));
}
