import type { ProviderErrorCode } from "~/domain/jobs/provider-error-code";
import { ProviderError } from "~/providers/provider-error.server";
import type { ApiCall } from "./api-route.server";

/** What a failed call of a model is to the one who asked us: their request refused, or our helper not answering. */
const statusOf: Partial<Record<ProviderErrorCode, number>> = {
  model_not_configured: 503,
  provider_refused: 422,
  language_not_offered: 422,
  provider_rejected_request: 422,
  provider_rate_limited: 429,
  provider_timeout: 504,
};

/** Runs a call of a model; what fails becomes the problem to answer with, and its cause is logged. */
export async function answerForModel<Value = Response>(
  { problem, requestId }: Pick<ApiCall, "problem" | "requestId">,
  work: () => Promise<Value>,
): Promise<Value | Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.error(JSON.stringify({ requestId, code: error.code, details: error.details }));
    const answer = problem(statusOf[error.code] ?? 502, error.code, error.message);
    if (error.retryAfterSeconds !== null)
      answer.headers.set("Retry-After", String(Math.ceil(error.retryAfterSeconds)));
    return answer;
  }
}
