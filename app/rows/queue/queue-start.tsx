import Clapperboard from "lucide-react/icons/clapperboard";
import { fileSize, spokenLength } from "~/domain/video/video-figures";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { count } from "./count";
import { estimateQueue, roomForVideos } from "./estimate-queue";
import type { PlannedVideo } from "./plan-videos";
import { type QueueRecord, qualities, type sortVideos } from "./queue-record";
import { useTrial } from "./use-trial";
import { cancelQueue, type QueueOrder, type QueueView, startQueue } from "./video-queue";

interface QueueStartProps {
  order: QueueOrder;
  queue: QueueView;
  sorted: ReturnType<typeof sortVideos>;
  quality: QueueRecord["quality"];
  onQuality: (quality: QueueRecord["quality"]) => void;
}

/** What is still to be made, what that takes, and the button that begins or goes on. */
export function QueueStart({ order, queue, sorted, quality, onQuality }: QueueStartProps) {
  const open = [...sorted.changed, ...sorted.waiting];
  const tried = useTrial(open[0], order.plan, order.library);
  const isPlanning = order.plan.settings.quality !== quality;
  const isPaused = queue.status === "paused";
  if (!canKeepVideos()) {
    return (
      <p className="rounded-md bg-warning-soft p-3 text-sm">
        This browser cannot keep finished videos. Use a recent Chrome, Edge, Firefox or Safari, not in a
        private window.
      </p>
    );
  }
  if (order.plan.videos.length === 0) {
    return (
      <p className="text-muted">There is no row to make a video of. Add a row, or mend the errors above.</p>
    );
  }
  const label = isPaused
    ? `Resume · ${count(open.length, "video")}`
    : sorted.done.length === 0
      ? `Make ${count(open.length, "video")}`
      : sorted.waiting.length === 0
        ? `Make ${count(open.length, "video")} again`
        : `Make ${count(open.length, "more video")}`;
  return (
    <div className="grid gap-4">
      {!isPaused && (
        <SegmentedControl
          label="Quality"
          showLabel
          value={quality}
          onChange={onQuality}
          segments={qualities.map((value) => ({ value, label: value }))}
        />
      )}
      {isPaused && <p className="text-sm">{whyPaused(queue)}</p>}
      {open.length > 0 ? (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              size="lg"
              className="grow"
              icon={<Clapperboard className="size-4" />}
              disabled={isPlanning || (tried?.problems.length ?? 0) > 0}
              onClick={() => void startQueue(order)}
            >
              {label}
            </Button>
            {isPaused && (
              <Button size="lg" onClick={() => void cancelQueue(order.batchId)}>
                Cancel the rest
              </Button>
            )}
          </div>
          <Figures open={open} order={order} tried={tried} />
        </div>
      ) : (
        sorted.failed.length === 0 && (
          <p className="text-success">{count(sorted.done.length, "video is", "videos are")} ready.</p>
        )
      )}
    </div>
  );
}

interface FiguresProps {
  open: readonly PlannedVideo[];
  order: QueueOrder;
  tried: ReturnType<typeof useTrial>;
}

/** Price, time and room, before anything begins. */
function Figures({ open, order: { plan }, tried }: FiguresProps) {
  const estimate = tried?.trial ? estimateQueue(open, plan, tried.trial) : null;
  const room = estimate && roomForVideos(open.length, estimate.sizeBytes, tried?.availableBytes ?? null);
  return (
    <div className="grid gap-2 text-sm">
      <p className="tabular text-muted">
        No credits: this computer makes them.
        <br />
        {estimate
          ? `About ${spokenLength(roughly(estimate.seconds))}, ${fileSize(estimate.sizeBytes)}.`
          : !tried && "Measuring how long it takes…"}
      </p>
      {room !== null && (
        <p className="rounded-md bg-warning-soft p-3">
          This browser has room for about {count(room, "of them", "of them")}. Choose 720p, tick fewer rows,
          or free some space. The queue waits when room runs out, and nothing is lost.
        </p>
      )}
      {tried?.problems.map((problem) => (
        <p key={problem} className="rounded-md bg-danger-soft p-3 text-danger">
          {problem}
        </p>
      ))}
    </div>
  );
}

/** No more exact than it is: full minutes where it takes long. */
function roughly(seconds: number): number {
  if (seconds > 600) return Math.round(seconds / 60) * 60;
  return seconds > 60 ? Math.round(seconds / 15) * 15 : Math.max(5, Math.round(seconds / 5) * 5);
}

function whyPaused({ pausedFor }: QueueView): string {
  if (pausedFor === "storage") {
    return "There is no room for the next video. Download what is ready and remove it from this browser, or free some space; then resume.";
  }
  if (pausedFor === "cut-off")
    return "The page was closed before all videos were made. What is ready is kept.";
  return "Paused. What is ready is kept in this browser, also for another day.";
}

/** Not on the server, and not where a browser has no private files. */
function canKeepVideos(): boolean {
  return typeof FileSystemFileHandle !== "undefined" && "createWritable" in FileSystemFileHandle.prototype;
}
