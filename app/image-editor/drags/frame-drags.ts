import { cropOf, dragCrop, type Handle, turnedSize } from "../crop";
import { dragSides, extendedPart } from "../extend";
import type { Point, Rectangle } from "../geometry";
import { handleAt } from "../handles";
import type { Stage } from "../stage";
import { type Drag, type DragContext, newPlace } from "./drag";

/** A rectangle of the image's plane, on the canvas. */
export function onScreen({ x, y, width, height }: Rectangle, { view }: Stage): Rectangle {
  return {
    x: x * view.scale + view.x,
    y: y * view.scale + view.y,
    width: width * view.scale,
    height: height * view.scale,
  };
}

export function cropHandleAt({ stage, draft }: DragContext, at: Point, pointerType: string): Handle | null {
  return handleAt(onScreen(cropOf(stage.scene.image, draft.frame), stage), at, pointerType);
}

/** Pulls a handle of the cut, or moves all of it. */
export function cropDrag(
  { stage, draft, change }: DragContext,
  handle: Handle,
  ratio: number | null,
  at: Point,
): Drag {
  const { image } = stage.scene;
  const start = cropOf(image, draft.frame);
  const size = turnedSize(image, draft.frame);
  const degrees = draft.frame.straightenDegrees;
  const place = newPlace("crop");
  const drag = pull(stage, at, (by) => {
    const crop = dragCrop(start, handle, by, { size, degrees, ratio });
    change((before) => ({ ...before, frame: { ...before.frame, crop } }), place);
  });
  return { ...drag, cancel: () => change((before) => ({ ...before, frame: draft.frame }), place) };
}

export function extendHandleAt({ stage, draft }: DragContext, at: Point, pointerType: string): Handle | null {
  const part = extendedPart(stage.scene.image, draft.extend);
  const handle = handleAt(onScreen(part, stage), at, pointerType);
  return handle === "move" ? null : handle;
}

/** Pulls the room around the image further out or in. */
export function extendDrag(
  { stage, draft, change }: DragContext,
  handle: Exclude<Handle, "move">,
  longestSide: number,
  at: Point,
): Drag {
  const place = newPlace("extend");
  const drag = pull(stage, at, (by) => {
    const extend = dragSides(draft.extend, handle, by, stage.scene.image, longestSide);
    change((before) => ({ ...before, extend }), place);
  });
  return { ...drag, cancel: () => change((before) => ({ ...before, extend: draft.extend }), place) };
}

/** Moves the image under the pointer. */
export function panDrag(stage: Stage, at: Point): Drag {
  let last = at;
  return {
    move(next) {
      stage.pan(next.x - last.x, next.y - last.y);
      last = next;
    },
    end() {},
    cancel() {},
  };
}

/** Tells how far the pointer went since its press, in pixels of the image. */
function pull(stage: Stage, at: Point, onPull: (by: Point) => void): Drag {
  return {
    move: (next) => onPull({ x: (next.x - at.x) / stage.view.scale, y: (next.y - at.y) / stage.view.scale }),
    end() {},
    cancel() {},
  };
}
