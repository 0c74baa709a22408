import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { classNames } from "./class-names";

export interface PaneSize {
  /** Along the way it is dragged, in CSS pixels. */
  size: number;
  least: number;
  most: number;
  usual: number;
  set: (size: number) => void;
}

/** The width or height of a pane in CSS pixels, remembered in this browser. */
export function usePaneSize(name: string, limits: { least: number; most: number; usual: number }): PaneSize {
  const key = `vitrine:pane:${name}`;
  const within = (size: number) => Math.round(Math.min(limits.most, Math.max(limits.least, size)));
  const [size, setSize] = useState(() => within(readSize(key) ?? limits.usual));
  return {
    ...limits,
    size,
    set: (wanted) => {
      const next = within(wanted);
      setSize(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // It has this size for as long as the page lives.
      }
    },
  };
}

function readSize(key: string): number | null {
  try {
    return Number(localStorage.getItem(key)) || null;
  } catch {
    return null;
  }
}

const stepPixels = 16;

interface PaneHandleProps {
  pane: PaneSize;
  label: string;
  /** Where its pane lies: at its start or end, or below it. */
  side: "start" | "end" | "bottom";
}

/** The edge of a pane: dragged, moved by arrows, and by a double press as large as it usually is. */
export function PaneHandle({ pane, label, side }: PaneHandleProps) {
  const begun = useRef<{ at: number; size: number } | null>(null);
  const isAcross = side === "bottom";
  const at = (event: PointerEvent) => (isAcross ? event.clientY : event.clientX);
  /** Whether the way to the right, or down, makes it larger. */
  const grows = (element: Element) =>
    !isAcross && (getComputedStyle(element).direction === "rtl") !== (side === "start");

  function follow(event: PointerEvent<HTMLElement>) {
    if (!begun.current) return;
    const way = at(event) - begun.current.at;
    pane.set(begun.current.size + (grows(event.currentTarget) ? way : -way));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const keys = isAcross ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
    const place = keys.indexOf(event.key);
    if (place < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const step = place === 0 ? -stepPixels : stepPixels;
    pane.set(pane.size + (grows(event.currentTarget) ? step : -step));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs is not moved
    <div
      role="separator"
      aria-orientation={isAcross ? "horizontal" : "vertical"}
      aria-label={label}
      aria-valuenow={pane.size}
      aria-valuemin={pane.least}
      aria-valuemax={pane.most}
      tabIndex={0}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        begun.current = { at: at(event), size: pane.size };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={() => {
        begun.current = null;
      }}
      onPointerCancel={() => {
        begun.current = null;
      }}
      onDoubleClick={() => pane.set(pane.usual)}
      onKeyDown={onKeyDown}
      className={classNames(
        "group relative z-10 hidden shrink-0 touch-none bg-line outline-none before:absolute md:block",
        isAcross
          ? "h-px w-full cursor-row-resize before:inset-x-0 before:-inset-y-1"
          : "w-px cursor-col-resize before:inset-y-0 before:-inset-x-1",
      )}
    >
      <span
        className={classNames(
          "absolute bg-accent opacity-0 transition-opacity group-hover:opacity-60 group-focus-visible:opacity-100 group-active:opacity-100",
          isAcross ? "inset-x-0 -inset-y-px" : "inset-y-0 -inset-x-px",
        )}
      />
    </div>
  );
}
