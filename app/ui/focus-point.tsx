import { type PointerEvent, type ReactNode, useRef } from "react";

interface FocusPointProps {
  /** 0–1 from the left and from the top. */
  x: number;
  y: number;
  describedBy: string;
  onChange: (x: number, y: number) => void;
  /** The picture; its box is what the point lies on. */
  children: ReactNode;
}

/** A point on a picture, dragged or moved by arrow keys. */
export function FocusPoint({ x, y, describedBy, onChange, children }: FocusPointProps) {
  const area = useRef<HTMLDivElement>(null);

  function follow(event: PointerEvent) {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    onChange(
      toShare((event.clientX - box.left) / box.width),
      toShare((event.clientY - box.top) / box.height),
    );
  }

  return (
    <div
      ref={area}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      className="relative w-fit cursor-crosshair self-start touch-none select-none overflow-hidden rounded-md bg-sunken"
    >
      {children}
      <fieldset aria-label="Point that stays in view" aria-describedby={describedBy} className="contents">
        <Axis label="From the left" value={x} onChange={(next) => onChange(next, y)} />
        <Axis label="From the top" value={y} onChange={(next) => onChange(x, next)} isVertical />
        <span
          aria-hidden="true"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          className="-translate-x-1/2 -translate-y-1/2 pointer-events-none absolute size-6 rounded-full border-2 border-white shadow-[0_0_0_1px_oklch(0_0_0/0.5),inset_0_0_0_1px_oklch(0_0_0/0.3)] peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
        />
      </fieldset>
    </div>
  );
}

/** For the keyboard and for those who listen; the pointer has the picture itself. */
function Axis({
  label,
  value,
  onChange,
  isVertical = false,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  isVertical?: boolean;
}) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-orientation={isVertical ? "vertical" : "horizontal"}
      aria-valuetext={`${Math.round(value * 100)}%`}
      min={0}
      max={100}
      step={2}
      value={Math.round(value * 100)}
      onKeyDown={(event) => {
        // A range counts upwards; a picture counts from its top.
        const step = { ArrowUp: -2, ArrowDown: 2 }[event.key];
        if (!isVertical || step === undefined) return;
        event.preventDefault();
        onChange(toShare(value + step / 100));
      }}
      onChange={(event) => onChange(event.target.valueAsNumber / 100)}
      className="peer pointer-events-none absolute inset-0 size-px opacity-0"
    />
  );
}

function toShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
