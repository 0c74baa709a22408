import { useListedShortcuts } from "~/shell/page-shortcuts";
import { useUndoKeys } from "~/shell/undo-keys";
import { useShortcuts } from "~/shell/use-shortcuts";
import { editorKeys, listedKeys } from "./editor-keys";

export type EditorActions = Record<keyof typeof editorKeys, () => void> & {
  undo: () => void;
  redo: () => void;
};

/** Binds the editor's shortcuts and lists them under `?`. */
export function useEditorKeys(actions: EditorActions): void {
  useListedShortcuts(listedKeys);
  useUndoKeys(actions.undo, actions.redo);
  const names = Object.keys(editorKeys) as (keyof typeof editorKeys)[];
  useShortcuts([
    ...names.map((name) => ({ ...editorKeys[name], run: actions[name] })),
    // The same key without Shift, and what forward deletes.
    { keys: "=", run: actions.zoomIn, repeats: true },
    { keys: "Delete", run: actions.clear },
  ]);
}
