import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { Row } from "~/domain/rows/table";
import type { Storyboard } from "~/scene/storyboard";
import { RowStill } from "./preview/row-still";
import type { RowStillPainter } from "./preview/row-still-painter";

interface RowLeadProps {
  row: Row;
  number: number;
  storyboard: Storyboard;
  painter: RowStillPainter;
  isTicked: boolean;
  onTick: (isTicked: boolean, toAnchor: boolean) => void;
  onPoint: (isPointed: boolean) => void;
  /** Opens the row by itself, where there is no room for it beside the table. */
  onOpen: () => void;
}

/** What stands at the head of a row: its tick, its number and its video. Pointed at, it plays beside the table. */
export function RowLead({ row, number, storyboard, painter, isTicked, ...on }: RowLeadProps) {
  return (
    <>
      <label className="grid h-full w-8 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Tick row ${number}`}
          checked={isTicked}
          onClick={(event) => on.onTick(!isTicked, event.shiftKey)}
          onChange={() => {}}
          className="size-4 accent-accent"
        />
      </label>
      <span className="tabular w-9 shrink-0 text-center text-muted text-xs max-sm:w-7">
        {number}
        {row.options && (
          <span title="Options of its own" className="grid justify-items-center pt-0.5 text-accent">
            <SlidersHorizontal className="size-3" aria-hidden="true" />
            <span className="sr-only">, options of its own</span>
          </span>
        )}
        {row.skipped && <span className="sr-only">, skipped</span>}
      </span>
      <span
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && on.onPoint(true)}
        onPointerLeave={() => on.onPoint(false)}
        className={`relative grid h-full grow place-items-center py-1 ${row.skipped ? "opacity-40 saturate-0" : ""}`}
      >
        <RowStill painter={painter} storyboard={storyboard} />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Open row ${number}`}
          onClick={on.onOpen}
          className="absolute inset-0 md:hidden"
        />
      </span>
    </>
  );
}
