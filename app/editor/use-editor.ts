import { createContext, useContext, useSyncExternalStore } from "react";
import type { Editor, EditorState } from "~/editor/editor";

export const EditorContext = createContext<Editor | null>(null);

/** The editor itself, for its commands; it is the same for as long as the page is open. */
export function useEditorCommands(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("There is no editor around this component.");
  return editor;
}

/** What `select` picks of the editor's state; it must give the same value for the same state. */
export function useEditor<Selected>(select: (state: EditorState) => Selected): Selected {
  const editor = useEditorCommands();
  const read = () => select(editor.read());
  return useSyncExternalStore(editor.subscribe, read, read);
}

/** The playhead, drawn again with every frame that it moves; `select` makes that rarer. */
export function usePlayhead<Selected>(select: (seconds: number) => Selected): Selected {
  const { playhead } = useEditorCommands();
  const read = () => select(playhead.seconds);
  return useSyncExternalStore(playhead.subscribe, read, read);
}
