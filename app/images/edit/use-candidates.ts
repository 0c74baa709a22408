import { useMemo, useState } from "react";
import type { ImageResult } from "~/domain/jobs/kinds/images";
import { useDocuments } from "~/firebase/use-documents";
import type { Image } from "~/stores/images/image-document";
import type { Generation } from "~/stores/images/images";

export interface EditedImages {
  /** Waiting to be accepted, the newest first; null while it is not known. */
  staged: Image[] | null;
  /** Made from this picture and kept. */
  kept: Image[];
  /** Under way, or over with results that failed or came out the same. */
  runs: Generation[];
  failed: { retry: () => void } | null;
  dismiss: (generationId: string) => void;
}

const latestGenerations = 40;
/** What did not come is told for a day, unless it is dismissed. */
const tellsFailuresMs = 86_400_000;
const didNotCome: ReadonlySet<ImageResult["state"]> = new Set(["failed", "duplicate"]);
const dismissedKey = "vitrine:image-edit-dismissed";

/** What came, and what is coming, of edits of a picture. */
export function useEditedImages(userId: string, assetId: string): EditedImages {
  const [dismissed, setDismissed] = useState<readonly string[]>(readDismissed);
  const children = useDocuments<typeof import("~/stores/images/images"), Image[]>(
    `${userId} ${assetId}`,
    () => import("~/stores/images/images"),
    ({ watchChildren }, documents, onChange, onError) =>
      watchChildren(documents, userId, assetId, ({ items }) => onChange(items), onError),
  );
  const generations = useDocuments<typeof import("~/stores/images/images"), Generation[]>(
    userId,
    () => import("~/stores/images/images"),
    ({ watchGenerations }, documents, onChange, onError) =>
      watchGenerations(documents, userId, latestGenerations, ({ items }) => onChange(items), onError),
  );
  const runs = useMemo(() => {
    if (generations.kind !== "present") return [];
    return generations.value.filter(
      (generation) =>
        generation.request.sourceAssetId === assetId &&
        isTold(generation) &&
        !dismissed.includes(generation.id),
    );
  }, [generations, assetId, dismissed]);
  // A picture may also be a reference of others; those are not edits of it.
  const own =
    children.kind === "present" ? children.value.filter(({ parentIds }) => parentIds[0] === assetId) : null;
  return {
    staged: own?.filter(({ shelf }) => shelf === "staged") ?? null,
    kept: own?.filter(({ shelf }) => shelf === "kept") ?? [],
    runs,
    failed: [children, generations].find((reading) => reading.kind === "failed") ?? null,
    dismiss: (generationId) => {
      const next = [...dismissed, generationId].slice(-100);
      setDismissed(next);
      try {
        localStorage.setItem(dismissedKey, JSON.stringify(next));
      } catch {
        // It is told again after a reload.
      }
    },
  };
}

function isTold({ state, results, createdAt }: Generation): boolean {
  if (state === "running" || state === "waiting") return true;
  const isRecent = !(createdAt instanceof Date) || Date.now() - createdAt.getTime() < tellsFailuresMs;
  return isRecent && state !== "cancelled" && results.some((result) => didNotCome.has(result.state));
}

function readDismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(dismissedKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
