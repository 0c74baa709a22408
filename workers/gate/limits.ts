import { type RateLimitName, rateLimitSeconds, rateLimits } from "~/domain/access/rate-limit";
import { problem } from "~/server/http/problem.server";
import type { Settings } from "~/settings/settings.server";
import type { Passage } from "./gate";

const messages: Record<RateLimitName, string> = {
  generation: "That was too much to make within a minute. Wait a minute, then ask again.",
  heavy: "Those were too many large requests within a minute. Wait a minute, then go on one by one.",
  change: "Those were too many changes within a minute. Wait a minute, then send this one again.",
  file: "Those were too many files within a minute. Wait a minute, then send the rest.",
};

/**
 * The refusal of somebody who writes or spends faster than a person can; null for everybody else. A first line, counted
 * per person and location: what may be spent is decided by the ledger behind it, what may be kept by the storage quota.
 */
export async function refuseTooMany(
  method: string,
  { viewer, rule }: Pick<Passage, "viewer" | "rule">,
  settings: Pick<Settings, "rateLimits">,
  requestId: string,
): Promise<Response | null> {
  const asked = rule?.limits?.[method as keyof typeof rule.limits];
  const name = rateLimits.find((known) => known === asked);
  if (!name || viewer.kind === "anonymous") return null;
  const answer = await settings.rateLimits[name]?.limit({ key: viewer.userId });
  if (answer?.success !== false) return null;
  return problem(
    429,
    "too_many_requests",
    `${messages[name]} Nothing was spent and what you typed is kept.`,
    requestId,
    { "Retry-After": String(rateLimitSeconds) },
    { retryAfterSeconds: rateLimitSeconds },
  );
}
