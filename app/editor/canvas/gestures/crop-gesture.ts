import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { type CropFrame, cropOfPart, cropSides, panCrop } from "~/editor/canvas/crop-media";
import { centreOf, turned } from "~/editor/canvas/geometry";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { mediaLayerOf } from "~/editor/canvas/part-content";
import { describeParts } from "~/editor/canvas/part-name";
import type { ResizeHandle } from "~/editor/canvas/resize-box";
import { placePicture } from "~/engine/cover-crop";
import type { Point } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";
import { changeShown, placeParts } from "~/scene/edit-arrange";
import type { Storyboard } from "~/scene/storyboard";

/** Drags a picture or clip within its frame, or sides of the frame over it. Null where its size is not known yet. */
export function cropGesture(
  model: CanvasModel,
  start: Press,
  part: CanvasPart,
  handle: ResizeHandle | null,
): Gesture | null {
  const from = cropFrameOf(model, part);
  if (!from) return null;
  let made: CropFrame = from;
  return {
    move(press) {
      const by = alongPart(part, {
        x: press.point.x - start.point.x,
        y: press.point.y - start.point.y,
      });
      made = handle ? cropSides(from, handle, by) : panCrop(from, by);
      model.preview(cropEdit(model, part, from, made));
    },
    end() {
      if (made !== from)
        model.commit(`Crop ${describeParts(model, [part])}`, cropEdit(model, part, from, made));
    },
  };
}

/** Moves the picture in its frame by pixels of the canvas. */
export function nudgeCrop(model: CanvasModel, part: CanvasPart, by: Point): void {
  const from = cropFrameOf(model, part);
  if (!from) return;
  const to = panCrop(from, by);
  if (to.part.x === from.part.x && to.part.y === from.part.y) {
    model.editor.announce("The picture reaches no further");
    return;
  }
  const edit = cropEdit(model, part, from, to);
  model.commit(`Crop ${describeParts(model, [part])}`, edit, "canvas-crop");
}

function cropEdit(model: CanvasModel, part: CanvasPart, from: CropFrame, to: CropFrame) {
  const { on } = model;
  const box = movedMiddle(part.resting.box, to.box, part.resting.rotationDegrees);
  const isResized = to.box !== from.box;
  return (storyboard: Storyboard) => {
    const cropped = changeShown(storyboard, part.target, { crop: cropOfPart(to.part) }, on);
    return isResized ? placeParts(cropped, [{ target: part.target, box }], on) : cropped;
  };
}

/** A turned frame is turned about its middle: where that comes to lie when its sides are moved. */
function movedMiddle(from: Box, to: Box, degrees: number): Box {
  const middle = turned(centreOf(to), centreOf(from), degrees);
  return { ...to, x: middle.x - to.width / 2, y: middle.y - to.height / 2 };
}

const alongPart = ({ resting }: CanvasPart, by: Point) =>
  turned(by, { x: 0, y: 0 }, -resting.rotationDegrees);

/** What its frame shows now, as the engine fits it. */
function cropFrameOf(model: CanvasModel, part: CanvasPart): CropFrame | null {
  const layer = mediaLayerOf(model, part);
  const picture = layer && model.painter?.mediaSize(layer);
  if (!layer || !picture) return null;
  const { left, top, right, bottom } = layer.crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const whole = {
    x: left * picture.width,
    y: top * picture.height,
    width: (1 - left - right) * picture.width,
    height: (1 - top - bottom) * picture.height,
  };
  const { box } = part.resting;
  const { source } = placePicture(picture, { ...layer, box }, layer.crop ? whole : undefined);
  return {
    box,
    part: {
      x: source.x / picture.width,
      y: source.y / picture.height,
      width: source.width / picture.width,
      height: source.height / picture.height,
    },
  };
}
