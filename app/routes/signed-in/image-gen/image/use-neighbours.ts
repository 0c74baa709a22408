import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { getDocuments } from "~/firebase/documents";
import { listedBeside } from "~/images/image-list-state";
import type { Image } from "~/stores/images/image-document";

/**
 * The images before and after one: in the list it was opened from, else in time. Null where there is none, or it is not
 * known yet.
 */
export interface Neighbours {
  newerId: string | null;
  olderId: string | null;
}

const none: Neighbours = { newerId: null, olderId: null };

export function useNeighbours(userId: string, image: Pick<Image, "id" | "createdAt"> | null): Neighbours {
  const listed = listedBeside(useLocation(), image?.id ?? "");
  const inTime = useNeighboursInTime(userId, listed ? null : image);
  return listed ? { newerId: listed.before, olderId: listed.after } : inTime;
}

function useNeighboursInTime(userId: string, image: Pick<Image, "id" | "createdAt"> | null): Neighbours {
  const [found, setFound] = useState<Neighbours & { of: string | null }>({ ...none, of: null });
  const id = image?.id ?? null;
  const createdMs = image?.createdAt.getTime() ?? 0;
  useEffect(() => {
    if (!id) return;
    let isGone = false;
    Promise.all([import("~/stores/images/images"), getDocuments()])
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
