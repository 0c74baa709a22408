import type { Firestore } from "firebase/firestore";
import {
  countGallery,
  type GalleryQuery,
  readOldest,
  readRange,
  watchNewest,
  watchRange,
} from "~/stores/gallery";
import type { Image } from "~/stores/image-document";
import type { GallerySource } from "./gallery-index";
import { type GalleryView, hasWords, queryOf } from "./gallery-view";

export interface OpenedGallery {
  source: GallerySource<Image>;
  /** The images of a range of time, read or not, the newest first and at most `mostSelected`. */
  readBetween(fromMs: number, toMs: number): Promise<Image[]>;
  /** How many of the newest were looked through for words; null where the database found all there are. */
  searched: number | null;
}

/** Most images of one selection. */
export const mostSelected = 2_000;
/** Most images looked through on this device for words the database cannot look for. */
const mostSearched = 2_000;

/**
 * Where the images of a view come from. One whole word, one board and all filters are for the database; several
 * words, or the beginning of one, are looked for among the newest of what it finds.
 */
export async function openGallery(
  firestore: Firestore,
  view: GalleryView,
  ownerId: string,
): Promise<OpenedGallery> {
  const { asked, words } = queryOf(view, ownerId);
  const whole = (): OpenedGallery => ({
    source: wholeList(firestore, asked),
    readBetween: (fromMs, toMs) => readRange(firestore, asked, { fromMs, toMs }, mostSelected),
    searched: null,
  });
  if (asked.word === null && words.length === 0) return whole();
  const found = await countGallery(firestore, asked, null);
  if (asked.word !== null && found > 0 && words.length === 0) return whole();
  const isWord = asked.word !== null && found > 0;
  const wanted = isWord || asked.word === null ? words : [asked.word, ...words];
  const among = isWord ? asked : { ...asked, word: null };
  const total = isWord ? found : await countGallery(firestore, among, null);
  return {
    source: lookedThrough(firestore, among, wanted),
    readBetween: async (fromMs, toMs) => {
      const images = await readRange(firestore, among, { fromMs, toMs }, mostSearched);
      return images.filter((image) => hasWords(image, wanted));
    },
    searched: total > mostSearched ? mostSearched : null,
  };
}

function wholeList(firestore: Firestore, asked: GalleryQuery): GallerySource<Image> {
  return {
    count: (range) => countGallery(firestore, asked, range),
    oldest: () => readOldest(firestore, asked),
    watchNewest: (...watched) => watchNewest(firestore, asked, ...watched),
    watchRange: (...watched) => watchRange(firestore, asked, ...watched),
  };
}

function lookedThrough(
  firestore: Firestore,
  asked: GalleryQuery,
  words: readonly string[],
): GallerySource<Image> {
  return {
    isWhole: true,
    count: async () => 0,
    oldest: async () => null,
    watchNewest: (_, onChange, onError) =>
      watchNewest(
        firestore,
        asked,
        mostSearched,
        (images, fromCache) =>
          onChange(
            images.filter((image) => hasWords(image, words)),
            fromCache,
          ),
        onError,
      ),
    watchRange: () => () => {},
  };
}
