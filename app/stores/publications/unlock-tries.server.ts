import type { Settings } from "~/settings/settings.server";

const mostTries = 10;
const windowSeconds = 600;

/**
 * Counts one try of a password from one address; false when there were too many within ten minutes. KV is slow to
 * agree with itself, so this is a first line; the cost of the hash is the second.
 */
export async function noteUnlockTry(
  settings: Settings,
  contentId: string,
  request: Request,
): Promise<boolean> {
  const address = request.headers.get("cf-connecting-ip") ?? "local";
  const key = `unlock-tries:${contentId}:${address}`;
  const tries = Number((await settings.sessions.get(key)) ?? 0);
  if (tries >= mostTries) return false;
  try {
    await settings.sessions.put(key, String(tries + 1), { expirationTtl: windowSeconds });
    return true;
  } catch {
    // KV refuses more than one write a second to one key: nobody types that fast.
    return false;
  }
}
