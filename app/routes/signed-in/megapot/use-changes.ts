import { useState } from "react";
import type { TableChange } from "~/rows/table-state";
import { type NamedChange, tryChange } from "./named-change";

export interface ChangesOptions {
  /** Throws TableEditError where a limit would be passed. */
  onChange: (words: string, change: TableChange) => void;
  /** Give the words of the change that was taken back or made again. */
  onUndo: () => string | null;
  onRedo: () => string | null;
}

export interface Changes {
  /** Whether it was made. Nothing to change is no change. */
  make: (change: NamedChange | null) => boolean;
  undo: () => void;
  redo: () => void;
  /** What was done last, for people who do not see it. */
  said: string;
  say: (words: string) => void;
}

/** Makes changes, and says what each of them did. */
export function useChanges({ onChange, onUndo, onRedo }: ChangesOptions): Changes {
  const [said, say] = useState("");
  return {
    make(named) {
      if (!named) return false;
      const { words, ...change } = named;
      const isMade = tryChange(() => onChange(words, change));
      if (isMade) say(words);
      return isMade;
    },
    undo() {
      const words = onUndo();
      say(words ? `Undone: ${words}` : "Nothing to undo");
    },
    redo() {
      const words = onRedo();
      say(words ? `Done again: ${words}` : "Nothing to do again");
    },
    said,
    say,
  };
}
