import { useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import type { Library } from "~/scene/library";
import { type LibraryChanges, libraryWith, noLibraryChanges } from "~/stores/library/library-changes";

const layoutRouteId = "routes/signed-in/layout/route";

/** The layouts and templates of this deployment, for pages of the studio. The same object until they change. */
export function useLibrary(): Library {
  const changes = useRouteLoaderData<{ library: LibraryChanges }>(layoutRouteId)?.library ?? noLibraryChanges;
  return useMemo(() => libraryWith(changes), [changes]);
}
