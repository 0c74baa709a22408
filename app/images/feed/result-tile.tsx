import CircleSlash from "lucide-react/icons/circle-slash-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ImageResult } from "~/domain/make-images";
import { formatElapsed } from "~/shell/elapsed";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";

interface ResultTileProps {
  result: ImageResult;
  /** Width over height, as asked for. */
  ratio: number;
  elapsedMs: number;
  /** How many of its generation come before it. */
  placeInLine: number;
  onRetry: () => void;
}

/** The place of a result that is not there: why not, or not yet. Of the size the image will have. */
export function ResultTile({ ratio, ...content }: ResultTileProps) {
  return (
    <div
      style={{ aspectRatio: ratio }}
      data-state={content.result.state}
      className="grid place-items-center overflow-hidden rounded-md bg-sunken p-3 text-center text-sm data-[state=failed]:bg-danger-soft data-[state=making]:animate-shimmer data-[state=making]:bg-neutral-5"
    >
      <Content {...content} />
    </div>
  );
}

function Content({ result, elapsedMs, placeInLine, onRetry }: Omit<ResultTileProps, "ratio">) {
  switch (result.state) {
    case "waiting":
      return <span className="text-muted">{waitingWords(placeInLine)}</span>;
    case "making":
      return (
        <span className="grid justify-items-center gap-2 text-text">
          <Spinner className="size-5" />
          <span>
            Making <time className="tabular">{formatElapsed(elapsedMs)}</time>
          </span>
        </span>
      );
    case "failed":
      return (
        <span className="grid min-h-0 justify-items-center gap-2 overflow-y-auto">
          <span className="text-danger">{result.error?.message ?? "It could not be made."}</span>
          <Button size="sm" icon={<RotateCcw className="size-3.5" />} onClick={onRetry}>
            Retry
          </Button>
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
      // There, and about to be drawn as soon as it is known that it is not in the trash.
      return null;
  }
}

/** The first in line is about to be begun; the others are told what they wait for. */
function waitingWords(place: number): string {
  if (place === 0) return "Getting ready";
  return place === 1 ? "Next" : `${place} before it`;
}
