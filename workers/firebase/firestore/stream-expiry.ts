import type { Caller } from "../request/caller";
import { RpcError } from "./rpc-error";
import type { WebChannelSession } from "./web-channel-session";

/** The longest delay of a timer, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Ends a stream when the ID token it was opened with does. The SDK opens another with a fresh token at once and
 * resumes; what the token no longer proves is no longer shown. Returns what to call when the stream closes.
 */
export function endWithToken(session: WebChannelSession, caller: Caller, nowMs: number): () => void {
  if (caller.kind !== "user" || caller.claims.exp === undefined) return () => {};
  const leftMs = caller.claims.exp * 1000 - nowMs;
  // A verified token has time left; a mock user's, which the SDK dates to 1970, is believed whenever it is from.
  if (leftMs <= 0) return () => {};
  const delayMs = Math.min(leftMs, MAX_DELAY_MS);
  const timer = setTimeout(() => {
    session.fail(new RpcError("UNAUTHENTICATED", "The ID token has expired.").toJSON());
    session.flush();
  }, delayMs);
  return () => clearTimeout(timer);
}
