import { useSyncExternalStore } from "react";

/** As the frame of the studio has it: below it there is no room beside the page. */
const phone = "(max-width: 47.99rem)";
/** Below it an editor has room for one pane beside what is edited, at most. */
const compact = "(max-width: 63.99rem)";

export const useIsPhone = () => useMatches(phone);
export const useIsCompact = () => useMatches(compact);

function useMatches(asked: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(asked);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(asked).matches,
    () => false,
  );
}
