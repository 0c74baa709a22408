import type { CaptionMoment } from "~/scene/caption-moments";
import { timecode } from "~/scene/timecode";

/** A moment of the video to the hundredth: 0:07.25. */
export function preciseTime(seconds: number): string {
  const hundredths = Math.round(Math.max(0, seconds) * 100);
  return `${timecode(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, "0")}`;
}

/** The moment of the video that a caption's own time is. */
export function videoSeconds({ originSeconds }: CaptionMoment, seconds: number): number {
  return Math.max(0, originSeconds + seconds);
}
