import type { Drag, HeldKeys } from "~/image-editor/drags/drag";
import {
  cropDrag,
  cropHandleAt,
  extendDrag,
  extendHandleAt,
  panDrag,
} from "~/image-editor/drags/frame-drags";
import { layerAt, layerDrag } from "~/image-editor/drags/layer-drags";
import { brushDrag, lassoDrag, rectangleDrag } from "~/image-editor/drags/mask-drags";
import { clamp, type Point } from "~/image-editor/geometry";
import type { Stage } from "~/image-editor/stage";
import { overlapOf } from "~/image-editor/stage-scene";
import type { Tools } from "./tools";
import type { PointerTask } from "./use-pointer";

/** What a press on the canvas begins, as the task has it. */
export function beginDrag(
  stage: Stage,
  task: PointerTask,
  at: Point,
  pointerType: string,
  { shiftKey, altKey }: HeldKeys,
): Drag {
  const { kind, tools, draft, change } = task;
  const context = { stage, draft, change };
  switch (kind) {
    case "slide":
      return slide(stage, task, at);
    case "mask": {
      const takesAway = tools.takesAway !== altKey;
      if (tools.tool === "lasso") return lassoDrag(context, takesAway, at);
      if (tools.tool === "rectangle") return rectangleDrag(context, takesAway, at);
      if (tools.tool === "pan") break;
      const brush = brushOf(tools);
      return brushDrag(context, { ...brush, erase: brush.erase !== altKey }, at, shiftKey);
    }
    case "crop": {
      const handle = cropHandleAt(context, at, pointerType);
      if (handle) return cropDrag(context, handle, task.cropRatio, at);
      break;
    }
    case "extend": {
      const handle = extendHandleAt(context, at, pointerType);
      if (handle && handle !== "move") return extendDrag(context, handle, task.longestSide, at);
      break;
    }
    case "layers": {
      const hit = layerAt(context, at, pointerType);
      task.onChooseLayer(hit?.id ?? null);
      if (hit) return layerDrag(context, hit.id, hit.handle, at);
    }
  }
  return panDrag(stage, at);
}

function slide(stage: Stage, { onSlide }: PointerTask, at: Point): Drag {
  const move = (next: Point) => {
    const { candidate, image } = stage.scene;
    if (!candidate) return;
    const { x, width } = overlapOf(image, candidate.place);
    onSlide(clamp((stage.imagePointAt(next).x - x) / width, 0, 1));
  };
  move(at);
  return { move, end() {}, cancel() {} };
}

export function brushOf({ tool, size, hardness }: Tools) {
  return { size, hardness, erase: tool === "erase" };
}
