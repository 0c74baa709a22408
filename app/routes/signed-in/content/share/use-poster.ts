import { useEffect, useRef, useState } from "react";
import type { LoadedAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";
import { mediaUrl } from "~/studio/media-url";

const pauseMs = 120;

/** Address of a picture of the composition at a moment, drawn here; null until the first one is there. */
export function usePoster(composition: Composition, timeSeconds: number): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const [assets, setAssets] = useState<LoadedAssets | null>(null);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let loaded: LoadedAssets | null = null;
    (async () => {
      const { loadEngineAssets } = await import("~/media/load-engine-assets");
      loaded = await loadEngineAssets(composition, { mediaUrl, signal });
      if (signal.aborted) loaded.close();
      else setAssets(loaded);
    })().catch((error) => {
      if (!signal.aborted) console.error("The poster cannot be drawn", error);
    });
    return () => {
      stopping.abort();
      loaded?.close();
      setAssets(null);
    };
  }, [composition]);

  useEffect(() => {
    if (!assets) return;
    let gone = false;
    const draw = async () => {
      const { renderPoster } = await import("~/export/export-poster");
      if (gone) return;
      const picture = await renderPoster(composition, assets, timeSeconds);
      if (!gone) setAddress(URL.createObjectURL(picture));
    };
    const timer = setTimeout(() => {
      draw().catch((error) => console.error("The poster cannot be drawn", error));
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [composition, assets, timeSeconds]);

  const previous = useRef<string | null>(null);
  useEffect(() => {
    if (previous.current && previous.current !== address) URL.revokeObjectURL(previous.current);
    previous.current = address;
  }, [address]);
  return address;
}
