import {
  arrayRemove,
  arrayUnion,
  type DocumentReference,
  doc,
  type Firestore,
  serverTimestamp,
  writeBatch,
} from "firebase/firestore";
import { searchTerms } from "~/domain/text/search-terms";
import type { Image, ImageDocument } from "./image-document";

/*
 * Changes of images. They are shown at once and settle when the server has them; offline they wait. They reject when
 * the rules refuse them. Pages make them through `writeDocuments` (app/firebase).
 */

export function starImages(
  firestore: Firestore,
  imageIds: readonly string[],
  starred: boolean,
): Promise<void> {
  return changeEach(firestore, imageIds, { starred });
}

/** From 1 to 5; 0 takes the rating away. */
export function rateImages(firestore: Firestore, imageIds: readonly string[], rating: number): Promise<void> {
  return changeEach(firestore, imageIds, { rating });
}

/** The title, with the words by which the image is found; others see a public one under its new name. */
export async function renameImage(
  firestore: Firestore,
  image: Pick<Image, "id" | "title" | "words" | "visibility">,
  title: string,
): Promise<void> {
  const before = new Set(searchTerms(image.title));
  const words = searchTerms(title, ...image.words.filter((word) => !before.has(word)));
  const isPublic = image.visibility === "public";
  await inBatches(firestore, [image.id], 3, (id) => [
    [doc(firestore, "images", id), { title, words }],
    [doc(firestore, "assets", id), { name: title }],
    ...(isPublic ? [[doc(firestore, "publicImages", id), { title }] satisfies Change] : []),
  ]);
}

/** On the board: the image knows it, so that all of a board can be found, and the board shows it. */
export function putOnBoard(
  firestore: Firestore,
  imageIds: readonly string[],
  boardId: string,
): Promise<void> {
  return changeBoard(firestore, imageIds, boardId, arrayUnion);
}

export function takeOffBoard(
  firestore: Firestore,
  imageIds: readonly string[],
  boardId: string,
): Promise<void> {
  return changeBoard(firestore, imageIds, boardId, arrayRemove);
}

function changeBoard(
  firestore: Firestore,
  imageIds: readonly string[],
  boardId: string,
  change: typeof arrayUnion,
): Promise<void> {
  const board = doc(firestore, "boards", boardId);
  return inBatches(firestore, imageIds, 2, (id) => [
    [doc(firestore, "images", id), { boardIds: change(boardId) }],
    [board, { assetIds: change(id), updatedAt: serverTimestamp() }],
  ]);
}

/**
 * Keeps (accepts, restores), stages (takes an acceptance or a discarding back) or trashes images, their files with
 * them: only files of kept images are shown among the assets, and only kept images to others. One that is kept again is
 * private until its owner shows it.
 */
export function setImageStatus(
  firestore: Firestore,
  imageIds: readonly string[],
  shelf: ImageDocument["shelf"],
): Promise<void> {
  const trashedAt = shelf === "trash" ? serverTimestamp() : null;
  const isKept = shelf === "kept";
  return inBatches(firestore, imageIds, isKept ? 2 : 3, (id) => [
    [doc(firestore, "images", id), { shelf, trashedAt, ...(isKept ? {} : { visibility: "private" }) }],
    [doc(firestore, "assets", id), { trashedAt, hidden: !isKept }],
    ...(isKept ? [] : [[doc(firestore, "publicImages", id), null] satisfies Change]),
  ]);
}

function changeEach(
  firestore: Firestore,
  imageIds: readonly string[],
  fields: Partial<ImageDocument>,
): Promise<void> {
  return inBatches(firestore, imageIds, 1, (id) => [[doc(firestore, "images", id), fields]]);
}

/** Without fields the document is deleted, if there is one. */
type Change = [document: DocumentReference, fields: Record<string, unknown> | null];

/** Firestore takes at most so many writes at once. */
const mostWrites = 500;

/** All batches are begun before the first is answered, so that offline all of it is kept. */
async function inBatches(
  firestore: Firestore,
  ids: readonly string[],
  writesEach: number,
  changesOf: (id: string) => Change[],
): Promise<void> {
  const size = Math.floor(mostWrites / writesEach);
  const commits: Promise<void>[] = [];
  for (let from = 0; from < ids.length; from += size) {
    const batch = writeBatch(firestore);
    for (const [document, fields] of ids.slice(from, from + size).flatMap(changesOf)) {
      if (fields) batch.update(document, fields);
      else batch.delete(document);
    }
    commits.push(batch.commit());
  }
  await Promise.all(commits);
}
