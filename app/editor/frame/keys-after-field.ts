import { useEffect } from "react";

interface TypedKey {
  /** What is typed into; null outside of fields. */
  field: { isConnected: boolean } | null;
  /** It writes something, and does not end typing. */
  isLetter: boolean;
  atMs: number;
}

/** Whoever types pauses for no longer. */
const pauseMs = 1000;

/** Tells keys that were meant for a field which is gone, as when its person may not edit any more: no shortcut hears them. */
export function keysAfterField(): (key: TypedKey) => boolean {
  let last: { field: { isConnected: boolean }; atMs: number } | null = null;
  return ({ field, isLetter, atMs }) => {
    const isMeantForIt =
      !field && isLetter && last !== null && !last.field.isConnected && atMs - last.atMs < pauseMs;
    const kept = field ?? (isMeantForIt ? last?.field : undefined);
    last = kept && isLetter ? { field: kept, atMs } : null;
    return isMeantForIt;
  };
}

export function useKeysAfterField(): void {
  useEffect(() => {
    const isLate = keysAfterField();
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, timeStamp: atMs } = event;
      if (["Shift", "Control", "Alt", "Meta"].includes(key)) return;
      const field =
        target instanceof Element
          ? target.closest("input:not([type=range]), textarea, [contenteditable]")
          : null;
      const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (isLate({ field, isLetter, atMs })) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
