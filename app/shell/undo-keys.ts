import { useEffect, useRef } from "react";

/** ⌘Z and ⇧⌘Z (Ctrl elsewhere), except while somebody types: fields have their own way back. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== "z") return;
      if (
        event.target instanceof Element &&
        event.target.closest("input:not([type=range]), textarea, [contenteditable]")
      )
        return;
      event.preventDefault();
      if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, []);
}
