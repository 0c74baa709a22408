import { doc, type Firestore } from "firebase/firestore";
import { type Stop, watchDocument } from "../firestore/live-documents";
import { type LedgerDocument, parseLedger } from "./ledger-document";

/** Where an account's credits stand, live; null before its ledger was first asked. */
export function watchLedger(
  firestore: Firestore,
  userId: string,
  onChange: (live: { item: LedgerDocument | null; fromCache: boolean }) => void,
  onError: (error: Error) => void,
): Stop {
  return watchDocument(doc(firestore, "ledgers", userId), (_, data) => parseLedger(data), onChange, onError);
}
