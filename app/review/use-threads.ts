import { useMemo } from "react";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import { type Comment, type ThreadOf, threadsOf } from "~/stores/review/comment-document";

/** The threads of a work (its path, as `content/1`), live, the oldest first. */
export function useThreads<One extends Comment>(
  work: string,
  parse: (id: string, data: unknown) => One,
): Reading<ThreadOf<One>[]> {
  const reading = useDocuments(
    work,
    () => import("~/stores/review/comments"),
    ({ watchComments }, documents, onChange: (comments: One[] | null) => void, onError) =>
      watchComments(
        documents,
        work,
        parse,
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
