import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
} from "@ai-sdk/provider";
import { RetryError } from "ai";
import { ProviderError, type ProviderErrorCode } from "~/providers/provider-error.server";

export interface CallLimits {
  /** The caller's own signal: when it fires, its reason is thrown as it is. */
  signal: AbortSignal | undefined;
  timeoutMs: number;
}

/**
 * Runs one call to a model within a time limit and turns every failure into a `ProviderError`. Nothing is retried
 * here: the job that asked owns the retries, and its idempotency key keeps a second try from being billed twice.
 */
export async function callProvider<Result>(
  { signal, timeoutMs }: CallLimits,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
  either.throwIfAborted();
  try {
    return await rejectWhenAborted(call(either), either);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (deadline.aborted) throw new ProviderError("provider_timeout", { cause: error });
    throw toProviderError(error);
  }
}

/** Some bindings ignore the signal, so the wait ends with it whether or not the call does. */
function rejectWhenAborted<Result>(call: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([call, promise]).finally(() => signal.removeEventListener("abort", onAbort));
}

/** Names a failure of the AI SDK or of fetch. A `ProviderError` passes unchanged. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (RetryError.isInstance(error)) return toProviderError(error.lastError);
  if (APICallError.isInstance(error)) {
    return new ProviderError(codeOfResponse(error), {
      cause: error,
      details: [error.message],
      retryAfterSeconds: retryAfterSeconds(error.responseHeaders),
    });
  }
  const unreadable =
    InvalidResponseDataError.isInstance(error) ||
    JSONParseError.isInstance(error) ||
    TypeValidationError.isInstance(error);
  const details = [error instanceof Error ? error.message : String(error)];
  return new ProviderError(unreadable ? "provider_failed" : "provider_unreachable", {
    cause: error,
    details,
  });
}

function codeOfResponse({ statusCode, responseBody, cause }: APICallError): ProviderErrorCode {
  if (statusCode === undefined) return "provider_unreachable";
  if (statusCode === 429) return "provider_rate_limited";
  if (statusCode === 408 || statusCode === 504) return "provider_timeout";
  if (statusCode === 401 || statusCode === 403 || statusCode === 404) return "provider_misconfigured";
  if (statusCode >= 500) return "provider_failed";
  if (statusCode >= 400) {
    // OpenAI and the servers that follow it refuse with 400 and one of these codes in the error.
    const refused = /content_policy|content_filter|moderation|safety/i.test(responseBody ?? "");
    return refused ? "provider_refused" : "provider_rejected_request";
  }
  // A good status with a body cut off by a dropped connection: there is no answer, rather than a bad one.
  const unreadable = JSONParseError.isInstance(cause) || TypeValidationError.isInstance(cause);
  return unreadable ? "provider_failed" : "provider_unreachable";
}

function retryAfterSeconds(headers: Record<string, string> | undefined): number | null {
  const seconds = Number(headers?.["retry-after"]);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
