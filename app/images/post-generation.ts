import { ApiError, callApi } from "~/client/call-api";
import type { MissingCopy } from "~/domain/image/image-copy";
import type { ImageRequest } from "~/domain/image/image-request";

/**
 * Asks for a generation. Where one of its pictures is of a type or size that models do not read, a copy that they do is
 * made here and sent first. `remixOf` is the public image that it began from; `staged` results wait beside their source
 * to be accepted. Throws ApiError.
 */
export async function postGeneration(
  idempotencyKey: string,
  request: ImageRequest,
  { remixOf = null, staged = false }: { remixOf?: string | null; staged?: boolean } = {},
): Promise<{ jobId: string }> {
  const ask = () =>
    callApi<{ jobId: string }>("/api/v1/generations", {
      method: "POST",
      body: { idempotencyKey, request, remixOf, staged },
    });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "copies_needed") throw error;
    const { sendCopies } = await import("./copies/send-copies");
    await sendCopies(error.details.copies as MissingCopy[]);
    return ask();
  }
}
