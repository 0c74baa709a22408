import { useEffect, useRef } from "react";
import { usePageCommands } from "~/shell/page-commands";
import { useUndoKeys } from "~/shell/undo-keys";
import { isTyping } from "~/shell/use-shortcuts";
import type { PageEditor } from "./page-editor";
import { panels } from "./panels";
import { copySection, dropSection, moveSectionBy, toggleSection } from "./section-actions";
import type { Selection } from "./selection";

interface BuilderKeys {
  editor: PageEditor;
  selection: Selection | null;
  isReadOnly: boolean;
  showPanel: (id: string) => void;
}

/** What the keyboard does in the builder, wherever its focus is but where somebody types. */
export function useBuilderKeys({ editor, selection, isReadOnly, showPanel }: BuilderKeys): void {
  useUndoKeys(editor.undo, editor.redo);
  const latest = useRef({ selection, isReadOnly });
  latest.current = { selection, isReadOnly };
  const withSection = (run: (sectionId: string) => void) => () => {
    const { selection: chosen, isReadOnly: isFixed } = latest.current;
    if (chosen && !isFixed) run(chosen.sectionId);
  };
  usePageCommands("This page", [
    { keys: "Mod z", label: "Undo", run: editor.undo, isBoundElsewhere: true },
    { keys: "Mod Shift z", label: "Redo", run: editor.redo, isBoundElsewhere: true },
    {
      keys: "a",
      label: "Add a section",
      words: "new insert",
      run: () => {
        const { order } = editor.read();
        editor.addAt(selection ? order.indexOf(selection.sectionId) + 1 : order.length);
      },
    },
    { keys: "Alt ArrowUp", or: "Alt ArrowDown", label: "Move the section" },
    {
      keys: "Enter",
      label: "Write in the section",
      run: withSection((id) => editor.writeAt(id)),
      isBoundElsewhere: true,
    },
    {
      keys: "Mod d",
      label: "Duplicate the section",
      run: withSection((id) => copySection(editor, id)),
    },
    { keys: "h", label: "Hide or show the section", run: withSection((id) => toggleSection(editor, id)) },
    { keys: "Delete", label: "Delete the section", run: withSection((id) => dropSection(editor, id)) },
    ...panels.map(({ id, label, words }) => ({
      label: `Show ${label.toLowerCase()}`,
      words,
      run: () => showPanel(id),
    })),
  ]);
  // Shortcuts know no Alt; and fields of the page have the page's way back.
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isUndo = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === "z";
      if (
        isUndo &&
        event.target instanceof Element &&
        event.target.closest("[data-page-fields] textarea, [data-page-fields] input:not([type=range])")
      ) {
        event.preventDefault();
        return event.shiftKey ? editor.redo() : editor.undo();
      }
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
      if (!event.altKey || !step || event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      const { selection: chosen, isReadOnly: isFixed } = latest.current;
      if (chosen && !isFixed) moveSectionBy(editor, chosen.sectionId, step);
    };
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, [editor]);
}
