import { type LoadedAssets, loadEngineAssets } from "~/media/load-engine-assets";
import { paint, type Shown } from "~/player/paint";
import { pagePictures } from "~/player/picture-pool";
import { whenIdle } from "~/player/when-idle";
import type { Composition } from "~/scene/composition";

/** At most so many stills of one video; short videos have one for each half second. */
const MOST_STILLS = 60;
const SHORTEST_STEP_SECONDS = 0.5;
/** Pixels of the longer side. */
const LONGER_SIDE = 240;
/** Whoever points at the bar waits no longer than this for the page to have time. */
const STILL_PATIENCE_MS = 120;

/** The moment whose still stands for a time: the middle of the step it falls in. */
export function stillTimeNear(timeSeconds: number, durationSeconds: number): number {
  const step = Math.max(SHORTEST_STEP_SECONDS, durationSeconds / MOST_STILLS);
  const place = Math.floor(Math.max(0, Math.min(timeSeconds, durationSeconds - 1e-6)) / step);
  return Math.min(durationSeconds, (place + 0.5) * step);
}

/**
 * Small stills of a composition, drawn by the engine when the page has nothing better to do, and kept. Clips need decoders
 * of their own: those of the player stand where the player stands.
 */
export class Thumbnails {
  readonly #shown: Shown;
  readonly #assets: Promise<LoadedAssets>;
  readonly #ownsAssets: boolean;
  readonly #stills = new Map<number, HTMLCanvasElement>();
  #isClosed = false;
  /** Only the latest wish counts: whoever drags along the bar does not wait for what they have passed. */
  #wish = 0;

  constructor(shown: Shown, mediaUrl: (assetId: string) => string) {
    this.#shown = shown;
    this.#ownsAssets = shown.composition.clipIds.length > 0;
    this.#assets = this.#ownsAssets
      ? loadEngineAssets(shown.composition, { mediaUrl, pictureSource: pagePictures.source })
      : Promise.resolve(shown.assets);
    this.#assets.catch(() => {});
  }

  /** The still nearest to a time; `null` where it is not wanted any more, or cannot be had. */
  async stillAt(timeSeconds: number): Promise<HTMLCanvasElement | null> {
    const { composition, fromSeconds, untilSeconds } = this.#shown;
    const time = stillTimeNear(timeSeconds, composition.durationSeconds);
    const kept = this.#stills.get(time);
    if (kept) return kept;
    if (time < fromSeconds || time >= untilSeconds) return null;
    const wish = ++this.#wish;
    const isWanted = () => wish === this.#wish && !this.#isClosed;
    await new Promise<void>((resolve) => whenIdle(resolve, STILL_PATIENCE_MS));
    if (!isWanted()) return null;
    const assets = await this.#assets.catch(() => null);
    if (!assets) return null;
    await assets.prepare(time);
    if (!isWanted()) return null;
    const still = canvasFor(composition);
    paint(still, { ...this.#shown, assets }, time);
    this.#stills.set(time, still);
    return still;
  }

  /** Lets go of everything. The player's assets are the player's. */
  close(): void {
    this.#isClosed = true;
    this.#stills.clear();
    if (this.#ownsAssets) {
      void this.#assets.then(
        (assets) => assets.close(),
        () => {},
      );
    }
  }
}

function canvasFor({ width, height }: Composition): HTMLCanvasElement {
  const scale = LONGER_SIDE / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  return canvas;
}
