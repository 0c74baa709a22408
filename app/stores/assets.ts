import { collection, type Firestore, limit, orderBy, query, where } from "firebase/firestore";
import { type Asset, parseAsset } from "./asset-document";
import { type Live, type Stop, watchQuery } from "./live-documents";

const mostListed = 60;

/** A user's latest files, the newest first, without those in the trash. */
export function watchRecentAssets(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Asset>) => void,
  onError: (error: Error) => void,
): Stop {
  const assets = query(
    collection(firestore, "assets"),
    where("ownerId", "==", userId),
    orderBy("createdAt", "desc"),
    limit(mostListed),
  );
  return watchQuery(
    assets,
    parseAsset,
    (live) => onChange({ ...live, items: live.items.filter(({ trashedAt }) => trashedAt === null) }),
    onError,
  );
}
