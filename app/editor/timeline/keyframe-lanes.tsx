import { Menu as BaseMenu } from "@base-ui/react/menu";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useEditor } from "~/editor/use-editor";
import { valueAmong } from "~/engine/animate";
import type { ResolvedPart } from "~/scene/composition";
import { removeKeyframe, secondsOfKeyframe, setKeyframe } from "~/scene/edit-keyframes";
import { changesOf, type PartTarget } from "~/scene/edit-parts";
import { moveKeyframe } from "~/scene/edit-time-keyframes";
import { easings, type Keyframe, type KeyframeProperty, keyframeProperties } from "~/scene/part-changes";
import { popupStyle } from "~/ui/popup-style";
import { easingNames, propertyNames } from "./keyframe-names";
import type { TimelineSurface } from "./surface";
import type { TrackEdits } from "./use-track-edits";
import { timeLabel, xOf } from "./view";

const LANE_HEIGHT = 30;
const MARGIN = 7;

/** The keyframes of what is selected, a lane for each property, with the curve between them. Nothing where there are none. */
export function KeyframeLanes({ surface, edits }: { surface: TimelineSurface; edits: TrackEdits }) {
  const target = useEditor(({ selection }) => {
    const [only] = selection.length === 1 ? selection : [];
    return only && ["part", "element", "overlay"].includes(only.kind) ? (only as PartTarget) : null;
  });
  const tracks = useEditor(({ storyboard }) =>
    target ? changesOf(storyboard, target)?.keyframes : undefined,
  );
  const part = useEditor(({ composition }) => (target ? partOf(composition.parts ?? [], target) : undefined));
  const [, redraw] = useState(0);
  useEffect(() => surface.subscribe(() => redraw((count) => count + 1)), [surface]);
  const properties = keyframeProperties.filter((property) => tracks?.[property]?.length);
  if (!target || !part || properties.length === 0) return null;
  return (
    <section
      aria-label="Keyframes"
      className="max-h-40 shrink-0 overflow-y-auto border-line border-t bg-raised"
    >
      {properties.map((property) => (
        <Lane
          key={property}
          target={target}
          property={property}
          track={tracks?.[property] ?? []}
          span={part}
          surface={surface}
          edits={edits}
        />
      ))}
    </section>
  );
}

interface LaneProps {
  target: PartTarget;
  property: KeyframeProperty;
  track: readonly Keyframe[];
  span: Pick<ResolvedPart, "startSeconds" | "endSeconds">;
  surface: TimelineSurface;
  edits: TrackEdits;
}

function Lane({ target, property, track, span, surface, edits }: LaneProps) {
  const [menu, setMenu] = useState<{ seconds: number; x: number; y: number } | null>(null);
  const drag = useRef<{ atSeconds: number; x: number; toSeconds: number } | null>(null);
  const { view } = surface;
  const name = propertyNames[property];
  const times = track.map((keyframe) => secondsOfKeyframe(keyframe, span));
  const resolved = track.map(({ value, easing }, index) => ({
    atSeconds: times[index] as number,
    value,
    easing,
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
      `Move a keyframe of ${name.toLowerCase()} to ${timeLabel(span.startSeconds + toSeconds, true)}`,
      (current) => moveKeyframe(current, target, property, { atSeconds, toSeconds, span }),
      `keyframe-${property}-${JSON.stringify(target)}`,
    );
  const remove = (seconds: number) =>
    edits.change(`Delete a keyframe of ${name.toLowerCase()}`, (current) =>
      removeKeyframe(current, target, property, { seconds, span }),
    );

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, seconds: number) {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (by !== 0) move(seconds, seconds + (by * (event.shiftKey ? 30 : 1)) / 30);
    else if (event.key === "Delete" || event.key === "Backspace") remove(seconds);
    else return;
    event.preventDefault();
  }

  const handlers = (seconds: number) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { atSeconds: seconds, x: event.clientX, toSeconds: seconds };
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      const { current } = drag;
      if (!current || (current.toSeconds === current.atSeconds && Math.abs(event.clientX - current.x) < 3))
        return;
      const wanted = current.atSeconds + (event.clientX - current.x) / view.pixelsPerSecond;
      current.toSeconds = Math.round(wanted * 30) / 30;
      const { atSeconds, toSeconds } = current;
      event.currentTarget.style.translate = `${(toSeconds - atSeconds) * view.pixelsPerSecond}px 0`;
      edits.preview((shown) => moveKeyframe(shown, target, property, { atSeconds, toSeconds, span }));
    },
    onPointerUp(event: PointerEvent<HTMLButtonElement>) {
      const { current } = drag;
      drag.current = null;
      event.currentTarget.style.translate = "";
      if (!current) return;
      if (current.toSeconds !== current.atSeconds) move(current.atSeconds, current.toSeconds);
    },
    onPointerCancel(event: PointerEvent<HTMLButtonElement>) {
      drag.current = null;
      event.currentTarget.style.translate = "";
      edits.preview(null);
    },
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard a keyframe is added in the inspector, at the playhead
    <div
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
      <span className="pointer-events-none absolute top-1 left-2 rounded-sm bg-raised px-1 text-faint text-xs">
        {name}
      </span>
      {resolved.map(({ atSeconds, value, easing }) => (
        <button
          key={atSeconds}
          type="button"
          aria-label={`${name} keyframe at ${timeLabel(span.startSeconds + atSeconds, true)}: ${Math.round(value * 100) / 100}, then ${easingNames[easing].toLowerCase()}`}
          onKeyDown={(event) => onKeyDown(event, atSeconds)}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            // A press that moved it was a drag; from the keyboard there is no detail.
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
      <BaseMenu.Root open={menu !== null} onOpenChange={(isOpen) => !isOpen && setMenu(null)} modal={false}>
        <BaseMenu.Portal>
          <BaseMenu.Positioner
            anchor={{ getBoundingClientRect: () => new DOMRect(menu?.x, menu?.y, 0, 0) }}
            side="bottom"
            align="start"
            className="z-50 outline-none"
          >
            <BaseMenu.Popup
              aria-label="Easing to the next keyframe"
              className={`${popupStyle} max-h-(--available-height) min-w-48 overflow-y-auto`}
            >
              {easings.map((easing) => (
                <BaseMenu.Item
                  key={easing}
                  className="flex h-8 items-center rounded-sm px-2 outline-none data-highlighted:bg-hover"
                  onClick={() => {
                    const present = resolved.find(({ atSeconds }) => atSeconds === menu?.seconds);
                    if (!present) return;
                    const { atSeconds: seconds, value } = present;
                    edits.change(
                      `Easing of ${name.toLowerCase()}: ${easingNames[easing].toLowerCase()}`,
                      (current) =>
                        setKeyframe(current, target, property, { seconds, span }, { value, easing }),
                    );
                  }}
                >
                  {easingNames[easing]}
                </BaseMenu.Item>
              ))}
              <BaseMenu.Item
                className="flex h-8 items-center rounded-sm px-2 text-danger outline-none data-highlighted:bg-hover"
                onClick={() => menu && remove(menu.seconds)}
              >
                Delete keyframe
              </BaseMenu.Item>
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </div>
  );
}

function partOf(parts: readonly ResolvedPart[], target: PartTarget): ResolvedPart | undefined {
  if (target.kind === "overlay") return parts.find(({ key }) => key === `overlay:${target.id}`);
  const key = target.kind === "part" ? `part:${target.key}` : `element:${target.id}`;
  return parts.find((part) => part.key === key && part.sceneId === target.sceneId);
}
