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

/** The same where only the route knows that this is what is asked for; null where it is not turned off. */
export async function refuseTurnedOff(
  { settings, viewer, requestId }: Pick<ApiCall<SignedInViewer>, "settings" | "viewer" | "requestId">,
  flag: AccountFlag,
): Promise<Response | null> {
  const { turnedOff } = await readControls(settings, viewer.userId);
  return turnedOff.includes(flag) ? turnedOffProblem(flag, requestId) : null;
}
