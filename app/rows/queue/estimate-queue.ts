import { sizeOfFormat } from "~/scene/format-size";
import type { PlannedVideo, VideoPlan } from "./plan-videos";

/** What a short trial of one video showed. */
export interface Trial {
  video: Pick<PlannedVideo, "seconds" | "format">;
  /** To make what of it is not made yet. */
  seconds: number;
  sizeBytes: number;
  /** Part of it that is made already, 0–1. */
  reusableShare: number;
}

/** To start a video, join its parts and put it away, whatever its length. */
const secondsPerFile = 0.4;
/** Of a second of video, where everything of the tried one was there already. */
const usualPace = 0.4;

/** About how long videos take on this computer, and how much room they need. Scenes that rows share are made once. */
export function estimateQueue(
  videos: readonly PlannedVideo[],
  plan: VideoPlan,
  { video, seconds, sizeBytes, reusableShare }: Trial,
): { seconds: number; sizeBytes: number } {
  const planned = plan.videos.reduce((sum, one) => sum + one.seconds, 0);
  const distinctShare = planned > 0 ? plan.distinctSeconds / planned : 1;
  const tried = video.seconds * (1 - reusableShare);
  const pace = tried > 0.2 ? seconds / tried : usualPace;
  const weighed = videos.reduce(
    (sum, one) => sum + (one.seconds * pixelsOf(one.format)) / pixelsOf(video.format),
    0,
  );
  return {
    seconds: weighed * distinctShare * pace + videos.length * secondsPerFile,
    sizeBytes: (weighed * sizeBytes) / video.seconds,
  };
}

function pixelsOf(format: PlannedVideo["format"]): number {
  const { width, height } = sizeOfFormat(format);
  return width * height;
}

/** How many of the videos there is room for; null where there is room for all, or nobody knows. */
export function roomForVideos(
  count: number,
  sizeBytes: number,
  availableBytes: number | null,
): number | null {
  if (availableBytes === null || count === 0 || sizeBytes * 1.1 <= availableBytes) return null;
  return Math.max(0, Math.floor((count * availableBytes) / (sizeBytes * 1.1)));
}
