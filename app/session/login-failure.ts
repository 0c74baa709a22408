import { ApiError } from "~/client/call-api";

/** Why the backend did not log somebody in whom the identity service knows: it does not accept the account, or … */
export type LoginFailure = "refused" | LoginTrouble;

/** … it has not decided. That passes, and nobody is signed out for it. */
export type LoginTrouble = "offline" | "busy" | "server_failed";

/** Refusals of ours that say nothing of the account: the token is old, or a proxy changed where the call comes from. */
const notOfTheAccount = ["token_expired", "cross_site"];

/** What a failed login means. Only a 401 or 403 with a code of our own is the backend's decision; a proxy's is not. */
export function readLoginFailure(error: unknown): LoginFailure {
  // The SDK and a call without an answer: neither has heard of the backend.
  if (!(error instanceof ApiError) || error.status === 0) return "offline";
  const { status, code, isOurs } = error;
  if (isOurs && (status === 401 || status === 403) && !notOfTheAccount.includes(code)) return "refused";
  return status === 429 || status === 503 ? "busy" : "server_failed";
}

/** When the backend asked to be called again, in milliseconds from now; null where it did not say. */
export function readRetryAfterMs(error: unknown): number | null {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
  return seconds === null ? null : seconds * 1000;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** How long to wait after so many failures in a row: twice as long each time, and never less than the server asked for. */
export function retryDelayMs(failures: number, retryAfterMs: number | null): number {
  return Math.max(Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)), retryAfterMs ?? 0);
}

/** What happened and what to do, while it is being waited out. */
export const troubleMessages: Record<LoginTrouble, string> = {
  offline:
    "The server cannot be reached. Your sign-in is kept. Check your connection; this goes on by itself when it is back.",
  busy: "The server has too much to do at the moment. Your sign-in is kept, and this goes on by itself.",
  server_failed:
    "The server failed. Your sign-in is kept, and nothing is wrong with your account or your connection. We keep trying; if it stays like this, come back in a few minutes.",
};
