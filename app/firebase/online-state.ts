/**
 * Whether the document database reaches its server. Pure: an event gives the next state, `online-follower.ts`
 * sends them. The SDK does not expose its own state; what it shows of it is whether snapshots come from the server. Silence alone
 * is no sign: a busy machine or server is slow, not away. It is a reason to ask, and an unanswered question is a sign.
 *
 *     unknown → online ⇄ offline
 */
export type OnlineState = "unknown" | "online" | "offline";

export type OnlineEvent =
  /** The server answered: a snapshot that is not from the cache, an acknowledged or a refused write. */
  | "server-answered"
  /** A question did not get through. */
  | "server-missed"
  /** Nothing heard at all for `longSilenceMs`. */
  | "long-silence"
  /** What the browser says of the network. */
  | "network-lost"
  | "network-back";

/** After so long without an answer the server is asked outright. */
export const silenceMs = 10_000;
/** So long nobody is merely slow: what was asked is taken for lost. */
export const longSilenceMs = 25_000;

export function stepOnlineState(state: OnlineState, event: OnlineEvent): OnlineState {
  switch (event) {
    case "server-answered":
      return "online";
    case "server-missed":
    case "long-silence":
    case "network-lost":
      return "offline";
    case "network-back":
      // The server may still be out of reach; until it answers, nobody knows.
      return state === "online" ? "online" : "unknown";
  }
}
