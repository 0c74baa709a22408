import { useCallback, useEffect, useRef, useState } from "react";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Shown } from "~/player/paint";
import type { Composition } from "~/scene/composition";

interface ShownState {
  /** The last composition whose assets are there; the one before stays until the next is ready. */
  shown: Shown | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads what a composition needs while `isWanted`. What is shown is closed when something else takes its place, after the
 * render that replaced it: effects that draw must stop in their clean-up.
 */
export function useShown(
  composition: Composition,
  mediaUrl: (assetId: string) => string,
  isWanted: boolean,
): ShownState {
  const [shown, setShown] = useState<Shown | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Callers write this inline; a new function is no reason to load everything again.
  const latestPictureUrl = useRef(mediaUrl);
  useEffect(() => {
    latestPictureUrl.current = mediaUrl;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!isWanted) {
      setShown(null);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setFailed(false);
    loadEngineAssets(composition, { mediaUrl: (id) => latestPictureUrl.current(id), signal }).then(
      (assets) => {
        if (signal.aborted) assets.close();
        else setShown({ composition, assets });
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [composition, isWanted, attempt]);

  useEffect(() => {
    if (!shown) return;
    return () => shown.assets.close();
  }, [shown]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { shown, hasFailed, retry };
}
