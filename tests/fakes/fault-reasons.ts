import type { ProviderFault } from "./provider-fake";

/** How a request may end that met a fault: its code, or "done". A provider's own way of failing decides between them. */
export const faultReasons: Record<ProviderFault, readonly string[]> = {
  "rate-limit": ["provider_rate_limited"],
  "server-error": ["provider_failed"],
  hang: ["provider_timeout", "clip_not_begun"],
  garbage: ["provider_failed", "picture_invalid", "clip_invalid", "clip_not_begun"],
  huge: ["provider_failed", "picture_invalid", "clip_invalid", "clip_not_begun"],
  reset: ["provider_unreachable", "provider_failed", "clip_invalid", "clip_not_begun"],
  slow: ["done"],
  refused: ["provider_refused"],
};
