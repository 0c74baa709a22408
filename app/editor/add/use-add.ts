import { useMemo } from "react";
import { useEditorCommands } from "~/editor/use-editor";
import type { ElementContent, OverlayContent } from "~/scene/element";
import type { newOverlay } from "~/scene/new-parts";
import { addElement, addOverlay, type Placed } from "./add-part";

/** Adds to the scene the canvas shows, or over all scenes, and selects what was added. */
export function useAdd() {
  const editor = useEditorCommands();
  return useMemo(
    () => ({
      addElement: (words: string, content: ElementContent, changes: Placed) =>
        addElement(editor, words, content, changes),
      addOverlay: (
        words: string,
        content: OverlayContent,
        changes: Placed,
        span?: Parameters<typeof newOverlay>[2],
      ) => addOverlay(editor, words, content, changes, span),
    }),
    [editor],
  );
}

export type Add = ReturnType<typeof useAdd>;
