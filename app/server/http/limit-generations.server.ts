import type { SignedInViewer } from "~/domain/access/viewer";
import type { ApiCall } from "./api-route.server";
import { problem } from "./problem.server";

/** Of the binding in wrangler.toml. */
const periodSeconds = 60;

/**
 * The refusal of somebody who asks for things to be made faster than a person can; null for everybody else. A first
 * line, counted per location: what may be spent is decided by the ledger behind it.
 */
export async function refuseTooMany({
  settings,
  viewer,
  requestId,
}: Pick<ApiCall<SignedInViewer>, "settings" | "viewer" | "requestId">): Promise<Response | null> {
  const { success } = (await settings.generationLimit?.limit({ key: viewer.userId })) ?? { success: true };
  if (success) return null;
  return problem(
    429,
    "too_many_requests",
    "That were too many requests in a minute. Nothing was spent and what you typed is kept.",
    requestId,
    { "Retry-After": String(periodSeconds) },
  );
}
