import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type LaneScale, valuePerPixel } from "./lane-scale";

/** A keyframe as it is drawn: in seconds from the start of its part. */
export interface LanePoint {
  atSeconds: number;
  value: number;
}

/** Where a keyframe is being dragged to. The first movement says whether its time or its value changes. */
export interface Dragged extends LanePoint {
  index: number;
  axis: "time" | "value";
  /** The lane's, for as long as the drag lasts: what is dragged keeps under the pointer. */
  scale: LaneScale;
}

interface DragHost {
  pixelsPerSecond: number;
  /** The lane's scale at rest, and the one for dragging a value. */
  scales: { time: LaneScale; value: LaneScale };
  timeNear(seconds: number, suspendsSnapping: boolean): number;
  valueNear(value: number, isFine: boolean): number;
  /** Shows what was at `point` where it is dragged to, without putting it there. */
  preview(dragged: Dragged, point: LanePoint): void;
  /** Takes the preview back. */
  leave(): void;
  put(dragged: Dragged, point: LanePoint): void;
  /** It was pressed, not dragged. */
  press(point: LanePoint): void;
}

interface Hand {
  index: number;
  point: LanePoint;
  x: number;
  y: number;
  /** Of the last movement. */
  lastY: number;
  /** Where the pointer is, beyond what the property may be. */
  value: number;
  dragged: Dragged | null;
}

/** Pixels before a press is a drag. */
const SLACK = 3;
/** Of the way that the pointer goes, with Shift. */
const FINE_SHARE = 0.1;

/** Drags keyframes of a lane by mouse, pen and finger: along it in time, up and down in value. */
export function useKeyframeDrag(host: DragHost) {
  const hand = useRef<Hand | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef(host);
  latest.current = host;

  /** Whether there was a drag to end. */
  function cancel(): boolean {
    const had = hand.current !== null;
    hand.current = null;
    setDragged(null);
    if (had) host.leave();
    return had;
  }
  useEffect(() => () => void (hand.current?.dragged && latest.current.leave()), []);

  function move(now: Hand, event: PointerEvent): Dragged | null {
    const [across, down] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.dragged && Math.max(Math.abs(across), Math.abs(down)) < SLACK) return null;
    const axis = now.dragged?.axis ?? (Math.abs(down) > Math.abs(across) ? "value" : "time");
    const { index, point } = now;
    const scale = now.dragged?.scale ?? host.scales[axis];
    if (axis === "time") {
      const wanted = point.atSeconds + across / host.pixelsPerSecond;
      const atSeconds = host.timeNear(wanted, event.ctrlKey || event.metaKey);
      return { index, axis, scale, atSeconds, value: point.value };
    }
    const share = event.shiftKey ? FINE_SHARE : 1;
    now.value -= (event.clientY - now.lastY) * valuePerPixel(scale) * share;
    now.lastY = event.clientY;
    const value = host.valueNear(now.value, event.shiftKey);
    return { index, axis, scale, atSeconds: point.atSeconds, value };
  }

  const handlersOf = (index: number, point: LanePoint) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      hand.current = { index, point, x, y, lastY: y, value: point.value, dragged: null };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = hand;
      const next = current && move(current, event);
      if (!current || !next) return;
      current.dragged = next;
      setDragged(next);
      host.preview(next, current.point);
    },
    onPointerUp() {
      const { current } = hand;
      hand.current = null;
      setDragged(null);
      if (!current) return;
      const { dragged: to, point: from } = current;
      if (!to) host.press(from);
      else if (to.atSeconds === from.atSeconds && to.value === from.value) host.leave();
      else host.put(to, from);
    },
    onPointerCancel: cancel,
  });

  return { dragged, handlersOf, cancel };
}
