import { doc, type Firestore } from "firebase/firestore";
import { type AccountControls, controlsOf } from "~/domain/clients/account-controls";
import { type Stop, watchDocument } from "../firestore/live-documents";

/** What staff decided of an account, live. */
export function watchControls(
  firestore: Firestore,
  userId: string,
  onChange: (controls: AccountControls) => void,
  onError: (error: Error) => void,
): Stop {
  return watchDocument(
    doc(firestore, "users", userId),
    (_, data) => controlsOf(data as Record<string, unknown>),
    ({ item }) => item && onChange(item),
    onError,
  );
}
