import { OtherQualities } from "./other-qualities";
import { QueueActions } from "./queue-actions";
import { QueueFailures } from "./queue-failures";
import { QueueFiles } from "./queue-files-list";
import { QueueProgress } from "./queue-progress";
import type { QueueRecord } from "./queue-record";
import { sortVideos } from "./queue-record";
import { QueueStart } from "./queue-start";
import { UnbackedStatements } from "./unbacked-statements";
import type { QueueOrder, QueueView } from "./video-queue";

interface FilesTabProps {
  order: QueueOrder;
  queue: QueueView;
  /** Row id → its published video. */
  links: ReadonlyMap<string, string>;
  /** As it is chosen; the plan follows in a moment. */
  quality: QueueRecord["quality"];
  onQuality: (quality: QueueRecord["quality"]) => void;
  onShowRow: (rowId: string) => void;
}

/** Files of all rows: what they take, how far they are, and where they go. */
export function FilesTab({ order, queue, links, quality, onQuality, onShowRow }: FilesTabProps) {
  const sorted = sortVideos(queue.record, order.plan.videos);
  const isRunning = queue.status === "running" || queue.status === "elsewhere";
  return (
    <div className="grid gap-5">
      <UnbackedStatements plan={order.plan} tableName={order.name} onShowRow={onShowRow} />
      {isRunning ? (
        <QueueProgress order={order} queue={queue} sorted={sorted} />
      ) : (
        <QueueStart order={order} queue={queue} sorted={sorted} quality={quality} onQuality={onQuality} />
      )}
      <QueueFailures failed={sorted.failed} record={queue.record} order={order} isAtRest={!isRunning} />
      {sorted.done.length > 0 && (
        <>
          <QueueActions order={order} queue={queue} done={sorted.done} links={links} />
          <QueueFiles batchId={order.batchId} record={queue.record} done={sorted.done} />
        </>
      )}
      {!isRunning && queue.status !== "paused" && (
        <OtherQualities plan={order.plan} record={queue.record} onQuality={onQuality} />
      )}
    </div>
  );
}
