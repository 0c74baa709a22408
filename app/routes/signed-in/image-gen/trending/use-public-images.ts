import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import { getDocuments } from "~/firebase/documents";
import { useDocuments } from "~/firebase/use-documents";
import type { PublicImage } from "~/stores/public-images/public-image-document";

export const publicLists = ["trending", "new", "reported"] as const;
export type PublicList = (typeof publicLists)[number];

/** A public image; where it was reported and staff look, why. */
export type ShownImage = PublicImage & { reasons?: string[] };

/** So many are live; the others are read when they are wanted. */
export const firstShown = 60;

/** The field a list is ordered by. */
export const orderOf = (list: PublicList) => (list === "new" ? "publishedAt" : "heat");

/** The first of a list of public images, live but for what was reported, and which of them the person has starred. */
export function usePublicImages(userId: string, list: PublicList) {
  const [stars, setStars] = useState<ReadonlySet<string>>(new Set());
  const [judged, setJudged] = useState(0);
  const reading = useDocuments(
    `${userId} ${list} ${judged}`,
    () => import("~/stores/public-images/public-images"),
    (store, documents, onChange: (images: ShownImage[]) => void, onError) => {
      if (list === "reported") return readReported(onChange, onError);
      return store.watchPublicImages(
        documents,
        orderOf(list),
        firstShown,
        ({ items, fromCache }) => (items.length > 0 || !fromCache) && onChange(items),
        onError,
      );
    },
  );
  useEffect(() => {
    let isGone = false;
    Promise.all([import("~/stores/public-images/public-images"), getDocuments()])
      .then(([store, documents]) => store.readOwnStars(documents, userId))
      .then((found) => !isGone && setStars(found))
      // Without them every star shows as not given; given again it counts once.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [userId]);
  return {
    reading,
    stars,
    markStarred: (id: string) => setStars((before) => new Set([...before, id])),
    readAgain: () => setJudged((count) => count + 1),
  };
}

function readReported(onChange: (images: ShownImage[]) => void, onError: (error: Error) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  callApi<{ reported: { image: PublicImage; reasons: string[] }[] }>("/api/v1/staff/reported-images", {
    signal,
  })
    .then(({ reported }) => onChange(reported.map(({ image, reasons }) => ({ ...image, reasons }))))
    .catch((error) => signal.aborted || onError(error));
  return () => stopping.abort();
}
