import { collection, type Firestore, limit, orderBy, query, where } from "firebase/firestore";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";
import { type Export, parseExport } from "./export-document";

const mostListed = 200;

/** A user's encoded videos, the newest first; of one work only where `contentId` is given. */
export function watchExports(
  firestore: Firestore,
  { userId, contentId }: { userId: string; contentId?: string },
  onChange: (live: Live<Export>) => void,
  onError: (error: Error) => void,
): Stop {
  const exports = query(
    collection(firestore, "exports"),
    where("ownerId", "==", userId),
    ...(contentId ? [where("contentId", "==", contentId)] : []),
    orderBy("createdAt", "desc"),
    limit(mostListed),
  );
  return watchQuery(exports, parseExport, onChange, onError);
}
