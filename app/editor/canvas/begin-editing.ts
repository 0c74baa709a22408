import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { mediaLayerOf } from "~/editor/canvas/part-content";
import { textOfPart } from "~/scene/edit-arrange-text";

/** Opens what is inside the selected part: its words, or the picture within its frame. */
export function beginEditing(model: CanvasModel): void {
  const [part, ...others] = model.selectedParts;
  if (!part || others.length > 0 || !model.mayEdit || part.part.isLocked) return;
  const { target } = part;
  if (textOfPart(model.editor.read().storyboard, target) !== null) {
    model.editor.playhead.pause();
    model.setMode({ kind: "text", target });
  } else if (mediaLayerOf(model, part)) {
    model.setMode({ kind: "crop", target });
    model.editor.announce("Cropping. Arrow keys move the picture in its frame, Enter ends.");
  }
}
