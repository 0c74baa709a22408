import { useSyncExternalStore } from "react";

/** As the frame of the studio has it: below it there is no room beside the page. */
const phone = "(max-width: 47.99rem)";

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(phone);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(phone).matches,
    () => false,
  );
}
