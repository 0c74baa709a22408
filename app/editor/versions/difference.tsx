import { useDeferredValue } from "react";
import type { Storyboard } from "~/scene/storyboard";
import { sceneMoment } from "~/studio/stills/scene-moment";
import { useEditor, useEditorCommands } from "../use-editor";
import { DifferenceView } from "./difference-view";

interface DifferenceProps {
  was: Storyboard;
  onRestoreScene: (sceneId: string) => void;
}

/** A version beside the video in the editor; a press on what changed goes there, and a scene brought back is shown. */
export function Difference({ was, onRestoreScene }: DifferenceProps) {
  const editor = useEditorCommands();
  const now = useDeferredValue(useEditor((state) => state.storyboard));
  const library = useEditor((state) => state.library);

  function show(sceneId: string) {
    const { storyboard, composition } = editor.read();
    const index = storyboard.scenes.findIndex(({ id }) => id === sceneId);
    if (index < 0) return;
    editor.select([{ kind: "scene", sceneId }]);
    editor.playhead.seek(sceneMoment(composition, index));
  }

  return (
    <DifferenceView
      was={was}
      now={now}
      library={library}
      onRestoreScene={(sceneId) => {
        onRestoreScene(sceneId);
        show(sceneId);
      }}
      onShow={show}
    />
  );
}
