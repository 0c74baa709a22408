import { useMemo } from "react";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import { type CommentThread, type PageComment, threadsOf } from "~/stores/projects/comment-document";

/** The threads of a project, live, the oldest first. */
export function useComments(projectId: string): Reading<CommentThread[]> {
  const reading = useDocuments(
    projectId,
    () => import("~/stores/projects/comments"),
    ({ watchComments }, documents, onChange: (comments: PageComment[] | null) => void, onError) =>
      watchComments(
        documents,
        projectId,
        // That this device has none says nothing before the server answered.
        ({ items, fromCache }) => onChange(items.length > 0 || !fromCache ? [...items] : null),
        onError,
      ),
  );
  return useMemo(() => {
    if (reading.kind !== "present") return reading;
    return reading.value ? { kind: "present", value: threadsOf(reading.value) } : { kind: "loading" };
  }, [reading]);
}

/** How many open threads each section has; the page's own under "". */
export function openCounts(threads: readonly CommentThread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { isResolved, sectionId } of threads) {
    if (!isResolved) counts.set(sectionId ?? "", (counts.get(sectionId ?? "") ?? 0) + 1);
  }
  return counts;
}
