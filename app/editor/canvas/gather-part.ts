import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { withGroups } from "~/editor/canvas/selected-groups";

/**
 * By keyboard several parts are selected one by one: the first press keeps the part that has the keyboard, and on others a press
 * adds the part or takes it out. Whether there was a part.
 */
export function gatherPart(model: CanvasModel): boolean {
  const part = model.parts.find(({ key }) => key === model.focusedKey);
  if (!part || model.mode) return false;
  const [first, second] = model.selectedParts;
  const isAlone = first?.key === part.key && !second;
  if (model.isGathering || !isAlone) model.select(withGroups(model, [part.target]), "toggle");
  model.isGathering = true;
  const count = model.selectedParts.length;
  model.editor.announce(
    `${count === 1 ? "1 part" : `${count} parts`} selected. On another part, Shift and Enter adds it.`,
  );
  return true;
}
