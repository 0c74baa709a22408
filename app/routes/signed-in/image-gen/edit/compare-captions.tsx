import { classNames } from "~/ui/class-names";
import type { ShownCandidate } from "./use-shown-candidate";

interface CompareCaptionsProps {
  candidate: ShownCandidate;
  /** Side by side, the two stand in a row; else one above the other. */
  isRow: boolean;
}

/** Says of what is compared which is which. */
export function CompareCaptions({ candidate: { way, isHeld }, isRow }: CompareCaptionsProps) {
  if (way === "off") return null;
  if (way === "hold") {
    return (
      <p role="status" className={classNames(caption, "start-2 bottom-2")}>
        {isHeld ? "Before" : "After. Press the picture for what was before"}
      </p>
    );
  }
  const isColumn = way === "beside" && !isRow;
  return (
    <>
      <p className={classNames(caption, "left-2", isColumn ? "bottom-[calc(50%+0.5rem)]" : "bottom-2")}>
        Before
      </p>
      <p className={classNames(caption, "bottom-2", isColumn ? "left-2" : "right-2")}>After</p>
    </>
  );
}

const caption =
  "pointer-events-none absolute rounded-sm bg-black/70 px-1.5 py-0.5 font-medium text-2xs text-white";
