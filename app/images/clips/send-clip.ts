import { href } from "react-router";
import { callApi } from "~/client/call-api";
import type { ClipRequest } from "~/domain/image/make-images";

/** Starts a clip; sent again under its key it is the same one. Throws ApiError with the reason where it is refused. */
export async function sendClip(request: ClipRequest, idempotencyKey: string): Promise<{ jobId: string }> {
  return callApi<{ jobId: string }>("/api/v1/clips", { method: "POST", body: { idempotencyKey, request } });
}

/** Where a clip is followed, and found once it is made: its place in the feed. */
export function clipAddress(jobId: string): string {
  return `${href("/image-gen")}#generation-${encodeURIComponent(jobId)}`;
}
