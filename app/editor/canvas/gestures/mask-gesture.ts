import { sameData } from "~/domain/data/same-data";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { boundsOf, movedBy, type TurnedBox, turned } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { straightened } from "~/editor/canvas/gestures/move-gesture";
import { readoutOf } from "~/editor/canvas/gestures/readout-of";
import { maskFrame, maskInFrame } from "~/editor/canvas/mask-frame";
import { describeParts } from "~/editor/canvas/part-name";
import { type ResizeHandle, resizedBox } from "~/editor/canvas/resize-box";
import type { Guide } from "~/editor/canvas/snap/guide";
import { linesAround, snapThreshold } from "~/editor/canvas/snap/lines-around";
import { type SnapHold, snapMoved } from "~/editor/canvas/snap/snap-box";
import { snapResize } from "~/editor/canvas/snap/snap-resize";
import type { Point } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";
import { changePart, changesOf } from "~/scene/edit-parts";
import type { MaskShare, PartChanges } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

/** Of a mask, in pixels of the canvas. */
const least = 4;

/** Drags the mask of a part over it, or sides of the mask. Null where it has none. */
export function maskGesture(
  model: CanvasModel,
  start: Press,
  part: CanvasPart,
  handle: ResizeHandle | null,
): Gesture | null {
  const masked = maskOn(model, part);
  if (!masked) return null;
  const { mask, frame } = masked;
  // The part itself is among what a mask lines up with.
  const lines = linesAround(model, []);
  let made = mask;
  let hold: SnapHold = { x: null, y: null };

  const follow = (press: Press): { box: Box; guides: readonly Guide[] } => {
    const by = { x: press.point.x - start.point.x, y: press.point.y - start.point.y };
    const snaps = model.settings.read().snaps && !press.mod;
    if (!handle) {
      const straight = straightened(by, press.shift);
      if (!snaps) return { box: movedBy(frame.box, straight.x, straight.y), guides: [] };
      const bounds = movedBy(boundsOf(frame), straight.x, straight.y);
      const snapped = snapMoved(bounds, lines, snapThreshold(model), hold);
      hold = snapped.hold;
      const moved = { x: straight.x + snapped.shift.x, y: straight.y + snapped.shift.y };
      const { x, y } = straightened(moved, press.shift);
      return { box: movedBy(frame.box, x, y), guides: snapped.guides };
    }
    const way = { keepsRatio: press.shift, fromMiddle: press.alt, least };
    const resized = resizedBox(frame, handle, by, way);
    if (!snaps || frame.rotationDegrees % 360 !== 0) return { box: resized, guides: [] };
    const snapped = snapResize(frame.box, resized, handle, by, way, lines, snapThreshold(model));
    return { box: resizedBox(frame, handle, snapped.delta, way), guides: snapped.guides };
  };

  return {
    move(press) {
      const { box, guides } = follow(press);
      made = maskInFrame(mask, box, part.posed, masked.flips, handle ? "resized" : "moved");
      const text = `${Math.round(box.width)} × ${Math.round(box.height)}`;
      model.show({ guides, mask: made, readout: handle ? readoutOf(press, text) : null });
      model.preview(maskEdit(part, made));
    },
    end() {
      if (!sameData(made, mask))
        model.commit(wordsFor(model, part, handle ? "resized" : "moved"), maskEdit(part, made));
    },
  };
}

/** Moves the mask by pixels of the canvas, or makes it so much wider and higher; presses one after another are one edit. */
export function nudgeMask(
  model: CanvasModel,
  part: CanvasPart,
  by: Point,
  change: "moved" | "resized",
): void {
  const masked = maskOn(model, part);
  if (!masked) return;
  const { mask, frame, flips } = masked;
  const box =
    change === "moved"
      ? movedBy(frame.box, by.x, by.y)
      : resizedBox(frame, "se", turned(by, { x: 0, y: 0 }, frame.rotationDegrees), {
          keepsRatio: false,
          fromMiddle: false,
          least,
        });
  const made = maskInFrame(mask, box, part.posed, flips, change);
  if (sameData(made, mask)) {
    model.editor.announce("The mask reaches no further");
    return;
  }
  model.commit(wordsFor(model, part, change), maskEdit(part, made), `canvas-mask-${change}`);
  model.editor.announce(change === "moved" ? placeOf(made) : sizeOf(made));
}

/** The mask of a part, as it is dragged, and where it stands on the canvas; null where it has none. */
export function maskOn(
  model: CanvasModel,
  part: CanvasPart,
): { mask: MaskShare; frame: TurnedBox; flips: PartChanges } | null {
  const flips = changesOf(model.editor.read().storyboard, part.target);
  const mask = flips?.mask && (model.passing.mask ?? flips.mask);
  return mask ? { mask, frame: maskFrame(mask, part.posed, flips), flips } : null;
}

const wordsFor = (model: CanvasModel, part: CanvasPart, change: "moved" | "resized") =>
  `${change === "moved" ? "Move" : "Resize"} the mask of ${describeParts(model, [part])}`;

const maskEdit = (part: CanvasPart, mask: MaskShare) => (storyboard: Storyboard) =>
  changePart(storyboard, part.target, { mask });

const percent = (share: number) => `${Math.round(share * 100)} %`;
const placeOf = ({ x, y }: MaskShare) => `Mask ${percent(x)} from the left, ${percent(y)} from the top`;
const sizeOf = ({ width, height }: MaskShare) => `Mask ${percent(width)} wide, ${percent(height)} high`;
