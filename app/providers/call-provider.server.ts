import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
} from "@ai-sdk/provider";
import { RetryError } from "ai";
import { ProviderError } from "~/providers/provider-error.server";
import { errorOfResponse, saysRefused } from "~/providers/response-error.server";

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
  signal?.throwIfAborted();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
  try {
    return await rejectWhenAborted(call(either), either);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (deadline.signal.aborted) throw new ProviderError("provider_timeout", { cause: error });
    throw toProviderError(error);
  } finally {
    // Not `AbortSignal.timeout`, which runs on after the answer: workerd takes no more than 10,000 timers at once.
    clearTimeout(timer);
  }
}

/** Some bindings ignore the signal, so the wait ends with it whether or not the call does. */
function rejectWhenAborted<Result>(call: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([call, promise]).finally(() => signal.removeEventListener("abort", onAbort));
}

/** Names a failure of the AI SDK or of fetch. A `ProviderError` passes unchanged, also from under what wrapped it. */
export function toProviderError(error: unknown): ProviderError {
  const own = ownErrorIn(error);
  if (own) return own;
  if (RetryError.isInstance(error)) return toProviderError(error.lastError);
  if (APICallError.isInstance(error)) return errorOfCall(error);
  const unreadable =
    InvalidResponseDataError.isInstance(error) ||
    JSONParseError.isInstance(error) ||
    TypeValidationError.isInstance(error);
  const details = [error instanceof Error ? error.message : String(error)];
  // Replicate tells of a refusal in the failure of a prediction.
  if (InvalidResponseDataError.isInstance(error) && saysRefused(error.message))
    return new ProviderError("provider_refused", { details });
  return new ProviderError(unreadable ? "provider_failed" : "provider_unreachable", {
    cause: error,
    details,
  });
}

function ownErrorIn(error: unknown): ProviderError | null {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 8; inner = inner.cause, depth++) {
    if (inner instanceof ProviderError) return inner;
  }
  return null;
}

function errorOfCall(error: APICallError): ProviderError {
  const { statusCode, responseBody = "", responseHeaders, cause, message } = error;
  if (statusCode !== undefined && statusCode >= 400)
    return errorOfResponse(statusCode, responseBody, responseHeaders);
  // A good status with a body cut off by a dropped connection: there is no answer, rather than a bad one.
  const unreadable = JSONParseError.isInstance(cause) || TypeValidationError.isInstance(cause);
  const code = statusCode !== undefined && unreadable ? "provider_failed" : "provider_unreachable";
  return new ProviderError(code, { cause: error, details: [message] });
}
