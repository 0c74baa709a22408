import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { Editor } from "~/editor/editor";

const stages = new WeakMap<Editor, CanvasModel>();

/** Names the canvas a person works on, for the panels beside it; null once it is gone. */
export function showStage(editor: Editor, model: CanvasModel | null): void {
  if (model) stages.set(editor, model);
  else stages.delete(editor);
}

/** The canvas a person works on; null where none is open. */
export function presentStage(editor: Editor): CanvasModel | null {
  return stages.get(editor) ?? null;
}
