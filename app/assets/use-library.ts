import { useState } from "react";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import type { Asset } from "~/stores/assets/asset-document";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";

/** Read first; enough for many screens. */
const firstAssets = 500;
/** Read when somebody looks for something or comes to the end. */
const mostAssets = 20_000;

export interface Library {
  assets: Asset[];
  /** There may be older ones that are not read yet. */
  isPartial: boolean;
}

/** A person's files, live, with those in the trash: the latest first, all once `all` is asked for. */
export function useLibrary(
  userId: string,
  wantsAll: boolean,
): { reading: Reading<Library>; readAll: () => void } {
  const [isAllWanted, setAllWanted] = useState(false);
  const most = wantsAll || isAllWanted ? mostAssets : firstAssets;
  const reading = useDocuments(
    `${userId} ${most}`,
    () => import("~/stores/assets/assets"),
    (store, documents, onChange: (library: Library) => void, onError) =>
      store.watchAssets(
        documents,
        { userId, most },
        ({ items, fromCache }) => {
          // An empty cache says nothing: the server has not answered yet.
          if (items.length > 0 || !fromCache) onChange({ assets: items, isPartial: items.length >= most });
        },
        onError,
      ),
  );
  return { reading: useLatest(reading), readAll: () => setAllWanted(true) };
}

/** Keeps what is shown while more of it is read. */
function useLatest(reading: Reading<Library>): Reading<Library> {
  const [latest, setLatest] = useState<Reading<Library>>(reading);
  if (reading.kind !== "loading" && reading !== latest) setLatest(reading);
  return reading.kind === "loading" && latest.kind === "present" ? latest : reading;
}

export function useFolders(userId: string): AssetFolder[] {
  const reading = useDocuments(
    userId,
    () => import("~/stores/assets/asset-folders"),
    (store, documents, onChange: (folders: AssetFolder[]) => void, onError) =>
      store.watchAssetFolders(documents, userId, ({ items }) => onChange(items), onError),
  );
  return reading.kind === "present" ? reading.value : noFolders;
}

const noFolders: AssetFolder[] = [];
