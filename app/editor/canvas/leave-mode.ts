import type { CanvasModel } from "~/editor/canvas/canvas-model";

/** One step out: of a drag, of cropping, of a group, of the selection. Returns whether there was one. */
export function leaveMode(model: CanvasModel): boolean {
  if (model.isBusy) {
    model.cancelGesture();
    model.editor.announce("Cancelled");
  } else if (model.mode) {
    model.setMode(null);
  } else if (model.editor.read().tool !== "select") {
    model.editor.setTool("select");
  } else if (model.enteredGroupId !== null) {
    model.enteredGroupId = null;
    model.select([]);
  } else if (model.editor.read().selection.length > 0) {
    model.select([]);
    model.editor.announce("Nothing selected");
  } else {
    return false;
  }
  return true;
}
