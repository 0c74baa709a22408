import type { Firestore } from "firebase/firestore";
import { type PageEdge, readPageEdge, watchPage } from "~/stores/images/gallery";
import type { Image } from "~/stores/images/image-document";
import { type GalleryView, queryOf } from "./gallery-view";
import { openGallery } from "./open-gallery";

/** Which page of a list: next to an image, on the side of what is older or newer; null for the newest. */
export type PagePlace = { side: PageEdge["side"]; imageId: string } | null;

export interface ImagePage {
  /** The newest first. */
  images: Image[];
  hasOlder: boolean;
  hasNewer: boolean;
  /** How many of the newest were looked through, where that is not all. */
  searched: number | null;
}

/** Images of one page. */
export const pageImages = 24;

/**
 * A page of a person's images under a view, live, until the answer is called. Where the image it begins at is gone, or
 * too few are newer than it to fill a page, it is the newest page.
 */
export function watchImagePage(
  firestore: Firestore,
  view: GalleryView,
  ownerId: string,
  place: PagePlace,
  onChange: (page: ImagePage) => void,
  onError: (error: Error) => void,
): () => void {
  let isGone = false;
  let stop = () => {};
  const open = async () => {
    const [{ source, searched }, edge] = await Promise.all([
      openGallery(firestore, view, ownerId),
      place && readPageEdge(firestore, place.imageId, place.side),
    ]);
    if (isGone) return;
    if (source.isWhole) {
      stop = source.watchNewest(
        pageImages,
        (images, fromCache) => {
          if (images.length > 0 || !fromCache) onChange({ ...pageOf(images, edge && place), searched });
        },
        onError,
      );
      return;
    }
    const { asked } = queryOf(view, ownerId);
    const listen = (at: PageEdge | null): (() => void) =>
      watchPage(
        firestore,
        asked,
        at,
        pageImages,
        (images, hasMore, fromCache) => {
          // An empty cache says nothing: the server has not answered yet.
          if (images.length === 0 && fromCache) return;
          if (at?.side === "newer" && !hasMore && !fromCache) {
            stop();
            stop = listen(null);
            return;
          }
          const isNewer = at?.side === "newer";
          onChange({
            images,
            hasOlder: isNewer || hasMore,
            hasNewer: at !== null && (!isNewer || hasMore),
            searched,
          });
        },
        onError,
      );
    stop = listen(edge);
  };
  open().catch((error: Error) => !isGone && onError(error));
  return () => {
    isGone = true;
    stop();
  };
}

/** The page of a whole list, the newest first; the newest page where its place is not in the list. */
export function pageOf<Item extends { id: string }>(
  all: readonly Item[],
  place: PagePlace,
  size = pageImages,
): { images: Item[]; hasOlder: boolean; hasNewer: boolean } {
  const at = place ? all.findIndex(({ id }) => id === place.imageId) : -1;
  const first = place && at >= 0 ? Math.max(0, place.side === "older" ? at + 1 : at - size) : 0;
  const images = all.slice(first, first + size);
  return { images, hasOlder: first + images.length < all.length, hasNewer: first > 0 };
}
