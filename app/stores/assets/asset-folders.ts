import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";
import { type AssetFolder, parseAssetFolder } from "./asset-folder-document";

const mostFolders = 500;

/** A user's folders, in no order. */
export function watchAssetFolders(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<AssetFolder>) => void,
  onError: (error: Error) => void,
): Stop {
  const folders = query(
    collection(firestore, "assetFolders"),
    where("ownerId", "==", userId),
    limit(mostFolders),
  );
  return watchQuery(folders, parseAssetFolder, onChange, onError);
}

/** Makes a folder, or makes one again as it was: the id is the caller's. */
export function makeAssetFolder(
  firestore: Firestore,
  { id, ownerId, name, parentId }: Pick<AssetFolder, "id" | "ownerId" | "name" | "parentId">,
): Promise<void> {
  return setDoc(doc(firestore, "assetFolders", id), {
    ownerId,
    name,
    parentId,
    createdAt: serverTimestamp(),
  });
}

export function changeAssetFolder(
  firestore: Firestore,
  folderId: string,
  change: Partial<Pick<AssetFolder, "name" | "parentId">>,
): Promise<void> {
  return updateDoc(doc(firestore, "assetFolders", folderId), change);
}

/** Deletes the folder alone: whoever asks has moved what lies in it. */
export function deleteAssetFolder(firestore: Firestore, folderId: string): Promise<void> {
  return deleteDoc(doc(firestore, "assetFolders", folderId));
}
