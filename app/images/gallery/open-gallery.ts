import type { Firestore } from "firebase/firestore";
import type { GalleryQuery } from "~/stores/images/gallery";
import { countGallery, readOldest, readRange, watchNewest, watchRange } from "~/stores/images/gallery";
import type { Image } from "~/stores/images/image-document";
import type { GallerySource } from "./gallery-source";
import { findImages, type GalleryView, queryOf } from "./gallery-view";
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
 * Where the images of a view come from. One whole word, one board and all filters are for the database. Parts of words,
 * several words and typing errors are looked for on this device, among the newest of the view and the newest with the
 * longest word. A word that more images have than are looked through is left to the database.
 */
export async function openGallery(
  firestore: Firestore,
  view: GalleryView,
  ownerId: string,
): Promise<OpenedGallery> {
  const { asked, isWhole } = queryOf(view, ownerId);
  if (asked.word === null && isWhole) return wholeList(firestore, asked);
  const wordless = { ...asked, word: null };
  const [found, all] = await Promise.all([
    asked.word === null ? 0 : countGallery(firestore, asked, null),
    countGallery(firestore, wordless, null),
  ]);
  if (found > mostSearched && isWhole) return wholeList(firestore, asked);
  const isAll = all <= mostSearched;
  return lookedThrough(firestore, isAll || found === 0 ? [wordless] : [wordless, asked], view.search, isAll);
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
  queries: readonly [GalleryQuery, GalleryQuery?],
  typed: string,
  isAll: boolean,
): OpenedGallery {
  const [newest, withWord] = queries;
  return {
    source: {
      isWhole: true,
      count: async () => 0,
      oldest: async () => null,
      watchNewest: (_, onChange, onError) => {
        let known: Image[] | null = null;
        let worded: Image[] | null = withWord ? null : [];
        let isComplete = false;
        const tell = () =>
          known && onChange(findImages(joined(known, worded ?? []), typed), !isComplete || !worded);
        const stopNewest = watchSearched(
          firestore,
          newest,
          (images, complete) => {
            known = images;
            isComplete = complete;
            tell();
          },
          onError,
        );
        const stopWorded = withWord
          ? watchNewest(
              firestore,
              withWord,
              mostSearched,
              (images, fromCache) => {
                if (fromCache && images.length === 0) return;
                worded = images;
                tell();
              },
              onError,
            )
          : () => {};
        return () => {
          stopNewest();
          stopWorded();
        };
      },
      watchRange: () => () => {},
    },
    readBetween: async (fromMs, toMs) => {
      const read = (asked: GalleryQuery) => readRange(firestore, asked, { fromMs, toMs }, mostSearched);
      const [images, worded] = await Promise.all([read(newest), withWord ? read(withWord) : []]);
      return findImages(joined(images, worded), typed);
    },
    countNewer: null,
    searched: isAll ? null : mostSearched,
  };
}

/** Two lists as one, the newest first and each image once. */
function joined(images: readonly Image[], others: readonly Image[]): Image[] {
  if (others.length === 0) return [...images];
  const all = new Map([...images, ...others].map((image) => [image.id, image]));
  return [...all.values()].sort((first, second) => second.createdAt.getTime() - first.createdAt.getTime());
}
