import { onLog } from "firebase/app";

export type StorageTrouble =
  /** The SDK has gone on in memory by itself. */
  | "left"
  /** Its storage failed in use: this client answers nothing any more, or refuses every change. */
  | "broken";

/**
 * Says when the document database's storage fails. The SDK has no event for it; it writes it to its log, and some
 * failures nowhere else.
 */
export function watchStorageTrouble(onTrouble: (trouble: StorageTrouble) => void): void {
  onLog(
    ({ type, message }) => {
      if (type !== "@firebase/firestore") return;
      if (message.includes("Falling back to memory cache")) onTrouble("left");
      else if (isStorageMessage(message)) onTrouble("broken");
    },
    { level: "warn" },
  );
}

/** Whether an error of the SDK means that its storage failed, and not that the change itself is wrong. */
export function isStorageFailure(error: unknown): boolean {
  return error instanceof Error && isStorageMessage(error.message);
}

function isStorageMessage(message: string): boolean {
  return storageSigns.some((sign) => message.includes(sign));
}

const storageSigns = [
  "IndexedDbTransactionError",
  "IndexedDB transaction",
  "Failed to persist write",
  "INTERNAL UNHANDLED ERROR",
  "INTERNAL ASSERTION FAILED",
  "The client has already been terminated.",
];
