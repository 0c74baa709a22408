import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

interface PaneWidth {
  width: number;
  least: number;
  most: number;
  usual: number;
  set: (width: number) => void;
}

/** The width of a pane in CSS pixels, remembered in this browser. */
export function usePaneWidth(
  name: string,
  limits: { least: number; most: number; usual: number },
): PaneWidth {
  const key = `vitrine:pane:${name}`;
  const within = (width: number) => Math.round(Math.min(limits.most, Math.max(limits.least, width)));
  const [width, setWidth] = useState(() => within(readWidth(key) ?? limits.usual));
  return {
    ...limits,
    width,
    set: (wanted) => {
      const next = within(wanted);
      setWidth(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // It has this width for as long as the page lives.
      }
    },
  };
}

function readWidth(key: string): number | null {
  try {
    return Number(localStorage.getItem(key)) || null;
  } catch {
    return null;
  }
}

const stepPixels = 16;

/** The edge of a pane: dragged, moved by arrows, and by a double press as wide as it usually is. */
export function PaneHandle({ pane, label, side }: { pane: PaneWidth; label: string; side: "start" | "end" }) {
  const begun = useRef<{ x: number; width: number } | null>(null);
  /** Whether the way to the right makes it wider. */
  const grows = (element: Element) => (getComputedStyle(element).direction === "rtl") !== (side === "start");

  function follow(event: PointerEvent<HTMLElement>) {
    if (!begun.current) return;
    const way = event.clientX - begun.current.x;
    pane.set(begun.current.width + (grows(event.currentTarget) ? way : -way));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowLeft: -stepPixels, ArrowRight: stepPixels }[event.key];
    if (!step) return;
    event.preventDefault();
    pane.set(pane.width + (grows(event.currentTarget) ? step : -step));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs is not moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={pane.width}
      aria-valuemin={pane.least}
      aria-valuemax={pane.most}
      tabIndex={0}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        begun.current = { x: event.clientX, width: pane.width };
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
      className="group relative z-10 hidden w-px shrink-0 cursor-col-resize touch-none bg-line outline-none before:absolute before:inset-y-0 before:-inset-x-1 md:block"
    >
      <span className="absolute inset-y-0 -inset-x-px bg-accent opacity-0 transition-opacity group-hover:opacity-60 group-focus-visible:opacity-100 group-active:opacity-100" />
    </div>
  );
}
