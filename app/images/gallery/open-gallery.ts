import type { Firestore } from "firebase/firestore";
import type { GalleryQuery } from "~/stores/images/gallery";
import { countGallery, readOldest, readRange, watchNewest, watchRange } from "~/stores/images/gallery";
import type { Image } from "~/stores/images/image-document";
import type { GallerySource } from "./gallery-source";
import { type GalleryView, matchesTerms, queryOf } from "./gallery-view";
import { mostSearched, watchSearched } from "./search-pool";

export interface OpenedGallery {
  source: GallerySource<Image>;
  /** The images of a range of time, read or not, the newest first and at most `mostSelected`. */
  readBetween(fromMs: number, toMs: number): Promise<Image[]>;
  /** How many images are newer than a moment; null where the list has all of them in memory. */
  countNewer: ((timeMs: number) => Promise<number>) | null;
  /** How many of the newest are looked through for words; null where the database finds all there are. */
  searched: number | null;
}

/** Most images of one selection. */
export const mostSelected = 2_000;

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
  if (asked.word === null && words.length === 0) return wholeList(firestore, asked);
  const wordless = { ...asked, word: null };
  const [found, all] = await Promise.all([
    asked.word === null ? 0 : countGallery(firestore, asked, null),
    countGallery(firestore, wordless, null),
  ]);
  if (found > 0 && words.length === 0) return wholeList(firestore, asked);
  const isWord = found > 0;
  const wanted = isWord || asked.word === null ? words : [asked.word, ...words];
  return lookedThrough(firestore, isWord ? asked : wordless, wanted, isWord ? found : all);
}

function wholeList(firestore: Firestore, asked: GalleryQuery): OpenedGallery {
  return {
    source: {
      count: (range) => countGallery(firestore, asked, range),
      oldest: () => readOldest(firestore, asked),
      watchNewest: (...watched) => watchNewest(firestore, asked, ...watched),
      watchRange: (...watched) => watchRange(firestore, asked, ...watched),
    },
    readBetween: (fromMs, toMs) => readRange(firestore, asked, { fromMs, toMs }, mostSelected),
    countNewer: (timeMs) =>
      countGallery(firestore, asked, { fromMs: timeMs, toMs: Number.POSITIVE_INFINITY }),
    searched: null,
  };
}

function lookedThrough(
  firestore: Firestore,
  asked: GalleryQuery,
  words: readonly string[],
  total: number,
): OpenedGallery {
  const matching = (images: readonly Image[]) => images.filter((image) => matchesTerms(image, words));
  return {
    source: {
      isWhole: true,
      count: async () => 0,
      oldest: async () => null,
      watchNewest: (_, onChange, onError) =>
        watchSearched(
          firestore,
          asked,
          (images, isComplete) => onChange(matching(images), !isComplete),
          onError,
        ),
      watchRange: () => () => {},
    },
    readBetween: async (fromMs, toMs) =>
      matching(await readRange(firestore, asked, { fromMs, toMs }, mostSearched)),
    countNewer: null,
    searched: total > mostSearched ? mostSearched : null,
  };
}
