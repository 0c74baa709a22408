import { useState } from "react";
import type { Image } from "~/stores/images/image-document";

/** The candidate that is looked at: the newest, until another one is chosen; a newer one that comes in is shown. */
export function useCandidate(candidates: readonly Image[]) {
  const newestId = candidates[0]?.id ?? null;
  const [chosen, setChosen] = useState<{ id: string; amongId: string | null } | null>(null);
  const isStill = chosen !== null && chosen.amongId === newestId;
  return {
    shown: (isStill && candidates.find(({ id }) => id === chosen.id)) || candidates[0] || null,
    show: ({ id }: Image) => setChosen({ id, amongId: newestId }),
  };
}
