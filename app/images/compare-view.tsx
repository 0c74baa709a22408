import Columns2 from "lucide-react/icons/columns-2";
import MousePointer2 from "lucide-react/icons/mouse-pointer-2";
import SquareSplitHorizontal from "lucide-react/icons/square-split-horizontal";
import { useState } from "react";
import { SegmentedControl } from "~/ui/segmented-control";
import { CompareSlider } from "./compare-slider";
import type { ComparedImage, ComparedPair } from "./compared-pair";
import { fitFrame } from "./fit-frame";
import { PlacedImage } from "./placed-image";

const ways = ["slider", "beside", "hold"] as const;
type CompareWay = (typeof ways)[number];

/** Two images compared: with a slider, side by side, or by holding one in place of the other. */
export function CompareView({ pair }: { pair: ComparedPair }) {
  // Images of two shapes that have nothing in common are seen whole at first.
  const [way, setWay] = useState<CompareWay>(pair.isAligned ? "slider" : "beside");
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label="Compare"
        size="sm"
        value={way}
        onChange={setWay}
        segments={[
          { value: "slider", label: <Way icon={<SquareSplitHorizontal />} name="Slider" /> },
          { value: "beside", label: <Way icon={<Columns2 />} name="Side by side" /> },
          { value: "hold", label: <Way icon={<MousePointer2 />} name="Hover" /> },
        ]}
      />
      {way === "slider" && <CompareSlider pair={pair} />}
      {way === "beside" && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Side pair={pair} picture={pair.before} />
          <Side pair={pair} picture={pair.after} />
        </div>
      )}
      {way === "hold" && <HeldImage pair={pair} />}
    </div>
  );
}

function Way({ icon, name }: { icon: React.ReactNode; name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 [&>svg]:size-3.5">
      {icon}
      {name}
    </span>
  );
}

/** What is aligned is as large on both sides; else each has its own shape. */
function Side({ pair, picture }: { pair: ComparedPair; picture: ComparedImage }) {
  return (
    <figure className="grid content-start gap-1.5">
      <div
        style={fitFrame(pair.isAligned ? pair.frame : picture.size)}
        className="relative mx-auto overflow-hidden rounded-md bg-sunken"
      >
        <PlacedImage picture={picture} />
      </div>
      <figcaption className="truncate text-muted text-sm">{picture.label}</figcaption>
    </figure>
  );
}

/** Shows the first while the pointer is on it, a finger rests on it, or a key holds it; else the second. */
function HeldImage({ pair: { before, after, frame } }: { pair: ComparedPair }) {
  const [isHeld, setHeld] = useState(false);
  const shown = isHeld ? before : after;
  return (
    <button
      type="button"
      aria-label={`Show “${before.label}” while this is held`}
      aria-pressed={isHeld}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onPointerDown={() => setHeld(true)}
      onPointerUp={(event) => event.pointerType !== "mouse" && setHeld(false)}
      onKeyDown={({ key }) => (key === " " || key === "Enter") && setHeld(true)}
      onKeyUp={() => setHeld(false)}
      onBlur={() => setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
      style={fitFrame(frame)}
      className="relative mx-auto touch-manipulation overflow-hidden rounded-md bg-sunken"
    >
      {[before, after].map((picture) => (
        <PlacedImage key={picture.src} picture={picture} alt="" isHidden={picture !== shown} />
      ))}
      <span className="absolute start-2 top-2 rounded-sm bg-black/70 px-1.5 py-0.5 font-medium text-2xs text-white">
        {shown.label}
      </span>
    </button>
  );
}
