import CircleSlash from "lucide-react/icons/circle-slash-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { mayRepeat } from "~/domain/jobs/job-error";
import type { ImageResult } from "~/domain/jobs/kinds/images";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Spinner } from "~/ui/spinner";
import { retryLabel } from "./retry-label";

interface ResultTileProps {
  result: ImageResult;
  /** Width over height, as asked for. */
  ratio: number;
  /** How many of its generation come before it. */
  placeInLine: number;
  /** Credits of asking for it again; null where that is not possible any more. */
  retryPrice: number | null;
  onRetry: () => void;
  /** Takes the place out of the feed. */
  onRemove: () => void;
}

/** The place of a result that is not there: why not, or not yet. Of the size the image will have. */
export function ResultTile({ ratio, onRemove, ...content }: ResultTileProps) {
  const { state } = content.result;
  return (
    <div
      style={{ aspectRatio: ratio }}
      data-state={state}
      className="group/place relative grid place-items-center overflow-hidden rounded-md bg-sunken p-3 text-center text-sm data-[state=failed]:bg-danger-soft data-[state=done]:animate-shimmer data-[state=making]:animate-shimmer data-[state=done]:bg-neutral-5 data-[state=making]:bg-neutral-5"
    >
      <Content {...content} />
      {(state === "failed" || state === "cancelled") && (
        <span className="absolute end-1 top-1 opacity-0 transition-opacity focus-within:opacity-100 group-hover/place:opacity-100 [@media(hover:none)]:opacity-100">
          <IconButton
            label="Remove from the feed"
            size="sm"
            icon={<X className="size-4" />}
            onClick={onRemove}
          />
        </span>
      )}
    </div>
  );
}

function Content({ result, placeInLine, retryPrice, onRetry }: Omit<ResultTileProps, "ratio" | "onRemove">) {
  switch (result.state) {
    case "waiting":
      return <span className="text-muted">{waitingMessage(placeInLine)}</span>;
    case "making":
      return <Underway>Making</Underway>;
    case "failed":
      return (
        <span className="grid min-h-0 justify-items-center gap-2 overflow-y-auto">
          <span className="text-danger">{result.error?.message ?? "It could not be made."}</span>
          {mayRepeat(result.error) && (
            <Button
              size="sm"
              icon={<RotateCcw className="size-3.5" />}
              disabled={retryPrice === null}
              onClick={onRetry}
            >
              {retryLabel(null, retryPrice)}
            </Button>
          )}
        </span>
      );
    case "cancelled":
      return (
        <span className="grid justify-items-center gap-2 text-muted">
          <CircleSlash className="size-4" />
          Cancelled
        </span>
      );
    case "done":
      // There, and drawn as soon as it is known that it is not in the trash.
      return <Underway>Made</Underway>;
  }
}

function Underway({ children }: { children: string }) {
  return (
    <span className="grid justify-items-center gap-2 text-text">
      <Spinner className="size-5" />
      {children}
    </span>
  );
}

/** The first in line is about to be begun; the others are told what they wait for. */
function waitingMessage(place: number): string {
  if (place === 0) return "Getting ready";
  return place === 1 ? "Next" : `${place} before it`;
}
