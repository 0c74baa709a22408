import { useEffect, useRef, useState } from "react";
import type { LoadedAssets } from "~/media/load-engine-assets";
import { stillTime } from "~/player/still-time";
import type { Composition } from "~/scene/composition";

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
    const timer = setTimeout(async () => {
      const { renderPoster } = await import("~/export/export-poster");
      if (gone) return;
      const picture = await renderPoster(composition, assets, timeSeconds);
      if (!gone) setAddress(URL.createObjectURL(picture));
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

/** What is sent when a video is published: the poster in full size, and the first frame small. */
export async function drawPublished(
  composition: Composition,
  posterSeconds: number,
): Promise<{ poster: Blob; openingPicture: string }> {
  const [{ loadEngineAssets }, { renderPoster }, { renderOpeningPicture }] = await Promise.all([
    import("~/media/load-engine-assets"),
    import("~/export/export-poster"),
    import("~/export/opening-picture"),
  ]);
  const assets = await loadEngineAssets(composition, { mediaUrl });
  try {
    const openingSeconds = stillTime(composition);
    await assets.prepare(openingSeconds);
    const openingPicture = await renderOpeningPicture(composition, assets, openingSeconds);
    await assets.prepare(posterSeconds);
    return { poster: await renderPoster(composition, assets, posterSeconds), openingPicture };
  } finally {
    assets.close();
  }
}

function mediaUrl(assetId: string): string {
  return `/media/assets/${assetId}`;
}
