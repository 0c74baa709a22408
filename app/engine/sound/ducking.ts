import type { StemName } from "./score.ts";

/** How far each part of the music steps back under a voice, in decibels: what sings most, most. */
export const DUCK_DECIBELS: Record<StemName, number> = { drums: 9, bass: 8, harmony: 10, lead: 16 };

const ATTACK_SECONDS = 0.2;
const RELEASE_SECONDS = 0.6;
/** Music that comes back for less than this would pump. */
const SHORTEST_RETURN_SECONDS = 0.9;

export interface SpokenSpan {
  startSeconds: number;
  endSeconds: number;
}

/**
 * How far the music has stepped back at a time, 0–1. It is all the way down when a line begins, since the line is known
 * beforehand, comes back softly after it, and stays down between lines that follow closely.
 */
export function duckAt(spans: readonly SpokenSpan[]): (timeSeconds: number) => number {
  const merged: SpokenSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.startSeconds - b.startSeconds)) {
    const last = merged.at(-1);
    const gap = last ? span.startSeconds - last.endSeconds : Number.POSITIVE_INFINITY;
    if (last && gap < ATTACK_SECONDS + RELEASE_SECONDS + SHORTEST_RETURN_SECONDS) {
      last.endSeconds = Math.max(last.endSeconds, span.endSeconds);
    } else {
      merged.push({ ...span });
    }
  }
  return (timeSeconds) => {
    let amount = 0;
    for (const { startSeconds, endSeconds } of merged) {
      const position =
        timeSeconds < startSeconds
          ? 1 - (startSeconds - timeSeconds) / ATTACK_SECONDS
          : timeSeconds > endSeconds
            ? 1 - (timeSeconds - endSeconds) / RELEASE_SECONDS
            : 1;
      if (position > amount) amount = Math.min(1, position);
    }
    return amount * amount * (3 - 2 * amount);
  };
}
