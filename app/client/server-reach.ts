const patienceMs = 5_000;

/** Whether anything of the server answers. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch("/mark.svg", {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(patienceMs),
    });
    return true;
  } catch {
    return false;
  }
}
