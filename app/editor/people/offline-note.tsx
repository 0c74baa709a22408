import CloudOff from "lucide-react/icons/cloud-off";
import { type ReactNode, useSyncExternalStore } from "react";
import { readOnlineState, watchOnlineState } from "~/firebase/follow-online-state";

/** Said only while the server is not reached. */
export function OfflineNote({ children }: { children: ReactNode }) {
  const isOffline = useIsOffline();
  if (!isOffline) return null;
  return (
    <p role="status" className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm">
      <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>You are offline. {children}</span>
    </p>
  );
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(watchOnlineState, readOnlineState, () => "unknown") === "offline";
}
