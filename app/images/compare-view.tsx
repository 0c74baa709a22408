import Columns2 from "lucide-react/icons/columns-2";
import MousePointer2 from "lucide-react/icons/mouse-pointer-2";
import SquareSplitHorizontal from "lucide-react/icons/square-split-horizontal";
import { useState } from "react";
import { SegmentedControl } from "~/ui/segmented-control";
import { type ComparedPicture, CompareSlider } from "./compare-slider";

const ways = ["slider", "beside", "hold"] as const;
export type CompareWay = (typeof ways)[number];

interface CompareViewProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** How it begins; the person may choose another way. */
  initialWay?: CompareWay;
}

/** Two pictures compared: with a slider, side by side, or by holding one in place of the other. */
export function CompareView({ before, after, initialWay = "slider" }: CompareViewProps) {
  const [way, setWay] = useState<CompareWay>(initialWay);
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
      {way === "slider" && <CompareSlider before={before} after={after} />}
      {way === "beside" && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Side picture={before} />
          <Side picture={after} />
        </div>
      )}
      {way === "hold" && <HeldPicture before={before} after={after} />}
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

function Side({ picture }: { picture: ComparedPicture }) {
  return (
    <figure className="grid content-start gap-1.5">
      <img
        src={picture.src}
        alt={picture.label}
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        className="w-full rounded-md bg-sunken object-contain"
      />
      <figcaption className="truncate text-muted text-sm">{picture.label}</figcaption>
    </figure>
  );
}

/** Shows the first while the pointer is on it, a finger rests on it, or a key holds it; else the second. */
function HeldPicture({ before, after }: { before: ComparedPicture; after: ComparedPicture }) {
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
      style={{ aspectRatio: `${after.width} / ${after.height}` }}
      className="relative w-full touch-manipulation overflow-hidden rounded-md bg-sunken"
    >
      {[before, after].map((picture) => (
        <img
          key={picture.src}
          src={picture.src}
          alt=""
          draggable={false}
          className={`absolute inset-0 size-full object-contain ${picture === shown ? "" : "invisible"}`}
        />
      ))}
      <span className="absolute start-2 top-2 rounded-sm bg-black/70 px-1.5 py-0.5 font-medium text-2xs text-white">
        {shown.label}
      </span>
    </button>
  );
}
