import type { SignedInViewer } from "~/domain/access/viewer";
import { type AccountFlag, flagWords } from "~/domain/clients/account-controls";
import { readControls } from "~/stores/users/account-controls.server";
import type { ApiCall } from "../http/api-route.server";
import { problem } from "../http/problem.server";

/** The answer to what is turned off for an account. */
export function turnedOffProblem(flag: AccountFlag, requestId: string): Response {
  const { label, about } = flagWords[flag];
  return problem(
    403,
    "turned_off",
    `${label} is turned off for this account. ${about} Write to support to have it turned on.`,
    requestId,
  );
}

/** The answer to what a suspended account sends. */
export function suspendedProblem(requestId: string): Response {
  const message =
    "This account is suspended: its work can be looked at, and nothing can be made or changed. Write to support to have it restored.";
  return problem(403, "account_suspended", message, requestId);
}

/**
 * The same where only the route knows that this is what is asked for, reading among it; null where it is not turned off and
 * the account is not suspended.
 */
export async function refuseTurnedOff(
  { settings, viewer, requestId }: Pick<ApiCall<SignedInViewer>, "settings" | "viewer" | "requestId">,
  flag: AccountFlag,
): Promise<Response | null> {
  const { suspendedAt, turnedOff } = await readControls(settings, viewer.userId);
  if (suspendedAt) return suspendedProblem(requestId);
  return turnedOff.includes(flag) ? turnedOffProblem(flag, requestId) : null;
}
