import type { ExportProgress } from "~/export/progress-meter";
import type { PlannedVideo } from "./plan-videos";

/** Before this the pace is mostly start-up. */
const shortestMeasureSeconds = 4;

/**
 * How much longer a queue takes, by the seconds of video it has made so far; null until that is known. A video under way counts
 * by its share.
 */
export function secondsLeft(
  order: { videos: readonly PlannedVideo[]; elapsedSeconds: number },
  finished: ReadonlySet<string>,
  active: ReadonlyMap<string, ExportProgress | null>,
): number | null {
  let made = 0;
  let all = 0;
  for (const { id, seconds } of order.videos) {
    all += seconds;
    const progress = active.get(id);
    if (finished.has(id)) made += seconds;
    else if (progress && progress.framesTotal > 0) {
      made += seconds * ((progress.framesDone - progress.framesReused) / progress.framesTotal);
    }
  }
  if (made === 0 || order.elapsedSeconds < shortestMeasureSeconds) return null;
  return ((all - made) / made) * order.elapsedSeconds;
}
