import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { monthName } from "./months";

interface GalleryHeadProps {
  /** What can be done with what is selected, if anything is. */
  bar: ReactNode;
  /** How many images are new above what is looked at. */
  newer: number;
  onShowNewer: () => void;
  /** When the first image in sight was made; null at the head of the list. */
  topDate: Date | null;
}

/** Lies at the head of the window over the grid: what is new above and when this was; and what is selected (`SelectionBar`). */
export function GalleryHead({ bar, newer, onShowNewer, topDate }: GalleryHeadProps) {
  return (
    <div className="group/head pointer-events-none fixed inset-x-2 top-16 z-30 grid justify-items-center gap-2 *:pointer-events-auto">
      {bar}
      {newer > 0 && (
        <Button
          size="sm"
          icon={<ArrowUp className="size-4" />}
          className="shadow-overlay max-md:group-has-[section]/head:mt-14"
          onClick={onShowNewer}
        >
          {newer.toLocaleString()} new above
        </Button>
      )}
      {topDate && !bar && newer === 0 && (
        <p
          aria-hidden="true"
          className="rounded-full bg-raised/92 px-3 py-1 font-[550] text-sm shadow-raised backdrop-blur-sm"
        >
          {monthName({ fromMs: topDate.getTime() })}
        </p>
      )}
    </div>
  );
}
