import { useEffect, useSyncExternalStore } from "react";
import { followSession, readSession, watchSession } from "./session";
import type { Session, SessionPage } from "./session-machine";

const unknown: Session = { kind: "unknown" };

/** Who is signed in; follows it from the first use on. */
export function useSession({ isPublic, servedUserId }: SessionPage): Session {
  useEffect(() => followSession({ isPublic, servedUserId }), [isPublic, servedUserId]);
  return useSyncExternalStore(watchSession, readSession, () => unknown);
}
