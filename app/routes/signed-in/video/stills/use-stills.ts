import { useEffect, useRef, useState } from "react";
import { loadFonts } from "~/media/fonts/load-fonts";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";
import { mediaUrl } from "../media-url";
import { StillPainter } from "./still-painter";
import { unionOfCompositions } from "./union-of-compositions";

/** Compositions that can be painted now, and who paints them. */
export interface Stills {
  compositions: readonly Composition[];
  painter: StillPainter;
}

/**
 * Loads what all these small compositions need, once: pictures are fetched again only when one is shown that was not
 * shown before. Until everything is there, the stills of before are given. Keep the array between renders.
 */
export function useStills(compositions: readonly Composition[]): Stills | null {
  const [stills, setStills] = useState<Stills | null>(null);
  const latest = useRef<{ painter: StillPainter; loaded: Composition } | null>(null);

  useEffect(() => {
    if (compositions.length === 0) return;
    const wanted = unionOfCompositions(compositions);
    const controller = new AbortController();
    const { signal } = controller;
    const show = (painter: StillPainter) => !signal.aborted && setStills({ compositions, painter });
    const known = latest.current;
    // What fails leaves the colours of the video standing; the player is the one to speak of it.
    const keepSilent = () => {};
    if (known && hasMedia(known.loaded, wanted)) {
      loadFonts(wanted).then(() => show(known.painter), keepSilent);
    } else {
      loadEngineAssets(wanted, { mediaUrl, signal }).then((assets) => {
        if (signal.aborted) return assets.close();
        latest.current?.painter.close();
        const painter = new StillPainter(assets);
        latest.current = { painter, loaded: wanted };
        show(painter);
      }, keepSilent);
    }
    return () => controller.abort();
  }, [compositions]);

  useEffect(
    () => () => {
      latest.current?.painter.close();
      latest.current = null;
    },
    [],
  );
  return stills;
}

function hasMedia(loaded: Composition, wanted: Composition): boolean {
  return (
    loaded.width === wanted.width &&
    wanted.pictureIds.every((id) => loaded.pictureIds.includes(id)) &&
    // Which part of a clip is ready goes by its layers, which any edit makes anew.
    wanted.clipIds.length === 0
  );
}
