import type { Stretch } from "~/scene/edit-time-cut";

interface Loudness {
  /** Of each bucket, 0–1. */
  levels: ArrayLike<number>;
  secondsPerBucket: number;
}

export interface SilenceChoice {
  /** Below this share of the loudest it is silent, 0–1. */
  threshold: number;
  /** Shorter silences stay: speech needs them. */
  leastSeconds: number;
  /** Kept at both sides, so that no word is cut. */
  paddingSeconds: number;
}

export const usualSilence: SilenceChoice = { threshold: 0.06, leastSeconds: 0.45, paddingSeconds: 0.1 };

/** Where nothing is heard between two moments of a sound file, in its own seconds. */
export function silencesOf(
  { levels, secondsPerBucket }: Loudness,
  fromSeconds: number,
  untilSeconds: number,
  { threshold, leastSeconds, paddingSeconds }: SilenceChoice = usualSilence,
): Stretch[] {
  const first = Math.max(0, Math.floor(fromSeconds / secondsPerBucket));
  const last = Math.min(levels.length, Math.ceil(untilSeconds / secondsPerBucket));
  let loudest = 0;
  for (let bucket = first; bucket < last; bucket++) loudest = Math.max(loudest, levels[bucket] ?? 0);
  if (loudest === 0) return [];
  const silences: Stretch[] = [];
  let since: number | null = first;
  for (let bucket = first; bucket <= last; bucket++) {
    const isSilent = bucket < last && (levels[bucket] ?? 0) < loudest * threshold;
    if (isSilent) {
      since ??= bucket;
      continue;
    }
    if (since !== null) {
      // At the ends nothing is said on one side.
      const from = since * secondsPerBucket + (since === first ? 0 : paddingSeconds);
      const until = bucket * secondsPerBucket - (bucket === last ? 0 : paddingSeconds);
      if (until - from >= leastSeconds) {
        silences.push({
          fromSeconds: Math.max(from, fromSeconds),
          untilSeconds: Math.min(until, untilSeconds),
        });
      }
    }
    since = null;
  }
  return silences;
}

/** What is heard after the last word, or before the first, goes with it, if it is no longer than this. */
const AROUND_WORDS_SECONDS = 1;

/**
 * Stretches of the words at these places, those that follow each other as one; times as the words have them. With the first or the
 * last word goes what is left of the line beside it.
 */
export function stretchesOfWords(
  words: readonly { startSeconds: number; endSeconds: number }[],
  places: ReadonlySet<number>,
  lineSeconds: number,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [place, word] of words.entries()) {
    if (!places.has(place)) continue;
    const next = words[place + 1];
    const before = words[place - 1];
    const rest = lineSeconds - word.endSeconds;
    const untilSeconds = next
      ? next.startSeconds
      : rest < AROUND_WORDS_SECONDS
        ? lineSeconds
        : word.endSeconds;
    const start = word.startSeconds < AROUND_WORDS_SECONDS ? 0 : word.startSeconds;
    const last = stretches.at(-1);
    if (last && places.has(place - 1)) last.untilSeconds = untilSeconds;
    else
      stretches.push({
        fromSeconds: before ? Math.max(before.endSeconds, word.startSeconds - 0.05) : start,
        untilSeconds,
      });
  }
  return stretches;
}
