import type { Picture } from "~/engine/canvas";
import { clipTimeAt } from "~/engine/clip-time";
import { type ClipFile, type HeldClip, holdClip } from "~/media/clip-files";
import { ClipReader } from "~/media/clip-reader";
import type { DecodedFrame } from "~/media/decoded-frame";
import type { ClipLayer, Composition } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/** A clip is opened this long before it shows, so that playing does not wait for it. */
const AHEAD_SECONDS = 0.7;

export type { ClipFile };

export interface LoadedClips {
  /** As `LoadedAssets.prepare`. */
  prepare(timeSeconds: number): Promise<void> | null;
  /** As in `EngineAssets`, and the next one, too. */
  getClipFrame(layer: ClipLayer, timeSeconds: number): Picture | undefined;
  getDecodedFrame(layer: ClipLayer): DecodedFrame | undefined;
  /** For reading what is in it without decoding; nothing where it cannot be had. */
  getClipFile(assetId: string): ClipFile | undefined;
  close(): void;
}

/**
 * Opens a composition's clips: their tables only, by HTTP ranges, however large the files are; those that are open somewhere are
 * shared. A clip that cannot
 * be read is reported, never thrown, now or when its frames are decoded. Throws the signal's reason when aborted.
 */
export async function loadClips(
  composition: Composition,
  mediaUrl: (assetId: string) => string,
  scale: number,
  signal: AbortSignal | undefined,
  reportFailure: (assetId: string) => void,
): Promise<LoadedClips> {
  const layers = layersWithin(composition.layers).filter((layer) => layer.kind === "clip");
  const held: HeldClip[] = [];
  const clips = new Map<string, ClipFile>();
  /** By layer: one that is edited meanwhile shows the frames of the one it was. */
  const readers = new Map<string, ClipReader>();
  const close = () => {
    for (const reader of readers.values()) reader.close();
    for (const { release } of held) release();
    held.length = 0;
    readers.clear();
    clips.clear();
  };
  await Promise.all(
    [...new Set(layers.map(({ assetId }) => assetId))].map(async (assetId) => {
      const hold = holdClip(mediaUrl(assetId));
      held.push(hold);
      const clip = await hold.opened;
      if (clip) clips.set(assetId, clip);
      else if (!signal?.aborted) reportFailure(assetId);
    }),
  );
  if (signal?.aborted) {
    close();
    throw signal.reason;
  }

  const closeReader = (id: string) => {
    readers.get(id)?.close();
    readers.delete(id);
  };

  const fail = (layer: ClipLayer) => {
    if (!clips.has(layer.assetId)) return;
    clips.delete(layer.assetId);
    for (const { id, assetId } of layers) {
      if (assetId === layer.assetId) closeReader(id);
    }
    reportFailure(layer.assetId);
  };

  const show = (layer: ClipLayer, timeSeconds: number): Promise<void> | null => {
    const clip = clips.get(layer.assetId);
    if (!clip) return null;
    let reader = readers.get(layer.id);
    if (!reader) {
      reader = new ClipReader(clip, scale);
      readers.set(layer.id, reader);
    }
    const shown = reader.show(clipTimeAt(layer, layer.startSeconds, timeSeconds, clip.endSeconds));
    return shown?.catch(() => fail(layer)) ?? null;
  };

  return {
    prepare(timeSeconds) {
      const waiting: Promise<void>[] = [];
      for (const layer of layers) {
        const isComing = layer.startSeconds <= timeSeconds + AHEAD_SECONDS && timeSeconds < layer.endSeconds;
        if (!isComing) {
          closeReader(layer.id);
          continue;
        }
        const shown = show(layer, timeSeconds);
        if (shown && layer.startSeconds <= timeSeconds) waiting.push(shown);
      }
      return waiting.length > 0 ? Promise.all(waiting).then(() => {}) : null;
    },
    getClipFrame: (layer, timeSeconds) => readers.get(layer.id)?.pictureOf(layer, timeSeconds),
    getDecodedFrame: (layer) => readers.get(layer.id)?.decodedOf(layer),
    getClipFile: (assetId) => clips.get(assetId),
    close,
  };
}
