import type { CaptionMoment } from "~/scene/caption-moments";

/** The moment of the video that a caption's own time is. */
export function videoSeconds({ originSeconds }: CaptionMoment, seconds: number): number {
  return Math.max(0, originSeconds + seconds);
}
