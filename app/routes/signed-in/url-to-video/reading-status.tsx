import RotateCw from "lucide-react/icons/rotate-cw";
import type { SourceWay } from "~/domain/facts/source-event";
import { shortAddress } from "~/sources/page-address";
import type { SourceReading } from "~/sources/source-reading";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { BringPage } from "./bring-page";

interface ReadingStatusProps {
  reading: SourceReading;
  isReading: boolean;
  onRead: (html?: string) => void;
  onStop: () => void;
  /** Opens the fields for a fact typed by hand. */
  onType: () => void;
}

/** How far the reading is, or why it ended and what is left to do; what was read stays in every case. */
export function ReadingStatus({ reading, isReading, onRead, onStop, onType }: ReadingStatusProps) {
  const { address, page, problem, sheet } = reading;
  const { length } = sheet.facts;
  const count = length === 1 ? "1 fact" : `${length} facts`;
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
              Reading{length > 0 ? `: ${count} so far` : ""}
            </span>
            <Button size="sm" variant="ghost" onClick={onStop}>
              Stop
            </Button>
          </>
        ) : (
          <>
            <span role="status" className="tabular">
              {count}
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
              <Button size="sm" onClick={onType}>
                Type facts by hand
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
