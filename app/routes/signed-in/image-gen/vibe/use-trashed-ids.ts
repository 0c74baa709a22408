import { useMemo } from "react";
import { useDocuments } from "~/firebase/use-documents";
import { defaultGalleryView, queryOf } from "~/images/gallery/gallery-view";
import type { Image } from "~/stores/images/image-document";

/** As many of the newest in the trash are known: a board that is opened looks for its own and lets them go. */
const mostKnown = 500;

/** Images of a person that lie in the trash: boards keep their place on them, and neither show nor count them. */
export function useTrashedIds(userId: string): ReadonlySet<string> {
  const reading = useDocuments(
    userId,
    () => import("~/stores/images/gallery"),
    (store, documents, onChange: (images: Image[]) => void, onError) => {
      const { asked } = queryOf({ ...defaultGalleryView, show: "trash" }, userId);
      return store.watchNewest(documents, asked, mostKnown, onChange, onError);
    },
  );
  const images = reading.kind === "present" ? reading.value : null;
  return useMemo(() => new Set(images?.map(({ id }) => id)), [images]);
}
