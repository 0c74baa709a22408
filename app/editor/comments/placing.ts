import { useSyncExternalStore } from "react";
import type { Editor } from "../editor";
import { useEditorCommands } from "../use-editor";

/** Where in the picture the next comment points, and which thread is looked at: shared by the panel and the pins. */
export interface Placing {
  /** Shares of the picture's width and height; null: the whole picture. */
  place: { x: number; y: number } | null;
  chosenId: string | null;
}

const nowhere: Placing = { place: null, chosenId: null };
const placings = new WeakMap<Editor, { value: Placing; listeners: Set<() => void> }>();

function placingOf(editor: Editor) {
  const known = placings.get(editor) ?? { value: nowhere, listeners: new Set<() => void>() };
  placings.set(editor, known);
  return known;
}

export function setPlacing(editor: Editor, change: Partial<Placing>): void {
  const placing = placingOf(editor);
  placing.value = { ...placing.value, ...change };
  for (const listener of placing.listeners) listener();
}

export function usePlacing(): Placing {
  const editor = useEditorCommands();
  const placing = placingOf(editor);
  const subscribe = (listener: () => void) => {
    placing.listeners.add(listener);
    return () => placing.listeners.delete(listener);
  };
  const read = () => placing.value;
  return useSyncExternalStore(subscribe, read, read);
}
