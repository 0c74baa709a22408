import { useCallback, useMemo } from "react";
import { newId } from "~/editor/new-id";
import { useEditorCommands } from "~/editor/use-editor";
import { putElement, putOverlay } from "~/scene/edit-parts";
import type { ElementContent, OverlayContent } from "~/scene/element";
import { clearOf, newElement, newOverlay, sceneAt, whereFree } from "~/scene/new-parts";
import type { PartChanges, Placement } from "~/scene/part-changes";

type Placed = PartChanges & { placement: Placement };

/** Adds to the scene under the playhead, or over all scenes, and selects what was added. */
export function useAdd() {
  const editor = useEditorCommands();
  const addElement = useCallback(
    (words: string, content: ElementContent, changes: Placed) => {
      const { storyboard, composition } = editor.read();
      const at = sceneAt(storyboard, composition, editor.playhead.seconds);
      if (!at) return;
      const { sceneId } = at;
      const id = newId();
      const { seconds } = editor.playhead;
      const boxes = (composition.parts ?? [])
        .filter(
          ({ kind, startSeconds, endSeconds, isHidden }) =>
            ["text", "element", "overlay"].includes(kind) &&
            !isHidden &&
            startSeconds <= seconds &&
            seconds < endSeconds,
        )
        .map(({ box }) => box);
      // What has a place of its own, such as a bar at the foot, keeps it.
      const wanted =
        changes.placement.centerY === 0.5
          ? whereFree(changes.placement, boxes, composition)
          : changes.placement;
      editor.change(words, (now) => {
        const elements = now.scenes.find((scene) => scene.id === sceneId)?.elements ?? {};
        const others = Object.values(elements).map((element) => element.placement);
        const placement = clearOf(wanted, others);
        return putElement(now, sceneId, id, newElement(content, { ...changes, placement }));
      });
      if (at.visibleSeconds > seconds) editor.playhead.seek(at.visibleSeconds);
      editor.select([{ kind: "element", sceneId, id }]);
    },
    [editor],
  );
  const addOverlay = useCallback(
    (words: string, content: OverlayContent, changes: Placed, span?: Parameters<typeof newOverlay>[2]) => {
      const id = newId();
      editor.change(words, (now) => putOverlay(now, id, newOverlay(content, changes, span)));
      editor.select([{ kind: "overlay", id }]);
    },
    [editor],
  );
  return useMemo(() => ({ addElement, addOverlay }), [addElement, addOverlay]);
}

export type Add = ReturnType<typeof useAdd>;
