import { ApiError, callApi } from "~/client/call-api";
import type { UploadAnswer } from "~/domain/assets/upload";
import type { PartToSend, UploadedAsset, UploadTransport } from "./send-file";
import { sha256Hex } from "./sha256-hex";

/** The server as a page reaches it. */
export const browserTransport: UploadTransport = {
  begin: (request, signal) =>
    callApi<UploadAnswer<UploadedAsset>>("/api/v1/uploads", { method: "POST", body: request, signal }),
  async listParts(uploadId, signal) {
    const { parts } = await callApi<{ parts: number[] }>(`/api/v1/uploads/${uploadId}`, { signal });
    return parts;
  },
  putPart,
  complete: (uploadId, signal) =>
    callApi(`/api/v1/uploads/${uploadId}/complete`, { method: "POST", body: {}, signal }),
  wait,
};

/** A connection that moves nothing for so long is taken for cut. */
const silenceMs = 30_000;

async function putPart({ uploadId, number, bytes, onSent }: PartToSend, signal: AbortSignal): Promise<void> {
  const sha256 = await sha256Hex(bytes);
  await new Promise<void>((resolve, reject) => {
    // Unlike fetch, this tells how much has been sent.
    const request = new XMLHttpRequest();
    const cut = () =>
      reject(new ApiError("offline", "The server cannot be reached. The upload goes on by itself.", 0, null));
    let silence = setTimeout(() => request.abort(), silenceMs);
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), silenceMs);
    };
    const abort = () => request.abort();
    request.open("PUT", `/api/v1/uploads/${uploadId}/parts/${number}`);
    request.responseType = "json";
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader("X-Vitrine-Sha256", sha256);
    request.upload.onprogress = ({ loaded }) => {
      heard();
      onSent(loaded);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      const problem = (request.response ?? {}) as { code?: string; message?: string };
      const message = problem.message ?? "The server could not take the file. It is still on your device.";
      const requestId = request.getResponseHeader("x-request-id");
      reject(new ApiError(problem.code ?? "unexpected", message, request.status, requestId, { ...problem }));
    };
    request.onerror = cut;
    request.onabort = () => (signal.aborted ? reject(signal.reason) : cut());
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener("abort", abort);
    };
    signal.addEventListener("abort", abort, { once: true });
    request.send(bytes);
  });
}

/** Ends early when the browser says that it is online again, or when the wait is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
