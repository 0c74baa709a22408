import type { ClipTiming } from "~/scene/composition";

/** As fine as sound is cut. */
const STEP_SECONDS = 1 / 240;

type Clock = Pick<ClipTiming, "trimStartSeconds" | "speed"> & {
  speedRamp?: ClipTiming["speedRamp"] | undefined;
  freezes?: ClipTiming["freezes"] | undefined;
};

/** How much of its file a clip has played so many seconds after it began, in seconds of the file. */
export function fileSecondsAfter(clip: Clock, seconds: number): number {
  if (!clip.speedRamp?.length && !clip.freezes?.length) return Math.max(0, seconds) * clip.speed;
  const freezes = clip.freezes?.map((freeze) => ({ ...freeze })) ?? [];
  let at = clip.trimStartSeconds;
  for (let left = seconds; left > 1e-9; ) {
    const step = Math.min(left, STEP_SECONDS);
    left -= step;
    const next = at + step * clip.speed * speedAt(clip.speedRamp, at);
    const freeze = freezes.find(
      ({ atSeconds, forSeconds }) => forSeconds > 0 && atSeconds >= at && atSeconds < next,
    );
    if (freeze) freeze.forSeconds -= step;
    else at = next;
  }
  return at - clip.trimStartSeconds;
}

/** When a clip has played so much of its file, in seconds after it began; at most `mostSeconds`. */
export function secondsUntil(clip: Clock, fileSeconds: number, mostSeconds: number): number {
  if (!clip.speedRamp?.length && !clip.freezes?.length) return fileSeconds / clip.speed;
  let [least, most] = [0, mostSeconds];
  while (most - least > STEP_SECONDS) {
    const middle = (least + most) / 2;
    if (fileSecondsAfter(clip, middle) < fileSeconds) least = middle;
    else most = middle;
  }
  return most;
}

/** The factor a speed ramp has at a moment of the file. */
export function speedAt(ramp: ClipTiming["speedRamp"], atSeconds: number): number {
  const points = ramp ?? [];
  const after = points.findIndex((point) => point.atSeconds > atSeconds);
  const next = points[after];
  const before = after < 0 ? points.at(-1) : points[after - 1];
  if (!next || !before) return (before ?? next)?.speed ?? 1;
  const share = (atSeconds - before.atSeconds) / (next.atSeconds - before.atSeconds);
  return before.speed + (next.speed - before.speed) * share;
}
