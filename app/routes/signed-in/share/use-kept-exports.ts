import { useEffect, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import type { Export } from "~/stores/export-document";

/** The MP4 files kept with a video, live; null until they are known, and where they cannot be read. */
export function useKeptExports(userId: string, contentId: string): Export[] | null {
  const [exports, setExports] = useState<Export[] | null>(null);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const fail = (error: unknown) => console.error("Exports cannot be listed", error);
    Promise.all([getDocuments(), import("~/stores/exports")]).then(([documents, { watchExports }]) => {
      if (!gone)
        stop = watchExports(documents, { userId, contentId }, ({ items }) => setExports(items), fail);
    }, fail);
    return () => {
      gone = true;
      stop();
    };
  }, [userId, contentId]);
  return exports;
}
