import type { Visitor } from "~/review/presence";
import { usePresence } from "~/review/use-presence";
import { type PagePlace, parsePagePresence } from "~/stores/projects/page-place";

export type PageVisitor = Visitor<PagePlace>;

/** Who else has a project open, and at which section, for as long as the component stands. */
export function usePagePresence(projectId: string) {
  return usePresence<PagePlace>({
    work: `projects/${projectId}`,
    parse: parsePagePresence,
    start: { sectionId: null },
  });
}
