import RectangleVertical from "lucide-react/icons/rectangle-vertical";
import { useSyncExternalStore } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { onPartsChanged } from "~/editor/canvas/on-parts-changed";
import { useEditor } from "~/editor/use-editor";
import { differsIn, resetFormat } from "~/scene/edit-arrange";
import { changesOf } from "~/scene/edit-parts";
import { Button } from "~/ui/button";

/** Whether edits are for this format alone, how much differs in it, and the way back for what is selected. */
export function FormatSwitch({ model }: { model: CanvasModel }) {
  const { format } = model.source;
  const isOnly = useEditor((state) => state.editedFormat === format);
  const count = useSyncExternalStore(onPartsChanged(model), () => differing(model, model.parts).length);
  const canReset = useEditor(() => differing(model, model.selectedParts).length > 0);
  if (!model.mayEdit) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-pressed={isOnly}
        icon={<RectangleVertical className="size-3.5" aria-hidden="true" />}
        onClick={() => model.editor.setEditedFormat(isOnly ? null : format)}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        Only {format}
      </Button>
      {canReset ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={({ currentTarget }) => {
            // The button goes with what it took back; the keyboard stays beside it.
            const { previousElementSibling: beside } = currentTarget;
            if (beside instanceof HTMLElement) beside.focus();
            const targets = differing(model, model.selectedParts);
            model.commit(`Same in ${format} as in all formats`, (board) =>
              resetFormat(board, targets, format),
            );
          }}
        >
          Reset {format}
        </Button>
      ) : (
        count > 0 && (
          <span className="whitespace-nowrap px-1 text-muted text-xs">
            {count === 1 ? "1 part differs" : `${count} parts differ`}
          </span>
        )
      )}
    </>
  );
}

function differing(model: CanvasModel, parts: CanvasModel["parts"]) {
  const { storyboard } = model.editor.read();
  const { format } = model.source;
  return parts
    .map(({ target }) => target)
    .filter((target) => {
      const changes = changesOf(storyboard, target);
      return changes !== null && differsIn(changes, format);
    });
}
