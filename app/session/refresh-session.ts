import { loginAddress } from "~/domain/access/return-address";
import { logInToBackend, logOutOfBackend } from "./backend";
import { type LoginTrouble, readLoginFailure, readRetryAfterMs } from "./login-failure";
import type { SessionProblem } from "./session-machine";

const refreshedAtKey = "vitrine:refreshed-session-at";
/** A page that asks for a new token again this soon would ask forever: a clock is wrong, or a setting. */
const tooSoonMs = 10_000;

export type RefreshOutcome =
  | { kind: "refreshed" }
  /** Nobody is signed in in this browser any more; the cookies are cleared. */
  | { kind: "signed-out"; location: string }
  /** `loop`: it was renewed just now, and the server still takes it for an old one. */
  | { kind: "failed"; reason: LoginTrouble | "loop"; retryAfterMs: number | null };

/** Renews the ended token of a page through the SDK and sets the cookies anew. The caller reloads or goes. */
export async function refreshSession(path: string, signal: AbortSignal): Promise<RefreshOutcome> {
  if (Date.now() - readRefreshedAt() < tooSoonMs) {
    return { kind: "failed", reason: "loop", retryAfterMs: tooSoonMs };
  }
  try {
    const { getIdentity } = await import("~/firebase/identity");
    const identity = getIdentity();
    await identity.authStateReady();
    if (!identity.currentUser) return await leave(path, null);
    await logInToBackend(await identity.currentUser.getIdToken(true), signal);
    writeRefreshedAt();
    return { kind: "refreshed" };
  } catch (error) {
    console.error("The ended sign-in could not be renewed", error);
    try {
      if (isTakenBack(error)) return await leave(path, "session_ended");
      const reason = readLoginFailure(error);
      if (reason === "refused") return await leave(path, "backend_refused");
      return { kind: "failed", reason, retryAfterMs: readRetryAfterMs(error) };
    } catch (failedToLeave) {
      return { kind: "failed", reason: "offline", retryAfterMs: readRetryAfterMs(failedToLeave) };
    }
  }
}

/** Signs out instead of waiting any longer. Where to go then. */
export async function giveUpSession(path: string): Promise<string> {
  const { location } = await leave(path, null);
  return location;
}

async function leave(
  path: string,
  problem: SessionProblem | null,
): Promise<RefreshOutcome & { kind: "signed-out" }> {
  const { getIdentity } = await import("~/firebase/identity");
  await getIdentity().signOut();
  await logOutOfBackend();
  return { kind: "signed-out", location: loginAddress(path, problem) };
}

/** The identity service said no for good: password changed elsewhere, account disabled or gone. */
function isTakenBack(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return (
    typeof code === "string" &&
    [
      "auth/user-token-expired",
      "auth/user-disabled",
      "auth/user-not-found",
      "auth/invalid-user-token",
    ].includes(code)
  );
}

function readRefreshedAt(): number {
  try {
    return Number(sessionStorage.getItem(refreshedAtKey) ?? 0);
  } catch {
    return 0;
  }
}

function writeRefreshedAt(): void {
  try {
    sessionStorage.setItem(refreshedAtKey, String(Date.now()));
  } catch {
    // Without storage a loop cannot be noticed; the reload is still the right thing to do.
  }
}
