import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useEditor } from "~/editor/use-editor";
import { momentsOf } from "~/scene/moments";
import { frameTime } from "~/scene/timecode";
import type { PointerState } from "./pointer";
import { twoUpMoments } from "./two-up-moments";
import { TwoUpPainter } from "./two-up-painter";
import { type TrackEdits, useTried } from "./use-track-edits";

interface TwoUpProps {
  drag: NonNullable<PointerState["drag"]>;
  edits: TrackEdits;
  scroller: RefObject<HTMLElement | null>;
}

/** Of each picture, in pixels of the page. */
const HEIGHT = 150;

/**
 * While a cut is rolled or a clip slipped, the two frames that it is about, beside each other over the timeline: the last before the
 * cut and the first after it, or the first and the last of the clip. Nothing in other gestures.
 */
export function TwoUp({ drag, edits, scroller }: TwoUpProps) {
  const stored = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const composition = useEditor((state) => state.composition);
  const storyboard = useTried(edits) ?? stored;
  const moments = twoUpMoments(drag.gesture, momentsOf(storyboard, library));
  const first = useRef<HTMLCanvasElement>(null);
  const second = useRef<HTMLCanvasElement>(null);
  const [painter] = useState(() => new TwoUpPainter());
  useEffect(() => () => painter.close(), [painter]);
  const [one, other] = [moments?.first.seconds, moments?.second.seconds];
  useEffect(() => {
    if (one === undefined || other === undefined || !first.current || !second.current) return;
    painter.show(composition, [
      { canvas: first.current, seconds: one },
      { canvas: second.current, seconds: other },
    ]);
  }, [painter, composition, one, other]);
  const box = scroller.current?.getBoundingClientRect();
  if (!moments || !box) return null;
  const width = Math.round((HEIGHT * composition.width) / composition.height);
  const whole = 2 * width + 32;
  const left = Math.max(8, Math.min(box.left + drag.x - whole / 2, innerWidth - whole - 8));
  return createPortal(
    <div
      data-two-up
      aria-hidden="true"
      className="pointer-events-none fixed z-40 flex gap-1 rounded-md bg-neutral-12 p-1.5 shadow-overlay"
      style={{ left, bottom: innerHeight - box.top + 8 }}
    >
      {[
        { ...moments.first, canvas: first },
        { ...moments.second, canvas: second },
      ].map(({ name, seconds, canvas }) => (
        <figure key={name} className="grid gap-1">
          <canvas ref={canvas} className="rounded-sm bg-neutral-11" style={{ width, height: HEIGHT }} />
          <figcaption className="flex justify-between gap-2 px-0.5 text-neutral-1 text-xs">
            <span className="truncate">{name}</span>
            <span className="tabular-nums opacity-80">{frameTime(seconds)}</span>
          </figcaption>
        </figure>
      ))}
    </div>,
    document.body,
  );
}
