import { useSyncExternalStore } from "react";
import { readDocumentsState, watchDocumentsState } from "./documents";
import type { Keeping } from "./edit-state";
import { readOnlineState, watchOnlineState } from "./follow-online-state";
import type { OnlineState } from "./online-state";

/** Whether the document database reaches its server. */
export function useOnlineState(): OnlineState {
  return useSyncExternalStore(watchOnlineState, readOnlineState, () => "unknown" as const);
}

/** Where documents and unsent changes are kept. */
export function useKeeping(): Keeping {
  return useSyncExternalStore(
    watchDocumentsState,
    () => readDocumentsState().keeping,
    () => "device" as const,
  );
}

/** Counted up when the document database was opened anew: listeners begin again. */
export function useDocumentsEdition(): number {
  return useSyncExternalStore(
    watchDocumentsState,
    () => readDocumentsState().edition,
    () => 0,
  );
}
