import { type Reading, useDocuments } from "~/firebase/use-documents";
import type { Export } from "~/stores/exports/export-document";

/** The MP4 files kept with a video, live, the newest first. */
export function useExports(userId: string, contentId: string): Reading<Export[]> {
  return useDocuments(
    `${userId}/${contentId}`,
    () => import("~/stores/exports/exports"),
    ({ watchExports }, documents, onChange: (exports: Export[]) => void, onError) =>
      watchExports(documents, { userId, contentId }, ({ items }) => onChange(items), onError),
  );
}
