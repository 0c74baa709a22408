import { ApiError } from "~/client/call-api";
import { secondsToWait } from "~/client/waiting-for-limit";
import { partRange, type UploadAnswer, type UploadRequest } from "~/domain/assets/upload";
import type { Asset } from "~/stores/assets/asset-document";

/** As the API answers it: times are text there. */
export type UploadedAsset = Omit<Asset, "createdAt" | "trashedAt">;

/** How a file's pieces reach the server. Each rejects with ApiError; status 0 where no answer came. */
export interface UploadTransport {
  begin(request: UploadRequest, signal: AbortSignal): Promise<UploadAnswer<UploadedAsset>>;
  /** Numbers of the parts that arrived. */
  listParts(uploadId: string, signal: AbortSignal): Promise<number[]>;
  putPart(part: PartToSend, signal: AbortSignal): Promise<void>;
  complete(uploadId: string, signal: AbortSignal): Promise<{ asset: UploadedAsset; isDuplicate: boolean }>;
  /** Waits, or less long where the connection is back before. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export interface PartToSend {
  uploadId: string;
  number: number;
  bytes: ArrayBuffer;
  /** Told how much of it has left. */
  onSent: (sentBytes: number) => void;
}

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (progress: { stage: "sending" | "offline" | "checking"; sentBytes: number }) => void;
}

const longestWaitMs = 8_000;
/** Answers that say "not now", one after another, before it is given up. */
const mostRefusals = 6;
const mostRestarts = 3;

/**
 * Sends a file until it is an asset: through cuts of any number, and from where it stopped. Rejects with ApiError for what the
 * server refuses for good, with the signal's reason when aborted, and with the browser's error where the file cannot be read.
 */
export async function sendFile(
  file: Blob,
  request: UploadRequest,
  transport: UploadTransport,
  { signal, onProgress }: SendOptions,
): Promise<{ asset: UploadedAsset; isDuplicate: boolean }> {
  let sentBytes = 0;
  const patiently = <Answer>(ask: () => Promise<Answer>) =>
    askPatiently(ask, transport, signal, () => onProgress({ stage: "offline", sentBytes }));

  for (let restarts = 0; ; restarts++) {
    const begun = await patiently(() => transport.begin(request, signal));
    // After a restart it is this very file that arrived, and only the answer was lost.
    if (begun.kind === "duplicate") return { asset: begun.asset, isDuplicate: restarts === 0 };
    const { uploadId } = begun;
    try {
      let arrived = new Set(begun.parts);
      for (let number = 1; number <= begun.partCount; number++) {
        if (arrived.has(number)) continue;
        const { offset, length } = partRange(request.sizeBytes, number);
        const before = bytesOf(arrived, request.sizeBytes);
        const onSent = (bytes: number) => {
          sentBytes = before + bytes;
          onProgress({ stage: "sending", sentBytes });
        };
        onSent(0);
        const bytes = await file.slice(offset, offset + length).arrayBuffer();
        await patiently(async () => {
          if (arrived.has(number)) return;
          try {
            await transport.putPart({ uploadId, number, bytes, onSent }, signal);
          } catch (error) {
            // The part may have arrived and only its answer not.
            if (isCut(error)) {
              arrived = new Set(await patiently(() => transport.listParts(uploadId, signal)));
              if (arrived.has(number)) return;
            }
            throw error;
          }
        });
        arrived.add(number);
      }
      sentBytes = request.sizeBytes;
      onProgress({ stage: "checking", sentBytes });
      return await patiently(() => transport.complete(uploadId, signal));
    } catch (error) {
      if (!isForgotten(error) || restarts === mostRestarts) throw error;
    }
  }
}

async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  { wait }: Pick<UploadTransport, "wait">,
  signal: AbortSignal,
  onOffline: () => void,
): Promise<Answer> {
  let refusals = 0;
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      if (isCut(error)) onOffline();
      else if (secondsToWait(error) === null && (!isPassing(error) || ++refusals === mostRefusals))
        throw error;
      await wait(Math.min(longestWaitMs, 250 * 2 ** Math.min(attempt, 6)), signal);
    }
  }
}

function bytesOf(parts: ReadonlySet<number>, sizeBytes: number): number {
  return [...parts].reduce((total, number) => total + partRange(sizeBytes, number).length, 0);
}

/** No answer came. */
function isCut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** The server is busy, or the part was damaged on its way: the same may succeed in a moment. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 429 || error.status >= 500 || ["part_damaged", "part_size"].includes(error.code);
}

/** What was begun is no longer known, or was joined before: begin again. */
function isForgotten(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 || ["parts_missing", "upload_lost"].includes(error.code))
  );
}
