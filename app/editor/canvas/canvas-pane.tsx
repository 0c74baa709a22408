import { useEffect, useState } from "react";
import { CanvasBar } from "~/editor/canvas/canvas-bar";
import { CanvasModel } from "~/editor/canvas/canvas-model";
import { CanvasSettings } from "~/editor/canvas/canvas-settings";
import { ownSource } from "~/editor/canvas/canvas-source";
import { CanvasStage } from "~/editor/canvas/canvas-stage";
import { DrawBar } from "~/editor/canvas/draw-bar";
import { useEditorCommands } from "~/editor/use-editor";

/** The picture of the video at the playhead, where its parts are selected, placed and written. */
export function CanvasPane() {
  const editor = useEditorCommands();
  const [settings] = useState(() => new CanvasSettings(editor.read().content.id));
  const [model] = useState(() => new CanvasModel(editor, ownSource(editor), settings));
  useEffect(() => model.open(), [model]);
  return (
    <div className="relative flex size-full min-h-0 min-w-0 flex-col bg-sunken">
      <DrawBar model={model} />
      <CanvasStage model={model} />
      <CanvasBar model={model} />
    </div>
  );
}
