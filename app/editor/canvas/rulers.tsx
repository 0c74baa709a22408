import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useSyncExternalStore } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { drawRuler } from "~/editor/canvas/draw-ruler";
import {
  type GuideAxis,
  mostGuides,
  movedGuide,
  shareOfPixels,
  withGuide,
  withoutGuide,
} from "~/editor/canvas/ruler-guides";

/** Rulers at the upper and the left edge of the pane, and the guides that were drawn out of them. */
export function Rulers({ model }: { model: CanvasModel }) {
  const { showsRulers, showsFormats, guides } = useSyncExternalStore(
    model.settings.subscribe,
    model.settings.read,
  );
  if (!showsRulers || showsFormats) return null;
  return (
    <>
      {(["x", "y"] as const).flatMap((axis) =>
        guides[axis].map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guide is its place in the list
          <Guide key={`${axis}${index}`} model={model} axis={axis} index={index} share={share} />
        )),
      )}
      <Ruler model={model} axis="y" />
      <Ruler model={model} axis="x" />
      <span className="pointer-events-none absolute top-0 left-0 size-5 border-line border-e border-b bg-surface" />
    </>
  );
}

const names = { x: "upright", y: "level" } as const;
const sides = { x: "from the left", y: "from the top" } as const;

function lengthOf({ composition }: CanvasModel, axis: GuideAxis): number {
  return axis === "x" ? composition.width : composition.height;
}

function say(model: CanvasModel, axis: GuideAxis, share: number): string {
  return `${Math.round(share * lengthOf(model, axis))} px ${sides[axis]}`;
}

/** Where a pointer is along an axis of the canvas, in pixels of it; null where it is back on its ruler or beside the pane. */
function placeOf(model: CanvasModel, axis: GuideAxis, element: Element, event: PointerEvent): number | null {
  const pane = element.closest("[data-canvas-pane]")?.getBoundingClientRect();
  if (!pane) return null;
  const screen = { x: event.clientX - pane.left, y: event.clientY - pane.top };
  const isOut = screen[axis] < thickness || screen.x > pane.width || screen.y > pane.height;
  return isOut ? null : model.toCanvas(screen)[axis];
}

/** In CSS pixels. */
const thickness = 20;

interface GuideProps {
  model: CanvasModel;
  axis: GuideAxis;
  index: number;
  share: number;
}

/** A guide: dragged, moved by arrows, taken away by Delete or by dragging it back to its ruler. */
function Guide({ model, axis, index, share }: GuideProps) {
  const ref = useRef<HTMLDivElement>(null);
  const drag = useRef<{ isOut: boolean; share: number } | null>(null);
  useEffect(
    () =>
      model.onDraw(() => {
        const screen = model.toScreen({
          x: share * model.composition.width,
          y: share * model.composition.height,
        });
        const at = Math.round(screen[axis]);
        if (ref.current)
          ref.current.style.transform = axis === "x" ? `translateX(${at}px)` : `translateY(${at}px)`;
      }),
    [model, axis, share],
  );
  const { settings, editor } = model;
  const length = lengthOf(model, axis);
  const put = (next: number, isPassing: boolean) =>
    settings.setGuides(movedGuide(settings.read().guides, axis, index, next), isPassing);
  const remove = () => {
    ref.current?.closest<HTMLElement>("[data-canvas-pane]")?.focus({ preventScroll: true });
    settings.setGuides(withoutGuide(settings.read().guides, axis, index));
    editor.announce("Guide removed");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (way !== undefined)
      put(shareOfPixels(share * length + way * (event.shiftKey ? 10 : 1), length), false);
    else if (event.key === "Delete" || event.key === "Backspace") remove();
    else if (event.key === "Escape") ref.current?.closest<HTMLElement>("[data-canvas-pane]")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = (event: PointerEvent) => {
    const dragged = drag.current;
    drag.current = null;
    model.show({ readout: null });
    if (!dragged) return;
    event.currentTarget.removeAttribute("data-out");
    if (dragged.isOut) return remove();
    put(dragged.share, false);
    editor.announce(`Guide at ${say(model, axis, dragged.share)}`);
  };
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={`Guide ${index + 1}, ${names[axis]}`}
      aria-orientation={axis === "x" ? "horizontal" : "vertical"}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={Math.round(share * length)}
      aria-valuetext={say(model, axis, share)}
      data-guide={axis}
      data-canvas-own-pointer=""
      data-canvas-own-keys=""
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { isOut: false, share };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        const pixels = placeOf(model, axis, event.currentTarget, event);
        drag.current.isOut = pixels === null;
        event.currentTarget.toggleAttribute("data-out", pixels === null);
        if (pixels === null) return;
        drag.current.share = shareOfPixels(pixels, length);
        put(drag.current.share, true);
        const other = axis === "x" ? "y" : "x";
        const at = model.toCanvas({ x: model.pane.width / 2, y: model.pane.height / 2 })[other];
        const place = drag.current.share * length;
        model.show({
          readout: {
            at: axis === "x" ? { x: place, y: at } : { x: at, y: place },
            text: `${Math.round(place)} px`,
          },
        });
      }}
      onPointerUp={end}
      onPointerCancel={end}
      className={`group/guide absolute z-[1] touch-none outline-none ${
        axis === "x"
          ? "-ms-[5px] pointer-coarse:-ms-5 inset-y-0 left-0 w-[11px] cursor-ew-resize pointer-coarse:w-10"
          : "-mt-[5px] pointer-coarse:-mt-5 inset-x-0 top-0 h-[11px] cursor-ns-resize pointer-coarse:h-10"
      } grid place-items-center data-out:opacity-30`}
    >
      <span
        className={`bg-accent shadow-[0_0_0_0.5px_rgb(255_255_255/0.7)] ${
          axis === "x"
            ? "h-full w-px group-hover/guide:w-0.5 group-focus-visible/guide:w-[3px]"
            : "h-px w-full group-hover/guide:h-0.5 group-focus-visible/guide:h-[3px]"
        }`}
      />
    </div>
  );
}

/** A ruler; a drag out of it, or Enter, makes a guide. The one at the left makes upright ones. */
function Ruler({ model, axis }: { model: CanvasModel; axis: GuideAxis }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  /** The guide that is being drawn out. */
  const drawn = useRef<number | null>(null);
  // Of an upright guide places are read at the ruler above.
  const along = axis === "x" ? "y" : "x";
  useEffect(
    () =>
      model.onDraw(() => {
        if (canvasRef.current) drawRuler(canvasRef.current, model, along);
      }),
    [model, along],
  );
  const { settings, editor } = model;
  const add = (share: number): number | null => {
    const made = withGuide(settings.read().guides, axis, share);
    if (!made) editor.announce(`There are ${mostGuides} guides already. Take one away first.`);
    else settings.setGuides(made.guides, true);
    return made?.index ?? null;
  };
  const addByKeys = (button: HTMLElement) => {
    const index = add(0.5);
    if (index === null) return;
    settings.setGuides(settings.read().guides);
    editor.announce(`Guide at ${say(model, axis, 0.5)}. Arrow keys move it, Delete removes it.`);
    const pane = button.closest("[data-canvas-pane]");
    requestAnimationFrame(() => pane?.querySelectorAll<HTMLElement>(`[data-guide=${axis}]`)[index]?.focus());
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    const index = drawn.current;
    drawn.current = null;
    if (index === null) return;
    const pixels = placeOf(model, axis, event.currentTarget, event);
    const { guides } = settings.read();
    if (pixels === null) return settings.setGuides(withoutGuide(guides, axis, index));
    const share = shareOfPixels(pixels, lengthOf(model, axis));
    settings.setGuides(movedGuide(guides, axis, index, share));
    editor.announce(`Guide at ${say(model, axis, share)}`);
  };
  return (
    <button
      type="button"
      aria-label={`Ruler: draw ${axis === "x" ? "an upright" : "a level"} guide out of it`}
      data-ruler={axis}
      data-canvas-own-pointer=""
      data-canvas-own-keys=""
      onClick={(event) => {
        // A press of a key; pointers drag.
        if (event.detail === 0) addByKeys(event.currentTarget);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drawn.current = add(0);
      }}
      onPointerMove={(event) => {
        if (drawn.current === null) return;
        const pixels = placeOf(model, axis, event.currentTarget, event);
        const share = shareOfPixels(pixels ?? 0, lengthOf(model, axis));
        settings.setGuides(movedGuide(settings.read().guides, axis, drawn.current, share), true);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      className={`absolute top-0 left-0 z-[1] touch-none bg-surface text-muted outline-none hover:text-text focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] ${
        axis === "x"
          ? "h-full w-5 cursor-ew-resize border-line border-e pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 pointer-coarse:after:left-0 pointer-coarse:after:w-10"
          : "h-5 w-full cursor-ns-resize border-line border-b pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:top-0 pointer-coarse:after:h-10"
      }`}
    >
      <canvas ref={canvasRef} className="size-full" />
    </button>
  );
}
