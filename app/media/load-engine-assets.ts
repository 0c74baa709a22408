import type { EngineAssets } from "~/engine/canvas";
import { loadFonts } from "~/media/fonts/load-fonts";
import { loadPictures, type PictureSource } from "~/media/load-pictures";
import type { Composition } from "~/scene/composition";

/** What the engine draws with. Whoever loaded it closes it; drawing with closed assets throws. */
export type LoadedAssets = EngineAssets & {
  /**
   * Makes the clip frames of a time ready, so that `drawFrame` at that time is exact. `null` where nothing is to be
   * waited for. Times that rise by little are decoded one after the other; a jump seeks. One call at a time: a later
   * call takes the place of an earlier one that still waits, which then settles at once. Never rejects because of a
   * clip that cannot be read: it is left out, and named in `failedPictureIds`.
   */
  prepare(timeSeconds: number): Promise<void> | null;
  close(): void;
  /** Pictures and clips that could not be had; the engine draws the rest. Clips may join while time goes on. */
  failedPictureIds: string[];
};

export interface LoadAssetsOptions {
  /** Address of an asset's file. */
  mediaUrl: (assetId: string) => string;
  signal?: AbortSignal;
  /** Where pictures are shared among players; without one they are decoded for this composition alone. */
  pictureSource?: PictureSource;
}

/**
 * Loads fonts and pictures of a composition, in a page or a worker. Throws a MediaError where a font cannot be had (text
 * would be broken and measured wrongly), and the signal's reason when aborted.
 */
export async function loadEngineAssets(
  composition: Composition,
  { mediaUrl, signal, pictureSource }: LoadAssetsOptions,
): Promise<LoadedAssets> {
  signal?.throwIfAborted();
  const [picturesEnd, fontsEnd] = await Promise.allSettled([
    loadPictures(composition, mediaUrl, signal, pictureSource),
    loadFonts(composition),
  ]);
  if (picturesEnd.status === "rejected") throw picturesEnd.reason;
  const { pictures, failedIds } = picturesEnd.value;
  const close = () => {
    for (const held of pictures.values()) held.release();
    pictures.clear();
  };
  if (fontsEnd.status === "rejected") {
    close();
    throw fontsEnd.reason;
  }
  return {
    failedPictureIds: failedIds,
    getPicture: (assetId) => pictures.get(assetId)?.picture,
    getClipFrame: () => undefined,
    prepare: () => null,
    createCanvas(width, height) {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser gives no 2D canvas.");
      return { context, picture: canvas };
    },
    close,
  };
}
