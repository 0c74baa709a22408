import { useSyncExternalStore } from "react";

/** False while the page is as it was exported: what the address says may only show after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
