import { formatSeconds } from "~/scene/describe-move";
import type { PointerState } from "./pointer";

/** At the pointer: by how much, to the frame. */
export function DragReadout({ drag }: { drag: NonNullable<PointerState["drag"]> }) {
  const { gesture, bySeconds, x, y } = drag;
  const frames = Math.round(Math.abs(bySeconds) * 30);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 left-0 z-10 whitespace-nowrap rounded-sm bg-neutral-12 px-2 py-1 text-neutral-1 text-xs shadow-overlay"
      style={{
        transform: `translate(min(${Math.round(x) + 14}px, calc(100cqw - 100% - 8px)), ${Math.max(4, Math.round(y) - 36)}px)`,
      }}
    >
      {gesture.kind === "reorder" ? (
        gesture.words
      ) : gesture.readout ? (
        <span className="font-[600] tabular-nums">{gesture.readout(bySeconds)}</span>
      ) : (
        <span className="font-[600] tabular-nums">
          {bySeconds < 0 ? "−" : "+"}
          {formatSeconds(Math.abs(bySeconds))}
          <span className="ml-1.5 font-normal opacity-70">
            {frames} {frames === 1 ? "frame" : "frames"}
          </span>
        </span>
      )}
    </div>
  );
}
