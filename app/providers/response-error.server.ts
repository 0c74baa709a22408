import type { ProviderErrorCode } from "~/domain/jobs/provider-error-code";
import { ProviderError } from "~/providers/provider-error.server";

/** Names an answer with a bad status. Of its body only what says "refused" is looked at; it is not kept. */
export function errorOfResponse(
  status: number,
  body: string,
  headers: Headers | Record<string, string> = {},
): ProviderError {
  return new ProviderError(codeOfStatus(status, body), {
    details: [`status ${status}`],
    retryAfterSeconds: retryAfterSeconds(new Headers(headers).get("Retry-After")),
  });
}

export function codeOfStatus(status: number, body: string): ProviderErrorCode {
  if (status === 429) return "provider_rate_limited";
  if (status === 408 || status === 504) return "provider_timeout";
  if (status >= 500) return "provider_failed";
  if (saysRefused(body)) return "provider_refused";
  if (status === 401 || status === 402 || status === 403 || status === 404) return "provider_misconfigured";
  return status >= 400 ? "provider_rejected_request" : "provider_failed";
}

/**
 * Whether a provider's own words say that it declined: OpenAI and its followers by a code in the error, fal by
 * the type `content_policy_violation`, Google by SAFETY and PROHIBITED_CONTENT, Replicate by "NSFW" and "sensitive".
 */
export function saysRefused(text: string): boolean {
  return /content[_ ]policy|content[_ ]filter|moderation|safety|nsfw|prohibited|flagged|sensitive/i.test(
    text,
  );
}

/** Seconds, or until a date (RFC 9110, 10.2.3). */
function retryAfterSeconds(value: string | null): number | null {
  if (!value) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value) - Date.now()) / 1000;
  return wait > 0 ? Math.ceil(wait) : null;
}
