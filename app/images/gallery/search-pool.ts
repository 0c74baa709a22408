import type { Firestore } from "firebase/firestore";
import { type GalleryQuery, watchNewest } from "~/stores/images/gallery";
import type { Image } from "~/stores/images/image-document";

/*
 * The newest images of a query, kept in memory while somebody types: each letter looks through them anew without
 * asking the database. A first small part comes soon, the rest when it is read.
 */

/** Most images looked through on this device for words the database cannot look for. */
export const mostSearched = 1_000;
const firstPart = 250;
/** How long after their last use the images are released. */
const lingerMs = 20_000;

type OnImages = (images: Image[], isComplete: boolean) => void;

interface Pool {
  firestore: Firestore;
  key: string;
  said: { images: Image[]; isComplete: boolean } | null;
  listeners: Map<OnImages, (error: Error) => void>;
  stop: () => void;
  letGo?: ReturnType<typeof setTimeout>;
}

let pool: Pool | null = null;

/**
 * Tells of the newest images of a query, live; `isComplete` once all that are looked through are there and come from
 * the server.
 */
export function watchSearched(
  firestore: Firestore,
  asked: GalleryQuery,
  onImages: OnImages,
  onError: (error: Error) => void,
): () => void {
  const key = JSON.stringify(asked);
  if (!pool || pool.firestore !== firestore || pool.key !== key) {
    drop(pool);
    pool = openPool(firestore, asked, key);
  }
  const own = pool;
  clearTimeout(own.letGo);
  own.listeners.set(onImages, onError);
  if (own.said) onImages(own.said.images, own.said.isComplete);
  return () => {
    own.listeners.delete(onImages);
    if (own.listeners.size === 0) own.letGo = setTimeout(() => drop(own), lingerMs);
  };
}

function openPool(firestore: Firestore, asked: GalleryQuery, key: string): Pool {
  const opened: Pool = { firestore, key, said: null, listeners: new Map(), stop: () => {} };
  const tell = (images: Image[], isComplete: boolean) => {
    opened.said = { images, isComplete };
    for (const onImages of [...opened.listeners.keys()]) onImages(images, isComplete);
  };
  const fail = (error: Error) => {
    const failing = [...opened.listeners.values()];
    drop(opened);
    for (const onError of failing) onError(error);
  };
  let stopAll = () => {};
  const stopFirst = watchNewest(
    firestore,
    asked,
    firstPart,
    (images, fromCache) => {
      if (opened.said?.isComplete) return;
      tell(images, !fromCache && images.length < firstPart);
    },
    fail,
  );
  // Asked for at once, so that the small part does not put it off.
  stopAll = watchNewest(
    firestore,
    asked,
    mostSearched,
    (images, fromCache) => {
      if (fromCache && images.length < (opened.said?.images.length ?? 0)) return;
      if (!fromCache) stopFirst();
      tell(images, !fromCache);
    },
    fail,
  );
  opened.stop = () => {
    stopFirst();
    stopAll();
  };
  return opened;
}

function drop(dropped: Pool | null): void {
  if (!dropped) return;
  clearTimeout(dropped.letGo);
  dropped.stop();
  dropped.listeners.clear();
  if (pool === dropped) pool = null;
}
