/**
 * Which days are said to be forgotten and ought not to be: days go from the oldest on, and only when they are older than events
 * are kept. Imports nothing, so that scripts run it as it is.
 */

const dayMs = 24 * 3600 * 1000;

export interface SealedDay {
  /** YYYY-MM-DD. */
  day: string;
  isForgotten: boolean;
}

/** `seals`: all, oldest first. `keptDays`: null where events are kept for good. */
export function wronglyForgotten(
  seals: readonly SealedDay[],
  keptDays: number | null,
  nowMs: number,
): Set<string> {
  const firstKept = seals.findIndex(({ isForgotten }) => !isForgotten);
  const today = Math.floor(nowMs / dayMs) * dayMs;
  const wrong = seals.filter(({ day, isForgotten }, place) => {
    const isOldest = firstKept === -1 || place < firstKept;
    const isOver = keptDays !== null && Date.parse(day) + dayMs <= today - keptDays * dayMs;
    return isForgotten && !(isOldest && isOver);
  });
  return new Set(wrong.map(({ day }) => day));
}
