import { type Reading, useDocuments } from "~/firebase/use-documents";
import type { GalleryView } from "../gallery/gallery-view";
import type { ImagePage, PagePlace } from "../gallery/image-page";

/** A page of a person's images, live. */
export function useImagePage(userId: string, view: GalleryView, place: PagePlace): Reading<ImagePage> {
  return useDocuments(
    JSON.stringify([userId, view, place]),
    () => import("../gallery/image-page"),
    (pages, documents, onChange: (page: ImagePage) => void, onError) =>
      pages.watchImagePage(documents, view, userId, place, onChange, onError),
  );
}
