import { useEffect, useMemo, useState } from "react";
import type { PageImage } from "~/sections/shown-page";
import { loadExample, type StoredExample } from "./examples";

export interface LoadedExample extends StoredExample {
  shownImages: ReadonlyMap<string, PageImage>;
}

/** An example once it is loaded, or why it is not. */
export function useExample(id: string): {
  example: LoadedExample | null;
  failed: boolean;
  retry: () => void;
} {
  const [stored, setStored] = useState<StoredExample | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    let isGone = false;
    setStored(null);
    setFailed(false);
    loadExample(id).then(
      (loaded) => !isGone && setStored(loaded),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [id, attempt]);
  const example = useMemo(
    () =>
      stored && {
        ...stored,
        shownImages: new Map(stored.images.map(({ id: image, ...file }) => [image, { ...file, files: [] }])),
      },
    [stored],
  );
  return { example, failed, retry: () => setAttempt((count) => count + 1) };
}
