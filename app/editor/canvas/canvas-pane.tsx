import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { formats } from "~/domain/video/format";
import { AdjustingBar } from "~/editor/canvas/adjusting-bar";
import { CanvasBar } from "~/editor/canvas/canvas-bar";
import { CanvasModel } from "~/editor/canvas/canvas-model";
import { CanvasSettings } from "~/editor/canvas/canvas-settings";
import { ownSource, type StoryboardEdit, sourceInFormat } from "~/editor/canvas/canvas-source";
import { CanvasStage } from "~/editor/canvas/canvas-stage";
import { DrawBar } from "~/editor/canvas/draw-bar";
import { DrawingSession } from "~/editor/canvas/drawing-session";
import { FormatsView } from "~/editor/canvas/formats-view";
import { showStage } from "~/editor/canvas/present-stage";
import { toldCanvasKeys } from "~/editor/canvas/told-canvas-keys";
import type { Editor } from "~/editor/editor";
import { useEditorCommands } from "~/editor/use-editor";
import { usePageCommands } from "~/shell/page-commands";
import { useIsPhone } from "~/ui/use-is-phone";

/** The picture of the video at the playhead, in its format or in all, where its parts are selected, placed and written. */
export function CanvasPane() {
  const editor = useEditorCommands();
  usePageCommands("On the canvas", toldCanvasKeys);
  const [settings] = useState(() => new CanvasSettings(editor.read().content.id));
  const { showsFormats } = useSyncExternalStore(settings.subscribe, settings.read);
  const models = useMemo(() => {
    const drawing = new DrawingSession();
    return showsFormats
      ? modelsOfFormats(editor, settings, drawing)
      : [new CanvasModel(editor, ownSource(editor), settings, drawing)];
  }, [editor, settings, showsFormats]);
  useEffect(() => {
    const stops = models.map((model) => model.open());
    return () => {
      for (const stop of stops) stop();
    };
  }, [models]);
  const [chosen, setChosen] = useState<CanvasModel | null>(null);
  const active = models.find((model) => model === chosen) ?? (models[0] as CanvasModel);
  const mode = useSyncExternalStore(active.subscribe, () => active.mode);
  // On a phone the tools of a text would cover what is written on: they take the place of the canvas's own.
  const isPhone = useIsPhone();
  const writesBelow = isPhone && !showsFormats && mode?.kind === "text";
  const [textTools, setTextTools] = useState<HTMLElement | null>(null);
  useEffect(() => {
    showStage(editor, active);
    return () => showStage(editor, null);
  }, [editor, active]);
  return (
    <div className="relative flex size-full min-h-0 min-w-0 flex-col bg-sunken">
      <DrawBar model={active} />
      <AdjustingBar model={active} />
      {showsFormats ? (
        <FormatsView models={models} active={active} onActive={setChosen} />
      ) : (
        <CanvasStage model={active} textTools={textTools} />
      )}
      {writesBelow ? (
        <div
          ref={setTextTools}
          data-canvas-own-pointer=""
          className="flex min-h-11 shrink-0 items-center justify-center border-line border-t bg-surface *:bg-transparent *:shadow-none"
        />
      ) : (
        <CanvasBar model={active} models={models} />
      )}
    </div>
  );
}

/** What is dragged in one of them is seen in all. */
function modelsOfFormats(editor: Editor, settings: CanvasSettings, drawing: DrawingSession): CanvasModel[] {
  const models: CanvasModel[] = [];
  const readPreview = (): StoryboardEdit | null =>
    models.find((model) => model.isPreviewing)?.readPreview() ?? null;
  for (const format of formats) {
    models.push(new CanvasModel(editor, sourceInFormat(editor, format, readPreview), settings, drawing));
  }
  return models;
}
