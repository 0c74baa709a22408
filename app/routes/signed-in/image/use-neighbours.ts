import { useEffect, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import type { Image } from "~/stores/image-document";

/** The images before and after one in time; null where there is none, or it is not known yet. */
export interface Neighbours {
  newerId: string | null;
  olderId: string | null;
}

const none: Neighbours = { newerId: null, olderId: null };

export function useNeighbours(userId: string, image: Pick<Image, "id" | "createdAt"> | null): Neighbours {
  const [found, setFound] = useState<Neighbours & { of: string | null }>({ ...none, of: null });
  const id = image?.id ?? null;
  const createdMs = image?.createdAt.getTime() ?? 0;
  useEffect(() => {
    if (!id) return;
    let isGone = false;
    Promise.all([import("~/stores/images"), getDocuments()])
      .then(([{ readNeighbours }, documents]) => readNeighbours(documents, userId, id, new Date(createdMs)))
      .then(
        (neighbours) => {
          if (!isGone) setFound({ ...neighbours, of: id });
        },
        // Without them one goes back to the grid; nothing else is lost.
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [userId, id, createdMs]);
  return found.of === id ? found : none;
}
