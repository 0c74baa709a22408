import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  documentId,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { documentWatcher, type Live, type Stop, watchQuery } from "../firestore/live-documents";
import { type Asset, parseAsset } from "./asset-document";

const mostRecent = 60;
/** Writes of one commit; more are sent in several. */
const mostInBatch = 400;

/** A user's latest files, the newest first, without those in the trash and those no list shows. */
export function watchRecentAssets(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Asset>) => void,
  onError: (error: Error) => void,
): Stop {
  const keep = ({ trashedAt, hidden }: Asset) => trashedAt === null && !hidden;
  return watchAssets(
    firestore,
    { userId, most: mostRecent },
    (live) => onChange({ ...live, items: live.items.filter(keep) }),
    onError,
  );
}

/** A user's files, the newest first, with those in the trash; at most so many. */
export function watchAssets(
  firestore: Firestore,
  { userId, most }: { userId: string; most: number },
  onChange: (live: Live<Asset>) => void,
  onError: (error: Error) => void,
): Stop {
  const assets = query(
    collection(firestore, "assets"),
    where("ownerId", "==", userId),
    orderBy("createdAt", "desc"),
    limit(most),
  );
  return watchQuery(assets, parseAsset, onChange, onError);
}

/** Which of these are this person's own and not in the trash. Rejects where the server cannot be asked. */
export async function findOwnAssets(
  firestore: Firestore,
  userId: string,
  assetIds: readonly string[],
): Promise<Set<string>> {
  const isOwn = async (assetId: string) => {
    const found = await getDocs(
      query(
        collection(firestore, "assets"),
        where("ownerId", "==", userId),
        where(documentId(), "==", assetId),
      ),
    );
    return found.docs.some((asset) => asset.data().trashedAt === null);
  };
  const own = await Promise.all(assetIds.map(async (id) => ((await isOwn(id)) ? [id] : [])));
  return new Set(own.flat());
}

export const watchAsset = documentWatcher("assets", parseAsset);

/** A user's files that wait for their smaller pictures; usually none. */
export function watchUnrendered(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Asset>) => void,
  onError: (error: Error) => void,
): Stop {
  const waiting = query(
    collection(firestore, "assets"),
    where("ownerId", "==", userId),
    where("renditions", "==", []),
    limit(12),
  );
  return watchQuery(waiting, parseAsset, onChange, onError);
}

/** What its owner may change of a file. */
export type AssetChange = Partial<Pick<Asset, "name" | "alt" | "folderId" | "tags">>;

export function changeAsset(firestore: Firestore, assetId: string, change: AssetChange): Promise<void> {
  return updateDoc(doc(firestore, "assets", assetId), change);
}

/** Puts files into a folder, or to the top where it is null. */
export function moveAssets(
  firestore: Firestore,
  assetIds: readonly string[],
  folderId: string | null,
): Promise<void> {
  return changeAll(firestore, assetIds, { folderId });
}

export function tagAssets(firestore: Firestore, assetIds: readonly string[], tag: string): Promise<void> {
  return changeAll(firestore, assetIds, { tags: arrayUnion(tag) });
}

export function untagAssets(firestore: Firestore, assetIds: readonly string[], tag: string): Promise<void> {
  return changeAll(firestore, assetIds, { tags: arrayRemove(tag) });
}

/** Files in the trash are offered nowhere and deleted after 30 days; what shows them already goes on showing them. */
export function trashAssets(firestore: Firestore, assetIds: readonly string[]): Promise<void> {
  return changeAll(firestore, assetIds, { trashedAt: serverTimestamp() });
}

export function restoreAssets(firestore: Firestore, assetIds: readonly string[]): Promise<void> {
  return changeAll(firestore, assetIds, { trashedAt: null });
}

async function changeAll(
  firestore: Firestore,
  assetIds: readonly string[],
  change: Record<string, unknown>,
): Promise<void> {
  const commits: Promise<void>[] = [];
  for (let start = 0; start < assetIds.length; start += mostInBatch) {
    const batch = writeBatch(firestore);
    for (const id of assetIds.slice(start, start + mostInBatch)) {
      batch.update(doc(firestore, "assets", id), change);
    }
    commits.push(batch.commit());
  }
  await Promise.all(commits);
}
