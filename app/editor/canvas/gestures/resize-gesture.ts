import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { boundsOf, unionOfBoxes } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { isTextPart } from "~/editor/canvas/part-content";
import { describeParts } from "~/editor/canvas/part-name";
import { isCorner, type ResizeHandle, resizedBox, scaledAbout } from "~/editor/canvas/resize-box";
import type { Box } from "~/scene/composition";
import { type PartPlace, placeParts } from "~/scene/edit-arrange";
import type { Storyboard } from "~/scene/storyboard";

/** Of a part, in pixels of the canvas. */
const least = 4;

/** Drags a handle of what is selected: one part as it is turned, several as a whole, evenly. */
export function resizeGesture(model: CanvasModel, start: Press, handle: ResizeHandle): Gesture {
  const parts = model.selectedParts.filter(({ part }) => !part.isLocked);
  const { on } = model;
  let places: PartPlace[] = [];
  const edit = () => {
    const made = places;
    return (storyboard: Storyboard) => placeParts(storyboard, made, on);
  };
  return {
    move(press) {
      const delta = { x: press.point.x - start.point.x, y: press.point.y - start.point.y };
      places =
        parts.length === 1
          ? [resizeOne(model, parts[0]!, handle, delta, press)]
          : resizeAll(parts, handle, delta, press);
      model.show({ readout: readoutOf(press, places) ?? null });
      model.preview(edit());
    },
    end() {
      if (places.length > 0) model.commit(`Resize ${describeParts(model, parts)}`, edit());
    },
  };
}

function resizeOne(
  model: CanvasModel,
  part: CanvasPart,
  handle: ResizeHandle,
  delta: { x: number; y: number },
  { shift, alt }: Press,
): PartPlace {
  const isText = isTextPart(model, part);
  const usuallyKeeps = isCorner(handle) && (isText || part.part.kind === "media");
  const keepsRatio = usuallyKeeps !== shift;
  const box = resizedBox(part.resting, handle, delta, { keepsRatio, fromMiddle: alt, least });
  // The corners of a text scale its letters; its sides leave them and break its lines anew.
  const textScale = isText && isCorner(handle) ? box.height / part.resting.box.height : undefined;
  return { target: part.target, box, ...(textScale !== undefined && { textScale }) };
}

function resizeAll(
  parts: readonly CanvasPart[],
  handle: ResizeHandle,
  delta: { x: number; y: number },
  { alt }: Press,
): PartPlace[] {
  const from = unionOfBoxes(parts.map(({ resting }) => boundsOf(resting)));
  if (!from) return [];
  const to = resizedBox({ box: from, rotationDegrees: 0 }, handle, delta, {
    keepsRatio: true,
    fromMiddle: alt,
    least,
  });
  return parts.map(({ target, resting, part }) => ({
    target,
    box: scaledAbout(resting.box, from, to),
    ...(part.kind === "text" && { textScale: to.width / from.width }),
  }));
}

function readoutOf({ point }: Press, places: readonly PartPlace[]) {
  const sized: Box | undefined = places.length === 1 ? places[0]?.box : undefined;
  return sized && { at: point, text: `${Math.round(sized.width)} × ${Math.round(sized.height)}` };
}
