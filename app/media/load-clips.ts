import {
  BlobSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type Source,
  UrlSource,
  WEBM,
} from "mediabunny";
import type { Picture } from "~/engine/canvas";
import { clipTimeAt } from "~/engine/clip-time";
import { ClipReader } from "~/media/clip-reader";
import type { DecodedFrame } from "~/media/decoded-frame";
import type { ClipLayer, Composition } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/** Bytes of one file kept in memory; the rest is fetched again by range. */
const CACHE_BYTES = 24 * 1024 * 1024;
const RETRY_DELAYS_SECONDS = [0.3, 1, 3];
/** A clip is opened this long before it shows, so that playing does not wait for it. */
const AHEAD_SECONDS = 0.7;

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

/** A clip's file, open for as long as the clips are. */
export interface ClipFile {
  track: InputVideoTrack;
  endSeconds: number;
}

interface OpenClip extends ClipFile {
  input: Input;
}

/**
 * Opens a composition's clips: their tables only, by HTTP ranges, however large the files are. A clip that cannot
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
  const clips = new Map<string, OpenClip>();
  const readers = new Map<ClipLayer, ClipReader>();
  const close = () => {
    for (const reader of readers.values()) reader.close();
    for (const { input } of clips.values()) input.dispose();
    readers.clear();
    clips.clear();
  };
  await Promise.all(
    [...new Set(layers.map(({ assetId }) => assetId))].map(async (assetId) => {
      const clip = await openClip(mediaUrl(assetId), signal).catch(() => null);
      if (clip) clips.set(assetId, clip);
      else if (!signal?.aborted) reportFailure(assetId);
    }),
  );
  if (signal?.aborted) {
    close();
    throw signal.reason;
  }

  const fail = (layer: ClipLayer) => {
    if (!clips.has(layer.assetId)) return;
    clips.get(layer.assetId)?.input.dispose();
    clips.delete(layer.assetId);
    for (const [other, reader] of readers) {
      if (other.assetId !== layer.assetId) continue;
      reader.close();
      readers.delete(other);
    }
    reportFailure(layer.assetId);
  };

  const show = (layer: ClipLayer, timeSeconds: number): Promise<void> | null => {
    const clip = clips.get(layer.assetId);
    if (!clip) return null;
    let reader = readers.get(layer);
    if (!reader) {
      reader = new ClipReader(clip.track, layer, scale);
      readers.set(layer, reader);
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
          readers.get(layer)?.close();
          readers.delete(layer);
          continue;
        }
        const shown = show(layer, timeSeconds);
        if (shown && layer.startSeconds <= timeSeconds) waiting.push(shown);
      }
      return waiting.length > 0 ? Promise.all(waiting).then(() => {}) : null;
    },
    getClipFrame: (layer, timeSeconds) => readers.get(layer)?.pictureAt(timeSeconds),
    getDecodedFrame: (layer) => readers.get(layer)?.decoded,
    getClipFile: (assetId) => clips.get(assetId),
    close,
  };
}

async function openClip(url: string, signal: AbortSignal | undefined): Promise<OpenClip | null> {
  const input = new Input({
    source: await sourceOf(url, signal),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
  const stop = () => input.dispose();
  signal?.addEventListener("abort", stop);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track && (await track.canDecode())) {
      return { input, track, endSeconds: await track.computeDuration() };
    }
    input.dispose();
    return null;
  } catch (thrown) {
    input.dispose();
    throw thrown;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

async function sourceOf(url: string, signal: AbortSignal | undefined): Promise<Source> {
  const { href, protocol } = new URL(url, self.location.href);
  if (protocol === "blob:" || protocol === "data:") {
    return new BlobSource(await (await fetch(href, { signal: signal ?? null })).blob());
  }
  return new UrlSource(href, {
    maxCacheSize: CACHE_BYTES,
    getRetryDelay: (attempts) => RETRY_DELAYS_SECONDS[attempts] ?? null,
    handleUnhandledError: () => {},
  });
}
