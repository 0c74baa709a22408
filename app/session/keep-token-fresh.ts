import type { User } from "firebase/auth";

/** Renewed this long before the end, so that no request of a page goes out with a token that has just ended. */
const marginMs = 5 * 60_000;
const retryMs = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let current: User | null = null;

/**
 * Renews the user's ID token before it ends, and after the machine slept past that moment. Without a listener of
 * its own the SDK renews tokens only when asked, and the cookie would end after an hour.
 */
export function keepTokenFresh(user: User | null): void {
  current = user;
  clearTimeout(timer);
  if (user) void schedule(user);
}

async function schedule(user: User): Promise<void> {
  const { expirationTime } = await user.getIdTokenResult();
  if (user !== current) return;
  const waitMs = Math.max(retryMs, Date.parse(expirationTime) - Date.now() - marginMs);
  clearTimeout(timer);
  timer = setTimeout(() => void renew(user), waitMs);
}

async function renew(user: User): Promise<void> {
  try {
    await user.getIdToken(true);
  } catch {
    // Offline, most likely: the session itself learns of a token that was taken back from the SDK.
    clearTimeout(timer);
    timer = setTimeout(() => void renew(user), retryMs);
  }
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    // Timers stand still while a laptop sleeps; the SDK fetches a new token here only if the old one is over.
    if (document.visibilityState === "visible") void current?.getIdToken().catch(() => {});
  });
}
