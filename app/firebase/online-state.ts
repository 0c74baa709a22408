/**
 * Whether the document database reaches its server. Pure: an event gives the next state, `follow-online-state.ts`
 * sends them. The SDK does not expose its own state; what it shows of it is whether snapshots come from the server.
 *
 *     unknown → online ⇄ offline
 */
export type OnlineState = "unknown" | "online" | "offline";

export type OnlineEvent =
  /** The server answered: a snapshot that is not from the cache, an acknowledged or a refused write. */
  | "server-answered"
  /** The SDK gave up on its connection: a listener that was in step with the server is not any more. */
  | "server-lost"
  /** A question did not get through. */
  | "server-missed"
  /** Asked, and nothing heard for `silenceMs`. */
  | "silence"
  /** Nothing heard at all for `longSilenceMs`. */
  | "long-silence"
  /** What the browser says of the network. */
  | "network-lost"
  | "network-back";

/** As long as the SDK itself waits before it says that it is offline. */
export const silenceMs = 10_000;
/** A page that has just begun, on a slow machine, has yet to get to what the server said long ago. */
export const longSilenceMs = 30_000;

export function stepOnlineState(state: OnlineState, event: OnlineEvent): OnlineState {
  switch (event) {
    case "server-answered":
      return "online";
    case "server-lost":
    case "server-missed":
    case "long-silence":
    case "network-lost":
      return "offline";
    case "silence":
      // Who was never heard may be slow as well as away.
      return state === "unknown" ? "unknown" : "offline";
    case "network-back":
      // The server may still be out of reach; until it answers, nobody knows.
      return state === "online" ? "online" : "unknown";
  }
}
