import type { EngineAssets } from "~/engine/canvas";
import { loadContents } from "~/engine/changing-contents";
import type { FontFamily } from "~/media/fonts/font-family";
import { loadFonts, loadOwnTypefaces } from "~/media/fonts/load-fonts";
import type { LoadedClips } from "~/media/load-clips";
import { loadPictures, type PictureSource } from "~/media/load-pictures";
import type { Composition } from "~/scene/composition";

/** What the engine draws with. Whoever loaded it closes it; drawing with closed assets throws. */
export type LoadedAssets = EngineAssets & {
  /**
   * Makes the clip frames of a time ready, so that `drawFrame` at that time is exact. `null` where nothing is to be
   * waited for. Times that rise by little are decoded one after the other; a jump seeks. A later call takes the place
   * of one that still waits, and both settle together. Never rejects because of a clip that cannot be read: it is
   * left out, and named in `failedPictureIds`.
   */
  prepare(timeSeconds: number): Promise<void> | null;
  /** What its clips can do besides; null where it has none. */
  clips: Pick<LoadedClips, "follow" | "lacksFrame" | "getFile"> | null;
  close(): void;
  /** Pictures, clips and own typefaces that could not be had; the engine draws the rest. Clips may join while time goes on. */
  failedPictureIds: string[];
};

export interface LoadAssetsOptions {
  /** Address of an asset's file. */
  mediaUrl: (assetId: string) => string;
  signal?: AbortSignal;
  /** Where pictures are shared among players; without one they are decoded for this composition alone. */
  pictureSource?: PictureSource;
  /** Tables that hold all fonts of the composition; without them those of all families are fetched. */
  fontFamilies?: readonly FontFamily[] | undefined;
  /** Whether what is drawn is read back in each frame, so that graphics processors are left out of it. */
  isReadBack?: boolean;
  /** As in `EngineAssets`. */
  scope?: object;
  /** Pixels drawn per pixel of the composition, so that small players keep small clip frames; 1 where absent. */
  scale?: number;
}

/**
 * Loads fonts and pictures of a composition and opens its clips, in a page or a worker. Throws a MediaError where a font cannot be had (text
 * would be broken and measured wrongly), and the signal's reason when aborted.
 */
export async function loadEngineAssets(
  composition: Composition,
  { mediaUrl, signal, pictureSource, fontFamilies, isReadBack = false, scope, scale = 1 }: LoadAssetsOptions,
): Promise<LoadedAssets> {
  signal?.throwIfAborted();
  const failedIds: string[] = [];
  const [picturesEnd, clipsEnd, fontsEnd, typefacesEnd, contentsEnd] = await Promise.allSettled([
    loadPictures(composition, mediaUrl, signal, pictureSource),
    openClips(composition, mediaUrl, scale, signal, (assetId) => failedIds.push(assetId)),
    loadFonts(composition, fontFamilies),
    loadOwnTypefaces(composition, mediaUrl),
    loadContents(composition),
  ]);
  const pictures = picturesEnd.status === "fulfilled" ? picturesEnd.value.pictures : null;
  const clips = clipsEnd.status === "fulfilled" ? clipsEnd.value : null;
  const close = () => {
    for (const held of pictures?.values() ?? []) held.release();
    pictures?.clear();
    clips?.close();
  };
  for (const end of [picturesEnd, clipsEnd, fontsEnd, typefacesEnd, contentsEnd]) {
    if (end.status === "fulfilled") continue;
    close();
    throw end.reason;
  }
  if (picturesEnd.status === "fulfilled") failedIds.push(...picturesEnd.value.failedIds);
  if (typefacesEnd.status === "fulfilled") failedIds.push(...typefacesEnd.value);
  return {
    failedPictureIds: failedIds,
    scope,
    getPicture: (assetId) => pictures?.get(assetId)?.picture,
    getClipFrame: (layer, timeSeconds) => clips?.getClipFrame(layer, timeSeconds),
    getDecodedFrame: (layer) => clips?.getDecodedFrame(layer),
    prepare: (timeSeconds) => clips?.prepare(timeSeconds) ?? null,
    clips,
    createCanvas(width, height) {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d", { willReadFrequently: isReadBack });
      if (!context) throw new Error("This browser gives no 2D canvas.");
      return { context, picture: canvas };
    },
    close,
  };
}

/** The reader of video files is fetched only for a composition that shows one. */
async function openClips(
  composition: Composition,
  mediaUrl: (assetId: string) => string,
  scale: number,
  signal: AbortSignal | undefined,
  reportFailure: (assetId: string) => void,
): Promise<LoadedClips | null> {
  if (composition.clipIds.length === 0) return null;
  const { loadClips } = await import("~/media/load-clips");
  return loadClips(composition, mediaUrl, scale, signal, reportFailure);
}
