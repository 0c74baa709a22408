import { useMemo } from "react";
import type { Library } from "~/scene/library";
import { usePageData } from "~/session/page-data";
import { libraryWith, noLibraryChanges } from "~/stores/library/library-changes";

/** The layouts and templates of this deployment, for pages of the studio. */
export function useLibrary(): Library {
  const changes = usePageData().studio?.library ?? noLibraryChanges;
  return useMemo(() => libraryWith(changes), [changes]);
}
