import type { Reading } from "~/firebase/use-documents";
import { useThreads } from "~/review/use-threads";
import { type CommentThread, parsePageComment } from "~/stores/projects/comment-document";

/** The threads of a project, live, the oldest first. */
export function useComments(projectId: string): Reading<CommentThread[]> {
  return useThreads(`projects/${projectId}`, parsePageComment);
}

/** How many open threads each section has; the page's own under "". */
export function openCounts(threads: readonly CommentThread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { isResolved, sectionId } of threads) {
    if (!isResolved) counts.set(sectionId ?? "", (counts.get(sectionId ?? "") ?? 0) + 1);
  }
  return counts;
}
