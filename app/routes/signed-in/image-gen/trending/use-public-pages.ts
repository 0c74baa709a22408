import { useEffect, useMemo, useRef, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import type { PublicImage } from "~/stores/public-images/public-image-document";
import type { PublicOrder, PublicPage } from "~/stores/public-images/public-images";
import { joinPages } from "./join-pages";

/**
 * All public images below a live first page, page by page, as they were when they were read. `end`: nothing more comes,
 * more can be read, is being read, or could not be.
 */
export function usePublicPages(first: readonly PublicImage[], order: PublicOrder, pageSize: number) {
  const [known, setKnown] = useState<readonly PublicImage[]>([]);
  const images = useMemo(() => joinPages(first, known, order), [first, known, order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: remembers what a later first page may leave out
  useEffect(() => setKnown(images), [first]);
  /** Where the next page begins, once one was read; null where none follows. */
  const [lastId, setLastId] = useState<string | null | undefined>(undefined);
  const [end, setEnd] = useState<"more" | "reading" | "failed">("more");
  const isReading = useRef(false);

  async function readMore() {
    if (isReading.current) return;
    isReading.current = true;
    setEnd("reading");
    try {
      const [store, documents] = await Promise.all([
        import("~/stores/public-images/public-images"),
        getDocuments(),
      ]);
      // Where the one it would begin at was taken back meanwhile, it begins at the one before.
      const edges = [lastId, ...images.map(({ id }) => id).reverse()].filter((id) => typeof id === "string");
      let page: PublicPage | null = null;
      for (const edge of edges) page ??= await store.readPublicPage(documents, order, edge, pageSize);
      const more = page?.images ?? [];
      setKnown((before) => [...before, ...more]);
      setLastId(page?.lastId ?? null);
      setEnd("more");
    } catch {
      setEnd("failed");
    }
    isReading.current = false;
  }

  const isAll = first.length < pageSize || lastId === null;
  return { images, end: isAll ? ("all" as const) : end, readMore };
}
