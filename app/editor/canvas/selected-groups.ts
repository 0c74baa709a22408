import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { targetKey } from "~/editor/target";
import { changesOf, type PartTarget } from "~/scene/edit-parts";

/** With the parts of the same groups that are on the canvas, but for those of the group that was entered. */
export function withGroups(model: CanvasModel, targets: readonly PartTarget[]): PartTarget[] {
  const { storyboard } = model.editor.read();
  const groupIds = new Set(
    targets.flatMap((target) => {
      const groupId = changesOf(storyboard, target)?.groupId;
      return groupId === undefined || groupId === model.enteredGroupId ? [] : [groupId];
    }),
  );
  if (groupIds.size === 0) return [...targets];
  const keys = new Set(targets.map(targetKey));
  const others = model.parts.filter(({ key, part, target }) => {
    const groupId = changesOf(storyboard, target)?.groupId;
    return !keys.has(key) && !part.isLocked && groupId !== undefined && groupIds.has(groupId);
  });
  return [...targets, ...others.map(({ target }) => target)];
}
