import { loginAddress } from "~/domain/access/return-address";
import { logInToBackend, logOutOfBackend } from "./backend";

const refreshedAtKey = "vitrine:refreshed-session-at";
/** A page that asks for a new token again this soon would ask forever: a clock is wrong, or a setting. */
const tooSoonMs = 10_000;

export type RefreshOutcome =
  | { kind: "refreshed" }
  /** Nobody is signed in in this browser any more; the cookies are cleared. */
  | { kind: "signed-out"; location: string }
  | { kind: "failed"; reason: "offline" | "loop" };

/** Renews the ended token of a page through the SDK and sets the cookies anew. The caller reloads or goes. */
export async function refreshSession(path: string): Promise<RefreshOutcome> {
  if (Date.now() - readRefreshedAt() < tooSoonMs) return { kind: "failed", reason: "loop" };
  try {
    const { getIdentity } = await import("~/firebase/identity");
    const identity = getIdentity();
    await identity.authStateReady();
    if (identity.currentUser) {
      const token = await identity.currentUser.getIdToken(true).catch(async (error) => {
        if (isTakenBack(error)) await identity.signOut();
        else throw error;
        return null;
      });
      if (token) {
        await logInToBackend(token);
        writeRefreshedAt();
        return { kind: "refreshed" };
      }
    }
    await logOutOfBackend();
    return { kind: "signed-out", location: loginAddress(path) };
  } catch (error) {
    console.error("The ended sign-in could not be renewed", error);
    return { kind: "failed", reason: "offline" };
  }
}

/** The service said no for good: password changed elsewhere, account disabled or gone. */
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
