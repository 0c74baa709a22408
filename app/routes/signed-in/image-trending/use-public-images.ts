import { useEffect, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import { useDocuments } from "~/firebase/use-documents";
import type { PublicImage } from "~/stores/public-image-document";

export const publicLists = ["trending", "new", "reported"] as const;
export type PublicList = (typeof publicLists)[number];

const mostShown = 120;

/** A list of public images, live, and which of them the person has starred. */
export function usePublicImages(userId: string, list: PublicList) {
  const [stars, setStars] = useState<ReadonlySet<string>>(new Set());
  const reading = useDocuments(
    `${userId} ${list}`,
    () => import("~/stores/public-images"),
    (store, documents, onChange: (images: PublicImage[]) => void, onError) => {
      const hear = ({ items, fromCache }: { items: PublicImage[]; fromCache: boolean }) => {
        if (items.length > 0 || !fromCache) onChange(items);
      };
      if (list === "reported") return store.watchReported(documents, hear, onError);
      return store.watchPublicImages(
        documents,
        list === "new" ? "publishedAt" : "heat",
        mostShown,
        hear,
        onError,
      );
    },
  );
  useEffect(() => {
    let isGone = false;
    Promise.all([import("~/stores/public-images"), getDocuments()])
      .then(([store, documents]) => store.readOwnStars(documents, userId))
      .then((found) => !isGone && setStars(found))
      // Without them every star shows as not given; given again it counts once.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [userId]);
  return { reading, stars, markStarred: (id: string) => setStars((before) => new Set([...before, id])) };
}
