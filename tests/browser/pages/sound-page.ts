import { beds } from "~/engine/sound/beds";
import { renderBed } from "~/engine/sound/render-bed";

async function digest(samples: Float32Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", samples);
  return [...new Uint8Array(hash).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const bedIds = () => beds.map((bed) => bed.id);

/** Digest of one bed rendered in the page. */
export async function renderInPage(bedId: string, durationSeconds: number): Promise<string> {
  const { left } = renderBed(bedId, 5, durationSeconds);
  return digest(left as Float32Array<ArrayBuffer>);
}

/** Digest of one bed rendered by the worker that players use. */
export async function renderInWorker(bedId: string, durationSeconds: number): Promise<string> {
  const worker = new Worker(new URL("../../../app/player/bed-worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    const { promise, resolve } = Promise.withResolvers<{ left: Float32Array<ArrayBuffer> }>();
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ sound: { bedId, seed: 5, gain: 1 }, durationSeconds, sampleRate: 48000 });
    return await digest((await promise).left);
  } finally {
    worker.terminate();
  }
}
