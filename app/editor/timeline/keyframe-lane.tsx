import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { valueAmong } from "~/engine/animate";
import type { ResolvedPart } from "~/scene/composition";
import { removeKeyframe, secondsOfKeyframe, setKeyframe } from "~/scene/edit-keyframes";
import type { PartTarget } from "~/scene/edit-parts";
import { moveKeyframe } from "~/scene/edit-time-keyframes";
import { type SnapPoint, snapBy } from "~/scene/edit-time-snap";
import type { Keyframe, KeyframeProperty } from "~/scene/part-changes";
import { frameTime } from "~/scene/timecode";
import { DraggedValue } from "./dragged-value";
import { easingThrough } from "./easing-through";
import { KeyframeMenu, type KeyframeMenuPlace } from "./keyframe-menu";
import { easingNames, propertyNames, propertyUnits, valueNear, writtenValue } from "./keyframe-names";
import { fittedScale, heightOf, LANE_HEIGHT, roomyScale } from "./lane-scale";
import { type Dragged, type LanePoint, useKeyframeDrag } from "./use-keyframe-drag";
import type { Edit, TrackEdits } from "./use-track-edits";
import { type View, xOf } from "./view";

const SNAP_PIXELS = 8;
/** Of a value, in its unit, by one press of an arrow key and by one with Shift. */
const KEY_STEPS = { small: 1, large: 10 };

export interface LaneProps {
  target: PartTarget;
  property: KeyframeProperty;
  track: readonly Keyframe[];
  span: Pick<ResolvedPart, "startSeconds" | "endSeconds">;
  view: View;
  edits: TrackEdits;
  isSnapping: boolean;
  /** Moments of the video that keyframes are drawn to. */
  readPoints: () => readonly SnapPoint[];
  /** Shows a moment of the video. */
  onSeek: (seconds: number) => void;
}

/** One property's keyframes: dragged along the lane in time and up or down in value, and eased by dragging the curve between two. */
export function KeyframeLane({
  target,
  property,
  track,
  span,
  view,
  edits,
  isSnapping,
  readPoints,
  onSeek,
}: LaneProps) {
  const lane = useRef<HTMLDivElement>(null);
  /** Where the keyframe that has the keyboard goes: others may come to stand before it. */
  const kept = useRef<number | null>(null);
  const [menu, setMenu] = useState<KeyframeMenuPlace | null>(null);
  const [eased, setEased] = useState<{ index: number; easing: Keyframe["easing"] } | null>(null);
  const easesFrom = useRef<number | null>(null);
  const name = propertyNames[property];
  const words = name.toLowerCase();
  const stored = track.map((keyframe, index) => ({
    atSeconds: secondsOfKeyframe(keyframe, span),
    value: keyframe.value,
    easing: eased?.index === index ? eased.easing : keyframe.easing,
  }));
  const values = stored.map(({ value }) => value);
  const fitted = fittedScale(values);
  const left = xOf(view, span.startSeconds);
  const length = span.endSeconds - span.startSeconds;
  const x = (seconds: number) => left + seconds * view.pixelsPerSecond;
  const [from, until] = [Math.max(0, left), Math.min(view.width, x(length))];

  const moved = (atSeconds: number, toSeconds: number): Edit => {
    return (current) => moveKeyframe(current, target, property, { atSeconds, toSeconds, span });
  };
  const valued = (seconds: number, value: number): Edit => {
    return (current) => setKeyframe(current, target, property, { seconds, span }, { value });
  };
  const editTo = (to: Dragged, { atSeconds }: LanePoint): Edit =>
    to.axis === "time" ? moved(atSeconds, to.atSeconds) : valued(atSeconds, to.value);
  const wordsTo = ({ axis, atSeconds, value }: Pick<Dragged, "axis" | "atSeconds" | "value">) =>
    axis === "time"
      ? `Move a keyframe of ${words} to ${frameTime(span.startSeconds + atSeconds)}`
      : `Set a keyframe of ${words} to ${writtenValue(property, value)}`;

  const { dragged, handlersOf, cancel } = useKeyframeDrag({
    pixelsPerSecond: view.pixelsPerSecond,
    scales: { time: fitted, value: roomyScale(values, property) },
    timeNear: (seconds, suspends) => Math.min(length, Math.max(0, placeFor(seconds, suspends))),
    valueNear: (value, isFine) => valueNear(property, value, isFine),
    preview: (to, from) => edits.preview(editTo(to, from)),
    leave: () => edits.preview(null),
    put: (to, from) => edits.change(wordsTo(to), editTo(to, from)),
    press: ({ atSeconds }) => onSeek(span.startSeconds + atSeconds),
  });
  const resolved = stored.map((point, index) =>
    dragged?.index === index ? { ...point, atSeconds: dragged.atSeconds, value: dragged.value } : point,
  );
  const inTime = resolved.toSorted((one, other) => one.atSeconds - other.atSeconds);
  const y = (value: number) => heightOf(dragged?.scale ?? fitted, value);
  const count = Math.max(2, Math.min(240, Math.round((until - from) / 4)));
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const at = from + ((until - from) * index) / count;
    return `${at.toFixed(1)},${y(valueAmong(inTime, (at - left) / view.pixelsPerSecond)).toFixed(1)}`;
  });

  const remove = (seconds: number) =>
    edits.change(`Delete a keyframe of ${words}`, (current) =>
      removeKeyframe(current, target, property, { seconds, span }),
    );
  const withEasing = (seconds: number, easing: Keyframe["easing"]) => {
    const value = stored.find(({ atSeconds }) => atSeconds === seconds)?.value ?? 0;
    return (current: Parameters<typeof setKeyframe>[0]) =>
      setKeyframe(current, target, property, { seconds, span }, { value, easing });
  };
  const setEasing = (seconds: number, easing: Keyframe["easing"]) =>
    edits.change(`Easing of ${words}: ${easingNames[easing].toLowerCase()}`, withEasing(seconds, easing));

  /** Where a keyframe that is wanted at a moment of the part goes: to a frame, or to what it meets. */
  function placeFor(wantedSeconds: number, suspends: boolean): number {
    const frame = Math.round(wantedSeconds * 30) / 30;
    if (isSnapping === suspends) return frame;
    const snapped = snapBy(
      [span.startSeconds],
      wantedSeconds,
      readPoints(),
      SNAP_PIXELS / view.pixelsPerSecond,
    );
    return snapped.atSeconds === null ? frame : snapped.bySeconds;
  }

  /** The next moment to snap to, in a direction, in seconds from the part's start; null where there is none. */
  function nextPoint(seconds: number, by: -1 | 1): number | null {
    const places = readPoints()
      .map((point) => point.seconds - span.startSeconds)
      .filter((at) => at >= 0 && at <= length && (at - seconds) * by > 1e-3);
    return places.length === 0 ? null : by > 0 ? Math.min(...places) : Math.max(...places);
  }

  useEffect(() => {
    const seconds = kept.current;
    kept.current = null;
    if (seconds === null || !lane.current) return;
    const distance = ({ dataset }: HTMLElement) => Math.abs(Number(dataset.keyframe) - seconds);
    const [nearest] = [...lane.current.querySelectorAll<HTMLElement>("[data-keyframe]")].sort(
      (one, other) => distance(one) - distance(other),
    );
    nearest?.focus();
  });

  /** The last one takes its lane away: the keyboard goes on at what is selected. */
  function removeByKey(seconds: number) {
    const isLast = stored.length === 1;
    const timeline = lane.current?.closest("[data-timeline]");
    kept.current = seconds;
    remove(seconds);
    if (isLast) timeline?.querySelector<HTMLElement>('[data-item][aria-pressed="true"]')?.focus();
  }

  /** Presses that follow each other are one step back. */
  const keyPlace = `keyframe-${property}-${JSON.stringify(target)}`;

  function moveByKey(seconds: number, toSeconds: number) {
    kept.current = toSeconds;
    const to = { axis: "time", atSeconds: toSeconds, value: 0 } as const;
    edits.change(wordsTo(to), moved(seconds, toSeconds), keyPlace);
  }

  function setByKey({ atSeconds, value }: LanePoint, byUnits: number) {
    const { factor, least, most, unit } = propertyUnits[property];
    const next = valueNear(property, value + byUnits / factor, true);
    if (next === value) return edits.refuse(`${name} goes from ${least} to ${most} ${unit}.`);
    const to = { axis: "value", atSeconds, value: next } as const;
    edits.change(wordsTo(to), valued(atSeconds, next), `${keyPlace}-value-${atSeconds}`);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, point: LanePoint) {
    const { atSeconds: seconds } = point;
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const up = event.key === "ArrowDown" ? -1 : event.key === "ArrowUp" ? 1 : 0;
    if (event.key === "Escape") {
      if (!cancel()) return;
    } else if (by !== 0 && event.altKey) {
      const next = nextPoint(seconds, by);
      if (next === null) edits.refuse("There is nothing to snap to on that side.");
      else moveByKey(seconds, next);
    } else if (by !== 0) moveByKey(seconds, seconds + (by * (event.shiftKey ? 30 : 1)) / 30);
    else if (up !== 0) setByKey(point, up * (event.shiftKey ? KEY_STEPS.large : KEY_STEPS.small));
    else if (event.key === "Delete" || event.key === "Backspace") removeByKey(seconds);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The easing that leads the curve through the pointer; null where there is no way between two values. */
  function easingAt(event: PointerEvent<HTMLElement>, index: number): Keyframe["easing"] | null {
    const [one, other] = [stored[index], stored[index + 1]];
    if (!one || !other || one.value === other.value) return null;
    const box = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width;
    const along = (event.clientY - box.top - y(one.value)) / (y(other.value) - y(one.value));
    return easingThrough(across, along);
  }
  const curveHandlers = (index: number, seconds: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      easesFrom.current = event.clientY;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (easesFrom.current === null || (!eased && Math.abs(event.clientY - easesFrom.current) < 3)) return;
      const easing = easingAt(event, index);
      if (!easing || easing === eased?.easing) return;
      setEased({ index, easing });
      edits.preview(withEasing(seconds, easing));
    },
    onPointerUp() {
      easesFrom.current = null;
      if (eased) setEasing(seconds, eased.easing);
      setEased(null);
    },
    onPointerCancel() {
      easesFrom.current = null;
      setEased(null);
      edits.preview(null);
    },
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard a keyframe is added in the inspector, at the playhead
    <div
      ref={lane}
      data-keyframe-lane={property}
      className="relative select-none overflow-hidden border-line border-b last:border-b-0"
      style={{ height: LANE_HEIGHT }}
      onDoubleClick={(event) => {
        const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
        const seconds = (at - left) / view.pixelsPerSecond;
        if (seconds < 0 || seconds > length) return;
        const value = valueAmong(resolved, seconds);
        edits.change(`Add a keyframe of ${words}`, (current) =>
          setKeyframe(current, target, property, { seconds, span }, { value }),
        );
      }}
    >
      <svg aria-hidden="true" className="absolute inset-0 size-full text-accent">
        <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {stored.slice(0, -1).map(({ atSeconds, value }, index) => {
        const next = stored[index + 1];
        if (!next || next.value === value) return null;
        return (
          <span
            key={atSeconds}
            data-curve
            aria-hidden="true"
            title="Drag the curve to ease it"
            className="absolute inset-y-0 cursor-ns-resize touch-none"
            style={{ left: x(atSeconds), width: Math.max(0, x(next.atSeconds) - x(atSeconds)) }}
            {...curveHandlers(index, atSeconds)}
          />
        );
      })}
      <span className="pointer-events-none absolute top-1 left-2 rounded-sm bg-raised px-1 text-muted text-xs">
        {name}
        {eased && <span className="text-text"> · {easingNames[eased.easing]}</span>}
      </span>
      {resolved.map(({ atSeconds, value, easing }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: one that is moved stays the same button
          key={index}
          type="button"
          data-keyframe={atSeconds}
          aria-label={`${name} keyframe at ${frameTime(span.startSeconds + atSeconds)}: ${writtenValue(property, value)}, then ${easingNames[easing].toLowerCase()}`}
          onKeyDown={(event) => onKeyDown(event, { atSeconds, value })}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            // A press shows its moment; from the keyboard there is no detail.
            if (event.detail === 0) setMenu({ seconds: atSeconds, x: box.left, y: box.bottom });
          }}
          onContextMenu={(event) => {
            event.preventDefault();
            setMenu({ seconds: atSeconds, x: event.clientX, y: event.clientY });
          }}
          {...handlersOf(index, { atSeconds, value })}
          title="Drag along to change its time, up or down to change its value"
          className="absolute size-6 cursor-move touch-none"
          style={{ left: x(atSeconds) - 12, top: y(value) - 12 }}
        >
          <span className="absolute inset-[7px] rotate-45 rounded-[2px] border-[1.5px] border-accent bg-raised" />
        </button>
      ))}
      {dragged && (
        <DraggedValue x={x(dragged.atSeconds)} width={view.width}>
          {dragged.axis === "time"
            ? frameTime(span.startSeconds + dragged.atSeconds)
            : writtenValue(property, dragged.value)}
        </DraggedValue>
      )}
      <KeyframeMenu place={menu} onClose={() => setMenu(null)} onEasing={setEasing} onRemove={remove} />
    </div>
  );
}
