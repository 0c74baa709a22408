import { spokenLength } from "~/domain/video/video-figures";
import { describeProgress } from "~/studio/export-activity";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { count } from "./count";
import type { sortVideos } from "./queue-record";
import { cancelQueue, pauseQueue, type QueueOrder, type QueueView } from "./video-queue";

interface QueueProgressProps {
  order: QueueOrder;
  queue: QueueView;
  sorted: ReturnType<typeof sortVideos>;
}

/** How far all videos are, and each that is being made. */
export function QueueProgress({ order: { plan, batchId }, queue, sorted }: QueueProgressProps) {
  const { videos } = plan;
  const over = sorted.done.length + sorted.failed.length;
  const underWay = [...queue.active.values()].reduce(
    (sum, progress) => sum + (progress?.framesTotal ? progress.framesDone / progress.framesTotal : 0),
    0,
  );
  const isElsewhere = queue.status === "elsewhere";
  return (
    <div className="grid gap-4 rounded-md border border-line bg-raised p-3.5">
      <div className="grid gap-1.5">
        <ProgressBar
          label={isElsewhere ? "Another tab makes the videos" : "Making the videos"}
          value={videos.length > 0 ? Math.min(1, (over + underWay) / videos.length) : null}
          detail={`${over} of ${count(videos.length, "video")}`}
        />
        <p className="tabular min-h-5 text-muted text-sm">
          {queue.secondsLeft === null ? "" : `About ${spokenLength(Math.max(1, queue.secondsLeft))} left`}
        </p>
      </div>
      <ul className="grid gap-3">
        {videos
          .filter(({ id }) => queue.active.has(id))
          .map((video) => {
            const { label, share, detail } = describeProgress(queue.active.get(video.id) ?? null);
            return (
              <li key={video.id} className="grid gap-1 text-sm">
                <ProgressBar
                  label={
                    <span className="flex min-w-0 gap-2 font-[400]">
                      <bdi className="truncate">{video.fileName}</bdi>
                      <span className="sr-only">{label}</span>
                    </span>
                  }
                  value={share}
                  detail={detail}
                />
              </li>
            );
          })}
      </ul>
      {isElsewhere ? (
        <p className="text-muted text-sm">Pause or cancel it in the tab that makes them.</p>
      ) : (
        <>
          <div className="flex gap-2">
            <Button size="sm" onClick={() => pauseQueue(batchId)}>
              Pause
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void cancelQueue(batchId)}>
              Cancel
            </Button>
          </div>
          <p className="text-muted text-sm">
            You can go on working here; it is in the activity list. If you close the tab, it goes on from here
            another time.
          </p>
        </>
      )}
    </div>
  );
}
