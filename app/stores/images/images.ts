import {
  collection,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import type { JobOfKind } from "~/domain/jobs/job";
import {
  documentOf,
  documentWatcher,
  type Live,
  readData,
  readItems,
  type Stop,
  watchQuery,
} from "../firestore/live-documents";
import { parseJob } from "../jobs/jobs";
import { type Image, parseImage } from "./image-document";

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

export const watchGeneration = documentWatcher("jobs", parseGeneration);

/** The images of a generation, whatever their status. */
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

export const watchImage = documentWatcher("images", parseImage);

/** The image as it stands, or null where the id is of none, as that of an upload. */
export async function readImage(firestore: Firestore, imageId: string): Promise<Image | null> {
  const reference = documentOf(firestore, "images", imageId);
  if (!reference) return null;
  const snapshot = await getDoc(reference);
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

/** The most assets that one listener can ask about. */
const mostAskedParents = 30;

/** What was made from any of some assets, the newest first, whatever its shelf. */
export function watchMadeFrom(
  firestore: Firestore,
  userId: string,
  parentIds: readonly string[],
  onChange: (live: Live<Image>) => void,
  onError: (error: Error) => void,
): Stop {
  const made = query(
    collection(firestore, "images"),
    where("ownerId", "==", userId),
    where("parentIds", "array-contains-any", parentIds.slice(0, mostAskedParents)),
    orderBy("createdAt", "desc"),
    limit(mostChildren),
  );
  return watchQuery(made, parseImage, onChange, onError);
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
