import { useEffect } from "react";
import { useDocuments } from "~/firebase/use-documents";
import type { Asset } from "~/stores/assets/asset-document";
import { deriveInTurn } from "./derive-queue";

/** Makes the smaller pictures that files of this person wait for, one after another while nothing else is to be done. */
export function useDerivations(userId: string): void {
  const reading = useDocuments(
    userId,
    () => import("~/stores/assets/assets"),
    (store, documents, onChange: (assets: Asset[]) => void, onError) =>
      store.watchUnrendered(documents, userId, ({ items }) => onChange(items), onError),
  );
  const waiting = reading.kind === "present" ? reading.value : null;
  useEffect(() => {
    for (const asset of waiting ?? []) deriveInTurn(asset, "last");
  }, [waiting]);
}

/** A file that is looked at gets what it lacks before the others. */
export function useDerivedFirst(asset: Asset): void {
  const isWaiting = asset.renditions?.length === 0;
  useEffect(() => {
    if (isWaiting) deriveInTurn(asset, "first");
  }, [asset, isWaiting]);
}
