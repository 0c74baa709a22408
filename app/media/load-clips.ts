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
  /**
   * From now on the clips have the times of an edited composition, and what is decoded of them stays until something else is. A clip
   * that was not loaded is left out.
   */
  follow(composition: Composition): void;
  /** Whether a clip that shows at a time has no frame yet, not even an earlier one, and is about to get one. */
  lacksFrame(timeSeconds: number): boolean;
  /** As in `EngineAssets`, and the next one, too. */
  getClipFrame(layer: ClipLayer, timeSeconds: number): Picture | undefined;
  getDecodedFrame(layer: ClipLayer): DecodedFrame | undefined;
  /** For reading what is in it without decoding; nothing where it cannot be had. */
  getFile(assetId: string): ClipFile | undefined;
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
  let followed = composition;
  let layers = clipLayersOf(composition);
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

  /** Who reads the clips that are coming. What an edit has named anew goes on with the reader it had: so its frame stays. */
  const readFor = (coming: readonly ClipLayer[]) => {
    const wanted = new Map(coming.map((layer) => [layer.id, clips.get(layer.assetId)]));
    const idle = [...readers].filter(([id, { file }]) => wanted.get(id) !== file);
    for (const [id] of idle) readers.delete(id);
    for (const [id, file] of wanted) {
      if (!file || readers.has(id)) continue;
      const place = idle.findIndex(([, reader]) => reader.file === file);
      const [, kept] = place < 0 ? [] : idle.splice(place, 1)[0]!;
      readers.set(id, kept ?? new ClipReader(file, scale));
    }
    for (const [, reader] of idle) reader.close();
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
    const reader = readers.get(layer.id);
    const shown = reader?.show(clipTimeAt(layer, layer.startSeconds, timeSeconds, reader.file.endSeconds));
    return shown?.catch(() => fail(layer)) ?? null;
  };

  return {
    prepare(timeSeconds) {
      const coming = layers.filter(
        ({ startSeconds, endSeconds }) =>
          startSeconds <= timeSeconds + AHEAD_SECONDS && timeSeconds < endSeconds,
      );
      readFor(coming);
      const waiting = coming.flatMap((layer) => {
        const shown = show(layer, timeSeconds);
        return shown && layer.startSeconds <= timeSeconds ? shown : [];
      });
      return waiting.length > 0 ? Promise.all(waiting).then(() => {}) : null;
    },
    follow(edited) {
      if (edited === followed) return;
      followed = edited;
      layers = clipLayersOf(edited);
    },
    lacksFrame: (timeSeconds) =>
      layers.some(
        ({ id, assetId, startSeconds, endSeconds }) =>
          startSeconds <= timeSeconds &&
          timeSeconds < endSeconds &&
          clips.has(assetId) &&
          !readers.get(id)?.hasFrame,
      ),
    getClipFrame: (layer, timeSeconds) => readers.get(layer.id)?.pictureOf(layer, timeSeconds),
    getDecodedFrame: (layer) => readers.get(layer.id)?.decodedOf(layer),
    getFile: (assetId) => clips.get(assetId),
    close,
  };
}

function clipLayersOf({ layers }: Composition): ClipLayer[] {
  return layersWithin(layers).filter((layer) => layer.kind === "clip");
}
