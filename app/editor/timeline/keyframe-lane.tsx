import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { valueAmong } from "~/engine/animate";
import type { ResolvedPart } from "~/scene/composition";
import { removeKeyframe, secondsOfKeyframe, setKeyframe } from "~/scene/edit-keyframes";
import type { PartTarget } from "~/scene/edit-parts";
import { moveKeyframe } from "~/scene/edit-time-keyframes";
import { type SnapPoint, snapBy } from "~/scene/edit-time-snap";
import type { Keyframe, KeyframeProperty } from "~/scene/part-changes";
import { frameTime } from "~/scene/timecode";
import { easingThrough } from "./easing-through";
import { KeyframeMenu, type KeyframeMenuPlace } from "./keyframe-menu";
import { easingNames, propertyNames, propertyUnits } from "./keyframe-names";
import type { TrackEdits } from "./use-track-edits";
import { type View, xOf } from "./view";

const LANE_HEIGHT = 36;
const MARGIN = 8;
const SNAP_PIXELS = 8;

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

/** One property's keyframes: moved along the lane, and eased by dragging the curve between two of them. */
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
  const drag = useRef<{ atSeconds: number; x: number; toSeconds: number } | null>(null);
  const name = propertyNames[property];
  const { unit, factor } = propertyUnits[property];
  const resolved = track.map((keyframe, index) => ({
    atSeconds: secondsOfKeyframe(keyframe, span),
    value: keyframe.value,
    easing: eased?.index === index ? eased.easing : keyframe.easing,
  }));
  const values = resolved.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) =>
    most === least
      ? LANE_HEIGHT / 2
      : LANE_HEIGHT - MARGIN - ((value - least) / (most - least)) * (LANE_HEIGHT - 2 * MARGIN);
  const left = xOf(view, span.startSeconds);
  const length = span.endSeconds - span.startSeconds;
  const x = (seconds: number) => left + seconds * view.pixelsPerSecond;
  const [from, until] = [Math.max(0, left), Math.min(view.width, x(length))];
  const count = Math.max(2, Math.min(240, Math.round((until - from) / 4)));
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const at = from + ((until - from) * index) / count;
    return `${at.toFixed(1)},${y(valueAmong(resolved, (at - left) / view.pixelsPerSecond)).toFixed(1)}`;
  });

  const move = (atSeconds: number, toSeconds: number) =>
    edits.change(
      `Move a keyframe of ${name.toLowerCase()} to ${frameTime(span.startSeconds + toSeconds)}`,
      (current) => moveKeyframe(current, target, property, { atSeconds, toSeconds, span }),
      `keyframe-${property}-${JSON.stringify(target)}`,
    );
  const remove = (seconds: number) =>
    edits.change(`Delete a keyframe of ${name.toLowerCase()}`, (current) =>
      removeKeyframe(current, target, property, { seconds, span }),
    );
  const withEasing = (seconds: number, easing: Keyframe["easing"]) => {
    const value = resolved.find(({ atSeconds }) => atSeconds === seconds)?.value ?? 0;
    return (current: Parameters<typeof setKeyframe>[0]) =>
      setKeyframe(current, target, property, { seconds, span }, { value, easing });
  };
  const setEasing = (seconds: number, easing: Keyframe["easing"]) =>
    edits.change(
      `Easing of ${name.toLowerCase()}: ${easingNames[easing].toLowerCase()}`,
      withEasing(seconds, easing),
    );

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
    const isLast = resolved.length === 1;
    const timeline = lane.current?.closest("[data-timeline]");
    kept.current = seconds;
    remove(seconds);
    if (isLast) timeline?.querySelector<HTMLElement>('[data-item][aria-pressed="true"]')?.focus();
  }

  function moveByKey(seconds: number, toSeconds: number) {
    kept.current = toSeconds;
    move(seconds, toSeconds);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, seconds: number) {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (by !== 0 && event.altKey) {
      const next = nextPoint(seconds, by);
      if (next === null) edits.refuse("There is nothing to snap to on that side.");
      else moveByKey(seconds, next);
    } else if (by !== 0) moveByKey(seconds, seconds + (by * (event.shiftKey ? 30 : 1)) / 30);
    else if (event.key === "Delete" || event.key === "Backspace") removeByKey(seconds);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const handlers = (seconds: number) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { atSeconds: seconds, x: event.clientX, toSeconds: seconds };
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      const { current } = drag;
      if (!current || (current.toSeconds === current.atSeconds && Math.abs(event.clientX - current.x) < 3))
        return;
      const wanted = current.atSeconds + (event.clientX - current.x) / view.pixelsPerSecond;
      current.toSeconds = Math.min(length, Math.max(0, placeFor(wanted, event.ctrlKey || event.metaKey)));
      const { atSeconds, toSeconds } = current;
      event.currentTarget.style.translate = `${(toSeconds - atSeconds) * view.pixelsPerSecond}px 0`;
      edits.preview((shown) => moveKeyframe(shown, target, property, { atSeconds, toSeconds, span }));
    },
    onPointerUp(event: PointerEvent<HTMLButtonElement>) {
      const { current } = drag;
      drag.current = null;
      event.currentTarget.style.translate = "";
      if (!current) return;
      if (current.toSeconds === current.atSeconds) onSeek(span.startSeconds + seconds);
      else move(current.atSeconds, current.toSeconds);
    },
    onPointerCancel(event: PointerEvent<HTMLButtonElement>) {
      drag.current = null;
      event.currentTarget.style.translate = "";
      edits.preview(null);
    },
  });

  /** The easing that leads the curve through the pointer; null where there is no way between two values. */
  function easingAt(event: PointerEvent<HTMLElement>, index: number): Keyframe["easing"] | null {
    const [one, other] = [resolved[index], resolved[index + 1]];
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
      drag.current = { atSeconds: seconds, x: event.clientY, toSeconds: seconds };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current || (!eased && Math.abs(event.clientY - drag.current.x) < 3)) return;
      const easing = easingAt(event, index);
      if (!easing || easing === eased?.easing) return;
      setEased({ index, easing });
      edits.preview(withEasing(seconds, easing));
    },
    onPointerUp() {
      drag.current = null;
      if (eased) setEasing(seconds, eased.easing);
      setEased(null);
    },
    onPointerCancel() {
      drag.current = null;
      setEased(null);
      edits.preview(null);
    },
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard a keyframe is added in the inspector, at the playhead
    <div
      ref={lane}
      data-keyframe-lane={property}
      className="relative overflow-hidden border-line border-b last:border-b-0"
      style={{ height: LANE_HEIGHT }}
      onDoubleClick={(event) => {
        const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
        const seconds = (at - left) / view.pixelsPerSecond;
        if (seconds < 0 || seconds > length) return;
        const value = valueAmong(resolved, seconds);
        edits.change(`Add a keyframe of ${name.toLowerCase()}`, (current) =>
          setKeyframe(current, target, property, { seconds, span }, { value }),
        );
      }}
    >
      <svg aria-hidden="true" className="absolute inset-0 size-full text-accent">
        <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {resolved.slice(0, -1).map(({ atSeconds, value }, index) => {
        const next = resolved[index + 1];
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
          aria-label={`${name} keyframe at ${frameTime(span.startSeconds + atSeconds)}: ${Math.round(value * factor * 10) / 10} ${unit}, then ${easingNames[easing].toLowerCase()}`}
          onKeyDown={(event) => onKeyDown(event, atSeconds)}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            // A press shows its moment; from the keyboard there is no detail.
            if (event.detail === 0) setMenu({ seconds: atSeconds, x: box.left, y: box.bottom });
          }}
          onContextMenu={(event) => {
            event.preventDefault();
            setMenu({ seconds: atSeconds, x: event.clientX, y: event.clientY });
          }}
          {...handlers(atSeconds)}
          className="absolute size-6 touch-none"
          style={{ left: x(atSeconds) - 12, top: y(value) - 12 }}
        >
          <span className="absolute inset-[7px] rotate-45 rounded-[2px] border-[1.5px] border-accent bg-raised" />
        </button>
      ))}
      <KeyframeMenu place={menu} onClose={() => setMenu(null)} onEasing={setEasing} onRemove={remove} />
    </div>
  );
}
