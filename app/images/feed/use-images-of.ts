import { useDocuments } from "~/firebase/use-documents";
import type { Image } from "~/stores/images/image-document";

const unknown: ReadonlyMap<string, Image> = new Map();

/**
 * The images of a generation, live, by their id; listened to only while wanted. Null until they are known; where they
 * cannot be read, none is known and the files are shown as they are.
 */
export function useImagesOf(
  userId: string,
  generationId: string,
  isWanted: boolean,
): ReadonlyMap<string, Image> | null {
  const reading = useDocuments(
    isWanted ? `${userId} ${generationId}` : null,
    () => import("~/stores/images/images"),
    (store, documents, onChange: (images: ReadonlyMap<string, Image>) => void, onError) =>
      store.watchImagesOf(
        documents,
        userId,
        generationId,
        ({ items }) => onChange(new Map(items.map((image) => [image.id, image]))),
        onError,
      ),
  );
  if (reading.kind === "failed") return unknown;
  return reading.kind === "present" ? reading.value : null;
}
