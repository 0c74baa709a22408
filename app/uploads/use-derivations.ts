import { useEffect } from "react";
import { useDocuments } from "~/firebase/use-documents";
import type { Asset } from "~/stores/asset-document";

/** Files this tab has tried: what failed for want of a connection is tried by the next page. */
const tried = new Set<string>();
let working: Promise<void> = Promise.resolve();

/** Makes the smaller pictures that files of this person wait for, one after another while nothing else is to be done. */
export function useDerivations(userId: string): void {
  const reading = useDocuments(
    userId,
    () => import("~/stores/assets"),
    (store, documents, onChange: (assets: Asset[]) => void, onError) =>
      store.watchUnrendered(documents, userId, ({ items }) => onChange(items), onError),
  );
  const waiting = reading.kind === "present" ? reading.value : null;
  useEffect(() => {
    for (const asset of waiting ?? []) {
      const fileId = asset.fileId ?? asset.id;
      if (tried.has(fileId)) continue;
      tried.add(fileId);
      working = working.then(async () => {
        const { deriveAsset } = await import("./derive");
        await deriveAsset(asset).catch(() => {});
      });
    }
  }, [waiting]);
}
