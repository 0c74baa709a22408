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
  const { startSeconds: start, endSeconds: end } = clipSpan(timing, fileEndSeconds);
  const length = end - start;
  const elapsed = Math.max(0, timeSeconds - layerStartSeconds);
  if (isPaced(timing)) return pacedTimeAt(timing, start, end, elapsed);
  const played = elapsed * timing.speed + ROUNDING_SECONDS;
  if (played < length) return start + played;
  if (timing.loop && length > ROUNDING_SECONDS && Number.isFinite(length)) return start + (played % length);
  return Math.max(start, end - BEFORE_END_SECONDS);
}

/** The part of its file that a clip plays, in the file's seconds. */
export function clipSpan(
  { trimStartSeconds, trimEndSeconds }: ClipTiming,
  fileEndSeconds: number,
): { startSeconds: number; endSeconds: number } {
  const end = Math.min(trimEndSeconds ?? Number.POSITIVE_INFINITY, fileEndSeconds);
  return { startSeconds: trimStartSeconds, endSeconds: Math.max(trimStartSeconds, end) };
}

/** Whether a clip plays otherwise than at one speed throughout. */
export function isPaced({ speedRamp = [], freezes = [] }: ClipTiming): boolean {
  return speedRamp.length > 0 || freezes.length > 0;
}

/** A stretch of a clip in which the speed changes evenly, or nothing moves. */
export interface ClipStretch {
  /** Since the clip began, in seconds. */
  elapsedSeconds: number;
  /** How long it is watched; may be `Infinity`. */
  watchedSeconds: number;
  /** The file's own time at its start. */
  fileSeconds: number;
  /** Seconds of the file per second, at its start and at its end; both 0 while it stands still. */
  fromSpeed: number;
  toSpeed: number;
}

/** One turn of a clip, in order, without gaps. Between two points of a ramp the speed changes evenly over the time watched. */
export function clipStretches(timing: ClipTiming, fileEndSeconds: number): ClipStretch[] {
  const { startSeconds, endSeconds } = clipSpan(timing, fileEndSeconds);
  const ramp = timing.speedRamp ?? [];
  const freezes = (timing.freezes ?? [])
    .filter(({ atSeconds }) => atSeconds >= startSeconds && atSeconds < endSeconds)
    .toSorted((first, second) => first.atSeconds - second.atSeconds);
  const inside = [...ramp, ...freezes]
    .map(({ atSeconds }) => atSeconds)
    .filter((at) => at > startSeconds && at < endSeconds);
  const cuts = [...new Set([startSeconds, ...inside, endSeconds])].toSorted(
    (first, second) => first - second,
  );

  const stretches: ClipStretch[] = [];
  let elapsed = 0;
  const add = (fileSeconds: number, watchedSeconds: number, fromSpeed: number, toSpeed: number) => {
    stretches.push({ elapsedSeconds: elapsed, watchedSeconds, fileSeconds, fromSpeed, toSpeed });
    elapsed += watchedSeconds;
  };
  for (const [index, from] of cuts.entries()) {
    for (const { atSeconds, forSeconds } of freezes) if (atSeconds === from) add(from, forSeconds, 0, 0);
    const to = cuts[index + 1];
    if (to === undefined) continue;
    const fromSpeed = timing.speed * speedAt(ramp, from);
    const toSpeed = Number.isFinite(to) ? timing.speed * speedAt(ramp, to) : fromSpeed;
    add(from, (2 * (to - from)) / (fromSpeed + toSpeed), fromSpeed, toSpeed);
  }
  return stretches;
}

/** How long a clip is watched until it ends or begins again, in seconds. */
export function watchedSeconds(timing: ClipTiming, fileEndSeconds: number): number {
  const last = clipStretches(timing, fileEndSeconds).at(-1);
  return last ? last.elapsedSeconds + last.watchedSeconds : 0;
}

/** The file's own time a while into a stretch. */
export function fileTimeIn(
  { fileSeconds, fromSpeed, toSpeed, watchedSeconds: length }: ClipStretch,
  sinceSeconds: number,
): number {
  const acceleration = Number.isFinite(length) && length > 0 ? (toSpeed - fromSpeed) / length : 0;
  return fileSeconds + fromSpeed * sinceSeconds + (acceleration * sinceSeconds ** 2) / 2;
}

/**
 * Speeds of a ramp change evenly over the time watched, so that their squares change evenly over that of the file
 * (v² = v₀² + 2as).
 */
function speedAt(ramp: NonNullable<ClipTiming["speedRamp"]>, fileSeconds: number): number {
  const next = ramp.findIndex(({ atSeconds }) => atSeconds > fileSeconds);
  if (ramp.length === 0) return 1;
  if (next <= 0) return ramp.at(next)!.speed;
  const [before, after] = [ramp[next - 1]!, ramp[next]!];
  const share = (fileSeconds - before.atSeconds) / (after.atSeconds - before.atSeconds);
  return Math.sqrt(before.speed ** 2 + (after.speed ** 2 - before.speed ** 2) * share);
}

function pacedTimeAt(timing: ClipTiming, start: number, end: number, elapsedSeconds: number): number {
  const stretches = clipStretches(timing, end);
  const last = stretches.at(-1);
  const turn = last ? last.elapsedSeconds + last.watchedSeconds : 0;
  const isAgain = timing.loop && turn > ROUNDING_SECONDS && Number.isFinite(turn);
  const elapsed = isAgain ? elapsedSeconds % turn : elapsedSeconds;
  const stretch = stretches.findLast((one) => one.elapsedSeconds <= elapsed);
  if (!stretch) return start;
  const since = Math.min(elapsed - stretch.elapsedSeconds, stretch.watchedSeconds);
  const time = fileTimeIn(stretch, since) + ROUNDING_SECONDS;
  return Math.max(start, Math.min(time, end - BEFORE_END_SECONDS));
}
