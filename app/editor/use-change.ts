import { useCallback } from "react";
import type { ChangeVideo } from "~/studio/scenes/scene-task";
import { useEditorCommands } from "./use-editor";

/** How components of the studio change the video that is open in the editor. */
export function useChange(): ChangeVideo {
  const editor = useEditorCommands();
  return useCallback((edited, place) => editor.changeFromStudio(edited, place ?? null), [editor]);
}
