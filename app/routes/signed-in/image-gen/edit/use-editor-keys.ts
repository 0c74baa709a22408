import { usePageCommands } from "~/shell/page-commands";
import { useUndoKeys } from "~/shell/undo-keys";
import { useShortcuts } from "~/shell/use-shortcuts";
import { editorKeys, heldKeys } from "./editor-keys";

export type EditorActions = Record<keyof typeof editorKeys, () => void> & {
  undo: () => void;
  redo: () => void;
};

/** Binds the editor's shortcuts, and lists them under `?` and in the palette. */
export function useEditorKeys(actions: EditorActions): void {
  useUndoKeys(actions.undo, actions.redo);
  const names = Object.keys(editorKeys) as (keyof typeof editorKeys)[];
  usePageCommands("Editing an image", [
    ...names.map((name) => ({ ...editorKeys[name], run: actions[name] })),
    { keys: "Mod z", label: "Undo", run: actions.undo, isBoundElsewhere: true },
    { keys: "Mod Shift z", label: "Redo", run: actions.redo, isBoundElsewhere: true },
    ...heldKeys,
  ]);
  useShortcuts([
    // The same key without Shift, and what forward deletes.
    { keys: "=", run: actions.zoomIn, repeats: true },
    { keys: "Delete", run: actions.clear },
  ]);
}
