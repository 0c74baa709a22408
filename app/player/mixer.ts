import { MIX_SAMPLE_RATE } from "~/engine/sound/mix";
import type { SoundReading } from "~/engine/sound/read-sound";
import type { MixAnswer, MixMessage, MixOrder } from "~/player/mix-worker";
import type { SoundMix } from "~/scene/composition";
import { assetsOfSound } from "~/scene/sound-assets";

/** A worker without orders for this long is ended, and what it kept is given back. */
const IDLE_MS = 45_000;

let worker: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve(buffer: AudioBuffer): void; reject(error: unknown): void }>();

const readings = new WeakMap<AudioBuffer, SoundReading>();

/** How loud a sound is that `mixSound` gave. */
export function readingOf(mix: AudioBuffer): SoundReading | undefined {
  return readings.get(mix);
}

/**
 * The finished sound of a video, mixed in a worker that all players of the page share: the samples an export holds. Sounds
 * that cannot be had are left out. Rejects with the signal's reason when aborted, and with an Error where the music does
 * not exist or the worker fails.
 */
export function mixSound(
  sound: SoundMix,
  durationSeconds: number,
  mediaUrl: (assetId: string) => string,
  signal?: AbortSignal,
  { isUnmastered = false }: Pick<MixOrder, "isUnmastered"> = {},
): Promise<AudioBuffer> {
  const id = ++lastId;
  const mediaUrls = Object.fromEntries(
    assetsOfSound(sound).map((assetId) => [assetId, new URL(mediaUrl(assetId), location.href).href]),
  );
  const { promise, resolve, reject } = Promise.withResolvers<AudioBuffer>();
  waiting.set(id, { resolve, reject });
  const onAbort = () => {
    post({ cancel: id });
    settle(id)?.reject(signal?.reason);
  };
  if (signal?.aborted) onAbort();
  else {
    signal?.addEventListener("abort", onAbort, { once: true });
    post({ id, sound, durationSeconds, mediaUrls, isUnmastered });
  }
  return promise.finally(() => signal?.removeEventListener("abort", onAbort));
}

function post(message: MixMessage): void {
  clearTimeout(idle);
  if (!worker) {
    worker = new Worker(new URL("./mix-worker.ts", import.meta.url), { type: "module", name: "sound" });
    worker.onmessage = ({ data }: MessageEvent<MixAnswer>) => answer(data);
    worker.onerror = () => {
      stop();
      for (const id of waiting.keys()) settle(id)?.reject(new Error("The sound could not be mixed."));
    };
  }
  worker.postMessage(message);
}

function answer(data: MixAnswer): void {
  const asked = settle(data.id);
  if (!asked) return;
  if ("error" in data) {
    asked.reject(new Error(data.error));
    return;
  }
  const { left, right, reading } = data;
  const buffer = new AudioBuffer({
    length: Math.max(1, left.length),
    numberOfChannels: 2,
    sampleRate: MIX_SAMPLE_RATE,
  });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  readings.set(buffer, reading);
  asked.resolve(buffer);
}

function settle(id: number) {
  const asked = waiting.get(id);
  waiting.delete(id);
  clearTimeout(idle);
  if (waiting.size === 0) idle = setTimeout(stop, IDLE_MS);
  return asked;
}

function stop(): void {
  clearTimeout(idle);
  worker?.terminate();
  worker = null;
}
