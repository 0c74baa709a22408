import RotateCw from "lucide-react/icons/rotate-cw";
import type { SourceWay } from "~/domain/facts/source-event";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { BringPage } from "./bring-page";
import { shortAddress } from "./page-address";
import type { SourceReading } from "./source-reading";

interface ReadingStatusProps {
  reading: SourceReading;
  isReading: boolean;
  /** What was found until now, "3 facts"; empty while that is nothing. */
  found: string;
  onRead: (html?: string) => void;
  onStop: () => void;
  /** The way on without the page. */
  byHand: { label: string; onSelect: () => void };
}

/** How far the reading is, or why it ended and what is left to do; what was read stays in every case. */
export function ReadingStatus({ reading, isReading, found, onRead, onStop, byHand }: ReadingStatusProps) {
  const { address, page, problem } = reading;
  const shown = page?.url ?? address;
  const can = (way: SourceWay) => problem?.ways.includes(way) ?? false;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        {shown && (
          <a
            href={shown}
            target="_blank"
            rel="noreferrer"
            className="min-w-0 max-w-full truncate underline underline-offset-2 hover:text-text"
          >
            <bdi>{shortAddress(shown)}</bdi>
          </a>
        )}
        {isReading ? (
          <>
            <span role="status" className="tabular flex items-center gap-2">
              <Spinner className="size-3.5" />
              Reading{found && `: ${found} so far`}
            </span>
            <Button size="sm" variant="ghost" onClick={onStop}>
              Stop
            </Button>
          </>
        ) : (
          <>
            <span role="status" className="tabular">
              {found}
            </span>
            {address && !problem && (
              <Button
                size="sm"
                variant="ghost"
                icon={<RotateCw className="size-3.5" />}
                onClick={() => onRead()}
              >
                Read again
              </Button>
            )}
          </>
        )}
      </div>
      {problem && !isReading && (
        <div role="alert" className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md bg-warning-soft p-4">
          <p className="max-w-[68ch] text-pretty">{problem.message}</p>
          <div className="flex flex-wrap items-center gap-2">
            {can("retry") && address && (
              <Button size="sm" icon={<RotateCw className="size-3.5" />} onClick={() => onRead()}>
                Try again
              </Button>
            )}
            {can("type") && (
              <Button size="sm" onClick={byHand.onSelect}>
                {byHand.label}
              </Button>
            )}
          </div>
          {(can("paste") || can("drop")) && (
            <BringPage about="Bring the page yourself, or drop its file here." onPage={onRead} />
          )}
        </div>
      )}
    </div>
  );
}
