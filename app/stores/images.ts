import {
  arrayRemove,
  arrayUnion,
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from "firebase/firestore";
import type { JobOfKind } from "~/domain/job";
import { searchWords } from "~/domain/search-words";
import { type Image, type ImageDocument, parseImage } from "./image-document";
import { parseJob } from "./jobs";
import { type Live, readData, readItems, type Stop, watchDocument, watchQuery } from "./live-documents";

/** One request for images and what came of it. */
export type Generation = JobOfKind<"make-images"> & { id: string };

/** A clip of a video model, on its way or made. */
export type ClipJob = JobOfKind<"make-clip"> & { id: string };

/** A user's generations and clips, the newest first, at most so many: ask for more to see older ones. */
export function watchMade(
  firestore: Firestore,
  userId: string,
  most: number,
  onChange: (live: Live<Generation | ClipJob>) => void,
  onError: (error: Error) => void,
): Stop {
  const made = query(
    collection(firestore, "jobs"),
    where("ownerId", "==", userId),
    where("kind", "in", ["make-images", "make-clip"]),
    orderBy("createdAt", "desc"),
    limit(most),
  );
  return watchQuery(made, parseMade, onChange, onError);
}

/** A user's generations, the newest first, at most so many. */
export function watchGenerations(
  firestore: Firestore,
  userId: string,
  most: number,
  onChange: (live: Live<Generation>) => void,
  onError: (error: Error) => void,
): Stop {
  const generations = query(
    collection(firestore, "jobs"),
    where("ownerId", "==", userId),
    where("kind", "==", "make-images"),
    orderBy("createdAt", "desc"),
    limit(most),
  );
  return watchQuery(generations, parseGeneration, onChange, onError);
}

export function watchGeneration(
  firestore: Firestore,
  generationId: string,
  onChange: (live: { item: Generation | null; hasPendingWrites: boolean; fromCache: boolean }) => void,
  onError: (error: Error) => void,
): Stop {
  return watchDocument(doc(firestore, "jobs", generationId), parseGeneration, onChange, onError);
}

/** What came of a generation, on whatever shelf it is. */
export function watchImagesOf(
  firestore: Firestore,
  userId: string,
  generationId: string,
  onChange: (live: Live<Image>) => void,
  onError: (error: Error) => void,
): Stop {
  const images = query(
    collection(firestore, "images"),
    where("ownerId", "==", userId),
    where("generationId", "==", generationId),
  );
  return watchQuery(images, parseImage, onChange, onError);
}

export function watchImage(
  firestore: Firestore,
  imageId: string,
  onChange: (live: { item: Image | null; hasPendingWrites: boolean; fromCache: boolean }) => void,
  onError: (error: Error) => void,
): Stop {
  return watchDocument(doc(firestore, "images", imageId), parseImage, onChange, onError);
}

/** The image as it stands, or null where the id is of none, as that of an upload. */
export async function readImage(firestore: Firestore, imageId: string): Promise<Image | null> {
  const snapshot = await getDoc(doc(firestore, "images", imageId));
  return snapshot.exists() ? parseImage(snapshot.id, readData(snapshot)) : null;
}

/** The kept images right after and right before one in time; those of the very same moment are passed over. */
export async function readNeighbours(
  firestore: Firestore,
  userId: string,
  imageId: string,
  createdAt: Date,
): Promise<{ newerId: string | null; olderId: string | null }> {
  const nearest = async (comparison: "<" | ">") => {
    const found = await getDocs(
      query(
        collection(firestore, "images"),
        where("ownerId", "==", userId),
        where("shelf", "==", "kept"),
        where("createdAt", comparison, createdAt),
        orderBy("createdAt", comparison === "<" ? "desc" : "asc"),
        limit(2),
      ),
    );
    // A time is kept more exactly than a Date has it: the image itself may be among those of its millisecond.
    return found.docs.find(({ id }) => id !== imageId)?.id ?? null;
  };
  const [newerId, olderId] = await Promise.all([nearest(">"), nearest("<")]);
  return { newerId, olderId };
}

const mostChildren = 200;

/** What was made from an asset, the newest first: candidates that wait, accepted ones and what lies in the trash. */
export function watchChildren(
  firestore: Firestore,
  userId: string,
  parentId: string,
  onChange: (live: Live<Image>) => void,
  onError: (error: Error) => void,
): Stop {
  return watchQuery(childrenOf(firestore, userId, parentId), parseImage, onChange, onError);
}

export async function readChildren(firestore: Firestore, userId: string, parentId: string): Promise<Image[]> {
  return readItems(await getDocs(childrenOf(firestore, userId, parentId)), parseImage);
}

function childrenOf(firestore: Firestore, userId: string, parentId: string) {
  return query(
    collection(firestore, "images"),
    where("ownerId", "==", userId),
    where("parentIds", "array-contains", parentId),
    orderBy("createdAt", "desc"),
    limit(mostChildren),
  );
}

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

/** The title, with the words by which the image is found. */
export async function renameImage(
  firestore: Firestore,
  image: Pick<Image, "id" | "title" | "words">,
  title: string,
): Promise<void> {
  const before = new Set(searchWords(image.title));
  const words = searchWords(title, ...image.words.filter((word) => !before.has(word)));
  await inBatches(firestore, [image.id], 2, (id) => [
    [doc(firestore, "images", id), { title, words }],
    [doc(firestore, "assets", id), { name: title }],
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
export function shelveImages(
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

function parseMade(id: string, data: unknown): Generation | ClipJob {
  const job = parseJob(id, data);
  if (job.kind === "make-video") throw new TypeError(`${id} is not a generation.`);
  return job;
}

function parseGeneration(id: string, data: unknown): Generation {
  const job = parseMade(id, data);
  if (job.kind !== "make-images") throw new TypeError(`${id} is not a generation.`);
  return job;
}
