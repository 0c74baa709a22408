import { useCallback, useState } from "react";
import type { Script } from "~/domain/video/script";

const mostSteps = 100;

interface History {
  past: Script[];
  present: Script;
  future: Script[];
  /** What the last change was made to; another one to the same place is part of it, as keystrokes are. */
  place: string | null;
}

/** A change of the script. With a place, consecutive changes there are one step back. */
export type ChangeScript = (change: (script: Script) => Script, place?: string) => void;

/** The script as it is edited, every step of it reversible. */
export function useScriptHistory(start: () => Script) {
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    present: start(),
    future: [],
    place: null,
  }));

  const change = useCallback<ChangeScript>((edit, place) => {
    setHistory((current) => {
      const present = edit(current.present);
      if (present === current.present) return current;
      const goesOn = place !== undefined && place === current.place;
      const past = goesOn ? current.past : [...current.past, current.present].slice(-mostSteps);
      return { past, present, future: [], place: place ?? null };
    });
  }, []);

  const undo = useCallback(() => {
    setHistory((current) => {
      const last = current.past.at(-1);
      if (!last) return current;
      const future = [current.present, ...current.future];
      return { past: current.past.slice(0, -1), present: last, future, place: null };
    });
  }, []);

  const redo = useCallback(() => {
    setHistory((current) => {
      const [next, ...future] = current.future;
      if (!next) return current;
      return { past: [...current.past, current.present], present: next, future, place: null };
    });
  }, []);

  const { past, present, future } = history;
  return { script: present, change, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 };
}
