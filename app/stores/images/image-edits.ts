import { doc, type Firestore, serverTimestamp, setDoc } from "firebase/firestore";
import * as z from "zod/mini";
import { documentOf, type LiveItem, type Stop, watchDocument } from "../firestore/live-documents";

/**
 * `users/{userId}/imageEdits/{assetId}`: what its owner drew, set and typed on a picture without having made an image
 * of it yet. The draft is text, because strokes are many numbers that nobody ever asks for one by one.
 */
const imageEditSchema = z.object({ draft: z.string(), updatedAt: z.date() });
export type ImageEdit = z.infer<typeof imageEditSchema>;

/** Most letters of a draft: a document holds 1 MiB. What is longer stays on the device. */
export const mostDraftCharacters = 900_000;

export function watchImageEdit(
  firestore: Firestore,
  userId: string,
  assetId: string,
  onChange: (live: LiveItem<ImageEdit>) => void,
  onError: (error: Error) => void,
): Stop {
  const parse = (_id: string, data: unknown) => imageEditSchema.parse(data);
  return watchDocument(
    documentOf(firestore, `users/${userId}/imageEdits`, assetId),
    parse,
    onChange,
    onError,
  );
}

/** The last writer wins: two people never share a picture, and two tabs show each other's strokes. */
export function saveImageEdit(
  firestore: Firestore,
  userId: string,
  assetId: string,
  draft: string,
): Promise<void> {
  return setDoc(doc(firestore, "users", userId, "imageEdits", assetId), {
    draft,
    updatedAt: serverTimestamp(),
  });
}
