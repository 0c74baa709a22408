import { NoImageGeneratedError } from "ai";
import { type PictureReport, pictureReportSchema } from "~/domain/image/picture-report";
import { type ImageHeader, readImageHeader } from "~/formats/image-header";
import { callProvider } from "~/providers/call-provider.server";
import type { ImageAsk, ImageModel } from "~/providers/image-call.server";
import { markImage } from "~/providers/mark-image.server";
import { ProviderError } from "~/providers/provider-error.server";
import { saysRefused } from "~/providers/response-error.server";

/** Longest wait for one image where the caller names none, in milliseconds. */
export const usualImageTimeoutMs = 120_000;
/** What one image may weigh: a PNG of 4096² full of detail comes near it. */
export const mostImageBytes = 32 * 1024 * 1024;
/** Longest side of an image that is kept. */
const mostPixels = 16_384;

interface Receiving {
  model: Pick<ImageModel, "ask">;
  ask: Omit<ImageAsk, "signal">;
  /** What is written into the file. */
  xmp(report: PictureReport | null): string;
  signal: AbortSignal | undefined;
  timeoutMs: number;
}

/**
 * Asks for one image and checks what comes: the bytes are believed only for what they are, by type and size in their
 * header; anything but PNG, JPEG or WebP, and what is too large, is `picture_invalid`. A report
 * that is none is left out. The file is marked with how it was made. Throws `ProviderError`, or the signal's reason when the caller aborts.
 */
export async function receiveImage({
  model,
  ask,
  xmp,
  signal,
  timeoutMs,
}: Receiving): Promise<{ bytes: Uint8Array; header: ImageHeader; report: PictureReport | null }> {
  const answer = await callProvider({ signal, timeoutMs }, async (either) => {
    try {
      return await model.ask({ ...ask, signal: either });
    } catch (error) {
      throw NoImageGeneratedError.isInstance(error) ? errorOfNothing(error) : error;
    }
  });
  const { bytes } = answer;
  const report = pictureReportSchema.safeParse(answer.report).data ?? null;
  const header = bytes.length > mostImageBytes ? null : readImageHeader(bytes);
  if (!header) {
    throw new ProviderError("picture_invalid", { details: [`${bytes.length} bytes of no known type`] });
  }
  if (Math.max(header.width, header.height) > mostPixels) {
    throw new ProviderError("picture_invalid", { details: [`${header.width}x${header.height} pixels`] });
  }
  return { bytes: markImage(bytes, header, xmp(report)), header, report };
}

/** An answer without an image: Google's says in its finish reason, or of the prompt, when it declined. */
function errorOfNothing(error: NoImageGeneratedError): ProviderError {
  const google = error.calls?.[0]?.providerMetadata?.google as
    | { finishReason?: unknown; promptFeedback?: { blockReason?: unknown } | null }
    | undefined;
  const reason = [google?.finishReason, google?.promptFeedback?.blockReason].filter(Boolean).join(" ");
  return new ProviderError(saysRefused(reason) ? "provider_refused" : "picture_invalid", {
    cause: error,
    details: [reason],
  });
}
