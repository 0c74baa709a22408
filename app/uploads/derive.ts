import { callApi } from "~/client/call-api";
import { mediaKindOf } from "~/domain/assets/media-type";
import type { Asset } from "~/stores/assets/asset-document";
import type { Derivation, DeriveRequest } from "./derivation";
import type { DeriveAnswer } from "./derive-worker";
import { takeLocalFile } from "./local-files";

/** A file that takes longer than this is one the browser hangs on. */
const patienceMs = 60_000;
/** What would have to be fetched again for a still and a waveform: more is not worth it. */
const mostFetchedBytes = 200 * 1024 * 1024;

type Underived = Pick<
  Asset,
  "id" | "fileId" | "mediaType" | "width" | "height" | "durationSeconds" | "sizeBytes"
>;

/**
 * Makes what a file lacks and sends it: smaller pictures, colour, waveform. Where the browser cannot decode it, that is said, so
 * that nobody tries again. Rejects where the file or the server cannot be reached.
 */
export async function deriveAsset(asset: Underived): Promise<void> {
  const fileId = asset.fileId ?? asset.id;
  const { width, height, durationSeconds = 0 } = asset;
  const local = takeLocalFile(fileId);
  const isTooMuch = !local && asset.sizeBytes > mostFetchedBytes;
  const file = local ?? (isTooMuch ? null : await fetchFile(asset.id));
  const request = file && { file, kind: mediaKindOf(asset.mediaType), width, height, durationSeconds };
  const derivation = request && (await runDeriveWorker(request).catch(() => null));
  const form = new FormData();
  const { color, waveform } = derivation ?? {};
  form.set("facts", JSON.stringify({ fileId, color: color ?? undefined, waveform: waveform ?? undefined }));
  for (const picture of derivation?.pictures ?? []) form.set(String(picture.forWidth), picture.file);
  await callApi(`/api/v1/assets/${asset.id}/renditions`, { method: "POST", body: form });
}

async function fetchFile(assetId: string): Promise<Blob> {
  const response = await fetch(`/media/assets/${assetId}`);
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return response.blob();
}

async function runDeriveWorker(request: DeriveRequest): Promise<Derivation> {
  const worker = new Worker(new URL("./derive-worker.ts", import.meta.url), {
    type: "module",
    name: "derive",
  });
  const { promise, resolve, reject } = Promise.withResolvers<Derivation>();
  const patience = setTimeout(() => reject(new Error("It takes too long.")), patienceMs);
  worker.onmessage = ({ data }: MessageEvent<DeriveAnswer>) =>
    data.kind === "done" ? resolve(data.derivation) : reject(new Error(data.message));
  worker.onerror = (event) => reject(new Error(event.message));
  worker.postMessage(request);
  try {
    return await promise;
  } finally {
    clearTimeout(patience);
    worker.terminate();
  }
}
