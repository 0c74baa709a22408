import Check from "lucide-react/icons/check";
import Columns2 from "lucide-react/icons/columns-2";
import Image from "lucide-react/icons/image";
import MousePointer2 from "lucide-react/icons/mouse-pointer-2";
import SquareSplitHorizontal from "lucide-react/icons/square-split-horizontal";
import Trash2 from "lucide-react/icons/trash-2";
import type { CompareWay } from "~/image-editor/stage-scene";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { editorKeys } from "./editor-keys";
import type { ShownCandidate } from "./use-shown-candidate";

export const compareWays: readonly CompareWay[] = ["off", "slider", "beside", "hold"];

/** Looks at a candidate beside what there was, and takes it or not. */
export function CandidateBar({ candidate }: { candidate: ShownCandidate }) {
  const { way, share, setWay, setShare, setHeld, accept, discard } = candidate;
  return (
    <div
      role="toolbar"
      aria-label="Candidate"
      className="pointer-events-auto flex max-w-full flex-wrap items-center justify-center gap-2 rounded-md bg-raised p-1.5 shadow-overlay"
    >
      <SegmentedControl
        label="Compare"
        size="sm"
        value={way}
        onChange={setWay}
        segments={[
          { value: "off", name: "Only this", label: <Image className="size-4" /> },
          { value: "slider", name: "Slider", label: <SquareSplitHorizontal className="size-4" /> },
          { value: "beside", name: "Side by side", label: <Columns2 className="size-4" /> },
          { value: "hold", name: "Hover", label: <MousePointer2 className="size-4" /> },
        ]}
      />
      {way === "slider" && (
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(share * 100)}
          aria-label="How much of the picture before is seen"
          aria-valuetext={`${Math.round(share * 100)} percent`}
          onChange={(event) => setShare(event.target.valueAsNumber / 100)}
          className="w-24 accent-accent max-sm:sr-only"
        />
      )}
      {way === "hold" && (
        <Button
          size="sm"
          // A finger presses the image itself.
          className="pointer-coarse:hidden"
          onPointerDown={() => setHeld(true)}
          onPointerUp={() => setHeld(false)}
          onPointerLeave={() => setHeld(false)}
          onKeyDown={({ key }) => (key === " " || key === "Enter") && setHeld(true)}
          onKeyUp={() => setHeld(false)}
          onBlur={() => setHeld(false)}
        >
          Hold for before
        </Button>
      )}
      <span aria-hidden="true" className="h-5 w-px bg-line" />
      <IconButton
        label="Discard"
        shortcut={editorKeys.discard.keys}
        icon={<Trash2 className="size-4" />}
        onClick={() => discard()}
      />
      <Button size="sm" variant="primary" icon={<Check className="size-4" />} onClick={accept}>
        Accept
      </Button>
    </div>
  );
}
