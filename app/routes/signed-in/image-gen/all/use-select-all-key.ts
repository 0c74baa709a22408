import { useEffect, useRef } from "react";
import { isTyping } from "~/shell/use-shortcuts";

/** Ctrl+A (⌘A) wherever the page has the keyboard, while something is being selected: not in fields and dialogs. */
export function useSelectAllKey(isSelecting: boolean, selectAll: () => void): void {
  const latest = useRef(selectAll);
  latest.current = selectAll;
  useEffect(() => {
    if (!isSelecting) return;
    const follow = (event: KeyboardEvent) => {
      const isSelectAll =
        (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "a";
      if (!isSelectAll || event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, [isSelecting]);
}
