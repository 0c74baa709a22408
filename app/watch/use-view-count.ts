import { useCallback, useRef } from "react";
import { loadOptional } from "~/client/load-module";

/** Gives a function that counts one view of a publication, however often it is called. */
export function useViewCount(contentId: string, counts: boolean): () => void {
  const isCounted = useRef(false);
  return useCallback(() => {
    if (!counts || isCounted.current) return;
    isCounted.current = true;
    // A view that could not be counted is not the viewer's concern.
    loadOptional(() => import("~/client/call-api"))
      .then(({ callApi }) =>
        callApi(`/api/v1/publications/${encodeURIComponent(contentId)}/view`, { method: "POST" }),
      )
      .catch(() => {});
  }, [contentId, counts]);
}
