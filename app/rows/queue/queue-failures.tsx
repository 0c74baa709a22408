import RotateCcw from "lucide-react/icons/rotate-ccw";
import { Button } from "~/ui/button";
import { count } from "./count";
import type { PlannedVideo } from "./plan-videos";
import type { QueueRecord } from "./queue-record";
import { type QueueOrder, startQueue } from "./video-queue";

const mostShown = 30;

interface QueueFailuresProps {
  failed: readonly PlannedVideo[];
  record: QueueRecord | null;
  order: QueueOrder;
  isAtRest: boolean;
}

/** The videos that could not be made; only they are tried again. */
export function QueueFailures({ failed, record, order, isAtRest }: QueueFailuresProps) {
  if (failed.length === 0) return null;
  return (
    <section aria-labelledby="failed-heading" className="grid gap-2 rounded-md bg-danger-soft p-3 text-sm">
      <div className="flex items-center justify-between gap-2">
        <h3 id="failed-heading" className="font-[550] text-danger">
          {count(failed.length, "video")} failed
        </h3>
        {isAtRest && (
          <Button
            size="sm"
            icon={<RotateCcw className="size-3.5" />}
            onClick={() => void startQueue(order, "failed")}
          >
            Try again
          </Button>
        )}
      </div>
      <ul className="grid gap-1.5">
        {failed.slice(0, mostShown).map(({ id, rowNumber, fileName }) => (
          <li key={id} className="grid">
            <span className="truncate font-[550]">
              Row {rowNumber}: <bdi>{fileName}</bdi>
            </span>
            <span className="text-pretty text-muted">{record?.failed[id]?.message}</span>
          </li>
        ))}
        {failed.length > mostShown && <li className="text-muted">And {failed.length - mostShown} more.</li>}
      </ul>
    </section>
  );
}
