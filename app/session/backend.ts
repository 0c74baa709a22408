import { callApi } from "~/client/call-api";
import type { SessionUser } from "./session-machine";

/** How long one of these calls may take: people wait for them. */
const patienceMs = 20_000;

/** Sets the cookies of the session from a fresh ID token. Throws ApiError, or what ended the call before its answer. */
export async function logInToBackend(idToken: string, signal?: AbortSignal): Promise<void> {
  const patience = AbortSignal.timeout(patienceMs);
  await callApi("/api/v1/users/login/", {
    method: "POST",
    headers: { Authorization: `Bearer ${idToken}` },
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
}

/** Clears the cookies of the session. Throws ApiError, or what ended the call before its answer. */
export async function logOutOfBackend(): Promise<void> {
  await callApi("/api/v1/users/logout/", { method: "POST", signal: AbortSignal.timeout(patienceMs) });
}

/** What the backend knows of the owner of a token. Throws ApiError, or what ended the call before its answer. */
export async function loadUserInfo(idToken: string): Promise<SessionUser> {
  const { data } = await callApi<{ data: { user_id: string; email?: string | null } }>("/api/v1/user-info/", {
    headers: { Authorization: `Bearer ${idToken}` },
    signal: AbortSignal.timeout(patienceMs),
  });
  return { userId: data.user_id, email: data.email ?? null };
}

/**
 * Whether this browser was signed in when it was last here. Only a hint for what to show while the truth is being
 * found out: anybody can write this cookie.
 */
export function seemsSignedIn(): boolean {
  return /(?:^|;\s*)userId=[^;]/.test(document.cookie);
}
