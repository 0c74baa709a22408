/**
 * How many previews draw in one frame of the page. A grid must never hold up the page it is part of: one late frame
 * makes fewer previews draw per frame, frames on time let more in again. Plain data.
 */
export interface Pace {
  /** Previews per frame of the page, not whole. */
  perFrame: number;
  /** Part of a preview left over from the frames before. */
  credit: number;
}

/** Small pictures need no more to look smooth. */
export const PREVIEW_MS = 1000 / 30;
/** Slower than this a preview is a slide show; then rather the page's frames are late. */
const SLOWEST_PREVIEW_MS = 1000 / 8;

export const firstPace: Pace = { perFrame: 4, credit: 0 };

/** The pace after a frame of `frameMs`, for `count` previews in view on a screen that shows a frame each `screenMs`. */
export function afterPacedFrame(pace: Pace, count: number, frameMs: number, screenMs: number): Pace {
  const most = Math.max(1, (count * screenMs) / PREVIEW_MS);
  const least = Math.max(Math.min(1, count), (count * screenMs) / SLOWEST_PREVIEW_MS);
  const next = frameMs > screenMs * 1.6 ? pace.perFrame * 0.75 : pace.perFrame + 0.1;
  const perFrame = Math.min(most, Math.max(least, next));
  return { perFrame, credit: Math.min(perFrame, pace.credit) + perFrame };
}

/** Takes the whole previews out of the credit. */
export function spend(pace: Pace): { pace: Pace; previews: number } {
  const previews = Math.floor(pace.credit + 1e-9);
  return { pace: { ...pace, credit: pace.credit - previews }, previews };
}
