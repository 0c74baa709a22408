import type { Storyboard } from "~/scene/storyboard";
import type { PointerState } from "./pointer";
import { type TrackEdits, useMoved } from "./use-track-edits";

interface DragReadoutProps {
  drag: NonNullable<PointerState["drag"]>;
  storyboard: Storyboard;
  edits: TrackEdits;
}

/** At the pointer: by how much, and what goes along. */
export function DragReadout({ drag, edits }: DragReadoutProps) {
  const moved = useMoved(edits);
  const { gesture, bySeconds, x, y } = drag;
  const sign = bySeconds < 0 ? "−" : "+";
  const frames = Math.round(Math.abs(bySeconds) * 30);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 left-0 z-10 max-w-72 rounded-sm bg-neutral-12 px-2 py-1 text-neutral-1 text-xs shadow-overlay"
      style={{
        transform: `translate(min(${Math.round(x) + 14}px, calc(100cqw - 100%)), ${Math.max(4, Math.round(y) - 44)}px)`,
      }}
    >
      {gesture.kind !== "reorder" && (
        <div className="font-[600] tabular-nums">
          {sign}
          {Math.abs(bySeconds).toFixed(2)} s
          <span className="ml-1.5 font-normal opacity-70">
            {frames} {frames === 1 ? "frame" : "frames"}
          </span>
        </div>
      )}
      {gesture.kind !== "reorder" && moved && <div className="opacity-85">{moved}</div>}
      {gesture.kind === "reorder" && <div>{gesture.words}</div>}
    </div>
  );
}
