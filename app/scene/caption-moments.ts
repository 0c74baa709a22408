import { type Library, templateFrom } from "~/scene/library";
import { captionOriginsOf } from "~/scene/resolve/cues";
import { timeScenes } from "~/scene/resolve/timing";
import type { Storyboard } from "~/scene/storyboard";

/** Where a scene and its captions stand in the video, in seconds. */
export interface CaptionMoment {
  startSeconds: number;
  endSeconds: number;
  /** What the times of its captions count from. */
  originSeconds: number;
}

/** By scene, in order. */
export function captionMoments(storyboard: Storyboard, library: Library): CaptionMoment[] {
  const timings = timeScenes(storyboard, templateFrom(library, storyboard.templateId).transition.seconds);
  const origins = captionOriginsOf(storyboard, timings);
  return timings.map(({ startSeconds, endSeconds }, index) => ({
    startSeconds,
    endSeconds,
    originSeconds: origins[index] ?? startSeconds,
  }));
}
