import { useRef, useState, useSyncExternalStore } from "react";
import { sameData } from "~/domain/data/same-data";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { targetKey } from "~/editor/target";
import { changePart, changesOf, type PartTarget } from "~/scene/edit-parts";
import type { PartChanges } from "~/scene/part-changes";
import { Button } from "~/ui/button";

/** What can be done while a picture is cropped, and how it ends. */
export function CropBar({ model }: { model: CanvasModel }) {
  const mode = useSyncExternalStore(model.subscribe, () => model.mode);
  if (mode?.kind !== "crop") return null;
  return <Cropping key={targetKey(mode.target)} model={model} target={mode.target} />;
}

function Cropping({ model, target }: { model: CanvasModel; target: PartTarget }) {
  const bar = useRef<HTMLDivElement>(null);
  const [before] = useState(() => croppedBy(changesOf(model.editor.read().storyboard, target)));
  const end = () => {
    model.setMode(null);
    // Its buttons go, and keys go on being the canvas's.
    bar.current?.parentElement
      ?.querySelector<HTMLElement>("[data-canvas-pane]")
      ?.focus({ preventScroll: true });
  };
  const cancel = () => {
    if (!sameData(before, croppedBy(changesOf(model.editor.read().storyboard, target)))) {
      model.commit("Take the crop back", (board) => changePart(board, target, before));
    }
    end();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Cropping"
      className="flex min-h-10 shrink-0 items-center justify-center gap-2 border-line border-b bg-surface px-2 py-1"
    >
      <p className="min-w-0 text-muted text-sm">
        Drag the picture, or a side of its frame.
        <span className="pointer-coarse:hidden"> Arrow keys move the picture, Enter ends.</span>
      </p>
      <Button size="sm" variant="ghost" onClick={cancel}>
        Cancel
      </Button>
      <Button size="sm" onClick={end}>
        Done
      </Button>
    </div>
  );
}

/** All that cropping changes of a part. */
function croppedBy(changes: PartChanges | null): Pick<PartChanges, "crop" | "placement" | "formats"> {
  const { crop, placement, formats } = changes ?? {};
  return { crop, placement, formats };
}
