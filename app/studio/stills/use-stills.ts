import { useEffect, useRef, useState } from "react";
import { loadFonts, loadOwnTypefaces } from "~/media/fonts/load-fonts";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";
import { sizeOfFormat } from "~/scene/format-size";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { mediaUrl } from "../media-url";
import { nextTask, StillPainter } from "./still-painter";
import { unionOfCompositions } from "./union-of-compositions";

/** Storyboards that can be painted now, and who paints them. */
export interface Stills {
  drawn: readonly { storyboard: Storyboard; composition: Composition }[];
  painter: StillPainter;
}

/** A height or width of about 480 pixels: twice what a card shows. */
const stillScale = 0.25;

/**
 * Makes small stills of storyboards possible: all that they need is loaded once, and pictures are fetched again only
 * when one is shown that was not shown before. Until everything is there, the stills of before are given. Keep the
 * array between renders.
 */
export function useStills(storyboards: readonly Storyboard[], library: Library): Stills | null {
  const [stills, setStills] = useState<Stills | null>(null);
  const latest = useRef<{ painter: StillPainter; loaded: Composition } | null>(null);

  useEffect(() => {
    if (storyboards.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;

    const load = async () => {
      const drawn: Stills["drawn"][number][] = [];
      for (const storyboard of storyboards) {
        await nextTask();
        if (signal.aborted) return;
        const size = sizeOfFormat(storyboard.format, stillScale);
        drawn.push({ storyboard, composition: resolveComposition(storyboard, size, library) });
      }
      const wanted = unionOfCompositions(drawn.map(({ composition }) => composition));
      const known = latest.current;
      if (known && hasMedia(known.loaded, wanted)) {
        await Promise.all([loadFonts(wanted), loadOwnTypefaces(wanted, mediaUrl)]);
        if (!signal.aborted) setStills({ drawn, painter: known.painter });
        return;
      }
      const assets = await loadEngineAssets(wanted, { mediaUrl, signal });
      if (signal.aborted) return assets.close();
      latest.current?.painter.close();
      const painter = new StillPainter(assets);
      latest.current = { painter, loaded: wanted };
      setStills({ drawn, painter });
    };
    // What fails leaves the colours of the video standing; the player is the one to speak of it.
    load().catch(() => {});
    return () => controller.abort();
  }, [storyboards, library]);

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
    loaded.height === wanted.height &&
    wanted.pictureIds.every((id) => loaded.pictureIds.includes(id)) &&
    // Which part of a clip is ready goes by its layers, which any edit makes anew.
    wanted.clipIds.length === 0
  );
}
