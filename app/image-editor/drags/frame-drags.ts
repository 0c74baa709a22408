import { cropOf, dragCrop, dragRectangle, type Handle, turnedSize } from "../crop";
import { farthestPixels } from "../edit-draft";
import { dragSides, extendedPart } from "../extend";
import type { Point, Rectangle } from "../geometry";
import { handleAt } from "../handles";
import type { Stage } from "../stage";
import { type Drag, type DragContext, newPlace } from "./drag";

/** A rectangle of the image's plane, on the canvas. */
function onScreen({ x, y, width, height }: Rectangle, { view }: Stage): Rectangle {
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

/** The layer at a point, the chosen one's handles first; else the topmost that lies there. */
export function layerAt(
  { stage, draft }: DragContext,
  at: Point,
  pointerType: string,
): { id: string; handle: Handle } | null {
  const chosen = draft.layers.find(({ id }) => id === stage.scene.chosenLayerId);
  const handle = chosen && !chosen.hidden ? handleAt(onScreen(chosen, stage), at, pointerType) : null;
  if (chosen && handle) return { id: chosen.id, handle };
  const { x, y } = stage.imagePointAt(at);
  const hit = draft.layers.findLast(
    (layer) =>
      !layer.hidden &&
      x >= layer.x &&
      y >= layer.y &&
      x <= layer.x + layer.width &&
      y <= layer.y + layer.height,
  );
  return hit ? { id: hit.id, handle: "move" } : null;
}

/** Moves a layer or pulls one of its handles; a corner keeps its ratio. */
export function layerDrag(
  { stage, draft, change }: DragContext,
  layerId: string,
  handle: Handle,
  at: Point,
): Drag {
  const start = draft.layers.find(({ id }) => id === layerId);
  const place = newPlace("layer");
  const put = (rectangle: Rectangle) =>
    change(
      (before) => ({
        ...before,
        layers: before.layers.map((layer) => (layer.id === layerId ? { ...layer, ...rectangle } : layer)),
      }),
      place,
    );
  const drag = pull(stage, at, (by) => {
    if (!start) return;
    const ratio = handle.length === 2 ? start.width / start.height : null;
    const pulled = dragRectangle(start, handle, by, ratio, 4);
    // So far out, or so large, that it could not be kept: it stays where it was.
    if (Object.values(pulled).every((value) => Math.abs(value) <= farthestPixels)) put(pulled);
  });
  return { ...drag, cancel: () => start && put(start) };
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
