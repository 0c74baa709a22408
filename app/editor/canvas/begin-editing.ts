import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { mediaLayerOf } from "~/editor/canvas/part-content";
import { textOfPart } from "~/scene/edit-arrange-text";
import { changesOf } from "~/scene/edit-parts";

/** Lets the mask of the selected part be moved and resized. */
export function beginMasking(model: CanvasModel): void {
  const part = maskedPart(model);
  if (!part) return;
  model.setMode({ kind: "mask", target: part.target });
  model.editor.announce("Mask. Arrow keys move it, with Alt they resize it, Enter ends.");
}

/** The one selected part, where it has a mask that can be changed. */
export function maskedPart(model: CanvasModel): CanvasPart | null {
  const [part, ...others] = model.selectedParts;
  if (!part || others.length > 0 || !model.mayEdit || part.part.isLocked) return null;
  return changesOf(model.editor.read().storyboard, part.target)?.mask ? part : null;
}

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
