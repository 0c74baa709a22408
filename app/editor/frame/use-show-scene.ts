import { useCallback } from "react";
import { sceneMoment } from "~/studio/stills/scene-moment";
import { useEditorCommands } from "../use-editor";

/** Selects a scene and moves the playhead to a telling moment of it. */
export function useShowScene(): (sceneId: string) => void {
  const editor = useEditorCommands();
  return useCallback(
    (sceneId) => {
      const { storyboard, composition } = editor.read();
      const index = storyboard.scenes.findIndex(({ id }) => id === sceneId);
      if (index < 0) return;
      editor.select([{ kind: "scene", sceneId }]);
      editor.playhead.seek(sceneMoment(composition, index));
    },
    [editor],
  );
}
