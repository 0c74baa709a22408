import { useDocuments } from "~/firebase/use-documents";
import type { LedgerDocument } from "~/stores/ledgers/ledger-document";

/** A person's credits as they stand, live; null while they are not known. The shell keeps the copy up to date. */
export function useCredits(userId: string | null): LedgerDocument | null {
  const reading = useCreditsReading(userId);
  return reading.kind === "present" ? reading.value.item : null;
}

export interface LiveCredits {
  item: LedgerDocument | null;
  /** Read from this device only. */
  fromCache: boolean;
}

export function useCreditsReading(userId: string | null) {
  return useDocuments(
    userId,
    () => import("~/stores/ledgers/ledgers"),
    (store, documents, onChange: (live: LiveCredits) => void, onError) =>
      store.watchLedger(documents, userId ?? "", onChange, onError),
  );
}
