import type { JSONValue } from "@ai-sdk/provider";
import { experimental_getVideoStatus, experimental_startVideo } from "ai";
import type { ClipRequest } from "~/domain/image/make-images";
import type { Recipe } from "~/domain/image/recipe";
import { dataAddress } from "~/formats/data-address";
import { callProvider } from "~/providers/call-provider.server";
import type { ClipModel } from "~/providers/clip-call.server";
import { fileForOthers } from "~/providers/file-for-others.server";
import type { ImageFile } from "~/providers/image-call.server";
import { ProviderError } from "~/providers/provider-error.server";
import { saysRefused } from "~/providers/response-error.server";

interface CallOptions {
  model: ClipModel;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** A clip that is begun at a provider: plain JSON without credentials, fit for a step's result. */
export type ClipOperation = JSONValue;

/** Where a finished clip lies: without credentials, and good for an hour or so. */
export interface ClipFile {
  address: string;
}

export interface StartClipOptions extends CallOptions {
  request: ClipRequest;
  /** The picture it begins with. */
  source: ImageFile | null;
  seed: number;
  idempotencyKey: string;
}

/**
 * Begins a clip; its provider bills it from here on. So a failure that may have come after it was begun is not
 * `retryable`. Throws `ProviderError`, or the signal's reason when the caller aborts.
 */
export async function startClip(options: StartClipOptions): Promise<ClipOperation> {
  const { model, request, seed, signal, idempotencyKey, timeoutMs = options.model.timeoutMs } = options;
  const { wire, calls } = model;
  const source = options.source && fileForOthers(options.source);
  const asData = source && wire.source ? dataAddress(source) : null;
  const begun = callProvider({ signal, timeoutMs }, async (abortSignal) => {
    const { operation } = await experimental_startVideo({
      model: await calls.open(),
      prompt: source && !asData ? { image: source.bytes, text: request.prompt } : request.prompt,
      ...(source ? {} : { aspectRatio: request.ratio }),
      ...(wire.seconds === "sdk" ? { duration: request.seconds } : {}),
      ...(model.takesSeed ? { seed } : {}),
      providerOptions: {
        [calls.optionsName]: {
          ...(wire.seconds === "text" ? { duration: String(request.seconds) } : {}),
          ...(wire.seconds === "number" ? { duration: request.seconds } : {}),
          ...(wire.source && asData ? { [wire.source]: asData } : {}),
        },
      },
      maxRetries: 0,
      abortSignal,
      headers: { "Idempotency-Key": idempotencyKey },
    });
    return operation;
  });
  return begun.catch((error: unknown) => {
    throw error instanceof ProviderError && isUncertain(error) ? notBegun(error) : error;
  });
}

/** Whether the provider may have taken the request: it answered too late, not to the end, or not in its own words. */
function isUncertain({ code, details }: ProviderError): boolean {
  if (code === "provider_timeout" || code === "provider_unreachable") return true;
  return code === "provider_failed" && !details.some((detail) => detail.startsWith("status "));
}

function notBegun(error: ProviderError): ProviderError {
  return new ProviderError("clip_not_begun", { cause: error, details: [error.code, ...error.details] });
}

/**
 * Looks once whether a clip is there. `null` while it is being made. Throws `ProviderError`: one that is `retryable` may
 * be asked again, for the clip goes on; any other ends it.
 */
export async function pollClip(
  options: CallOptions & { operation: ClipOperation },
): Promise<ClipFile | null> {
  const { model, operation, signal, timeoutMs = model.timeoutMs } = options;
  const answer = await callProvider({ signal, timeoutMs }, async (abortSignal) =>
    experimental_getVideoStatus(await model.calls.open(), { operation, abortSignal, maxRetries: 0 }),
  );
  if (answer.status === "pending") return null;
  if (answer.status === "error") {
    const code = saysRefused(answer.error) ? "provider_refused" : "clip_not_made";
    throw new ProviderError(code, { details: [answer.error.slice(0, 500)] });
  }
  const [video] = answer.videos;
  if (video?.type !== "url") throw new ProviderError("clip_invalid", { details: [video?.type ?? "nothing"] });
  return { address: withoutKey(video.url) };
}

/** The library appends Google's key to the address; it is sent in a header instead. */
function withoutKey(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("key");
  return url.href;
}

/** How a clip was made, for its asset. */
export function recipeOfClip({ id, provider, digitalSourceType }: ClipModel, seed: number): Recipe {
  return { modelId: id, provider, digitalSourceType, seed };
}
