import type { Handle } from "../crop";
import { turnHandlePixels } from "../draw-overlays";
import type { Point, Rectangle } from "../geometry";
import { handleAt } from "../handles";
import { farthestPixels, type Layer } from "../layers/layer";
import { snapMove, snapTurn } from "../layers/snap-layer";
import { angleTo, boundsOf, dragTurned, intoBox } from "../layers/turned-box";
import { type Drag, type DragContext, newPlace } from "./drag";
import { onScreen } from "./frame-drags";

export type LayerHandle = Handle | "turn";

/** So near, in CSS pixels, a moved layer is brought to a line. */
const snapPixels = 6;
const turnReach = { touch: 22, mouse: 11 } as const;
/** Shift turns by steps of so many degrees. */
const turnStep = 15;
const leastSide = 4;

/** The layer at a point, the chosen one's handles first; else the topmost that lies there. */
export function layerAt(
  { stage, draft }: DragContext,
  at: Point,
  pointerType: string,
): { id: string; handle: LayerHandle } | null {
  const chosen = draft.layers.find(({ id }) => id === stage.scene.chosenLayerId);
  if (chosen && !chosen.hidden) {
    const place = onScreen(chosen, stage);
    const within = intoBox({ ...place, turnDegrees: chosen.turnDegrees }, at);
    const knob = { x: place.x + place.width / 2, y: place.y - turnHandlePixels };
    const reach = pointerType === "touch" ? turnReach.touch : turnReach.mouse;
    if (Math.hypot(within.x - knob.x, within.y - knob.y) <= reach) return { id: chosen.id, handle: "turn" };
    const handle = handleAt(place, within, pointerType);
    // A layer in front of the chosen one is taken through its middle, not by its handles.
    if (handle && handle !== "move") return { id: chosen.id, handle };
  }
  const point = stage.imagePointAt(at);
  const isHit = (layer: Layer) => {
    if (layer.hidden) return false;
    const { x, y } = intoBox(layer, point);
    return x >= layer.x && y >= layer.y && x <= layer.x + layer.width && y <= layer.y + layer.height;
  };
  const hit = draft.layers.findLast(isHit);
  return hit ? { id: hit.id, handle: "move" } : null;
}

/** Moves a layer, pulls one of its handles, or turns it. Alt lets go of the lines it is brought to. */
export function layerDrag(
  { stage, draft, change }: DragContext,
  layerId: string,
  handle: LayerHandle,
  at: Point,
): Drag {
  const start = draft.layers.find(({ id }) => id === layerId);
  const place = newPlace("layer");
  const put = (edited: (layer: Layer) => Layer) =>
    change(
      (before) => ({
        ...before,
        layers: before.layers.map((layer) => (layer.id === layerId ? edited(layer) : layer)),
      }),
      place,
    );
  const others = draft.layers.filter(({ id, hidden }) => id !== layerId && !hidden).map(boundsOf);
  const clear = () => stage.scene.guides.length > 0 && stage.show({ guides: [] });
  return {
    move(next, { shiftKey, altKey }) {
      if (!start) return;
      const by = { x: (next.x - at.x) / stage.view.scale, y: (next.y - at.y) / stage.view.scale };
      if (handle === "turn") {
        const turned =
          start.turnDegrees +
          angleTo(start, stage.imagePointAt(next)) -
          angleTo(start, stage.imagePointAt(at));
        put((layer) => ({
          ...layer,
          turnDegrees: altKey ? snapTurn(turned, 0.1) : snapTurn(turned, shiftKey ? turnStep : null),
        }));
        return;
      }
      if (handle === "move") {
        // Nothing moves by a press that trembles.
        if (Math.hypot(next.x - at.x, next.y - at.y) < 2) return;
        const straight = shiftKey ? alongOneAxis(by) : by;
        const moved = { ...start, x: start.x + straight.x, y: start.y + straight.y };
        const targets = { image: stage.scene.image, others };
        const snapped = altKey
          ? { by: { x: 0, y: 0 }, guides: [] }
          : snapMove(boundsOf(moved), targets, snapPixels / stage.view.scale);
        const to = { x: moved.x + snapped.by.x, y: moved.y + snapped.by.y };
        if (isKept({ ...start, ...to })) put((layer) => ({ ...layer, ...to }));
        stage.show({ guides: snapped.guides });
        return;
      }
      const pulled = dragTurned(start, handle, by, ratioOf(start, handle, shiftKey), leastSide);
      if (isKept(pulled)) put((layer) => resized(layer, start, handle, pulled));
    },
    end: clear,
    cancel() {
      clear();
      if (start) put(() => start);
    },
  };
}

/** So far out, or so large, that it could not be kept, a layer stays where it was. */
function isKept({ x, y, width, height }: Rectangle): boolean {
  return [x, y, width, height].every((value) => Math.abs(value) <= farthestPixels);
}

function alongOneAxis({ x, y }: Point): Point {
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

/** A corner keeps the ratio; of a shape it is free, and keeps it with Shift. */
function ratioOf(layer: Layer, handle: Handle, shiftKey: boolean): number | null {
  const isCorner = handle.length === 2;
  const isFree = layer.kind === "shape" ? !shiftKey : shiftKey;
  return isCorner && !isFree ? layer.width / layer.height : null;
}

/** Pulled by a corner, a text grows with its box; pulled by a side, it is set anew. */
function resized(layer: Layer, start: Layer, handle: Handle, box: Rectangle): Layer {
  const { x, y, width, height } = box;
  const placed = { ...layer, x, y, width, height };
  if (placed.kind !== "text" || start.kind !== "text" || handle.length !== 2) return placed;
  const maxSize = Math.min(farthestPixels, Math.max(4, (start.look.maxSize * width) / start.width));
  return { ...placed, look: { ...placed.look, maxSize } };
}
