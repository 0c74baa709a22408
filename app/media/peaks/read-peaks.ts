import type { Peaks } from "~/media/peaks/peaks";
import type { PeakAnswer, PeakOrder, PeakSource } from "~/media/peaks/peaks-worker";

/** A worker without orders for this long is ended. */
const IDLE_MS = 30_000;
/** Ten minutes of sound take a little over a megabyte. */
const MOST_KEPT = 60;

const kept = new Map<string, Promise<Peaks | null>>();
const waiting = new Map<number, { resolve(peaks: Peaks | null): void; reject(error: unknown): void }>();
let worker: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/**
 * The outline of a sound, of a file at an address, of an effect or of our own music: decoded once in a worker and kept for the page's life, least
 * recently asked for given up first. `null` where the file has no sound. Rejects with an Error where it cannot be had; the next
 * call tries again.
 */
export function readPeaks(source: PeakSource): Promise<Peaks | null> {
  const key = "url" in source ? source.url : JSON.stringify(source);
  const known = kept.get(key);
  const peaks = known ?? order(source);
  kept.delete(key);
  kept.set(key, peaks);
  if (!known) peaks.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return peaks;
}

function order(source: PeakSource): Promise<Peaks | null> {
  const id = ++lastId;
  const { promise, resolve, reject } = Promise.withResolvers<Peaks | null>();
  waiting.set(id, { resolve, reject });
  const absolute = "url" in source ? { url: new URL(source.url, location.href).href } : source;
  const message: PeakOrder = { ...absolute, id };
  clearTimeout(idle);
  if (!worker) {
    worker = new Worker(new URL("./peaks-worker.ts", import.meta.url), { type: "module", name: "peaks" });
    worker.onmessage = ({ data }: MessageEvent<PeakAnswer>) => settle(data);
    worker.onerror = () => {
      stop();
      for (const lost of waiting.keys()) settle({ id: lost, error: "The sound could not be read." });
    };
  }
  worker.postMessage(message);
  return promise;
}

function settle(answer: PeakAnswer): void {
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  if (waiting.size === 0) {
    clearTimeout(idle);
    idle = setTimeout(stop, IDLE_MS);
  }
  if ("error" in answer) asked?.reject(new Error(answer.error));
  else asked?.resolve(answer.peaks);
}

function stop(): void {
  clearTimeout(idle);
  worker?.terminate();
  worker = null;
}
