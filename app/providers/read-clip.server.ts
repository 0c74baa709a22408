import { isAllowedAddress, originsOf } from "~/providers/allowed-address";
import { callProvider, toProviderError } from "~/providers/call-provider.server";
import type { ClipModel } from "~/providers/clip-call.server";
import type { ClipFile } from "~/providers/make-clip.server";
import { ProviderError } from "~/providers/provider-error.server";
import { errorOfResponse } from "~/providers/response-error.server";

/** What one clip may weigh. */
const mostBytes = 200 * 1024 * 1024;
const mostHops = 3;

export interface ReadClipOptions {
  model: ClipModel;
  file: ClipFile;
  /** Ends the reading too. */
  signal?: AbortSignal;
  /** Until the first bytes are there; whoever reads sets the time for the rest with the signal. */
  timeoutMs?: number;
  /** Smaller in tests. */
  mostBytes?: number;
}

export interface OpenedClip {
  /** Ends with a `ProviderError` when the connection breaks or the clip grows too large. */
  body: ReadableStream<Uint8Array>;
  /** By its first bytes, whatever the server said. */
  mediaType: "video/mp4" | "video/webm" | "video/quicktime";
  /** As the server announced it; it may be wrong or absent. */
  announcedBytes: number | null;
}

/**
 * Opens the file of a finished clip as a stream. Credentials go to the provider's own address alone; any other has to be
 * https. Throws `ProviderError`: `clip_invalid` where the first bytes are no clip's or too many are announced.
 */
export async function readClip(options: ReadClipOptions): Promise<OpenedClip> {
  const { model, file, signal, timeoutMs = model.timeoutMs } = options;
  const most = options.mostBytes ?? mostBytes;
  return callProvider({ signal, timeoutMs }, async (abortSignal) => {
    const stop = new AbortController();
    const give = () => stop.abort(abortSignal.reason);
    abortSignal.addEventListener("abort", give, { once: true });
    try {
      const response = await fetchFollowing(
        model,
        file.address,
        AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]),
      );
      const announced = Number(response.headers.get("Content-Length")) || null;
      const reader = response.body?.getReader();
      const first = await reader?.read();
      const mediaType = first?.value ? clipTypeOf(first.value) : null;
      if (!reader || !first?.value || !mediaType || (announced ?? 0) > most) {
        await reader?.cancel();
        throw new ProviderError("clip_invalid", { details: [`${announced ?? "unknown"} bytes`] });
      }
      return { body: continued(first.value, reader, most), mediaType, announcedBytes: announced };
    } finally {
      abortSignal.removeEventListener("abort", give);
    }
  });
}

async function fetchFollowing({ calls }: ClipModel, address: string, signal: AbortSignal): Promise<Response> {
  const own = originsOf(calls.ownOrigins);
  let url = new URL(address);
  for (let hop = 0; hop <= mostHops; hop++) {
    const isOwn = own.has(url.origin);
    if (!isAllowedAddress(url, own))
      throw new ProviderError("clip_invalid", { details: [`a clip at ${url.origin}`] });
    const response = await fetch(url, {
      headers: isOwn ? { ...calls.fileHeaders } : {},
      redirect: "manual",
      signal,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    const location = response.headers.get("Location");
    if (response.status < 300 || response.status >= 400 || !location)
      throw errorOfResponse(response.status, "", response.headers);
    url = new URL(location, url);
  }
  throw new ProviderError("clip_invalid", { details: ["too many redirects"] });
}

function continued(
  first: Uint8Array,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): ReadableStream<Uint8Array> {
  let bytes = first.length;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.length;
        if (bytes > most) throw new ProviderError("clip_invalid", { details: [`more than ${most} bytes`] });
        controller.enqueue(value);
      } catch (error) {
        void reader.cancel().catch(() => {});
        controller.error(toProviderError(error));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** ISO base media files say `ftyp` at byte 4 and their brand at 8; WebM begins with EBML's magic number. */
function clipTypeOf(bytes: Uint8Array): OpenedClip["mediaType"] | null {
  const ascii = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  if (ascii(4) === "ftyp") return ascii(8) === "qt  " ? "video/quicktime" : "video/mp4";
  return bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3
    ? "video/webm"
    : null;
}
