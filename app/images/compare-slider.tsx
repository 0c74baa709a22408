import MoveHorizontal from "lucide-react/icons/move-horizontal";
import { useState } from "react";
import type { ComparedPair } from "./compared-pair";
import { fitFrame } from "./fit-frame";
import { PlacedImage } from "./placed-image";

/** Two pictures on one another, with a line to draw across: dragged, or moved by the arrow keys. */
export function CompareSlider({ pair: { before, after, frame } }: { pair: ComparedPair }) {
  const [percent, setPercent] = useState(50);
  return (
    <div
      style={fitFrame(frame)}
      className="group relative isolate mx-auto max-h-full overflow-hidden rounded-md bg-sunken"
    >
      <PlacedImage picture={after} />
      <div style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }} className="absolute inset-0">
        <PlacedImage picture={before} />
      </div>
      <span className={`${caption} start-2`}>{before.label}</span>
      <span className={`${caption} end-2`}>{after.label}</span>
      <div
        aria-hidden="true"
        style={{ left: `${percent}%` }}
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-overlay group-has-focus-visible:bg-accent"
      >
        <span className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full bg-white text-black shadow-overlay group-has-focus-visible:outline-2 group-has-focus-visible:outline-focus group-has-focus-visible:outline-offset-2">
          <MoveHorizontal className="size-4" />
        </span>
      </div>
      <input
        type="range"
        dir="ltr"
        min={0}
        max={100}
        value={percent}
        aria-label={`How much of “${before.label}” is seen`}
        aria-valuetext={`${percent} percent`}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0"
      />
    </div>
  );
}

const caption =
  "pointer-events-none absolute top-2 max-w-[calc(50%-12px)] truncate rounded-sm bg-black/70 px-1.5 py-0.5 font-medium text-2xs text-white";
