import { useCallback, useEffect, useRef, useState } from "react";
import type { FontFamily } from "~/media/fonts/font-family";
import { type LoadedAssets, loadEngineAssets } from "~/media/load-engine-assets";
import type { Shown } from "~/player/paint";
import { partAround } from "~/player/part-around";
import { pagePictures } from "~/player/picture-pool";
import type { Composition } from "~/scene/composition";

interface ShownState {
  /** The last composition whose assets are there; the one before stays until the next is ready. */
  shown: Shown | null;
  /** Nothing more comes by itself. */
  hasFailed: boolean;
  retry: () => void;
}

export interface WantedAssets {
  /** Nothing; what one scene needs; or that first, and then everything. */
  wanted: "nothing" | "part" | "all";
  /** The moment whose scene comes first; asked when loading begins. */
  firstSeconds: () => number;
  /** Tables of the fonts, where the page was sent those it needs. */
  fontFamilies?: readonly FontFamily[] | undefined;
}

/** Shorter than this nobody sees that an edit waits. */
const WORTH_WAITING_MS = 60;

/**
 * Loads what a composition needs, the scene at a moment first. What is shown is closed when something else takes its place,
 * after the render that replaced it: effects that draw must stop in their clean-up. Pictures and fonts that the page has
 * already are not loaded again, so an edit takes the place of what it changes at once.
 */
export function useShown(
  composition: Composition,
  mediaUrl: (assetId: string) => string,
  { wanted, firstSeconds, fontFamilies }: WantedAssets,
): ShownState {
  const [shown, setShown] = useState<Shown | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Callers write these inline; a new function is no reason to load everything again.
  const latest = useRef({ mediaUrl, firstSeconds, fontFamilies });
  useEffect(() => {
    latest.current = { mediaUrl, firstSeconds, fontFamilies };
  });

  /** What is drawn of one video stays for the next version of it. */
  const [scope] = useState(() => ({}));

  /** The composition that `shown` is of, or a part of. */
  const shownOf = useRef<Composition | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (wanted === "nothing") {
      shownOf.current = null;
      setShown(null);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const load = (of: Composition) =>
      loadEngineAssets(of, {
        mediaUrl: (id) => latest.current.mediaUrl(id),
        signal,
        scope,
        pictureSource: pagePictures.source,
        fontFamilies: latest.current.fontFamilies,
      });
    const show = async (part: Omit<Shown, "assets">, loading: Promise<LoadedAssets>) => {
      const assets = await loading;
      if (signal.aborted) return assets.close();
      shownOf.current = composition;
      setShown({ ...part, assets });
    };
    const loadInOrder = async () => {
      const whole = { composition, fromSeconds: -Infinity, untilSeconds: Infinity };
      const part = partAround(composition, latest.current.firstSeconds());
      if (!part) return show(whole, load(composition));
      if (wanted === "part") {
        return shownOf.current === composition ? undefined : show(part, load(part.composition));
      }
      if (!shownOf.current) {
        await show(part, load(part.composition));
        return signal.aborted ? undefined : show(whole, load(composition));
      }
      // An edit mostly finds everything here already; only what keeps it waiting is worth a step of its own.
      const loading = load(composition);
      if (shownOf.current !== composition && !(await settlesWithin(loading, WORTH_WAITING_MS))) {
        await show(part, load(part.composition)).catch(() => {});
      }
      return show(whole, loading);
    };
    setFailed(false);
    loadInOrder().catch(() => {
      if (!signal.aborted) setFailed(true);
    });
    return () => controller.abort();
  }, [composition, wanted, attempt]);

  useEffect(() => {
    if (!shown) return;
    return () => shown.assets.close();
  }, [shown]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isIncomplete = hasFailed || (shown !== null && shown.assets.failedPictureIds.length > 0);
  useEffect(() => {
    if (!isIncomplete) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isIncomplete, retry]);
  return { shown, hasFailed, retry };
}

function settlesWithin(promise: Promise<unknown>, timeMs: number): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, new Promise<boolean>((resolve) => setTimeout(resolve, timeMs, false))]);
}
