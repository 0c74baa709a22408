import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import { readItems, type Stop, watchQuery } from "../firestore/live-documents";
import { type Image, parseImage } from "./image-document";

/** What the gallery asks the database for; all of it is served by indexes that end in `createdAt`. */
export interface GalleryQuery {
  ownerId: string;
  shelf: "kept" | "trash";
  /** One lower-case word of the image, or one board: the database looks into one list only. */
  word: string | null;
  boardId: string | null;
  starred: boolean;
  /** 1–5; 0 for any. */
  leastRating: number;
  modelId: string | null;
  operation: Image["operation"] | null;
  visibility: Image["visibility"] | null;
}

/** From a moment on, up to another and without it, in milliseconds since 1970. */
export interface TimeRange {
  fromMs: number;
  toMs: number;
}

/** How many images there are; counting reads index entries, no documents. */
export async function countGallery(
  firestore: Firestore,
  asked: GalleryQuery,
  range: TimeRange | null,
): Promise<number> {
  const counted = await getCountFromServer(
    galleryQuery(firestore, asked, [...within(range), orderBy("createdAt", "desc")]),
  );
  return counted.data().count;
}

/** The newest images, live. */
export function watchNewest(
  firestore: Firestore,
  asked: GalleryQuery,
  most: number,
  onChange: (images: Image[], fromCache: boolean) => void,
  onError: (error: Error) => void,
): Stop {
  return watchQuery(
    galleryQuery(firestore, asked, [orderBy("createdAt", "desc"), limit(most)]),
    parseImage,
    ({ items, fromCache }) => onChange(items, fromCache),
    onError,
  );
}

/** The images of a range of time, newest first, live. */
export function watchRange(
  firestore: Firestore,
  asked: GalleryQuery,
  range: TimeRange,
  onChange: (images: Image[], fromCache: boolean) => void,
  onError: (error: Error) => void,
): Stop {
  return watchQuery(
    galleryQuery(firestore, asked, [...within(range), orderBy("createdAt", "desc")]),
    parseImage,
    ({ items, fromCache }) => onChange(items, fromCache),
    onError,
  );
}

/** The images of a range once, the newest first, at most so many. */
export async function readRange(
  firestore: Firestore,
  asked: GalleryQuery,
  range: TimeRange | null,
  most: number,
): Promise<Image[]> {
  const constraints = [...within(range), orderBy("createdAt", "desc"), limit(most)];
  return readItems(await getDocs(galleryQuery(firestore, asked, constraints)), parseImage);
}

/** Where a page of a list ends and the next one begins: at an image, towards older or newer ones. */
export interface PageEdge {
  side: "older" | "newer";
  image: DocumentSnapshot;
}

/** The edge at an image, also where it has left the list since; null where there is no such image any more. */
export async function readPageEdge(
  firestore: Firestore,
  imageId: string,
  side: PageEdge["side"],
): Promise<PageEdge | null> {
  const image = await getDoc(doc(firestore, "images", imageId));
  return image.exists() ? { side, image } : null;
}

/**
 * A page of the list, live and the newest first: the newest images, or those next to an edge. `hasMore` says whether
 * there are others beyond it, in the direction it was read.
 */
export function watchPage(
  firestore: Firestore,
  asked: GalleryQuery,
  edge: PageEdge | null,
  most: number,
  onChange: (images: Image[], hasMore: boolean, fromCache: boolean) => void,
  onError: (error: Error) => void,
): Stop {
  const isNewer = edge?.side === "newer";
  return watchQuery(
    galleryQuery(firestore, asked, [
      orderBy("createdAt", isNewer ? "asc" : "desc"),
      ...(edge ? [startAfter(edge.image)] : []),
      limit(most + 1),
    ]),
    parseImage,
    ({ items, fromCache }) => {
      const images = items.slice(0, most);
      onChange(isNewer ? images.reverse() : images, items.length > most, fromCache);
    },
    onError,
  );
}

/** The oldest image of that status, whatever else is asked for: how far back the list can reach. */
export async function readOldest(
  firestore: Firestore,
  { ownerId, shelf }: GalleryQuery,
): Promise<Image | null> {
  const found = await getDocs(
    query(
      collection(firestore, "images"),
      where("ownerId", "==", ownerId),
      where("shelf", "==", shelf),
      orderBy("createdAt", "asc"),
      limit(1),
    ),
  );
  return readItems(found, parseImage)[0] ?? null;
}

function within(range: TimeRange | null): QueryConstraint[] {
  if (!range) return [];
  const newer = Number.isFinite(range.toMs) ? [where("createdAt", "<", new Date(range.toMs))] : [];
  return [where("createdAt", ">=", new Date(range.fromMs)), ...newer];
}

function galleryQuery(firestore: Firestore, asked: GalleryQuery, constraints: QueryConstraint[]): Query {
  const filters = [where("ownerId", "==", asked.ownerId), where("shelf", "==", asked.shelf)];
  if (asked.word) filters.push(where("words", "array-contains", asked.word));
  else if (asked.boardId) filters.push(where("boardIds", "array-contains", asked.boardId));
  if (asked.starred) filters.push(where("starred", "==", true));
  if (asked.leastRating > 0) {
    filters.push(where("rating", "in", [1, 2, 3, 4, 5].slice(asked.leastRating - 1)));
  }
  if (asked.modelId) filters.push(where("recipe.modelId", "==", asked.modelId));
  if (asked.operation) filters.push(where("operation", "==", asked.operation));
  if (asked.visibility) filters.push(where("visibility", "==", asked.visibility));
  return query(collection(firestore, "images"), ...filters, ...constraints);
}
