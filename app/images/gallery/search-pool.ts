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
/** How long after the last look the images are let go. */
const lingerMs = 20_000;

type Hear = (images: Image[], isComplete: boolean) => void;

interface Pool {
  firestore: Firestore;
  key: string;
  said: { images: Image[]; isComplete: boolean } | null;
  hearers: Map<Hear, (error: Error) => void>;
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
  hear: Hear,
  onError: (error: Error) => void,
): () => void {
  const key = JSON.stringify(asked);
  if (!pool || pool.firestore !== firestore || pool.key !== key) {
    drop(pool);
    pool = openPool(firestore, asked, key);
  }
  const own = pool;
  clearTimeout(own.letGo);
  own.hearers.set(hear, onError);
  if (own.said) hear(own.said.images, own.said.isComplete);
  return () => {
    own.hearers.delete(hear);
    if (own.hearers.size === 0) own.letGo = setTimeout(() => drop(own), lingerMs);
  };
}

function openPool(firestore: Firestore, asked: GalleryQuery, key: string): Pool {
  const opened: Pool = { firestore, key, said: null, hearers: new Map(), stop: () => {} };
  const tell = (images: Image[], isComplete: boolean) => {
    opened.said = { images, isComplete };
    for (const hear of [...opened.hearers.keys()]) hear(images, isComplete);
  };
  const fail = (error: Error) => {
    const failing = [...opened.hearers.values()];
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
  dropped.hearers.clear();
  if (pool === dropped) pool = null;
}
