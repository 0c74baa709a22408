import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import {
  documentOf,
  type Live,
  readData,
  readItems,
  type Stop,
  watchDocument,
  watchQuery,
} from "../firestore/live-documents";
import { type PublicImage, parsePublicImage } from "./public-image-document";

/** Those with the highest score first, or the newest. */
export type PublicOrder = "heat" | "publishedAt";

/** Public images, at most so many. */
export function watchPublicImages(
  firestore: Firestore,
  order: PublicOrder,
  most: number,
  onChange: (live: Live<PublicImage>) => void,
  onError: (error: Error) => void,
): Stop {
  const images = query(collection(firestore, "publicImages"), orderBy(order, "desc"), limit(most));
  return watchQuery(images, parsePublicImage, onChange, onError);
}

export interface PublicPage {
  images: PublicImage[];
  /** Where the next page begins; null where this one is the last. */
  lastId: string | null;
}

/** The public images after one of them, as it stands now; null where it is not public any more. */
export async function readPublicPage(
  firestore: Firestore,
  order: PublicOrder,
  afterId: string,
  most: number,
): Promise<PublicPage | null> {
  const edge = await getDoc(doc(firestore, "publicImages", afterId));
  if (!edge.exists()) return null;
  const after = query(
    collection(firestore, "publicImages"),
    orderBy(order, "desc"),
    startAfter(edge),
    limit(most),
  );
  const found = await getDocs(after);
  const lastId = found.size === most ? (found.docs.at(-1)?.id ?? null) : null;
  return { images: readItems(found, parsePublicImage), lastId };
}

/** One public image; `item` is null while there is none, or it is not public any more. */
export function watchPublicImage(
  firestore: Firestore,
  imageId: string,
  onChange: (live: { item: PublicImage | null; fromCache: boolean }) => void,
  onError: (error: Error) => void,
): Stop {
  return watchDocument(documentOf(firestore, "publicImages", imageId), parsePublicImage, onChange, onError);
}

export async function readPublicImage(firestore: Firestore, imageId: string): Promise<PublicImage | null> {
  const reference = documentOf(firestore, "publicImages", imageId);
  if (!reference) return null;
  const snapshot = await getDoc(reference);
  return snapshot.exists() ? parsePublicImage(imageId, readData(snapshot)) : null;
}

/** Which public images a person has starred. */
export async function readOwnStars(firestore: Firestore, userId: string): Promise<Set<string>> {
  const stars = query(
    collection(firestore, "imageEvents"),
    where("userId", "==", userId),
    where("kind", "==", "star"),
    limit(1000),
  );
  return new Set((await getDocs(stars)).docs.map((event) => event.data().imageId));
}
