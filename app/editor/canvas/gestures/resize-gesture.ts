import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { boundsOf, type TurnedBox, unionOfBoxes } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { readoutOf } from "~/editor/canvas/gestures/readout-of";
import { isTextPart } from "~/editor/canvas/part-content";
import { describeParts } from "~/editor/canvas/part-name";
import {
  isCorner,
  type ResizeHandle,
  type ResizeWay,
  resizedBox,
  scaledAbout,
} from "~/editor/canvas/resize-box";
import { linesAround, snapThreshold } from "~/editor/canvas/snap/lines-around";
import { snapResize } from "~/editor/canvas/snap/snap-resize";
import type { Box } from "~/scene/composition";
import { type PartPlace, placeParts } from "~/scene/edit-arrange";
import type { Storyboard } from "~/scene/storyboard";

/** Of a part, in pixels of the canvas. */
const least = 4;

/** Drags a handle of what is selected: one part as it is turned, several as a whole, evenly. */
export function resizeGesture(model: CanvasModel, start: Press, handle: ResizeHandle): Gesture {
  const parts = model.selectedParts.filter(({ part }) => !part.isLocked);
  const { on } = model;
  const lines = linesAround(model, parts);
  const whole = wholeOf(parts);
  let places: PartPlace[] = [];
  const edit = () => {
    const made = places;
    return (storyboard: Storyboard) => placeParts(storyboard, made, on);
  };
  return {
    move(press) {
      const delta = { x: press.point.x - start.point.x, y: press.point.y - start.point.y };
      const way = wayOf(model, parts, handle, press);
      const resized = whole && resizedBox(whole, handle, delta, way);
      const snap =
        resized && whole.rotationDegrees % 360 === 0 && model.settings.read().snaps && !press.mod
          ? snapResize(whole.box, resized, handle, delta, way, lines, snapThreshold(model))
          : { delta, guides: [] };
      places =
        parts.length === 1
          ? [resizeOne(model, parts[0]!, handle, snap.delta, way)]
          : resizeAll(parts, handle, snap.delta, way);
      model.show({ readout: sizeOf(press, places), guides: snap.guides });
      model.preview(edit());
    },
    end() {
      if (places.length > 0) model.commit(`Resize ${describeParts(model, parts)}`, edit());
    },
  };
}

/** What a handle resizes: a part as it is turned, or an upright box around several. */
function wholeOf(parts: readonly CanvasPart[]): TurnedBox | null {
  if (parts.length === 1) return parts[0]!.resting;
  const box = unionOfBoxes(parts.map(({ resting }) => boundsOf(resting)));
  return box && { box, rotationDegrees: 0 };
}

function wayOf(
  model: CanvasModel,
  parts: readonly CanvasPart[],
  handle: ResizeHandle,
  { shift, alt }: Press,
): ResizeWay {
  const [part, ...others] = parts;
  if (!part || others.length > 0) return { keepsRatio: true, fromMiddle: alt, least };
  const isKept = isTextPart(model, part) || part.part.kind === "media";
  return { keepsRatio: (isCorner(handle) && isKept) !== shift, fromMiddle: alt, least };
}

function resizeOne(
  model: CanvasModel,
  part: CanvasPart,
  handle: ResizeHandle,
  delta: { x: number; y: number },
  way: ResizeWay,
): PartPlace {
  const isText = isTextPart(model, part);
  const box = resizedBox(part.resting, handle, delta, way);
  // The corners of a text scale its letters; its sides leave them and break its lines anew.
  const textScale = isText && isCorner(handle) ? box.height / part.resting.box.height : undefined;
  return { target: part.target, box, ...(textScale !== undefined && { textScale }) };
}

function resizeAll(
  parts: readonly CanvasPart[],
  handle: ResizeHandle,
  delta: { x: number; y: number },
  way: ResizeWay,
): PartPlace[] {
  const whole = wholeOf(parts);
  if (!whole) return [];
  const { box: from } = whole;
  const to = resizedBox(whole, handle, delta, way);
  return parts.map(({ target, resting, part }) => ({
    target,
    box: scaledAbout(resting.box, from, to),
    ...(part.kind === "text" && { textScale: to.width / from.width }),
  }));
}

function sizeOf(press: Press, places: readonly PartPlace[]) {
  const sized: Box | undefined = places.length === 1 ? places[0]?.box : undefined;
  return sized ? readoutOf(press, `${Math.round(sized.width)} × ${Math.round(sized.height)}`) : null;
}
