import type { ClipTiming } from "~/scene/composition";

/**
 * Files write the times of frames in whole milliseconds or coarser ticks, so a frame's start may lie a little after
 * the moment it is meant for. No frame is as short as this.
 */
const ROUNDING_SECONDS = 0.001;
/** Inside the last frame, however short frames are. */
const BEFORE_END_SECONDS = 0.002;

/**
 * The time in a clip's file that shows at a time of the composition, in seconds. Past its end a clip that loops begins
 * again, any other stands at its last moment. `fileEndSeconds` may be `Infinity` where it is not known; such a clip
 * cannot loop.
 */
export function clipTimeAt(
  timing: ClipTiming,
  layerStartSeconds: number,
  timeSeconds: number,
  fileEndSeconds: number,
): number {
  const start = timing.trimStartSeconds;
  const end = Math.max(start, Math.min(timing.trimEndSeconds ?? Infinity, fileEndSeconds));
  const length = end - start;
  const played = Math.max(0, timeSeconds - layerStartSeconds) * timing.speed + ROUNDING_SECONDS;
  if (played < length) return start + played;
  if (timing.loop && length > ROUNDING_SECONDS && Number.isFinite(length)) return start + (played % length);
  return Math.max(start, end - BEFORE_END_SECONDS);
}
