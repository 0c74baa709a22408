import "~/engine/all-contents";
import { type LoadedAssets, loadEngineAssets } from "~/media/load-engine-assets";
import { pagePictures } from "~/player/picture-pool";
import type { Composition } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";
import { mediaUrl } from "~/studio/media-url";

/** A picture shown this much larger than it was decoded for is decoded anew. */
const GROWTH_THAT_SHOWS = 1.3;

/**
 * What is drawn on one canvas. An edit keeps what is loaded, so that what it does not change need not be drawn anew; only what
 * brings another picture, clip or font, or shows a picture far larger, is loaded for.
 */
export class StageAssets {
  #current: { assets: LoadedAssets; needs: string; areas: Map<string, number>; close(): void } | null = null;
  #loading: AbortController | null = null;
  #wanted = "";
  #hasFailed = false;

  constructor(private readonly onChange: () => void) {}

  get assets(): LoadedAssets | null {
    return this.#current?.assets ?? null;
  }

  /** Whether something could not be had; `retry` asks for it again. */
  get hasFailed(): boolean {
    return this.#hasFailed || (this.#current?.assets.failedPictureIds.length ?? 0) > 0;
  }

  retry(composition: Composition): void {
    this.#wanted = "";
    this.#load(composition, needsOf(composition));
  }

  /** Loads what a composition needs and is not there; what is there is used until then. `isPassing`: while it is dragged. */
  follow(composition: Composition, isPassing: boolean): void {
    this.#current?.assets.clips?.follow(composition);
    const needs = needsOf(composition);
    if (needs !== this.#wanted) {
      this.#load(composition, needs);
      return;
    }
    if (isPassing || !this.#current || this.#current.needs !== needs) return;
    const areas = pictureAreas(composition);
    const grown = [...areas].some(
      ([id, area]) => area > (this.#current?.areas.get(id) ?? area) * GROWTH_THAT_SHOWS ** 2,
    );
    if (grown) this.#load(composition, needs);
  }

  close(): void {
    this.#loading?.abort();
    this.#current?.close();
    this.#current = null;
    this.#wanted = "";
  }

  #load(composition: Composition, needs: string): void {
    this.#loading?.abort();
    const loading = new AbortController();
    this.#loading = loading;
    this.#wanted = needs;
    loadEngineAssets(composition, { mediaUrl, signal: loading.signal, pictureSource: pagePictures.source })
      .then((loaded) => {
        if (loading.signal.aborted) return loaded.close();
        this.#current?.close();
        this.#hasFailed = false;
        this.#current = {
          assets: loaded,
          needs,
          areas: pictureAreas(composition),
          close: () => loaded.close(),
        };
        this.onChange();
      })
      .catch(() => {
        if (loading.signal.aborted) return;
        this.#hasFailed = true;
        this.onChange();
      });
  }
}

/** What is loaded of a composition, as a name: where and when it shows is no part of it. */
export function needsOf({ pictureIds, clipIds, fonts }: Composition): string {
  return JSON.stringify([pictureIds, clipIds, fonts]);
}

function pictureAreas(composition: Composition): Map<string, number> {
  const areas = new Map<string, number>();
  for (const layer of layersWithin(composition.layers)) {
    if (layer.kind !== "picture") continue;
    const area = layer.box.width * layer.box.height;
    areas.set(layer.assetId, Math.max(area, areas.get(layer.assetId) ?? 0));
  }
  return areas;
}
