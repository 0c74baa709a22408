import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { sameData } from "~/domain/data/same-data";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { targetKey } from "~/editor/target";
import { useEditor } from "~/editor/use-editor";
import { changePart, changesOf, type PartTarget } from "~/scene/edit-parts";
import type { PartChanges } from "~/scene/part-changes";
import { Button } from "~/ui/button";

interface Adjusting {
  name: string;
  does: string;
  byKeys: string;
  /** Of the edit that gives back what was. */
  takenBack: string;
  /** All that it changes of a part. */
  fields: readonly (keyof PartChanges)[];
}

const kinds: Record<"crop" | "mask", Adjusting> = {
  crop: {
    name: "Cropping",
    does: "Drag the picture, or a side of its frame.",
    byKeys: "Arrow keys move the picture, Enter ends.",
    takenBack: "Take the crop back",
    fields: ["crop", "placement", "formats"],
  },
  mask: {
    name: "Mask",
    does: "Drag the mask, or one of its sides.",
    byKeys: "Arrow keys move it, with Alt they resize it, Enter ends.",
    takenBack: "Take the change of the mask back",
    fields: ["mask"],
  },
};

/** What can be done while a picture is cropped or a mask is moved, and how that ends. */
export function AdjustingBar({ model }: { model: CanvasModel }) {
  const mode = useSyncExternalStore(model.subscribe, () => model.mode);
  if (mode === null || mode.kind === "text") return null;
  const key = `${mode.kind} ${targetKey(mode.target)}`;
  return <Bar key={key} model={model} kind={mode.kind} target={mode.target} />;
}

function Bar({ model, kind, target }: { model: CanvasModel; kind: "crop" | "mask"; target: PartTarget }) {
  const bar = useRef<HTMLDivElement>(null);
  const { name, does, byKeys, takenBack, fields } = kinds[kind];
  const [before] = useState(() => valuesOf(changesOf(model.editor.read().storyboard, target), fields));
  const pane = () => bar.current?.parentElement?.querySelector<HTMLElement>("[data-canvas-pane]");
  // What it is about may be deleted or given up for another part, and a mask may be taken away.
  const isThere = useEditor(({ selection, storyboard }) => {
    const [selected, ...others] = selection;
    const isSelected = selected && others.length === 0 && targetKey(selected) === targetKey(target);
    return isSelected === true && (kind === "crop" || Boolean(changesOf(storyboard, target)?.mask));
  });
  useEffect(() => {
    if (!isThere) model.setMode(null);
  }, [isThere, model]);
  // It may be begun from the properties: the keys are the canvas's now.
  useEffect(() => {
    const canvas = bar.current?.parentElement?.querySelector<HTMLElement>("[data-canvas-pane]");
    if (canvas && !canvas.contains(document.activeElement)) canvas.focus({ preventScroll: true });
  }, []);
  const end = () => {
    model.setMode(null);
    // Its buttons go, and keys go on being the canvas's.
    pane()?.focus({ preventScroll: true });
  };
  const cancel = () => {
    if (!sameData(before, valuesOf(changesOf(model.editor.read().storyboard, target), fields))) {
      model.commit(takenBack, (board) => changePart(board, target, before));
    }
    end();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={name}
      className="flex min-h-10 shrink-0 items-center justify-center gap-2 border-line border-b bg-surface px-2 py-1"
    >
      <p className="min-w-0 text-muted text-sm">
        {does}
        <span className="pointer-coarse:hidden"> {byKeys}</span>
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

function valuesOf(changes: PartChanges | null, fields: readonly (keyof PartChanges)[]): Partial<PartChanges> {
  return Object.fromEntries(fields.map((field) => [field, changes?.[field]]));
}
