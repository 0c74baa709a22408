import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { type Live, readData, type Stop, watchDocument, watchQuery } from "./live-documents";
import { type PublicImage, parsePublicImage } from "./public-image-document";

/** Public images, at most so many: those with the highest score first, or the newest. */
export function watchPublicImages(
  firestore: Firestore,
  order: "heat" | "publishedAt",
  most: number,
  onChange: (live: Live<PublicImage>) => void,
  onError: (error: Error) => void,
): Stop {
  const images = query(collection(firestore, "publicImages"), orderBy(order, "desc"), limit(most));
  return watchQuery(images, parsePublicImage, onChange, onError);
}

/** One public image; `item` is null while there is none, or it is not public any more. */
export function watchPublicImage(
  firestore: Firestore,
  imageId: string,
  onChange: (live: { item: PublicImage | null; fromCache: boolean }) => void,
  onError: (error: Error) => void,
): Stop {
  return watchDocument(doc(firestore, "publicImages", imageId), parsePublicImage, onChange, onError);
}

export async function readPublicImage(firestore: Firestore, imageId: string): Promise<PublicImage | null> {
  const snapshot = await getDoc(doc(firestore, "publicImages", imageId));
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
