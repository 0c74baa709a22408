import { useEffect, useRef, useSyncExternalStore } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { cornerRadiusOf, radiusHandlePlace } from "~/editor/canvas/corner-radius";
import { boundsOf, type TurnedBox, unionOfBoxes } from "~/editor/canvas/geometry";
import { maskOn } from "~/editor/canvas/gestures/mask-gesture";
import { handles, isCorner, type ResizeHandle } from "~/editor/canvas/resize-box";
import { handleOffset, isThinFrame } from "~/editor/canvas/thin-frame";
import { classNames } from "~/ui/class-names";

const places: Record<ResizeHandle, string> = {
  nw: "left-0 top-0",
  n: "left-1/2 top-0",
  ne: "left-full top-0",
  e: "left-full top-1/2",
  se: "left-full top-full",
  s: "left-1/2 top-full",
  sw: "left-0 top-full",
  w: "left-0 top-1/2",
};

/** Directions of a cursor in turn, from the upright one clockwise by 45°. */
const cursors = ["ns-resize", "nesw-resize", "ew-resize", "nwse-resize"];
const turnsOf: Record<ResizeHandle, number> = { n: 0, ne: 1, e: 2, se: 3, s: 0, sw: 1, w: 2, nw: 3 };

/**
 * The frame around what is selected, with its handles. It follows in the canvas's own frames: React draws it anew only when other
 * handles are offered.
 */
export function SelectionFrame({ model }: { model: CanvasModel }) {
  const frameRef = useRef<HTMLDivElement>(null);
  const offered = useSyncExternalStore(model.editor.subscribe, () => offeredHandles(model));
  useEffect(
    () =>
      model.onDraw(() => {
        const frame = frameRef.current;
        if (!frame) return;
        const shape = shapeOfSelection(model);
        const isHidden = !shape || model.mode?.kind === "text" || model.editor.read().tool !== "select";
        frame.hidden = isHidden;
        if (isHidden) return;
        frame.toggleAttribute("data-within", model.mode !== null);
        placeFrame(frame, model, shape);
        placeRadiusHandle(frame, model);
      }),
    [model],
  );
  return (
    <div
      ref={frameRef}
      hidden
      data-selection-frame=""
      className="group/frame pointer-events-none data-within:outline-dashed absolute top-0 left-0 z-[2] outline-[1.5px] outline-accent shadow-[0_0_0_2.5px_rgb(255_255_255/0.55)]"
    >
      {offered !== "none" &&
        handles
          .filter((handle) => offered === "all" || isCorner(handle))
          .map((handle) => (
            <span
              key={handle}
              data-handle={handle}
              className={classNames(
                "pointer-events-auto absolute grid size-(--handle) touch-none place-items-center [--handle:20px] pointer-coarse:[--handle:40px]",
                "[translate:calc(-50%+var(--handle)*var(--off-x,0))_calc(-50%+var(--handle)*var(--off-y,0))]",
                "before:[translate:calc(var(--handle)*var(--off-x,0)*-1)_calc(var(--handle)*var(--off-y,0)*-1)]",
                "before:size-2.5 before:rounded-full before:border-[1.5px] before:border-accent before:bg-white before:shadow-raised pointer-coarse:before:size-3.5",
                !isCorner(handle) && "group-data-small/frame:hidden",
                places[handle],
              )}
            />
          ))}
      {offered === "all" && (
        <span
          data-handle="radius"
          hidden
          className="-translate-1/2 group-data-within/frame:hidden group-data-small/frame:hidden pointer-events-auto absolute grid size-5 cursor-pointer touch-none place-items-center before:size-2 before:rounded-full before:border-[1.5px] before:border-white before:bg-accent before:shadow-raised [&[hidden]]:hidden pointer-coarse:size-10 pointer-coarse:before:size-3"
        />
      )}
      {offered !== "none" && (
        <span
          data-handle="rotate"
          className="-translate-x-1/2 group-data-within/frame:hidden pointer-events-auto group-data-thin/frame:pointer-coarse:top-[calc(100%+26px)] absolute top-[calc(100%+14px)] left-1/2 grid size-6 touch-none cursor-grab place-items-center text-[11px] text-accent pointer-coarse:size-10"
        >
          <span className="grid size-6 place-items-center rounded-full border-[1.5px] border-accent bg-white shadow-raised">
            ↻
          </span>
        </span>
      )}
    </div>
  );
}

/** Several parts are scaled evenly, so they have no handles at their sides. */
function offeredHandles(model: CanvasModel): "none" | "corners" | "all" {
  if (!model.mayEdit) return "none";
  const parts = model.selectedParts.filter(({ part }) => !part.isLocked && part.kind !== "captions");
  return parts.length === 0 ? "none" : parts.length === 1 ? "all" : "corners";
}

/** In pixels of the canvas; null where nothing of what is selected is there now. While a mask is moved it is the mask's. */
function shapeOfSelection(model: CanvasModel): TurnedBox | null {
  const masked = model.mode?.kind === "mask" && model.modePart;
  if (masked) return maskOn(model, masked)?.frame ?? null;
  const parts = model.selectedParts;
  if (parts.length === 1) return parts[0]!.posed;
  const box = unionOfBoxes(parts.map(({ posed }) => boundsOf(posed)));
  return box && { box, rotationDegrees: 0 };
}

function placeFrame(frame: HTMLElement, model: CanvasModel, { box, rotationDegrees }: TurnedBox): void {
  const { scale } = model.view;
  const { x, y } = model.toScreen(box);
  const width = box.width * scale;
  const height = box.height * scale;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  frame.style.transform = `translate(${x}px, ${y}px) rotate(${rotationDegrees}deg)`;
  frame.toggleAttribute("data-small", Math.min(width, height) < 44);
  frame.toggleAttribute("data-thin", isThinFrame({ width, height }));
  const turn = Math.round(rotationDegrees / 45);
  for (const handle of frame.querySelectorAll<HTMLElement>("[data-handle]")) {
    const name = handle.dataset.handle as ResizeHandle;
    if (!(name in turnsOf)) continue;
    const cursor = cursors[(((turnsOf[name] + turn) % 4) + 4) % 4]!;
    if (handle.style.cursor !== cursor) handle.style.cursor = cursor;
    const off = handleOffset(name, { width, height });
    handle.style.setProperty("--off-x", String(off.x));
    handle.style.setProperty("--off-y", String(off.y));
  }
}

/** Inside the upper left corner, where the rounding ends. */
function placeRadiusHandle(frame: HTMLElement, model: CanvasModel): void {
  const handle = frame.querySelector<HTMLElement>("[data-handle=radius]");
  const [part, ...others] = model.selectedParts;
  if (!handle) return;
  const radius = part && others.length === 0 ? cornerRadiusOf(model, part) : null;
  handle.hidden = radius === null;
  if (!part || radius === null) return;
  const { width, height } = part.posed.box;
  const { scale } = model.view;
  const size = { width: width * scale, height: height * scale };
  const inset = radiusHandlePlace(radius, size);
  handle.style.left = `${inset}px`;
  handle.style.top = `${inset}px`;
}
